import { existsSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { LRUCache } from 'lru-cache'
import { createRequestHandler, RouterContextProvider, type RouterContext, type ServerBuild } from 'react-router'
import type { ConfiguredRoute } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import { addConfiguredRoutes } from './configured-routes.ts'
import { keepPagesYoung } from './keep-pages-young.ts'
import { createRouteNarrower, keepRoutes, type RouteNarrower } from './narrow-routes.ts'
import { checkRenderedDocument, createDocumentFinisher, type Stylesheet } from '#http/finish-document.ts'
import type { RequestContext } from './request-context.ts'
import type { OutsideParties } from '#http/security-headers.ts'
import { scriptNonceHeader } from '#http/script-nonce.ts'
import { WholeResponse } from '#http/whole-response.ts'
import { createStaticAssets, type StaticAssets } from '#http/static-assets.ts'

/** What rendering needs to know of the site besides the request's context. */
export interface PageSettings {
  /** Whose scripts may run in the page besides the platform's own. */
  readonly outside: OutsideParties
  /** Pages under paths that the site chose (TEN-04). */
  readonly configuredRoutes: readonly ConfiguredRoute[]
  /** See `RenderTurn.pause`. */
  readonly pause: () => Promise<void> | null
}

/** The page bundle, built or compiled by the development server. */
export interface Pages {
  /** Renders one request. */
  readonly answer: (request: Request, context: RouterContextProvider, settings: PageSettings) => Promise<Response>
  /** The bundle's own key of the request's context. */
  readonly key: RouterContext<RequestContext>
  /** Pages of a site's blog that are out at an instant; the posts of the platform are in the bundle. */
  readonly listBlogPaths: ListBlogPaths
  /** Variables and fonts of a theme, for a page that is not of the bundle. */
  readonly buildThemeCss: BuildThemeCss
}

type BuildThemeCss = (theme: Site['theme']) => { readonly css: string }

type ListBlogPaths = (
  site: Site,
  nowMs: number,
) => readonly { readonly path: string; readonly changed: string | null }[]

export interface PageSource {
  readonly load: () => Promise<Pages>
  readonly assets: StaticAssets
  /** Answers of the development compiler (modules, hot reload); null in production. */
  readonly middleware: ((request: IncomingMessage, response: ServerResponse, next: () => void) => void) | null
}

const root = join(import.meta.dirname, '../..')

/** The bundle has its own copy of the context key; the key of `request-context.ts` would find nothing there. */
function keyOf(build: ServerBuild): RouterContext<RequestContext> {
  const entry: object = build.entry.module
  if (!('requestContextKey' in entry))
    throw new Error('the page bundle exports no requestContextKey: src/entry.server.tsx must')
  return entry.requestContextKey as RouterContext<RequestContext>
}

/** The bundle's own list of the pages of a blog. */
function blogPathsOf(build: ServerBuild): ListBlogPaths {
  const entry: object = build.entry.module
  if (!('listBlogPaths' in entry))
    throw new Error('the page bundle exports no listBlogPaths: src/entry.server.tsx must')
  return entry.listBlogPaths as ListBlogPaths
}

/** The bundle's own builder of a theme: it alone knows the names of the font files. */
function themeCssOf(build: ServerBuild): BuildThemeCss {
  const entry: object = build.entry.module
  if (!('buildThemeCss' in entry))
    throw new Error('the page bundle exports no buildThemeCss: src/entry.server.tsx must')
  return entry.buildThemeCss as BuildThemeCss
}

/** Removes the nonce header of a rendered page and returns its value; null where the entry did not render the page. */
function takeNonce(page: Response): string | null {
  const nonce = page.headers.get(scriptNonceHeader)
  page.headers.delete(scriptNonceHeader)
  return nonce
}

/** Reads the one stylesheet of all pages: the page frame imports it, and no route has styles of its own. */
function readStylesheet(build: ServerBuild): Stylesheet {
  const sheets = Object.values(build.assets.routes).flatMap((route) => route?.css ?? [])
  const [sheet, ...others] = new Set(sheets)
  if (sheet === undefined || others.length > 0)
    throw new Error(`the build must have one stylesheet, it has: ${sheets.join(', ')}`)
  return { path: sheet, text: readFileSync(join(root, 'build/client', sheet), 'utf8') }
}

type Handle = ReturnType<typeof createRequestHandler>

/** Sites with the same paths share their handlers. More than this are rare; the least recently used goes. */
const mostHandlers = 1000

/**
 * One request handler for each combination of configured routes and first segment of a path, so that the router
 * compiles its routes once for each and tries only those that can match.
 */
function createHandlers(build: ServerBuild, mode: 'production' | 'development') {
  const builds = new LRUCache<string, { readonly build: ServerBuild; readonly narrower: RouteNarrower }>({ max: 200 })
  const handlers = new LRUCache<string, Handle>({ max: mostHandlers })
  const findBuild = (configured: readonly ConfiguredRoute[], key: string) => {
    const known = builds.get(key)
    if (known !== undefined) return known
    const extended = addConfiguredRoutes(build, configured)
    const made = { build: extended, narrower: createRouteNarrower(extended.routes) }
    builds.set(key, made)
    return made
  }
  return (configured: readonly ConfiguredRoute[], pathname: string): Handle => {
    const paths = JSON.stringify(configured)
    const { build: extended, narrower } = findBuild(configured, paths)
    const segment = narrower.keyOf(pathname)
    const key = `${segment} ${paths}`
    const found = handlers.get(key)
    if (found !== undefined) return found
    const handle = createRequestHandler(keepRoutes(extended, narrower.choose(segment)), mode)
    handlers.set(key, handle)
    return handle
  }
}

/**
 * Renders the page of an address that does not exist and checks its document, so that a server whose pages would lack
 * styles or scripts does not start. There is no site at this point: every loader stops with 404 where it reads it.
 */
async function checkDocument(build: ServerBuild, handle: Handle): Promise<void> {
  const ignore = (): void => undefined
  const probe = {
    requestId: 'probe',
    get site(): never {
      // oxlint-disable-next-line typescript/only-throw-error -- loaders answer by throwing a Response
      throw new Response(null, { status: 404 })
    },
    log: { debug: ignore, info: ignore, warn: ignore, error: ignore },
    reportFailure: () => 500 as const,
    pause: () => null,
  }
  const context = new RouterContextProvider()
  context.set(keyOf(build), probe as Pick<RequestContext, keyof typeof probe> as RequestContext)
  const page = await handle(new Request('http://probe.invalid/probe'), context)
  const nonce = takeNonce(page)
  checkRenderedDocument(await WholeResponse.readBytes(page), nonce)
}

export async function loadBuiltPages(): Promise<PageSource> {
  const file = join(root, 'build/server/index.js')
  if (!existsSync(file)) throw new Error('The pages are not built: run `npm start`, which builds them')
  keepPagesYoung()
  const build = (await import(file)) as ServerBuild
  const handlerOf = createHandlers(build, 'production')
  const finish = createDocumentFinisher(readStylesheet(build))
  await checkDocument(build, handlerOf([], '/probe'))
  const pages: Pages = {
    key: keyOf(build),
    listBlogPaths: blogPathsOf(build),
    buildThemeCss: themeCssOf(build),
    async answer(request, context, { outside, configuredRoutes, pause }): Promise<Response> {
      const page = await handlerOf(configuredRoutes, new URL(request.url).pathname)(request, context)
      const nonce = takeNonce(page)
      const isHtml = (page.headers.get('content-type') ?? '').startsWith('text/html')
      if (!isHtml || (nonce === null && page.body === null)) return page
      await pause()
      const { html, policy } = finish(await WholeResponse.readBytes(page), outside, nonce)
      if (!page.headers.has('content-security-policy')) page.headers.set('Content-Security-Policy', policy)
      return new WholeResponse(html, page)
    },
  }
  return {
    load: () => Promise.resolve(pages),
    assets: createStaticAssets(join(root, 'build/client')),
    middleware: null,
  }
}

export async function loadDevelopmentPages(): Promise<PageSource> {
  const { createServer } = await import('vite')
  const vite = await createServer({ root, server: { middlewareMode: true }, appType: 'custom' })
  return {
    async load() {
      const build = (await vite.ssrLoadModule('virtual:react-router/server-build')) as ServerBuild
      const handlerOf = createHandlers(build, 'development')
      return {
        key: keyOf(build),
        listBlogPaths: blogPathsOf(build),
        buildThemeCss: themeCssOf(build),
        async answer(request, context, { configuredRoutes }): Promise<Response> {
          const page = await handlerOf(configuredRoutes, new URL(request.url).pathname)(request, context)
          takeNonce(page)
          // The compiler's own styles, scripts and socket have no hash that could be known beforehand.
          page.headers.set(
            'Content-Security-Policy',
            "default-src 'self' 'unsafe-inline' 'unsafe-eval' data: https: ws:",
          )
          return page
        },
      }
    },
    // The compiler serves the files; a document reads the logo of its site among those that need no compiler.
    assets: { serve: () => false, read: createStaticAssets(join(root, 'public')).read },
    middleware: (request, response, next) => vite.middlewares(request, response, next),
  }
}
