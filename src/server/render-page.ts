import { RouterContextProvider } from 'react-router'
import { QueueFullError } from '#concurrency/work-queue.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { isSizedPicture } from '#domain/picture/picture-sources.ts'
import { isFromElsewhere } from '#http/origin-check.ts'
import type { RenderedPage } from '#http/page-cache/page-cache.ts'
import { takeSharedVisitorLimit } from '#http/rate-limits.ts'
import type { RenderQueue } from '#http/render-queue.ts'
import type { RenderTurn } from '#http/render-turn.ts'
import { resolveWiderNetwork } from '#http/visitor-address.ts'
import type { PicturePreviews } from '#pictures/picture-previews.ts'
import { showStock } from '#pictures/remote/show-stock.ts'
import { SearchUnavailableError } from '#search/sphinx/session.ts'
import { listConfiguredRoutes } from '#site/addresses.ts'
import { findMapOrigin } from '#site/location-map.ts'
import { rankLocations } from '#site/rank-locations.ts'
import type { Services } from './create-services.ts'
import { isDatabaseOutage, toUnavailable } from './database-outage.ts'
import type { FindVehicleDocument } from './find-vehicle-document.ts'
import { leaveForCodes, leaveForLoads, leaveForPayments } from './leave-while-outside.ts'
import type { Pages } from './pages.ts'
import type { RequestContext } from './request-context.ts'
import type { SignIn } from './sign-in/create-sign-in-desk.ts'
import type { SiteVisit } from './visit.ts'
import { createWebsiteStock } from './website-stock.ts'

export interface PageRendererOptions {
  readonly services: Services
  readonly loadPages: () => Promise<Pages>
  /** Whether feed pictures are served by this platform; otherwise browsers fetch them from the feed's host. */
  readonly servesPhotos: boolean
  readonly findDocument: FindVehicleDocument
  readonly previews: PicturePreviews
  /** See `RequestContext.embedPicture`. */
  readonly embedPicture: (address: string) => string
  readonly renders: RenderQueue
  /** See `readFormSecret`. */
  readonly formSecret: string
  readonly signIn: SignIn
}

/**
 * Renders the page of a visit. `asked` is what the router sees: the visitor's own request, or the anonymous one under
 * which a page is cached. Rejects with OverloadedError when the render queue is full.
 */
export type RenderPage = (visit: SiteVisit, asked: Request) => Promise<RenderedPage>

/** See RenderPage. */
export function createPageRenderer(options: PageRendererOptions): RenderPage {
  const { services, loadPages, servesPhotos, findDocument, previews, renders, formSecret, signIn, embedPicture } =
    options

  type PageContext = Omit<RequestContext, 'limitFreshness' | 'reportFailure' | 'pause'>

  function buildContext(
    { request, requestId, site, origin }: SiteVisit,
    asked: Request,
    turn: RenderTurn,
  ): PageContext {
    const ctx = { siteId: site.slug, now: services.now }
    const signInRequest = {
      site,
      ctx,
      headers: asked.headers,
      isSecure: origin.scheme === 'https',
      host: origin.host,
      address: origin.address,
      network: resolveWiderNetwork(origin),
    }
    let visitor: Promise<SignedInVisitor | null> | null = null
    // A form may be about a vehicle that was withdrawn after its page was opened; reads see the website's stock only.
    const stock = asked.method === 'POST' ? services.stock : createWebsiteStock(services.stock, site)
    return {
      requestId,
      site,
      ctx,
      search: leaveForLoads(services.search, turn),
      findStockedKinds: () => services.findStockedKinds(site),
      findStockFact: services.stockFacts(site.slug),
      stock: servesPhotos ? showStock(stock, site) : stock,
      leads: {
        ...services.leads,
        // Most of storing is waiting for the disk, in which other forms can be read: they then share one commit.
        save: (saving, lead) => turn.whileWaiting(() => services.leads.save(saving, lead)),
      },
      checkout: leaveForPayments(services.payments.openFor(ctx, site, origin), turn),
      appointments: services.appointments,
      findDocument: (sheet) => turn.whileOutside(() => findDocument(site, sheet)),
      savedVehicles: services.savedVehicles,
      personalData: services.personalData,
      eraseVisitor: (visitorId) => services.signIn.visitors.erase(ctx, visitorId),
      findPreview: (url) => (isSizedPicture(url) ? previews.find(site, url) : null),
      embedPicture,
      views: services.views,
      findVisitor: () => (visitor ??= signIn.findVisitor(signInRequest)),
      signIn: leaveForCodes(signIn.openDesk(signInRequest), turn),
      countView(vehicleId) {
        // A page of another origin that embeds the address is not a view of the vehicle.
        if (isFromElsewhere(request)) return services.views.find(ctx, vehicleId)
        const userAgent = request.headers['user-agent'] ?? ''
        return services.viewCounter.count(ctx, vehicleId, { address: origin.address, userAgent })
      },
      takeAllowance: (what, limit, windowMs) =>
        takeSharedVisitorLimit(services.visitorLimits, `${what} ${site.slug}`, origin, limit, windowMs),
      takeNetworkAllowance: (what, limit, windowMs) =>
        services.visitorLimits.take(`${what} ${site.slug} in ${resolveWiderNetwork(origin)}`, limit, windowMs),
      formSecret,
      requestQuote: (quoteRequest) => turn.whileOutside(() => services.quotes.quote(site, quoteRequest)),
      async rankLocations(postcode) {
        const outcome = await turn.whileOutside(() => services.geocoding.locate(site, postcode))
        return outcome.ok ? rankLocations(site, outcome.point) : null
      },
      findReviews: (location) => services.reviews.find(site, location),
      identifyTradeIn: (car) => turn.whileOutside(() => services.valuationDesk.identify(site, car)),
      estimateTradeIn: (estimateRequest) =>
        turn.whileOutside(() => services.valuationDesk.estimate(site, estimateRequest)),
      valuations: services.valuations,
      prizes: services.prizes,
      log: services.log,
    }
  }

  return async (visit, asked) => {
    const pages = await loadPages()
    const { site, origin } = visit
    let freshUntil = Number.POSITIVE_INFINITY
    let isDatabaseAway = false
    const buildRouterContext = (turn: RenderTurn): RouterContextProvider => {
      const context = new RouterContextProvider()
      context.set(pages.key, {
        ...buildContext(visit, asked, turn),
        pause: turn.pause,
        limitFreshness(untilMs) {
          freshUntil = Math.min(freshUntil, untilMs)
        },
        reportFailure(error) {
          // Where too many sites wait to be loaded, or the search is away, the next try is as likely to find a page.
          isDatabaseAway ||=
            isDatabaseOutage(error) || error instanceof QueueFullError || error instanceof SearchUnavailableError
          return isDatabaseAway ? 503 : 500
        },
      })
      return context
    }
    const widget = site.chat.widget
    const settings = {
      // Allowed on every page of the site: the policy of the first page stays while a visitor navigates by scripts.
      outside: {
        widget: widget === null ? null : new URL(widget.script_url).origin,
        tagManager: site.analytics.tag_manager_id !== null,
        map: findMapOrigin(site),
      },
      configuredRoutes: listConfiguredRoutes(site),
    }
    const order = {
      site: site.slug,
      network: resolveWiderNetwork(origin),
      caller: origin.address,
      urgent: asked.method === 'POST',
      isWanted: () => !asked.signal.aborted,
    }
    const answer = await renders.run(order, (turn) =>
      pages.answer(asked, buildRouterContext(turn), { ...settings, pause: turn.pause }),
    )
    return { answer: isDatabaseAway && answer.status >= 500 ? toUnavailable(answer) : answer, freshUntil }
  }
}
