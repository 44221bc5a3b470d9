import { buildLocationBlock, type LocationBlockView } from '#features/parts/locations/location-block.ts'
import { findLocationsChange } from '#features/parts/locations/location-card-view.ts'
import {
  buildLocationDetail,
  listNamesakes,
  type LocationDetailView,
} from '#features/parts/locations/location-detail-view.ts'
import { buildPeople, type PersonView } from '#features/parts/people/people-view.ts'
import { buildReviews, type FindReviews, type ReviewsView } from '#features/parts/reviews/reviews-view.ts'
import { addressOf } from '#site/addresses.ts'
import { listLocations } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'

/** The page of one location (LOC-06). */
export interface LocationPageView {
  readonly detail: LocationDetailView
  readonly intro: string | null
  readonly people: readonly PersonView[]
  readonly reviews: ReviewsView | null
  /** Page of all locations; null where this is the only one. */
  readonly allHref: string | null
  /** A few of the other locations; null where there are none. */
  readonly others: LocationBlockView | null
  readonly freshUntil: number
}

const mostOthers = 3

/** Builds the page of a location by its slug; null for a slug that no visible location has. */
export function buildLocationPage(
  site: Site,
  slug: string,
  nowMs: number,
  findReviews: FindReviews,
): LocationPageView | null {
  const locations = listLocations(site)
  const location = locations.find((each) => each.slug === slug)
  if (location === undefined) return null
  const members = listNamesakes(locations, location)
  const others = buildLocationBlock(site, { show: 'all', exclude: members.map(({ id }) => id) }, nowMs, findReviews)
  const shown = others?.kind === 'cards' ? { ...others, cards: others.cards.slice(0, mostOthers) } : null
  const detail = buildLocationDetail(site, location, members, nowMs, findReviews)
  return {
    detail,
    intro: detail.address.length === 0 ? null : detail.address.join(', '),
    people: buildPeople(site, [location, ...members.filter((member) => member !== location)]),
    reviews: buildReviews(site, location, findReviews),
    allHref: others === null ? null : addressOf(site, 'locations'),
    others: shown,
    freshUntil: Math.min(findLocationsChange(site, members, nowMs), shown?.freshUntil ?? Number.POSITIVE_INFINITY),
  }
}
