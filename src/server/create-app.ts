import { randomUUID } from 'node:crypto'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { RouterContextProvider, type RouterContext } from 'react-router'
import { isSizedPicture } from '#domain/picture/picture-sources.ts'
import { listConfiguredRoutes, type ConfiguredRoute } from '#site/addresses.ts'
import { resolveRoute } from '#site/routes.ts'
import { takeVisitorAllowance } from '#http/rate-limits.ts'
import type { Services } from './create-services.ts'
import type { Environment } from './environment.ts'
import { answerBusy } from '#http/answer-busy.ts'
import { answerPage } from '#http/page-cache/answer-page.ts'
import { isDirectNeighbour } from '#http/direct-caller.ts'
import type { FindVehicleDocument } from './find-vehicle-document.ts'
import { answerHealth } from './health.ts'
import { sendAnswer, sendText } from '#http/http-answer.ts'
import { describeError } from '#log/describe-error.ts'
import { createDiskProbe } from './disk-probe.ts'
import { isDatabaseOutage, toUnavailable } from './database-outage.ts'
import { isFromElsewhere, isSameOrigin } from '#http/origin-check.ts'
import type { PageCache, PageOutcome, RenderedPage } from '#http/page-cache/page-cache.ts'
import type { PicturePreviews } from '#pictures/picture-previews.ts'
import type { PictureStudio } from '#pictures/picture-studio.ts'
import { buildSiteListPage, buildUnknownHostPage, plainPageHeaders } from '#http/plain-pages.ts'
import { answerPhoto } from '#pictures/remote/answer-photo.ts'
import type { PhotoService } from '#pictures/remote/photo-service.ts'
import { showStock } from '#pictures/remote/show-stock.ts'
import { createWebsiteStock } from './website-stock.ts'
import { OverloadedError, type RenderQueue } from '#http/render-queue.ts'
import type { RequestContext } from './request-context.ts'
import { hasProperHost, readRequestOrigin } from '#http/request-origin.ts'
import { commonHeaders } from '#http/security-headers.ts'
import { createStockDrawings } from '#pictures/stock-drawings.ts'

/** What the rendering of a page needs to know of its site besides the request's context. */
export interface PageSettings {
  /**
   * Where the site's instant-message widget comes from, which may run scripts in the page; null: it has none (VDP-19).
   */
  readonly widgetOrigin: string | null
  /** Pages under paths of the site's own choosing (TEN-04). */
  readonly configuredRoutes: readonly ConfiguredRoute[]
}

/**
 * The built pages, or the development compiler's: `answer` renders one request, `key` is the bundle's own context key.
 */
export interface Pages {
  readonly answer: (request: Request, context: RouterContextProvider, settings: PageSettings) => Promise<Response>
  readonly key: RouterContext<RequestContext>
}

export interface AppOptions {
  readonly services: Services
  readonly environment: Environment
  readonly loadPages: () => Promise<Pages>
  readonly pictures: PictureStudio
  /** Pictures of feeds; absent, the browser fetches them itself. */
  readonly photos?: PhotoService
  readonly findDocument: FindVehicleDocument
  readonly previews: PicturePreviews
  /** Finished pages for strangers; null renders every page for its request. */
  readonly pageCache: PageCache | null
  readonly renders: RenderQueue
  /** See `readFormSecret`. */
  readonly formSecret: string
  /** Answers what lies in the build folder; true when it did. Development has none. */
  readonly serveAsset: (request: IncomingMessage, response: ServerResponse, path: string) => boolean
}

/** Longest request target and path answered, characters; beyond them 414. Node itself refuses headers over 16 kB. */
const longestTarget = 12_000
const longestPath = 2_000

/**
 * Rate limit of drawn pictures that are not in memory, for one visitor: a few pages of cards and a gallery a minute.
 */
const drawingLimit = { count: 400, windowMs: 60_000 } as const

/** Pages are read and forms are posted. The router would take the rest for posts, or for errors of ours. */
const answeredMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST'])

interface Visit {
  readonly requestId: string
  readonly began: number
  site: string
  /** How the page was come by; null for what is no page. */
  outcome: PageOutcome | null
  kind: 'health' | 'asset' | 'picture' | 'page' | 'refused'
}

/** Answers one request: health → tenant → origin check → assets → router. Every answer leaves one line in the log. */
export function createApp({
  services,
  environment,
  loadPages,
  pictures,
  photos,
  findDocument,
  previews,
  pageCache,
  renders,
  formSecret,
  serveAsset,
}: AppOptions): RequestListener {
  const { log, metrics, sites } = services
  const disk = createDiskProbe(environment.dataDirectory, services.now, (error) =>
    log.error({ error: describeError(error) }, 'the data folder cannot be written'),
  )
  const drawings = createStockDrawings(services.stock, services.pageVersion, services.now)

  function finish(request: IncomingMessage, response: ServerResponse, visit: Visit): void {
    const ms = performance.now() - visit.began
    metrics.observeRequest({ kind: visit.kind, site: visit.site, status: response.statusCode, seconds: ms / 1000 })
    const fields = {
      requestId: visit.requestId,
      site: visit.site,
      method: request.method,
      path: pathOf(request),
      status: response.statusCode,
      ms: Math.round(ms * 100) / 100,
      ...(visit.outcome === null ? {} : { page: visit.outcome }),
    }
    if (response.writableFinished) log.info(fields, 'request')
    else log.info({ ...fields, aborted: true }, 'request')
  }

  async function answer(request: IncomingMessage, response: ServerResponse, visit: Visit): Promise<void> {
    const path = pathOf(request)
    response.setHeader('X-Request-Id', visit.requestId)
    if ((request.url ?? '').length > longestTarget || path.length > longestPath)
      return sendText(response, 414, 'The address is too long.')
    // `OPTIONS *`, and the whole address that is written to proxies: it could name another site than the Host header
    // does.
    if (!path.startsWith('/')) return sendText(response, 400, 'The address must begin with a slash.')
    if (!answeredMethods.has(request.method ?? '')) {
      response.setHeader('Allow', [...answeredMethods].join(', '))
      return sendText(response, 405, 'This method is not answered here.')
    }
    if (await answerHealth(request, response, path, { services, environment, pageCache, renders, disk })) {
      visit.kind = 'health'
      return
    }

    const origin = readRequestOrigin(request, environment.trustedProxies)
    const { scheme, host } = origin
    if (!hasProperHost(request, host))
      return sendText(response, 400, 'The Host header must name one host, with a port up to 65535.')
    const tenant = sites.lookup(host)
    // Who the platform's dealers are is told to callers nearby alone, whatever Host header a stranger writes (TEN-07).
    if (tenant.kind === 'unknown' || (tenant.kind === 'list' && !isDirectNeighbour(request, environment)))
      return sendAnswer(
        response,
        404,
        { ...commonHeaders, ...plainPageHeaders },
        buildUnknownHostPage(),
        request.method,
      )
    if (tenant.kind === 'list') {
      if (path !== '/') return sendText(response, 404, 'Only / is here; each site has its own address.')
      const port = host.includes(':') ? `:${host.split(':').at(-1) ?? ''}` : ''
      const listed = sites.list().map((site) => ({
        name: site.name,
        address: `${scheme}://${site.slug}.localhost${port}/`,
        summary: `${services.stockCount(site).toLocaleString('en-AU')} vehicles${site.demo ? ', fictional dealer' : ''}`,
      }))
      return sendAnswer(
        response,
        200,
        { ...commonHeaders, ...plainPageHeaders },
        buildSiteListPage(listed),
        request.method,
      )
    }

    const { site } = tenant
    visit.site = site.slug
    // In the moment of the lookup: after an await the site at hand could be older than the version.
    const version = services.pageVersion(site.slug)
    if (!isSameOrigin(request, scheme, host))
      return sendText(response, 403, 'This request came from another site and was refused.')
    if (serveAsset(request, response, path)) {
      visit.kind = 'asset'
      return
    }
    const mayDraw = (): boolean =>
      takeVisitorAllowance(services.allowances, 'drawing', origin, drawingLimit.count, drawingLimit.windowMs)
    const gate = { includes: drawings.includes, mayDraw }
    if (
      (await pictures.answer(request, response, path, site, gate)) ||
      (photos !== undefined && (await answerPhoto(photos, request, response, path, site)))
    ) {
      visit.kind = 'picture'
      return
    }
    visit.kind = 'page'
    const canonical = resolveRoute(site, path)?.redirectTo ?? null
    if (canonical !== null && (request.method === 'GET' || request.method === 'HEAD')) {
      const query = (request.url ?? '').slice(path.length)
      return sendAnswer(
        response,
        301,
        { ...commonHeaders, Location: `${canonical}${query}`, 'Cache-Control': 'public, max-age=3600' },
        '',
      )
    }
    const pages = await loadPages()
    const render = async (asked: Request): Promise<RenderedPage> => {
      const context = new RouterContextProvider()
      let freshUntil = Number.POSITIVE_INFINITY
      let isDatabaseAway = false
      // What a visitor sends about a vehicle is kept with it, also when it was withdrawn meanwhile.
      const stock = asked.method === 'POST' ? services.stock : createWebsiteStock(services.stock, site)
      context.set(pages.key, {
        requestId: visit.requestId,
        site,
        ctx: { siteId: site.slug, now: services.now },
        search: services.search,
        stock: photos === undefined ? stock : showStock(stock, site),
        leads: services.leads,
        findDocument: (sheet) => findDocument(site, sheet),
        findPreview: (url) => (isSizedPicture(url) ? previews.find(site, url) : null),
        views: services.views,
        countView: (vehicleId) => {
          const ctx = { siteId: site.slug, now: services.now }
          // A page elsewhere that embeds the address is no look at the vehicle.
          if (isFromElsewhere(request)) return services.views.find(ctx, vehicleId)
          return services.viewCounter.count(ctx, vehicleId, {
            address: origin.address,
            userAgent: request.headers['user-agent'] ?? '',
          })
        },
        takeAllowance: (what, limit, windowMs) =>
          takeVisitorAllowance(services.allowances, `${what} ${site.slug}`, origin, limit, windowMs),
        formSecret,
        requestQuote: (asked) => services.quotes.quote(site, asked),
        limitFreshness(untilMs) {
          freshUntil = Math.min(freshUntil, untilMs)
        },
        reportFailure(error) {
          isDatabaseAway ||= isDatabaseOutage(error)
          return isDatabaseAway ? 503 : 500
        },
        log,
      })
      // On every page of the site: the policy of the first one stays while a visitor moves on by scripts.
      const widget = site.chat.widget
      const allowed = {
        widgetOrigin: widget === null ? null : new URL(widget.script_url).origin,
        configuredRoutes: listConfiguredRoutes(site),
      }
      const order = { caller: origin.address, urgent: asked.method === 'POST', isWanted: () => !asked.signal.aborted }
      const answer = await renders.run(order, () => pages.answer(asked, context, allowed))
      return { answer: isDatabaseAway && answer.status >= 500 ? toUnavailable(answer) : answer, freshUntil }
    }
    visit.outcome = await answerPage({
      request,
      response,
      site,
      version,
      currentVersion: () => services.pageVersion(site.slug),
      scheme,
      host,
      render,
      cache: pageCache,
    }).catch((error: unknown) => {
      if (!(error instanceof OverloadedError) || response.headersSent) throw error
      answerBusy(request, response, path, site)
      return 'shed' as const
    })
    metrics.countPage(visit.outcome)
  }

  return (request, response) => {
    const visit: Visit = {
      requestId: randomUUID(),
      began: performance.now(),
      site: '-',
      outcome: null,
      kind: 'refused',
    }
    response.once('close', () => finish(request, response, visit))
    answer(request, response, visit).catch((error: unknown) => {
      log.error(
        { requestId: visit.requestId, site: visit.site, path: pathOf(request), error: describeError(error) },
        'request failed',
      )
      if (response.headersSent) response.destroy()
      else sendText(response, 500, 'Something went wrong on our side. Please try again in a moment.')
    })
  }
}

function pathOf(request: IncomingMessage): string {
  return (request.url ?? '/').split('?', 1)[0] ?? '/'
}
