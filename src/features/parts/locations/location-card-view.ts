import { resolveLocationColumns } from '#domain/location/location-layout.ts'
import type { LocationGroup } from '#domain/location/merge-locations.ts'
import { buildOpeningHours, findHoursChange } from '#features/parts/opening-hours/opening-hours-view.ts'
import { buildRating, type FindReviews, type RatingView } from '#features/parts/reviews/reviews-view.ts'
import { buildDirectionsHref, locationPath } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'
import { buildAddressText, buildLocationPhone, buildSiteCall, nameDepartment, type TextLink } from './location-facts.ts'

/** A card of one location, or of the departments of one name (LOC-04, LOC-05). */
export interface LocationCardView {
  readonly name: string
  /** Page of its details. */
  readonly href: string
  readonly image: string | null
  /** 'Sales', 'Service', in their order. */
  readonly departments: readonly string[]
  readonly rating: RatingView | null
  /** Whether it is open; null where no hours are configured. */
  readonly hours: { readonly open: boolean; readonly state: string } | null
  readonly address: { readonly text: string; readonly href: string | null } | null
  readonly phone: TextLink | null
  readonly state: Location['address']['state']
  readonly city: string | null
}

/** A grid of cards. */
export interface LocationCardsView {
  readonly title: string
  /** Columns on a wide page (LOC-03). */
  readonly columns: 1 | 2 | 3
  readonly cards: readonly LocationCardView[]
  /** The number of the site, which answers for all of them. */
  readonly call: TextLink | null
  /** Number of cards that there are, where `cards` are the first of them; absent: these are all. */
  readonly of?: number
}

/** Most cards beside other things; a group of dealerships has a page for all of its locations. */
const mostCards = 6

/** The first cards of a block that is one among others on its page, such as that of the home page. */
export function shortenCards<View extends LocationCardsView>(view: View): View {
  const { cards } = view
  if (cards.length <= mostCards) return view
  return { ...view, cards: cards.slice(0, mostCards), columns: resolveLocationColumns(mostCards), of: cards.length }
}

/** The hours of the card: those of its first department. */
function buildCardHours(site: Site, location: Location, nowMs: number): LocationCardView['hours'] {
  const { open, state } = buildOpeningHours(site, location, nowMs)
  return state === null ? null : { open, state }
}

function buildCard(
  site: Site,
  { name, members }: LocationGroup<Location>,
  nowMs: number,
  findReviews: FindReviews,
): LocationCardView {
  const [main] = members
  const rated = members.map((member) => buildRating(site, member, findReviews)).find((rating) => rating !== null)
  const text = members.map(buildAddressText).find((each) => each !== null) ?? null
  const phone = members.map((member) => buildLocationPhone(site, member)).find((each) => each !== null)
  return {
    name: members.length === 1 ? main.name : name,
    href: locationPath(site, main),
    image: members.map(({ image }) => image).find((image) => image !== null) ?? null,
    departments: [...new Set(members.map(nameDepartment))],
    rating: rated ?? null,
    hours: buildCardHours(site, main, nowMs),
    address: text === null ? null : { text, href: buildDirectionsHref(main) },
    phone: phone ?? null,
    state: main.address.state,
    city: main.address.city,
  }
}

/** The cards of groups of locations, in the given order. */
export function buildLocationCards(
  site: Site,
  groups: readonly LocationGroup<Location>[],
  nowMs: number,
  findReviews: FindReviews,
): LocationCardsView {
  return {
    title: site.locations.grid_title,
    columns: resolveLocationColumns(groups.length),
    call: buildSiteCall(site),
    cards: groups.map((group) => buildCard(site, group, nowMs, findReviews)),
  }
}

/** When the hours of any of the locations next read differently (see `findHoursChange`). */
export const findLocationsChange = (site: Site, locations: readonly Location[], nowMs: number): number =>
  Math.min(Number.POSITIVE_INFINITY, ...locations.map((location) => findHoursChange(site, location, nowMs)))
