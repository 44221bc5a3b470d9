import { buildPhoneHref, formatPhone, maskPhone } from '#domain/phone/format-phone.ts'
import { buildPlan, listNamesakes, type PlanView } from '#features/parts/locations/location-detail-view.ts'
import {
  buildOpeningHours,
  findHoursChange,
  type OpeningHoursView,
} from '#features/parts/opening-hours/opening-hours-view.ts'
import { buildPeople, type PersonView } from '#features/parts/people/people-view.ts'
import { buildRating, type FindReviews, type RatingView } from '#features/parts/reviews/reviews-view.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Location, Site } from '#site/site.ts'
import { isMapOn } from '#site/switches.ts'
import {
  describeOwnerPlace,
  findVehicleLocation,
  isOnConsignment,
  resolveVehicleLicences,
  resolveVehiclePhone,
} from '#site/vehicle-place.ts'

export interface PagePhone {
  readonly text: string
  readonly href: string
  /** Masked number, shown until the visitor reveals the full one (VDP-13). null: the full number is always visible. */
  readonly masked: string | null
}

/** The seller and location of the vehicle. */
export interface PagePlace {
  readonly dealership: string
  /** 'Perth, WA', or 'Kelso TAS 7270' of a vehicle on consignment, which is kept by its owner. */
  readonly area: string | null
  /** Heading of the section; a location whose name begins with the dealership's stands for both. */
  readonly heading: string
  /** The location, unless the heading names it. */
  readonly name: string | null
  readonly address: string | null
  /** The owner keeps the vehicle; it is not at the dealership. */
  readonly consignment: boolean
  readonly directionsHref: string | null
  /** Whether the page has a map section (VDP-14). */
  readonly map: boolean
  /** The drawn plan of the map section; null where it is not known where the vehicle stands. */
  readonly plan: PlanView | null
  readonly phone: PagePhone | null
  readonly licence: string | null
  /** Stars of the location where the vehicle stands, or of another department there; null: none may be shown. */
  readonly rating: RatingView | null
  /** Whether that location is open; null where its hours are not known, and for a vehicle that its owner keeps. */
  readonly hours: Pick<OpeningHoursView, 'open' | 'state'> | null
  /** The coming week of that location where no plan stands beside the words; empty: not shown. */
  readonly week: OpeningHoursView['lines']
  /** Names of further locations that sell the vehicle. */
  readonly alsoAt: readonly string[]
  readonly moreHref: string
  readonly moreText: string
}

const join = (parts: readonly (string | null | undefined)[], by: string): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(by) || null

/** Google Maps page that searches for the query; opened only when the visitor follows the link. */
const buildMapSearchHref = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`

/** Whether a configured location is where the vehicle stands: a feed may name one that the site does not have. */
function isAtLocation({ location: own }: ListedVehicle, location: Location | null): location is Location {
  return location !== null && (own === null || own.id === location.id || own.slug === location.slug)
}

/** The configured location whose hours and reviews are those of the vehicle's seller; null: it is not known. */
function findSellingLocation(vehicle: ListedVehicle, site: Site): Location | null {
  const location = findVehicleLocation(vehicle, site)
  return isAtLocation(vehicle, location) ? location : null
}

/** A vehicle that its owner keeps is shown by appointment, whatever the hours of the yard. */
function findOpenLocation(vehicle: ListedVehicle, site: Site): Location | null {
  return isOnConsignment(vehicle) ? null : findSellingLocation(vehicle, site)
}

function buildHours(vehicle: ListedVehicle, site: Site, nowMs: number): Pick<PagePlace, 'hours' | 'week'> {
  const location = findOpenLocation(vehicle, site)
  if (location === null) return { hours: null, week: [] }
  const { open, state, lines } = buildOpeningHours(site, location, nowMs)
  return state === null ? { hours: null, week: [] } : { hours: { open, state }, week: lines }
}

function findRating(vehicle: ListedVehicle, site: Site, findReviews: FindReviews): RatingView | null {
  const location = findSellingLocation(vehicle, site)
  if (location === null) return null
  const nearby = site.dealerships.find(({ id }) => id === location.dealership_id)?.locations ?? []
  return (
    [location, ...listNamesakes(nearby, location)]
      .map((each) => buildRating(site, each, findReviews))
      .find((rating) => rating !== null) ?? null
  )
}

/** The people of the location where the vehicle stands; none where that is not known, or where its owner keeps it. */
export function buildPagePeople(vehicle: ListedVehicle, site: Site): readonly PersonView[] {
  const location = findOpenLocation(vehicle, site)
  return location === null ? [] : buildPeople(site, [location])
}

/** When the opening hours of the page next read differently, epoch milliseconds; a cached page must not outlive it. */
export function findPlaceChange(vehicle: ListedVehicle, site: Site, nowMs: number): number {
  const location = findOpenLocation(vehicle, site)
  return location === null ? Number.POSITIVE_INFINITY : findHoursChange(site, location, nowMs)
}

/**
 * 'Tamar Valley Auto Invermay' says what 'Tamar Valley Auto' above it would say, and 'Bigsky Rocklea' says nothing that
 * 'Bigsky Used Cars Rocklea' does not.
 */
function namePlace(dealership: string, location: string | null): Pick<PagePlace, 'heading' | 'name'> {
  if (location !== null && `${location} `.startsWith(`${dealership} `)) return { heading: location, name: null }
  const said = dealership.split(' ')
  const isSaid = location?.split(' ').every((word) => said.includes(word)) === true
  return { heading: dealership, name: isSaid ? null : location }
}

export function buildPlace(
  vehicle: ListedVehicle,
  site: Site,
  { nowMs, findReviews }: { readonly nowMs: number; readonly findReviews: FindReviews },
): PagePlace {
  const location = findVehicleLocation(vehicle, site)
  const {
    street = null,
    city = null,
    state = null,
    postcode = null,
    place_url = null,
  } = vehicle.location?.address ?? location?.address ?? {}
  const consignment = isOnConsignment(vehicle)
  const address = consignment ? null : join([street, join([city, state, postcode], ' ')], ', ')
  const phone = resolveVehiclePhone(vehicle, site)
  const plan = isMapOn(site) && !consignment && isAtLocation(vehicle, location) ? buildPlan(location) : null
  const { hours, week } = buildHours(vehicle, site, nowMs)
  const soldAlso = vehicle.location?.distribution_locations ?? []
  return {
    dealership: vehicle.dealership_name,
    area: consignment ? describeOwnerPlace(vehicle) : join([vehicle.city ?? city, vehicle.state ?? state], ', '),
    ...(consignment
      ? { heading: 'Where it is', name: null }
      : namePlace(vehicle.dealership_name, vehicle.location?.name ?? location?.name ?? null)),
    address,
    consignment,
    directionsHref:
      consignment || address === null
        ? null
        : (place_url ?? location?.address.place_url ?? buildMapSearchHref(`${vehicle.dealership_name}, ${address}`)),
    map: isMapOn(site),
    plan,
    phone:
      phone === null
        ? null
        : {
            text: formatPhone(phone),
            href: buildPhoneHref(phone),
            masked: site.vdp_config.phone_reveal ? maskPhone(phone) : null,
          },
    licence: resolveVehicleLicences(vehicle, site).dealer,
    rating: findRating(vehicle, site, findReviews),
    hours,
    week: plan === null ? week : [],
    alsoAt: site.dealerships.flatMap(({ locations }) =>
      locations.filter(({ slug }) => soldAlso.includes(slug)).map(({ name }) => name),
    ),
    moreHref: `/search/${vehicle.dealership_slug}`,
    moreText: site.buttons.text.see_more,
  }
}
