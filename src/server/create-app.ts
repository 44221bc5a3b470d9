import type { RequestListener } from 'node:http'
import { answerBusy } from '#http/answer-busy.ts'
import { sendProblem, sendRefusal } from '#http/answer-call.ts'
import { toDecodableTarget } from '#http/decodable-target.ts'
import { createPictureEmbedder } from '#http/embed-picture.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { isSameOrigin } from '#http/origin-check.ts'
import { answerPage } from '#http/page-cache/answer-page.ts'
import type { PageCache } from '#http/page-cache/page-cache.ts'
import { takeVisitorLimit } from '#http/rate-limits.ts'
import { bodyLimits, createBodyReader } from '#http/read-body.ts'
import { OverloadedError } from '#http/render-queue.ts'
import { refuseUnanswerable } from '#http/request-limits.ts'
import { commonHeaders } from '#http/security-headers.ts'
import type { StaticAssets } from '#http/static-assets.ts'
import { resolveWiderNetwork } from '#http/visitor-address.ts'
import { describeError } from '#log/describe-error.ts'
import type { PictureStudio } from '#pictures/picture-studio.ts'
import { answerPhoto } from '#pictures/remote/answer-photo.ts'
import type { PhotoService } from '#pictures/remote/photo-service.ts'
import type { SmsSender } from '#integrations/sms/sms-sender.ts'
import { createStockDrawings } from '#pictures/stock-drawings.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveRoute } from '#site/routes.ts'
import { isModelPicture } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import { createDiskProbe, describeDiskTrouble } from './disk-probe.ts'
import type { Environment } from './environment.ts'
import { createSearchGuard } from './guard-search.ts'
import { answerShopWindow } from './answer-shop-window.ts'
import { createFindTenant } from './find-tenant.ts'
import { createPublicationHandler, markUnindexed } from './publication-handler.ts'
import { createOfflineHandler } from './answer-offline.ts'
import { redirectFormerHost } from './redirect-former-host.ts'
import { redirectMoved } from './redirect-moved.ts'
import { answerHealth } from './health.ts'
import { createPageRenderer, type PageRendererOptions } from './render-page.ts'
import { chooseSmsSender } from './sign-in/choose-sms-sender.ts'
import { createSignIn } from './sign-in/create-sign-in-desk.ts'
import { beginVisit, type Handler, type HandlerResult, type SiteVisit, type Visit } from './visit.ts'

export interface AppOptions extends Omit<PageRendererOptions, 'servesPhotos' | 'signIn' | 'embedPicture'> {
  readonly environment: Environment
  readonly pictures: PictureStudio
  /** Serves the pictures of feeds; where absent, browsers fetch them from the feed's host. */
  readonly photos?: PhotoService
  /** Cache of finished pages for anonymous visitors; null renders every page for its request. */
  readonly pageCache: PageCache | null
  /** Whether the process was asked to end; absent: never. See HealthSources. */
  readonly isStopping?: () => boolean
  /** Holds the keys of the sites' search calls; absent: the environment of the process. */
  readonly variables?: Readonly<Record<string, string | undefined>>
  /** Who sends the text messages of a site; absent: the gateway of the environment, as in production. */
  readonly chooseSmsSender?: (site: Site) => SmsSender
  /** The files of the build. In development Vite serves them. */
  readonly assets: StaticAssets
}

/** Rate limit for one visitor's drawn pictures that are not in memory: a few pages of cards and a gallery a minute. */
const drawingLimit = { count: 400, windowMs: 60_000 } as const

/**
 * Answers requests. A request passes the handlers in this order until one of them answers:
 *
 *   limits → health → tenant → search → origin → unindexed → former host → moved → calls → assets →
 *   publication → pictures → offline → canonical → page
 *
 * Each request leaves one line in the log.
 */
export function createApp(options: AppOptions): RequestListener {
  const { services } = options
  const { log, metrics } = services
  const beforeTenant = [checkLimits, createHealthHandler(options)]
  const findTenant = createFindTenant(services, options.environment)
  const afterTenant = [
    createSearchGuard(options.variables ?? process.env, log),
    checkOrigin,
    markUnindexed,
    redirectFormerHost,
    redirectMoved,
    refuseUnknownCalls,
    createAssetHandler(options),
    createPublicationHandler(options),
    createPictureHandler(options),
    createOfflineHandler(services.now, options.loadPages),
    redirectToCanonical,
    createPageHandler(options),
  ]

  async function answer(visit: Visit): Promise<void> {
    visit.response.setHeader('X-Request-Id', visit.requestId)
    if ((await runHandlers(beforeTenant, visit)) === 'answered') return
    const siteVisit = findTenant(visit)
    if (siteVisit === 'list') await answerShopWindow(visit, options)
    else if (siteVisit !== null) await runHandlers(afterTenant, siteVisit)
  }

  function logRequest({ request, response, requestId, siteSlug, path, outcome, began, kind }: Visit): void {
    const ms = performance.now() - began
    metrics.observeRequest({ kind, site: siteSlug, status: response.statusCode, seconds: ms / 1000 })
    const fields = {
      requestId,
      site: siteSlug,
      method: request.method,
      path,
      status: response.statusCode,
      ms: Math.round(ms * 100) / 100,
      ...(outcome === null ? {} : { page: outcome }),
    }
    log.info(response.writableFinished ? fields : { ...fields, aborted: true }, 'request')
  }

  return (request, response) => {
    request.url = toDecodableTarget(request.url ?? '/')
    // The proxy then closes the connection itself, and sends nothing into one that is about to be closed.
    if (options.isStopping?.() === true) response.shouldKeepAlive = false
    const visit = beginVisit(request, response)
    response.once('close', () => logRequest(visit))
    answer(visit).catch((error: unknown) => {
      const { requestId, siteSlug, path } = visit
      log.error({ requestId, site: siteSlug, path, error: describeError(error) }, 'request failed')
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something went wrong on our side. Try again in a moment.')
    })
  }
}

async function runHandlers<Seen extends Visit>(
  handlers: readonly Handler<Seen>[],
  visit: Seen,
): Promise<HandlerResult> {
  for (const handle of handlers) if ((await handle(visit)) === 'answered') return 'answered'
  return 'go on'
}

/** limits: refuses what no part of the platform answers. */
function checkLimits({ request, response, path }: Visit): HandlerResult {
  return refuseUnanswerable(request, response, path) ? 'answered' : 'go on'
}

/** health: answers /healthz, /readyz and /metrics, whatever the host. */
function createHealthHandler({
  services,
  environment,
  pageCache,
  renders,
  isStopping = () => false,
}: AppOptions): Handler<Visit> {
  const disk = createDiskProbe(environment.dataDirectory, services.now, (error) =>
    services.log.error(
      { folder: environment.dataDirectory, error: describeError(error) },
      describeDiskTrouble(services.storesInFolder),
    ),
  )
  const sources = { services, environment, pageCache, renders, disk, isStopping }
  return async (visit): Promise<HandlerResult> => {
    if (!(await answerHealth(visit.request, visit.response, visit.path, sources))) return 'go on'
    visit.kind = 'health'
    return 'answered'
  }
}

/**
 * origin: refuses changes that a page of another origin asks for (API-04). Servers, such as a payment processor that
 * sends an event, name no origin and pass.
 */
function checkOrigin({ request, response, origin, path }: SiteVisit): HandlerResult {
  if (isSameOrigin(request, origin.scheme, origin.host)) return 'go on'
  const detail = 'This request came from another site and was refused.'
  sendRefusal(request, response, path, { status: 403, title: 'Forbidden', detail })
  return 'answered'
}

/** calls: answers a JSON call that no endpoint takes; a page of the site would be of no use to a script. */
function refuseUnknownCalls({ request, response, path, site }: SiteVisit): HandlerResult {
  const address = findAddress(site, path.toLowerCase())
  if (!/^\/api(?:\/|$)/i.test(path) || address !== null) return 'go on'
  sendProblem(response, 404, 'Not found', 'There is no such call; /api/openapi.json lists them.', request.method)
  return 'answered'
}

/** assets: answers the files of the build from memory. */
function createAssetHandler({ assets }: AppOptions): Handler<SiteVisit> {
  return (visit) => {
    if (!assets.serve(visit.request, visit.response, visit.path)) return 'go on'
    visit.kind = 'asset'
    return 'answered'
  }
}

/** pictures: answers drawings of the demonstration's vehicles and of models, and pictures of feeds. */
function createPictureHandler({ services, pictures, photos }: AppOptions): Handler<SiteVisit> {
  const drawings = createStockDrawings(services.stock, services.pageVersion, services.now)
  return async (visit): Promise<HandlerResult> => {
    const { request, response, path, site, origin } = visit
    const { count, windowMs } = drawingLimit
    const gate = {
      includes: async (of: Pick<Site, 'slug' | 'demo'>, wanted: string) =>
        isModelPicture(site, wanted) || (await drawings.includes(of, wanted)),
      mayDraw: () => takeVisitorLimit(services.rateLimiter, 'drawing', origin, count, windowMs),
    }
    const isPicture =
      (await pictures.answer(request, response, path, site, gate)) ||
      (photos !== undefined && (await answerPhoto(photos, request, response, path, site)))
    if (!isPicture) return 'go on'
    visit.kind = 'picture'
    return 'answered'
  }
}

/** canonical: redirects another spelling of a page's path to the canonical one. */
function redirectToCanonical(visit: SiteVisit): HandlerResult {
  const { request, response, path, site } = visit
  visit.kind = 'page'
  const canonical = resolveRoute(site, path)?.redirectTo ?? null
  if (canonical === null || (request.method !== 'GET' && request.method !== 'HEAD')) return 'go on'
  const query = (request.url ?? '').slice(path.length)
  const location = { Location: `${canonical}${query}`, 'Cache-Control': 'public, max-age=3600' }
  sendAnswer(response, 301, { ...commonHeaders, ...location }, '')
  return 'answered'
}

/** page: answers from the page cache or renders; with 503 while too many requests wait to be rendered. */
function createPageHandler({ photos, pageCache, ...rest }: AppOptions): Handler<SiteVisit> {
  const { services, environment, formSecret } = rest
  const signIn = createSignIn({
    repository: services.signIn,
    secret: formSecret,
    chooseSender: rest.chooseSmsSender ?? ((site) => chooseSmsSender(site, environment.smsGateway, false)),
    log: services.log,
    onSiteLimit: (site) => services.metrics.noteCodeLimit(site),
  })
  const renderPage = createPageRenderer({
    ...rest,
    signIn,
    servesPhotos: photos !== undefined,
    embedPicture: createPictureEmbedder(rest.assets.read),
  })
  const readBody = createBodyReader(bodyLimits)
  return async (visit): Promise<HandlerResult> => {
    const { request, response, path, site, version, origin } = visit
    const { scheme, host } = origin
    const render = (asked: Request) => renderPage(visit, asked)
    const currentVersion = (): string => services.pageVersion(site.slug)
    visit.outcome = await answerPage({
      request,
      response,
      site,
      version,
      currentVersion,
      scheme,
      host,
      render,
      readBody: () => readBody(request, resolveWiderNetwork(origin)),
      cache: pageCache,
    }).catch((error: unknown) => {
      if (!(error instanceof OverloadedError) || response.headersSent) throw error
      answerBusy(request, response, path, site)
      return 'shed' as const
    })
    services.metrics.countPage(visit.outcome)
    return 'answered'
  }
}
