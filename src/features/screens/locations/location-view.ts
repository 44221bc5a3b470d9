import { selectLocationGroups } from '#features/parts/locations/location-block.ts'
import {
  buildLocationCards,
  findLocationsChange,
  type LocationCardsView,
} from '#features/parts/locations/location-card-view.ts'
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
  readonly intro: string
  readonly people: readonly PersonView[]
  readonly reviews: ReviewsView | null
  /** Page of all locations; null where this is the only one. */
  readonly allHref: string | null
  /** A few of the other locations; null where there are none. */
  readonly others: LocationCardsView | null
  readonly freshUntil: number
}

const mostOthers = 3

/** 'Sales and service, about 9 km south of Brisbane'. */
function buildIntro({ departments, plan }: LocationDetailView): string {
  const [first = '', ...rest] = departments.map(({ label }) => label)
  const last = rest.at(-1)
  const names = [first, ...rest.slice(0, -1).map((label) => label.toLowerCase())].join(', ')
  const offered = last === undefined ? names : `${names} and ${last.toLowerCase()}`
  const words = plan?.words ?? null
  return words === null ? offered : `${offered}, ${words.charAt(0).toLowerCase()}${words.slice(1)}`
}

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
  const groups = selectLocationGroups(site, { show: 'all', exclude: members.map(({ id }) => id) })
  const shown = groups.slice(0, mostOthers)
  const onPage = [...members, ...shown.flatMap((group) => group.members)]
  const detail = buildLocationDetail(site, location, members, nowMs, findReviews)
  return {
    detail,
    intro: buildIntro(detail),
    people: buildPeople(site, [location, ...members.filter((member) => member !== location)]),
    reviews: buildReviews(site, location, findReviews),
    allHref: groups.length === 0 ? null : addressOf(site, 'locations'),
    others: shown.length === 0 ? null : buildLocationCards(site, shown, nowMs, findReviews),
    freshUntil: findLocationsChange(site, onPage, nowMs),
  }
}
