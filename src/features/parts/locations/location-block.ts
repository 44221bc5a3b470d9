import { filterLocations, type LocationFilter } from '#domain/location/location-filter.ts'
import { mergeLocations, sortByName, type LocationGroup } from '#domain/location/merge-locations.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import { listLocations } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'
import { buildLocationCards, findLocationsChange, shortenCards, type LocationCardsView } from './location-card-view.ts'
import {
  buildLocationDetail,
  listLocationMakes,
  tellsAnything,
  type LocationDetailView,
} from './location-detail-view.ts'

/** A block of locations: the details of one, or the cards of several (LOC-03). */
export type LocationBlockView = {
  /** Until when the block reads the same, epoch milliseconds; a cached page must not outlive it. */
  readonly freshUntil: number
} & (
  | { readonly kind: 'detail'; readonly title: string; readonly detail: LocationDetailView }
  | ({ readonly kind: 'cards' } & LocationCardsView)
)

const noReviews: FindReviews = () => null

/**
 * The block as one among others on its page: of many locations the first cards; null for a single one of which
 * nothing but the name is known, because the page says that already.
 */
export function shortenBlock(block: LocationBlockView): LocationBlockView | null {
  if (block.kind === 'cards') return shortenCards(block)
  return tellsAnything(block.detail) ? block : null
}

/** The makes of a location count for the filter, also where they stand with its dealership. */
const withMakes = (site: Site, location: Location) => {
  const { id, slug, primary, visible, location_type, location_subtype } = location
  const manufacturers = listLocationMakes(site, location)
  return { id, slug, primary, visible, location_type, location_subtype, manufacturers, location }
}

/**
 * The locations that a filter shows (LOC-02), those of one name together (LOC-05), sorted by name (LOC-03); on a site
 * with `locations.sales_only` sales locations alone (LOC-04).
 */
export function selectLocationGroups(site: Site, filter: LocationFilter): readonly LocationGroup<Location>[] {
  const candidates = listLocations(site).map((location) => withMakes(site, location))
  const shown = filterLocations(candidates, filter).map(({ location }) => location)
  return sortByName(mergeLocations(site.locations.sales_only ? filterLocations(shown, { show: 'sales' }) : shown))
}

/**
 * Builds a block of the locations that a filter shows (see `selectLocationGroups`). null: there are none, and the block
 * is left out. `findReviews` gives the reviews of a provider, where the site has one.
 */
export function buildLocationBlock(
  site: Site,
  filter: LocationFilter,
  nowMs: number,
  findReviews: FindReviews = noReviews,
): LocationBlockView | null {
  const groups = selectLocationGroups(site, filter)
  const [first, ...rest] = groups
  if (first === undefined) return null
  const members = groups.flatMap((group) => group.members)
  const freshUntil = findLocationsChange(site, members, nowMs)
  if (rest.length === 0) {
    const detail = buildLocationDetail(site, first.members[0], first.members, nowMs, findReviews)
    return { kind: 'detail', freshUntil, title: site.locations.single_title, detail }
  }
  return { kind: 'cards', freshUntil, ...buildLocationCards(site, groups, nowMs, findReviews) }
}
