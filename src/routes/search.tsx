import { useEffect, useMemo } from 'react'
import { data, isRouteErrorResponse, redirect } from 'react-router'
import { SearchViewEvent } from '#features/parts/analytics/search-view-event.tsx'
import { buildBarLead } from '#features/parts/site-frame/bar-lead.ts'
import type { PageBar, PageMenu } from '#features/parts/site-frame/page-data.ts'
import { buildPageMenu } from '#features/parts/site-frame/page-menu.ts'
import { createAnswerCache } from '#features/screens/search-results/answer-cache.ts'
import { buildFailedPage } from '#features/screens/search-results/loading/build-search-page.ts'
import {
  canonicaliseNames,
  resolveCanonicalAddress,
} from '#features/screens/search-results/address/canonical-names.server.ts'
import { resolveOpening, wholeAddress } from '#features/screens/search-results/address/default-refinements.ts'
import { keepIdentity } from '#features/screens/search-results/keep-identity.ts'
import { loadSearchPage } from '#features/screens/search-results/loading/load-search-page.server.ts'
import type { SearchPath } from '#features/screens/search-results/address/resolve-search-path.ts'
import { filterSwitchId } from '#features/screens/search-results/filters/filter-switch.ts'
import { waitForFirstRows } from '#features/screens/search-results/list/first-rows.ts'
import { formatSearchHref } from '#features/screens/search-results/address/search-href.ts'
import { buildSearchMeta } from '#features/screens/search-results/loading/search-meta.ts'
import { resolveSearchAddress } from '#features/screens/search-results/address/search-knowledge.server.ts'
import type { SearchPage } from '#features/screens/search-results/search-page.ts'
import type { Trouble } from '#features/screens/search-results/list/failure.tsx'
import { SearchResults } from '#features/screens/search-results/search-results.tsx'
import { settleText } from '#features/screens/search-results/loading/understand-search.server.ts'
import type { MetaTag } from '#features/parts/page-meta/page-meta.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { resolveCardList } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildVehicleCard, type VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { findNextPromotionMoment } from '#features/parts/promotions/promotion-view.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import { describeError } from '#log/describe-error.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext } from '#server/request-context.ts'
import { recallNextStockChange } from '#site/next-stock-change.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import { settlePlace } from '#site/places/settle-place.ts'
import { isFormSpelling, parseSearchState } from '#search/state/search-state.ts'
import type { Route } from './+types/search.ts'
import { openView, sealView, type SealedView } from './sealed-view.ts'
import { noStoreHeaders } from '#http/no-store.ts'

interface SearchAnswer<Page = SearchPage<VehicleCardView>> extends PageMenu, PageBar {
  readonly page: Page
  /** The tags of the document head, by one rule (`search-meta.ts`). */
  readonly meta: readonly MetaTag[]
  /** Cause of a failed search; the data is then that of the previous page, which stays on screen (SRCH-10). */
  readonly stale?: Trouble
}

/** An answer on its way to the browser. */
type SentAnswer = SearchAnswer<SealedView<SearchPage<VehicleCardView>>>

const openAnswer = (answer: SentAnswer | SearchAnswer): SearchAnswer =>
  'json' in answer.page ? { ...answer, page: openView(answer.page) } : { ...answer, page: answer.page }

/** The results have their search field in the bar above them. */
export const handle = { ownSearch: true } as const

/** The dealership whose stock a path shows; null for other searches. */
const findDealership = ({ fixed }: SearchPath): string | null =>
  fixed.find(({ attribute }) => attribute === 'dealership_slug')?.values[0] ?? null

/** Serves /search/*, /pre-owned and the configured search path; any other path is a 404 with a search box. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, search, ctx, log, requestId, limitFreshness } = services
  const asked = parseSearchState(url.searchParams, { kmSorts: site.search.sort.kms })
  const kinds = await services.findStockedKinds()
  const build = (searched: SearchPath, page: SearchPage<VehicleCardView>): SentAnswer => ({
    page: sealView(page),
    pageBar: { lead: buildBarLead(site, { kind: 'results', chosen: page.refinements, switchId: filterSwitchId }) },
    ...buildPageMenu(site, findDealership(searched), kinds),
    meta: [
      ...buildSearchMeta(site, searched, page, resolveSiteOrigin(site, url.origin)),
      ...waitForFirstRows(page.cards.length),
    ],
  })
  const fail = (searched: SearchPath, page: SearchPage<VehicleCardView>, error: unknown) => {
    log.error({ requestId, site: site.slug, error: describeError(error) }, 'search failed')
    return data<SentAnswer>(build(searched, page), {
      status: 503,
      headers: { 'Retry-After': '5', ...noStoreHeaders },
    })
  }

  let path: SearchPath | null = null
  let state = asked
  try {
    const nowMs = ctx.now()
    limitFreshness(Math.min(await recallNextStockChange(services, nowMs), findNextMidnight(nowMs, site.time_zone)))
    limitFreshness(findNextPromotionMoment(site, nowMs))
    path = await resolveSearchAddress(site, search, url.pathname, ctx.now())
    const named = await canonicaliseNames(search, site.slug, asked)
    state = settlePlace(site, await settleText(search, site, named, nowMs))
  } catch (error) {
    const unknown: SearchPath = { path: url.pathname, title: 'Search our stock', fixed: [] }
    return fail(path ?? unknown, buildFailedPage(site, path ?? unknown, asked), error)
  }
  if (path === null) throw data(null, { status: 404 })
  const canonical = resolveCanonicalAddress(url, path.path, asked, state)
  // The canonical spelling depends on the stock, so browsers must not cache the redirect.
  if (canonical !== null && !isFormSpelling(url.searchParams)) {
    throw redirect(canonical, { status: 301, headers: { 'Cache-Control': 'no-cache' } })
  }
  if (isFormSpelling(url.searchParams))
    throw redirect(formatSearchHref(path.path, state, wholeAddress(site, path.path)))
  const opening = resolveOpening(site, path.path, url.searchParams)
  if (opening !== null) throw redirect(opening)

  const outcome = await loadSearchPage(services, path, state, (vehicle, nowMs, distanceKm) => {
    const listing = resolveListing(vehicle, site, nowMs)
    limitFreshness(listing.holdsUntil)
    return buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug), distanceKm)
  })
  if (!outcome.ok) return fail(path, outcome.page, outcome.error)
  const headers = outcome.isEarlier ? noStoreHeaders : {}
  const { page } = outcome
  return data<SentAnswer>(build(path, { ...page, cards: resolveCardList(page.cards) }), { headers })
}

const answers = createAnswerCache<SearchAnswer>({ most: 10, maxAgeMs: 60_000 })

function addressOf(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/**
 * Whether a 404 means that the path does not exist. A 404 for a refinement of the path on screen is a transient fault
 * instead.
 */
function isMissingPath(error: unknown, url: string, before: SearchAnswer | undefined): boolean {
  return isRouteErrorResponse(error) && error.status === 404 && new URL(url).pathname !== before?.page.path
}

/**
 * Classifies a failed search. `fetch` throws its own error when the server is unreachable; a busy server answers 503 or
 * 429.
 */
function troubleOf(error: unknown): Trouble {
  if (isRouteErrorResponse(error)) return error.status === 503 || error.status === 429 ? 'busy' : 'failed'
  return error instanceof TypeError || !navigator.onLine ? 'offline' : 'failed'
}

/**
 * Answers repeated searches from the cache; after a failed search the previous page stays on screen (SRCH-10, SRCH-11).
 */
export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs): Promise<SearchAnswer> {
  const address = addressOf(request.url)
  const known = answers.find(address, performance.now())
  if (known !== undefined) return known
  const before = answers.newest()
  try {
    const answer = openAnswer(await serverLoader())
    if (!answer.page.failed) {
      const drawn = keepIdentity(before, answer)
      answers.keep(address, drawn, performance.now())
      return drawn
    }
    return before === undefined ? answer : { ...before, stale: 'failed' }
  } catch (error) {
    // Redirects and the 404 of another path are valid answers; a search that a newer one aborted did not fail.
    const isAnswer = error instanceof Response ? error.status < 400 : isMissingPath(error, request.url, before)
    if (isAnswer || request.signal.aborted || before === undefined) throw error
    return { ...before, stale: troubleOf(error) }
  }
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  return [...loaderData.meta]
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const answer = useMemo(() => openAnswer(loaderData), [loaderData])
  const { page, stale = null } = answer
  useEffect(() => {
    if (stale !== null || page.failed) return
    answers.setMost(page.settings.cachedAnswers)
    const address = window.location.pathname + window.location.search
    if (answers.find(address, performance.now()) === undefined) answers.keep(address, answer, performance.now())
  }, [answer, page, stale])
  return (
    <>
      {stale === null && !page.failed && <SearchViewEvent results={page.total} />}
      <SearchResults page={page} stale={stale} />
    </>
  )
}
