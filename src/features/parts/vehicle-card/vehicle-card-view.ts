import type { FinanceLine } from '#domain/finance/repayment.ts'
import type { Cents } from '#domain/money/cents.ts'
import { formatDistance } from '#domain/place/format-distance.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { Tag } from '#domain/tag/resolve-tag.ts'
import { canBeVisited } from '#domain/vehicle/in-stock.ts'
import type { CarType, ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { resolveHeadline } from '#domain/vehicle/vehicle-title.ts'
import type { Favourite } from '#features/parts/saved-vehicles/parse-favourites.ts'
import type { Listing } from '#listing/listing.ts'
import { buildCardFacts, type CardFact } from './build-card-facts.ts'
import { buildLeadFacts, type LeadFact } from './build-lead-facts.ts'
import { buildSellingFacts } from './build-selling-facts.ts'
import { outlineOf } from './outline-of.ts'

/** Data of a heart: what it stores, and whether the vehicle is sold: then only a saved one has a heart (WATCH-04). */
export interface SavableVehicle extends Favourite {
  readonly sold?: true
}

/**
 * Plain data of a card. The server applies all rules, so that the browser needs neither the rules nor the vehicle
 * record.
 */
export interface VehicleCardView {
  readonly id: string
  /** Composition of the card, the same for all cards of a site. */
  readonly kind: 'photo' | 'spec' | 'row'
  readonly href: string
  /** Whether it is as high as a van, so that a wide picture would cut it. */
  readonly isHigh: boolean
  readonly itemType: ItemType
  /** Symbol of the drawing that stands in for photos, of a vehicle without any. */
  readonly outline?: string
  readonly title: string
  /** 'New', 'Used' or 'Demo'; null in a list of vehicles that share it (`resolveCardList`). */
  readonly condition: string | null
  readonly variant: string | null
  readonly image: { readonly url: string; readonly alt: string } | null
  /** Addresses of the next photos, at most four, for a finger to swipe to. */
  readonly photos: readonly string[]
  /** Placeholder picture of the site; null shows the built-in drawing. */
  readonly placeholder: string | null
  readonly photosCount: number
  /** Where the vehicle stands and how far away: '25 km away · Rocklea, QLD'. */
  readonly location: string | null
  readonly tag: Tag | null
  /** null: the vehicle is no longer available, so its price is hidden (CARD-02). */
  readonly price: PriceDisplay | null
  /** null: finance must not be shown (FIN-01). */
  readonly finance: FinanceLine | null
  /** Whether the card shows the comparison rate warning itself instead of once for its list (FIN-07). */
  readonly warnsItself: boolean
  /** Whether the note above the list names the terms of the repayment, because all of them share these. */
  readonly sharesTerms?: true
  /** How far the price lies below the market, where that may be said (PRICE-04); null: nothing is said. */
  readonly belowMarket: Cents | null
  /** What else speaks for the vehicle, in the place of lines that other cards have: '7 seats · 4WD · White'. */
  readonly selling: readonly string[]
  /** What the vehicle tows and carries, large on a card of the kind 'spec'; absent on the others. */
  readonly loads?: readonly LeadFact[]
  readonly facts: readonly CardFact[]
  /** Data of the heart; null: no heart (CARD-05). */
  readonly favourite: SavableVehicle | null
  readonly actions: {
    readonly explore: string
    /** Label of Quick Enquiry; null unless the vehicle is in stock. */
    readonly enquire: string | null
    /** Label and page of the test drive; null unless the vehicle is in stock and cards offer it (LEAD-17). */
    readonly testDrive: { readonly text: string; readonly href: string } | null
    /** Label and deposit; null unless the vehicle can be reserved. */
    readonly reserve: { readonly text: string; readonly amount: Cents } | null
    /** Label of the button that replaces the others when the vehicle is not in stock; null otherwise. */
    readonly findSimilar: string | null
  }
}

/** Card settings of the site; the listing provides the data of the vehicle. */
export interface VehicleCardSettings {
  readonly kind: VehicleCardView['kind']
  readonly reserve: boolean
  readonly quickEnquiry: boolean
  /** Path of the page of test drives; null where cards do not offer them. */
  readonly testDrivePath: string | null
  readonly favourites: {
    readonly stored: boolean
    readonly garageVariant: boolean
    /** Whether hearts save to a watchlist, so that a sold vehicle keeps its heart while it is saved (WATCH-04). */
    readonly watchlist: boolean
  }
  readonly locationOverlay: boolean
  readonly warnsItself: boolean
  readonly placeholder: string | null
  readonly words: {
    readonly explore: string
    readonly enquire: string
    readonly testDrive: string
    readonly reserve: string
    readonly findSimilar: string
  }
}

/**
 * A distance is shown whenever it is known, also where the site leaves the place itself out. It comes first, because a
 * long name is cut off at its end.
 */
function describePlace(area: string | null, distanceKm: number | null): string | null {
  const away = distanceKm === null ? null : `${formatDistance(distanceKm)} away`
  return [away, area].filter((part) => part !== null).join(' · ') || null
}

/** Photos of a card beside its first one; the page of the vehicle has them all. */
const mostFurtherPhotos = 4

function listFurtherPhotos({ vehicle, picture }: Listing): readonly string[] {
  if (picture === null) return []
  const others = vehicle.images.map(({ url }) => url).filter((url) => url !== picture.url)
  return [...new Set(others)].slice(0, mostFurtherPhotos)
}

/** A repayment has two lines; a row of the stock book has room for as many beside its picture. */
const financeLines = 2

/**
 * How many lines tell what else speaks for the vehicle: as many as the fullest card of the site has more than this one,
 * so that all cards are equally high and none has a blank: a repayment, and the links.
 */
function countSellingLines(
  { cardFinance }: Listing,
  { testDrive, reserve }: VehicleCardView['actions'],
  settings: VehicleCardSettings,
): number {
  const hasLinks = settings.reserve || settings.testDrivePath !== null
  const own = settings.kind === 'row' || cardFinance === null ? 0 : cardFinance.kind === 'repayment' ? financeLines : 1
  const spare = hasLinks && testDrive === null && reserve === null ? 1 : 0
  return financeLines - own + spare
}

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

const highBodies = /\b(?:van|minibus|bus|motorhome|campervan)\b/i

const isHigh = ({ item_type, simple_body, body }: Listing['vehicle']): boolean =>
  item_type !== 'car' || highBodies.test(simple_body ?? body ?? '')

/** `distanceKm`: from the visitor's place to the vehicle; null where the visitor gave none. */
export function buildVehicleCard(
  listing: Listing,
  settings: VehicleCardSettings,
  distanceKm: number | null = null,
): VehicleCardView {
  const { vehicle } = listing
  const actions = buildActions(listing, settings)
  return {
    id: vehicle.id,
    kind: settings.kind,
    href: listing.href,
    title: listing.title,
    condition: conditions[vehicle.car_type],
    variant: listing.variant,
    image: listing.picture,
    photos: listFurtherPhotos(listing),
    isHigh: isHigh(vehicle),
    itemType: vehicle.item_type,
    ...(listing.picture === null ? { outline: outlineOf(vehicle) } : {}),
    placeholder: settings.placeholder,
    photosCount: vehicle.photos_count,
    location: describePlace(settings.locationOverlay ? listing.area : null, distanceKm),
    tag: listing.tag,
    price: listing.price,
    finance: listing.cardFinance,
    warnsItself: settings.warnsItself,
    belowMarket: listing.market?.below ?? null,
    selling: buildSellingFacts(vehicle).slice(0, countSellingLines(listing, actions, settings)),
    ...(settings.kind === 'spec' ? { loads: buildLeadFacts(vehicle) } : {}),
    facts: buildCardFacts(vehicle),
    favourite: buildSavable(listing, settings.favourites),
    actions,
  }
}

function buildActions(listing: Listing, settings: VehicleCardSettings): VehicleCardView['actions'] {
  const { vehicle, buyableNow, offers } = listing
  return {
    explore: settings.words.explore,
    enquire: buyableNow && settings.quickEnquiry ? settings.words.enquire : null,
    testDrive:
      buyableNow && canBeVisited(vehicle) && settings.testDrivePath !== null
        ? {
            text: settings.words.testDrive,
            href: `${settings.testDrivePath}?car_id=${encodeURIComponent(vehicle.id)}`,
          }
        : null,
    reserve:
      buyableNow && settings.reserve && offers.reserve !== null
        ? { text: settings.words.reserve, amount: offers.reserve }
        : null,
    findSimilar: buyableNow ? null : settings.words.findSimilar,
  }
}

/**
 * The heart of a card (CARD-05): saving is on and the vehicle is in stock; the garage variant requires a price and
 * pictures too. A watchlist keeps sold vehicles, whose heart shows only while they are saved (WATCH-04).
 */
function buildSavable(listing: Listing, settings: VehicleCardSettings['favourites']): SavableVehicle | null {
  const { vehicle, buyableNow, forSale, priceCents } = listing
  if (!settings.stored) return null
  const isSold = settings.watchlist ? !forSale : !buyableNow
  const isComplete = !settings.garageVariant || (priceCents !== null && vehicle.images.length > 0)
  if (isSold ? !settings.watchlist : !isComplete) return null
  const { id, slug, make, model, primary_image_url } = vehicle
  return { id, name: resolveHeadline(vehicle), slug, make, model, primary_image_url, ...(isSold ? { sold: true } : {}) }
}
