import { buildVehicleParameters, type VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import { dateInZone } from '#domain/format/calendar-date.ts'
import { formatMoment } from '#domain/format/format-moment.ts'
import { slugify } from '#domain/format/slugify.ts'
import type { MarketIndicator } from '#domain/price/market-indicator.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import { resolveCertified } from '#domain/vehicle/certified.ts'
import { resolveRego } from '#domain/vehicle/rego.ts'
import { describeItemType } from '#domain/vehicle/spec-entries.ts'
import { buildSpecGroups, joinSmallGroups, leadWithLoads, type SpecGroup } from '#domain/vehicle/spec-groups.ts'
import { resolveHeadline, resolveSubtitle } from '#domain/vehicle/vehicle-title.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { PersonView } from '#features/parts/people/people-view.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import { outlineOf } from '#features/parts/vehicle-card/outline-of.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveTimeZone } from '#site/resolve-time-zone.ts'
import type { Site } from '#site/site.ts'
import { buildHeading } from './build-heading.ts'
import { buildActions, noActions, type PageActions } from './build-actions.ts'
import { buildKeyFacts, countAtGlance, listLeadFacts, type Fact } from './build-facts.ts'
import { buildGallery, type GalleryPicture } from './build-gallery.ts'
import { buildHistory, type HistoryView } from './build-history.ts'
import { buildPanelExtras, describeUnpriced, type PanelExtras } from './build-panel.ts'
import { buildPagePeople, buildPlace, type PagePlace } from './build-place.ts'
import { buildRunningCosts, type RunningCostsView } from './build-running-costs.ts'
import { buildTabs, type Tab } from './build-tabs.ts'
import { buildWhatYouGet, type WhatYouGetView } from './build-what-you-get.ts'

/** Data of the car in the browser: for the view count, the stored list of viewed cars and the analytics events. */
export interface PageCar extends Pick<
  Vehicle,
  'id' | 'slug' | 'stocknum' | 'make' | 'model' | 'body' | 'simple_body' | 'car_type' | 'photos_count' | 'updated_at'
> {
  readonly views: number | null
}

/** Plain data of the vehicle page. The server applies all rules, so the browser needs none. */
export interface VehiclePageView {
  readonly car: PageCar
  readonly event: VehicleEventParameters
  /** `website_id` of requests (VDP-13, VDP-15). */
  readonly websiteId: string
  readonly dealershipId: string
  readonly trail: readonly { readonly text: string; readonly href: string }[]
  readonly title: string
  readonly headingPlace: Site['vdp_config']['heading']
  /** The title in parts, of which every second one stays on one line. */
  readonly heading: readonly string[]
  readonly subtitle: string | null
  /** The facts that stand with the title, first the condition. */
  readonly leads: readonly Fact[]
  readonly inStock: boolean
  /** Sentence for a vehicle that somebody has reserved or that is still on its way; null: neither. */
  readonly statusNote: string | null
  /** null when the vehicle is no longer available (VDP-02). */
  readonly price: PriceDisplay | null
  /** Explanation of the price type, where the site configures one, or of the words in the place of a price. */
  readonly priceNote: string | null
  /** What else a wide page shows beside the pictures. */
  readonly panel: PanelExtras
  readonly market: MarketIndicator | null
  readonly gallery: readonly GalleryPicture[]
  /** Data URL of a blurred preview of the first picture; null while there is none. */
  readonly preview: string | null
  readonly zoom: boolean
  readonly placeholder: string | null
  /** Symbol of the drawing that stands in for photos. */
  readonly outline: string
  /** Parts of the page in the order of the site, each once. */
  readonly sections: Site['vdp_config']['sections']
  readonly facts: readonly Fact[]
  readonly factsLook: Site['vdp_config']['facts']
  readonly factsShown: number
  /** The first of the facts that a phone shows with the price instead of in the grid. */
  readonly factsAtGlance: number
  readonly tabs: readonly Tab[]
  readonly featuresShown: number
  readonly specTitle: string
  readonly specs: readonly SpecGroup[]
  /** null where the dealer promises nothing with it. */
  readonly whatYouGet: WhatYouGetView | null
  /** null where nothing is known. */
  readonly history: HistoryView | null
  /** null where consumption or price is not known, and once the vehicle is gone. */
  readonly runningCosts: RunningCostsView | null
  readonly certified: {
    readonly name: string
    readonly logo: string | null
    readonly benefits: readonly string[]
  } | null
  readonly usedBenefits: readonly string[]
  readonly place: PagePlace
  /** Who works where the vehicle stands. */
  readonly people: readonly PersonView[]
  readonly actions: PageActions
  readonly similarHref: string
  readonly viewCounter: boolean
  readonly stickyBar: { readonly variant: 'price_block' | 'scroll'; readonly scrollPx: number } | null
  readonly recentlyViewed: number
}

export interface ActiveHold {
  /** Epoch milliseconds. */
  readonly until: number
  readonly paid: boolean
}

export interface VehiclePageContext {
  readonly site: Site
  /** Epoch milliseconds. */
  readonly nowMs: number
  /** Number of page views; 0 when there are none. */
  readonly views: number
  /** Data URL of a blurred preview of the first picture. */
  readonly preview?: string | null
  /** The active hold of the vehicle, as far as one is known: a feed may mark a vehicle reserved without one. */
  readonly hold?: ActiveHold | null
  /** Reviews of a provider, where the site has one. */
  readonly findReviews?: FindReviews
  /** Whether a URL of the site leads to an existing page. */
  readonly isBuilt: (href: string) => boolean
}

export function buildVehiclePage(
  listing: Listing,
  { site, nowMs, views, preview = null, hold = null, findReviews = () => null, isBuilt }: VehiclePageContext,
): VehiclePageView {
  const { vdp_config: page } = site
  const { vehicle, offers, price, forSale: inStock } = listing
  const actions = inStock ? buildActions(listing, site, isBuilt) : noActions
  const certified = resolveCertified(
    vehicle,
    site.certified.enabled ? (site.certified.make ?? site.manufacturer?.name ?? null) : null,
  )
  const today = dateInZone(nowMs, site.time_zone)
  const rego = resolveRego(vehicle.rego_expiry, today, page.show_unregistered)
  const title = resolveHeadline(vehicle)
  const leads = listLeadFacts(vehicle)
  const whatYouGet = buildWhatYouGet(listing, site)
  const people = inStock ? buildPagePeople(vehicle, site) : []
  const loadsFirst = site.cards.kind === 'spec'
  const facts = buildKeyFacts(vehicle, rego, loadsFirst)
  const groups = buildSpecGroups(vehicle)
  // A site that leaves a part out tells its facts in the next one.
  const told = [...leads, ...(page.sections.includes('facts') ? facts : [])]
  const history = buildHistory(listing, site, {
    told,
    rego,
    today,
    links: { ask: actions.enquire?.href ?? null, rights: isBuilt('/warranty') ? '/warranty' : null },
  })
  return {
    car: {
      id: vehicle.id,
      slug: vehicle.slug,
      stocknum: vehicle.stocknum,
      make: vehicle.make,
      model: vehicle.model,
      body: vehicle.body,
      simple_body: vehicle.simple_body,
      car_type: vehicle.car_type,
      photos_count: vehicle.photos_count,
      updated_at: vehicle.updated_at,
      views: views > 0 ? views : null,
    },
    event: buildVehicleParameters(vehicle),
    websiteId: site.id,
    dealershipId: vehicle.dealership_id,
    trail: [
      { text: 'All stock', href: site.routes.search },
      // When the last car of a make is gone, the search page of that make is gone too.
      ...(inStock
        ? [
            { text: vehicle.make, href: `/search/${slugify(vehicle.make)}` },
            { text: vehicle.model, href: `/search/${slugify(vehicle.make)}/${slugify(vehicle.model)}` },
          ]
        : []),
    ],
    title,
    headingPlace: page.heading,
    heading: buildHeading(title, vehicle.model),
    subtitle: resolveSubtitle(vehicle),
    leads,
    inStock,
    statusNote: !inStock
      ? null
      : vehicle.reserved
        ? describeHold(hold, resolveTimeZone(vehicle, site))
        : vehicle.status === 'coming_soon'
          ? 'On its way to us. Ask, and we will tell you when you can see it.'
          : null,
    price,
    priceNote: listing.priceNote ?? describeUnpriced(listing),
    panel: buildPanelExtras(listing, page.beside_price, { whatYouGet, people }),
    market: listing.market,
    gallery: buildGallery(vehicle),
    preview,
    zoom: page.gallery_zoom,
    placeholder: site.images.placeholder,
    outline: outlineOf(vehicle),
    sections: [...new Set(page.sections)],
    facts,
    factsLook: page.facts,
    factsShown: page.key_facts_shown,
    factsAtGlance: inStock && page.sections.includes('facts') ? countAtGlance(facts, page.key_facts_shown) : 0,
    tabs: buildTabs(vehicle, site, actions.online?.deposit == null ? null : offers.reserve).filter(
      ({ id }) => inStock || id !== 'reserve-online',
    ),
    featuresShown: page.features_shown,
    specTitle: `${describeItemType(vehicle.item_type)} Details`,
    specs: joinSmallGroups(loadsFirst ? leadWithLoads(groups, vehicle) : groups),
    whatYouGet,
    history,
    runningCosts: inStock ? buildRunningCosts(vehicle, site, today) : null,
    certified: certified.badge
      ? { name: site.certified.name, logo: site.certified.logo, benefits: site.certified.benefits }
      : null,
    usedBenefits: certified.usedStrip ? site.certified.used_benefits : [],
    place: buildPlace(vehicle, site, { nowMs, findReviews }),
    people,
    actions,
    similarHref: `/enquire?car_id=${encodeURIComponent(vehicle.id)}&about=similar`,
    viewCounter: page.view_counter,
    stickyBar:
      inStock && page.sticky_bar.enabled
        ? { variant: page.sticky_bar.variant, scrollPx: page.sticky_bar.scroll_px }
        : null,
    recentlyViewed: page.recently_viewed,
  }
}

/** What other visitors read on the page of a reserved vehicle, with times in the yard's time zone (BUY-01). */
function describeHold(hold: ActiveHold | null, timeZone: string): string {
  if (hold === null) return 'Someone has reserved this vehicle. Ask us to let you know if it becomes available again.'
  return hold.paid
    ? `Someone has reserved this vehicle until ${formatMoment(hold.until, timeZone)}. ` +
        'Ask us to let you know if it becomes available again.'
    : 'Someone is reserving this vehicle. If they do not pay the deposit, it becomes available again.'
}
