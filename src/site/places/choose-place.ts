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

/** Kilometres beyond which nobody means the nearer place: of the Perths a buyer in Brisbane means the city. */
const drivenKm = 250

/**
 * Chooses among places of one name (`findPlaces`): one in a state where the site has a visible location, then the one
 * nearest to a location of those within a day's drive, then the better known one. null where there are none.
 */
export function choosePlace(site: Site, places: readonly Place[]): ChosenPlace | null {
  const locations = listLocations(site)
  const states = new Set<string | null>(locations.map(({ address }) => address.state))
  const points = locations.flatMap((location) => locate(location) ?? [])
  const measured = places.map((place) => {
    const isHome = states.has(place.state)
    const km = Math.min(...points.map((point) => measureDistanceKm(place, point)))
    return { place, isHome, km: isHome || km <= drivenKm ? km : Number.POSITIVE_INFINITY }
  })
  const [first, ...others] = measured
    // The difference of two infinite distances is NaN, and the order stays.
    .toSorted((one, other) => Number(other.isHome) - Number(one.isHome) || one.km - other.km || 0)
    .map(({ place }) => place)
  return first === undefined ? null : { place: first, others }
}
