import { measureDistanceKm } from '#domain/postcode/nearest-location.ts'
import type { Place } from '#domain/place/place.ts'
import { locate } from '../locate.ts'
import { listLocations } from '../location-place.ts'
import type { Site } from '../site.ts'

/** The place that a visitor of the site most likely means, and those of the same name. */
export interface ChosenPlace {
  readonly place: Place
  /** The other places, the next likely one first. */
  readonly others: readonly Place[]
}

/**
 * Chooses among places of one name (`findPlaces`): one in a state where the site has a visible location, then the one
 * nearest to a location, then the better known one. null where there are none.
 */
export function choosePlace(site: Site, places: readonly Place[]): ChosenPlace | null {
  const locations = listLocations(site)
  const states = new Set<string | null>(locations.map(({ address }) => address.state))
  const points = locations.flatMap((location) => locate(location) ?? [])
  const measured = places.map((place) => ({
    place,
    isHome: states.has(place.state),
    km: Math.min(...points.map((point) => measureDistanceKm(place, point))),
  }))
  const [first, ...others] = measured
    .toSorted((one, other) => Number(other.isHome) - Number(one.isHome) || one.km - other.km || 0)
    .map(({ place }) => place)
  return first === undefined ? null : { place: first, others }
}
