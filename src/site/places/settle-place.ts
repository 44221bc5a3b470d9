import { toPlaceSlug, type Place } from '#domain/place/place.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { Site } from '../site.ts'
import { choosePlace, type ChosenPlace } from './choose-place.ts'
import { findPlaces } from './find-places.ts'
import { hasSeveralYards } from './yards.ts'

/** The place of a search with those of the same name; null where the search gives none or an unknown one. */
export function findSearchPlace(site: Site, { near }: SearchState): ChosenPlace | null {
  return near === null ? null : choosePlace(site, findPlaces(near.place))
}

/**
 * The state with its place in the spelling of addresses: 'Richmond' becomes 'richmond-vic' on a site with a yard in
 * Victoria. A site that sells from one place measures no distances, so there the place is dropped, as is
 * one with characters that no name of a place has; the order by distance goes with it, and with a place that is not
 * known. Returns `state` itself when nothing changes.
 */
export function settlePlace(site: Site, state: SearchState): SearchState {
  const { near } = state
  if (near === null) return state
  if (!hasSeveralYards(site) || toPlaceSlug(near.place) === '') return withoutPlace(state)
  const chosen = findSearchPlace(site, state)
  if (chosen === null) return state.sortBy === 'distance' ? { ...state, sortBy: 'rank' } : state
  return chosen.place.slug === near.place ? state : withPlace(state, chosen.place)
}

/** The same search from another place. */
export function withPlace(state: SearchState, { slug }: Place): SearchState {
  return { ...state, page: 1, near: { place: slug, withinKm: state.near?.withinKm ?? null } }
}

/** The search without its place and the order that needs one. */
export function withoutPlace(state: SearchState): SearchState {
  return { ...state, page: 1, near: null, sortBy: state.sortBy === 'distance' ? 'rank' : state.sortBy }
}
