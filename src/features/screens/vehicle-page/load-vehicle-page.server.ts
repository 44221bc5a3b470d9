import type { HoldReader } from '#data/holds/hold-reader.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { ViewRepository } from '#data/view.repository.ts'
import { isGone } from '#domain/vehicle/gone.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-form.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { buildFinancePanel } from '#features/parts/finance/finance-panel-view.ts'
import { createSubmission, type LeadServices } from '#features/parts/lead-form/submit-lead.server.ts'
import { loadSimilar, type SimilarServices } from '#features/parts/similar-vehicles/load-similar.server.ts'
import { buildShareView } from '#features/parts/sharing/share-view.ts'
import { findStockSearch, isBuiltButton } from '#features/parts/site-frame/button-links.ts'
import { buildGoneVehicle, type GoneVehicle } from '#features/parts/site-frame/gone-vehicle.ts'
import { buildVehicleMeta } from '#features/parts/structured-data/vehicle-meta.ts'
import { buildPromotions, findNextPromotionMoment } from '#features/parts/promotions/promotion-view.ts'
import { buildPageMenu } from '#features/parts/site-frame/page-menu.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { resolveCardList } from '#features/parts/vehicle-card/resolve-card-list.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Site } from '#site/site.ts'
import type { StockedKinds } from '#site/stocked-kinds.ts'
import { listCustomButtons } from './build-actions.ts'
import { findPlaceChange } from './build-place.ts'
import { buildSectionLinks, placeFinance } from './build-section-links.ts'
import type { VehiclePageData } from './vehicle-page-data.ts'
import { buildVehiclePage } from './vehicle-page-view.ts'

export interface VehiclePageServices extends SimilarServices, Pick<LeadServices, 'formSecret'> {
  readonly stock: Pick<VehicleReader, 'findBySlug' | 'getMany'>
  readonly views: Pick<ViewRepository, 'find'>
  readonly findStockedKinds: () => Promise<StockedKinds | null>
  readonly checkout: { readonly holds: Pick<HoldReader, 'findActive'> }
  /** Data URL of a blurred preview of a picture; null while there is none. */
  readonly findPreview: (url: string) => string | null
  readonly findReviews: FindReviews
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
}

export interface VehiclePageRequest {
  readonly slug: string
  /** Origin (scheme and host) of the request. */
  readonly origin: string
  /** Whether a path is a search of this site. Injected, because screens do not import each other. */
  readonly isSearch: (pathname: string) => Promise<boolean>
}

export type VehiclePageOutcome =
  | { readonly kind: 'missing' }
  | { readonly kind: 'gone'; readonly vehicle: GoneVehicle }
  | { readonly kind: 'found'; readonly data: VehiclePageData }

/** The paths of the configured buttons that are searches by make or model on this site. */
async function findSearches(
  { vehicle }: Listing,
  site: Site,
  isSearch: VehiclePageRequest['isSearch'],
): Promise<ReadonlySet<string>> {
  const asked = new Set(listCustomButtons(vehicle, site).flatMap(({ href }) => findStockSearch(href) ?? []))
  const found = await Promise.all([...asked].map(async (path) => ((await isSearch(path)) ? [path] : [])))
  return new Set(found.flat())
}

/** Loads all data of a vehicle's page (VDP-01). A vehicle sold long ago answers 410 (STOCK-05). */
export async function loadVehiclePage(
  services: VehiclePageServices,
  { slug, origin, isSearch }: VehiclePageRequest,
): Promise<VehiclePageOutcome> {
  const { site, ctx, stock, views, checkout, findPreview, findReviews, limitFreshness } = services
  const nowMs = ctx.now()
  const vehicle = await stock.findBySlug(ctx, slug)
  if (vehicle === null) return { kind: 'missing' }
  const list = (one: Vehicle): Listing => {
    const listing = resolveListing(one, site, nowMs)
    limitFreshness(listing.holdsUntil)
    return listing
  }
  const buildCard = (listing: Listing) =>
    buildVehicleCard(listing, resolveCardSettings(site, listing.vehicle.dealership_slug))
  // Their repayments, on their own pages, would put another warning on this one (FIN-07).
  const loadCards = async () =>
    (await loadSimilar(services, vehicle)).map((other) => buildCard({ ...list(other), cardFinance: null }))
  if (isGone(vehicle, nowMs, site.stock.gone_after_days))
    return { kind: 'gone', vehicle: buildGoneVehicle(vehicle, site, resolveCardList(await loadCards())) }
  limitFreshness(Math.min(findNextMidnight(nowMs, site.time_zone), findNextPromotionMoment(site, nowMs)))
  const listing = list(vehicle)
  const [picture] = vehicle.images
  const hold = vehicle.reserved ? await checkout.holds.findActive(ctx, vehicle.id) : null
  if (hold !== null) limitFreshness(hold.expiresAt)
  limitFreshness(findPlaceChange(listing.vehicle, site, nowMs))
  const searches = await findSearches(listing, site, isSearch)
  const page = buildVehiclePage(listing, {
    site,
    nowMs,
    views: await views.find(ctx, vehicle.id),
    hold: hold === null ? null : { until: hold.expiresAt, paid: hold.state === 'reserved' },
    preview: picture === undefined ? null : findPreview(picture.url),
    findReviews,
    isBuilt: (href) => isBuiltButton(site, href, { dealership: vehicle.dealership_slug, searches }),
  })
  const { tag, favourite } = buildCard(listing)
  const finance = buildFinancePanel(listing, site)
  const [similar, kinds] = await Promise.all([loadCards(), services.findStockedKinds()])
  return {
    kind: 'found',
    data: {
      ...buildPageMenu(site, vehicle.dealership_slug, kinds),
      page,
      parts: placeFinance(page.sections, finance !== null),
      sectionLinks: buildSectionLinks(page, finance !== null),
      tag,
      favourite,
      finance,
      share: buildShareView(vehicle, site, origin),
      meta: buildVehicleMeta(listing, site, origin),
      similar: resolveCardList(similar),
      promotions: buildPromotions(site, ['vdp'], nowMs),
      form: page.inStock
        ? null
        : {
            view: buildLeadFormView(createEnquiryForm({ vehicle, about: 'similar', missing: false }, site), site),
            submission: createSubmission(services, 'enquiry'),
          },
    },
  }
}
