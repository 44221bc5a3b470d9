import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildSearchHit } from '#features/parts/vehicle-card/build-search-hit.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Site } from '#site/site.ts'

/** What the search endpoints have in common: how long an answer holds, and the answer while the search is down. */
export const searchCall = {
  maxAgeSeconds: 30,
  failure: {
    status: 503,
    title: 'Search unavailable',
    detail: 'The search could not be asked; try again in a moment.',
  },
} as const

/** Builds the hits of a site's search calls. */
export const createHitBuilder = (site: Site) => (vehicle: Vehicle, nowMs: number) =>
  buildSearchHit(resolveListing(vehicle, site, nowMs))
