import { filterLocations, type LocationFilter } from '#domain/location/location-filter.ts'
import { mergeLocations, sortByName } from '#domain/location/merge-locations.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import { listLocations } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'
import { buildLocationCards, findLocationsChange, type LocationCardsView } from './location-card-view.ts'
import { buildLocationDetail, listLocationMakes, type LocationDetailView } from './location-detail-view.ts'

/** A block of locations: the details of one, or the cards of several (LOC-03). */
export type LocationBlockView = {
  /** Until when the block reads the same, epoch milliseconds; a cached page must not outlive it. */
  readonly freshUntil: number
} & (
  | { readonly kind: 'detail'; readonly title: string; readonly detail: LocationDetailView }
  | ({ readonly kind: 'cards' } & LocationCardsView)
)

const noReviews: FindReviews = () => null

/** The makes of a location count for the filter, also where they stand with its dealership. */
const withMakes = (site: Site, location: Location) => {
  const { id, slug, primary, visible, location_type, location_subtype } = location
  const manufacturers = listLocationMakes(site, location)
  return { id, slug, primary, visible, location_type, location_subtype, manufacturers, location }
}

/**
 * Builds a block of the locations that a filter shows (LOC-02); on a site with `locations.sales_only` of sales locations
 * alone (LOC-04). Departments of one name are one card (LOC-05), and cards are sorted by name. null: there are none, and
 * the block is left out. `findReviews` gives the reviews of a provider, where the site has one.
 */
export function buildLocationBlock(
  site: Site,
  filter: LocationFilter,
  nowMs: number,
  findReviews: FindReviews = noReviews,
): LocationBlockView | null {
  const visible = listLocations(site)
  const shown = filterLocations(
    visible.map((location) => withMakes(site, location)),
    filter,
  ).map(({ location }) => location)
  const kept = site.locations.sales_only ? filterLocations(shown, { show: 'sales' }) : shown
  const groups = sortByName(mergeLocations(kept))
  const [first, ...rest] = groups
  if (first === undefined) return null
  const freshUntil = findLocationsChange(site, kept, nowMs)
  if (rest.length === 0) {
    const detail = buildLocationDetail(site, first.members[0], first.members, nowMs, findReviews)
    return { kind: 'detail', freshUntil, title: site.locations.grid_title, detail }
  }
  return { kind: 'cards', freshUntil, ...buildLocationCards(site, groups, nowMs, findReviews) }
}
