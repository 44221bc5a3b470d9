import { slugify } from '#domain/format/slugify.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { listChoices, valuesOf, type SearchState } from '#search/state/search-choices.ts'
import type { Site } from '#site/site.ts'
import { resolveOpening, wholeAddress } from './default-refinements.ts'
import type { SearchPath } from './resolve-search-path.ts'
import { formatSearchHref } from './search-href.ts'

const sameValues = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((value) => b.includes(value))

/** The one path of a search that several paths mean. */
function canonicalPathOf(site: Site, { path, fixed }: SearchPath): string {
  const [only, ...others] = fixed
  if (only === undefined) return site.routes.search
  if (others.length > 0) return path
  if (only.attribute === 'car_type' && sameValues(only.values, typeSegments['used-cars']))
    return site.search.stock_filters.used_only ? site.routes.search : '/search/used-cars'
  const twin = bodyTypes.find(
    ({ refinement }) => refinement.attribute === only.attribute && sameValues(refinement.values, only.values),
  )
  return twin === undefined ? path : `/search/${twin.slug}`
}

/** The path that means the same as one or two refinements; null: no path does. */
function findCleanPath(site: Site, path: SearchPath, state: SearchState): string | null {
  const choices = listChoices(state.choices)
  const only = (attribute: Parameters<typeof pick>[1]): string | null => pick(state, attribute)
  const names = choices
    .map(([attribute]) => attribute)
    .toSorted()
    .join(' ')
  const fixedMake =
    path.fixed.length === 1 && path.fixed[0]?.attribute === 'make' ? (path.fixed[0].values[0] ?? null) : null
  if (fixedMake !== null && names === 'model') {
    const model = only('model')
    return model === null ? null : `/search/${slugify(fixedMake)}/${slugify(model)}`
  }
  if (path.fixed.length > 0) return null
  const make = only('make')
  const model = only('model')
  if (names === 'make' && make !== null) return `/search/${slugify(make)}`
  if (names === 'make model' && make !== null && model !== null) return `/search/${slugify(make)}/${slugify(model)}`
  if (names === 'body') {
    const body = bodyTypes.find(
      ({ refinement: { attribute, values } }) =>
        attribute === 'body' && sameValues(values, [...valuesOf(state.choices.body)]),
    )
    return body === undefined ? null : `/search/${body.slug}`
  }
  if (names === 'car_type') {
    const types = [...valuesOf(state.choices.car_type)]
    const segment = Object.entries(typeSegments).find(([, values]) => sameValues(values, types))?.[0]
    return segment === undefined ? null : `/search/${segment}`
  }
  const dealer = only('dealership_name')
  const dealership = names === 'dealership_name' ? site.dealerships.find(({ name }) => name === dealer) : undefined
  return dealership === undefined ? null : `/search/${dealership.slug}`
}

function pick(state: SearchState, attribute: 'make' | 'model' | 'dealership_name'): string | null {
  const [value, ...others] = valuesOf(state.choices[attribute])
  return value !== undefined && others.length === 0 ? value : null
}

/**
 * The canonical path and query of a search, or null where no search engine may list it (API-05):
 *
 * - a search by its path alone is canonical at the one path that means it, each of its pages for itself;
 * - another order of the same results is canonical at the usual order;
 * - a refinement that a path means too (`?make=Toyota`) is canonical at that path;
 * - the vehicles of one suburb (`?city=Rocklea`) are a page of their own, because buyers search for them and no path
 *   means them;
 * - every other refinement, a place to measure from, a search text, and a search without results is for the visitor
 *   alone.
 */
export function resolveSearchCanonical(site: Site, path: SearchPath, state: SearchState, total: number): string | null {
  if (state.text !== '' || state.near !== null || total === 0) return null
  const choices = listChoices(state.choices)
  const base = canonicalPathOf(site, path)
  const usual: SearchState = { ...state, sortBy: 'rank' }
  if (choices.length === 0) return formatSearchHref(base, usual, wholeAddress(site, base))
  const opening = resolveOpening(site, path.path, new URLSearchParams())
  if (opening !== null && formatSearchHref(path.path, { ...usual, page: 1 }) === opening)
    return formatSearchHref(base, usual)
  const clean = findCleanPath(site, path, state)
  if (clean !== null) return trimTrailingSlashes(clean) === '/search' ? null : clean
  const isOneCity = choices.length === 1 && state.choices.city !== undefined && valuesOf(state.choices.city).size === 1
  return isOneCity && path.fixed.length <= 1 ? formatSearchHref(base, usual) : null
}
