import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildSearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Site } from '#site/site.ts'

/** Settings that the search endpoints share: cache lifetime, and the response when the search fails. */
export const searchCall = {
  maxAgeSeconds: 30,
  failure: {
    status: 503,
    title: 'Search unavailable',
    detail: 'The search could not be asked; try again in a moment.',
  },
} as const

/** Creates the hit builder of a site's search calls. */
export const createHitBuilder = (site: Site) => (vehicle: Vehicle, nowMs: number) =>
  buildSearchHit(resolveListing(vehicle, site, nowMs))
