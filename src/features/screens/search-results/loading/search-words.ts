import { describeSearch, phraseSearch, type SearchWords } from '#domain/page-words/describe-search.ts'
import { formatPlace } from '#domain/place/place.ts'
import type { CarType, ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { valuesOf, type SearchState } from '#search/state/search-choices.ts'
import type { FacetAttribute } from '#search/facets.ts'
import { findSearchPlace } from '#site/places/settle-place.ts'
import type { Site } from '#site/site.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'

type Range = SearchWords['price']

/** What path and query string together refine, as far as words can tell it. */
function readSearchWords(site: Site, path: SearchPath, state: SearchState): SearchWords {
  const fixed = (attribute: string): readonly string[] =>
    path.fixed.find((each) => each.attribute === attribute)?.values ?? []
  const values = (attribute: FacetAttribute): readonly string[] => {
    const chosen = [...valuesOf(state.choices[attribute])]
    return chosen.length > 0 ? chosen : fixed(attribute)
  }
  const range = (attribute: FacetAttribute): Range => {
    const choice = state.choices[attribute]
    return choice?.kind === 'range' ? choice : null
  }
  const slugs = fixed('dealership_slug')
  const named = site.dealerships.filter(({ slug }) => slugs.includes(slug)).map(({ name }) => name)
  const bodies = values('body')
  const place = findSearchPlace(site, state)?.place
  return {
    types: values('car_type') as readonly CarType[],
    itemTypes: values('item_type') as readonly ItemType[],
    certified: values('certified').join() === 'true',
    colours: values('colour'),
    transmissions: values('transmission'),
    fuels: values('fuel'),
    drives: values('drive'),
    seats: values('seats'),
    categories: values('categories'),
    makes: values('make'),
    models: values('model').length > 0 ? values('model') : values('make_model'),
    // A tile that stands for two bodies, convertibles with soft tops, is named after the first.
    bodies: state.choices.body === undefined ? bodies.slice(0, 1) : bodies,
    cities: values('city'),
    states: values('state'),
    dealerships: named.length > 0 ? named : values('dealership_name'),
    price: range('price'),
    weeklyPrices: values('weekly_price_range'),
    years: range('year'),
    kms: range('km'),
    features: values('filtered_features'),
    near: place === undefined ? null : { place: formatPlace(place), withinKm: state.near?.withinKm ?? null },
    text: state.text,
  }
}

/**
 * The heading of a search: the words of its path, 'Toyota HiLux', and where it is refined the whole search in words,
 * 'Used diesel Toyota HiLux in Rocklea'. Refinements that no heading can tell leave the words of the path.
 */
export function resolveSearchHeading(site: Site, path: SearchPath, state: SearchState, title: string): string {
  const none: SearchState = { ...state, text: '', near: null, choices: {} }
  const refined = describeSearch(readSearchWords(site, path, state))
  return refined === describeSearch(readSearchWords(site, path, none)) ? title : refined
}

/** The search in the middle of a sentence: 'used diesel Toyota HiLux in Rocklea'. */
export const resolveSearchPhrase = (site: Site, path: SearchPath, state: SearchState): string =>
  phraseSearch(readSearchWords(site, path, state))
