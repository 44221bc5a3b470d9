import { addressOf } from './addresses.ts'
import { resolveDealership } from './resolve-dealership.ts'
import { isStandIn } from './site-origin.ts'
import type { Location, Site } from './site.ts'

/** The visible locations of a site in their configured order (LOC-01). */
export const listLocations = ({ dealerships }: Site): readonly Location[] =>
  dealerships.flatMap(({ locations }) => locations).filter(({ visible }) => visible)

/**
 * The location that stands for the site where one is meant: the primary one of sales in the site's own state, else a
 * primary one, else the first. null where the site shows none.
 */
export function findMainLocation(site: Site): Location | null {
  const locations = listLocations(site)
  const state = site.state.toUpperCase()
  const primary = locations.filter((location) => location.primary)
  return (
    primary.find(({ location_type, address }) => location_type === 'sales' && address.state === state) ??
    primary[0] ??
    locations[0] ??
    null
  )
}

/**
 * LOC-11 without a vehicle: the phone number of the location, else of its dealership or the site; null when numbers are
 * hidden.
 */
export function resolveLocationPhone(site: Site, location: Location): string | null {
  const dealership = resolveDealership(site, location.dealership_id)
  if (dealership.hides('phone')) return null
  return location.contact_detail.phone ?? location.contact_detail.landline_phone ?? dealership.phone
}

/** Lines of the postal address: the street, where it is known; suburb, state and postcode. */
export function listAddressLines({ address: { street, city, state, postcode } }: Location): readonly string[] {
  const town = [city, state, postcode].filter((part) => part !== null).join(' ')
  return street === null ? [town] : [street, town]
}

/** Whether more than the state is known, so that the address is worth showing. */
export const hasAddress = ({ address: { street, city, postcode } }: Location): boolean =>
  street !== null || city !== null || postcode !== null

/** Whether the page of a location is /our-location/{slug}, and not /contact-us/{slug} (LOC-06). */
const hasOwnPage = (site: Site, location: Location): boolean =>
  location.per_location_page ?? site.locations.per_location_page

/** The path of the location's page (LOC-06). */
export const locationPath = (site: Site, location: Location): string =>
  addressOf(site, hasOwnPage(site, location) ? 'location_page' : 'location_contact', { slug: location.slug })

const directionsUrl = 'https://www.google.com/maps/dir/'

/**
 * Where 'Get Directions' leads (LOC-06): the configured address of the place, else directions of the map service to its
 * place id, street or coordinates; null where none of them is known. Opened only when the visitor follows the link.
 */
export function buildDirectionsHref(location: Location): string | null {
  const { place_url, place_id, street, lat, long } = location.address
  // Demonstrations have placeholders, which lead nowhere.
  if (place_url !== null && !isStandIn(URL.parse(place_url)?.hostname ?? '')) return place_url
  const position = lat === null || long === null ? null : `${lat},${long}`
  const destination = street === null ? position : `${location.name}, ${listAddressLines(location).join(', ')}`
  if (destination === null && place_id === null) return null
  const query = new URLSearchParams({ api: '1', destination: destination ?? location.name })
  if (place_id !== null) query.set('destination_place_id', place_id)
  return `${directionsUrl}?${query.toString()}`
}
