import { rankByDistance, type GeoPoint } from '#domain/postcode/nearest-location.ts'
import { locate } from './locate.ts'
import type { Location, Site } from './site.ts'

/** A location of a site with its distance from a place. */
export interface RankedLocation {
  readonly location: Location
  /** null where neither its coordinates nor its postcode are known. */
  readonly km: number | null
}

/** Returns the visible locations of a site, nearest to the place first (LEAD-14). */
export function rankLocations(site: Site, from: GeoPoint): readonly RankedLocation[] {
  const visible = site.dealerships.flatMap(({ locations }) => locations).filter((location) => location.visible)
  return rankByDistance(from, visible, locate).map(({ place, km }) => ({ location: place, km }))
}
