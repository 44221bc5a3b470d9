import type { Place } from '#domain/place/place.ts'
import { measureDistanceKm, type GeoPoint } from '#domain/postcode/nearest-location.ts'
import { listLocations } from '../location-place.ts'
import { locate } from '../locate.ts'
import { findPostcodeCentre, listPostcodeCentres } from '../postcodes/find-postcode-centre.ts'
import type { Location, Site } from '../site.ts'
import { choosePlace } from './choose-place.ts'
import { findPlaces } from './find-places.ts'
import { findVehicleLocation, type PlacedVehicle } from '../vehicle-place.ts'

const postcodePrefix = 'postcode:'

/**
 * The key of the place where a vehicle stands: the id of its location or that of its dealership, and of a vehicle that
 * is with its owner the postcode there, 'postcode:3550'. null where the position is not known.
 */
export function resolveYardKey(vehicle: PlacedVehicle, site: Site): string | null {
  const postcode = vehicle.private_postcode ?? findSuburbPostcode(vehicle.private_suburb, site)
  if (postcode !== null && findPostcodeCentre(postcode) !== null) return postcodePrefix + postcode
  const location = findVehicleLocation(vehicle, site)
  return location === null || locate(location) === null ? null : location.id
}

const findSuburbPostcode = (suburb: string | null, site: Site): string | null =>
  suburb === null ? null : (choosePlace(site, findPlaces(suburb))?.place.postcode ?? null)

let last: { readonly site: Site; readonly slug: string; readonly distances: ReadonlyMap<string, number> } | null = null

/**
 * Kilometres from a place to every yard that `resolveYardKey` may name. The searches of one page ask for the same
 * distances several times, so the last answer is kept.
 */
export function measureYards(site: Site, from: Place): ReadonlyMap<string, number> {
  if (last !== null && last.site === site && last.slug === from.slug) return last.distances
  const distances = new Map<string, number>()
  for (const location of site.dealerships.flatMap(({ locations }) => locations)) {
    const point = locate(location)
    if (point !== null) distances.set(location.id, measureDistanceKm(from, point))
  }
  for (const [postcode, point] of listPostcodeCentres())
    distances.set(postcodePrefix + postcode, measureDistanceKm(from, point))
  last = { site, slug: from.slug, distances }
  return distances
}

/** Locations nearer to each other than this stand on one yard, kilometres. */
const sameYardKm = 1

/** A visible location that sells, with its position. */
export interface Yard {
  readonly location: Location
  readonly point: GeoPoint
}

/** The places where the site sells vehicles and whose position is known. */
export function listYards(site: Site): readonly Yard[] {
  return listLocations(site)
    .filter(({ location_type: type }) => type === 'sales' || type === '')
    .flatMap((location) => {
      const point = locate(location)
      return point === null ? [] : [{ location, point }]
    })
}

/** Whether the site sells from several places, so that visitors care which of them is near. */
export function hasSeveralYards(site: Site): boolean {
  const [first, ...others] = listYards(site)
  return first !== undefined && others.some(({ point }) => measureDistanceKm(first.point, point) >= sameYardKm)
}
