import { facets as facetTable, indexUnit, isRange, type FacetAttribute } from '#search/facets.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { FacetRequest, Filter, Refinement, SearchQuery, SortOrder } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import { listChoices, type FacetChoice, type SearchState, type SortKey } from '#search/state/search-choices.ts'
import { countedFacets } from '#site/count-stock.ts'
import { findSearchPlace } from '#site/places/settle-place.ts'
import { hasSeveralYards, listYards, measureYards } from '#site/places/yards.ts'
import type { Facet, Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { hasSlider } from '../filters/listed-since.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'

const byRank: SortOrder = { attribute: 'rank', direction: 'desc' }

/** Index attributes that each sort key orders by; the order by distance depends on the place. */
const sortOrders: Readonly<Record<Exclude<SortKey, 'distance'>, readonly SortOrder[]>> = {
  rank: [byRank],
  price_asc: [{ attribute: 'price', direction: 'asc' }],
  price_desc: [{ attribute: 'price', direction: 'desc' }],
  newest: [{ attribute: 'created_at_timestamp', direction: 'desc' }],
  km_asc: [{ attribute: 'km', direction: 'asc' }],
  km_desc: [{ attribute: 'km', direction: 'desc' }],
}

/** `distances` by the key of a yard; null without a place, where the order by distance is the usual one. */
export function listSortOrders(key: SortKey, distances: ReadonlyMap<string, number> | null): readonly SortOrder[] {
  if (key !== 'distance') return sortOrders[key]
  return distances === null ? sortOrders.rank : [{ attribute: 'yard', ranks: distances }, byRank]
}

/** Kilometres from the place of the search to each yard; null without a known place. */
export function measureFromPlace(site: Site, state: SearchState): ReadonlyMap<string, number> | null {
  const chosen = hasSeveralYards(site) ? findSearchPlace(site, state) : null
  return chosen === null ? null : measureYards(site, chosen.place)
}

/** No yard has this key: a refinement without values would say nothing. */
const noYard = ''

function buildRadius(distances: ReadonlyMap<string, number> | null, withinKm: number | null): readonly Refinement[] {
  if (distances === null || withinKm === null) return []
  const yards = [...distances].filter(([, km]) => km <= withinKm).map(([key]) => key)
  return [{ attribute: 'yard', values: yards.length === 0 ? [noYard] : yards }]
}

/** Adds the counts by location for the map of the yards, as many as there are. */
function withYardCounts(site: Site, requests: readonly FacetRequest[]): readonly FacetRequest[] {
  if (!hasSeveralYards(site)) return requests
  const known = requests.find(({ attribute }) => attribute === 'location_name')
  const limit = Math.max(known?.limit ?? 0, listYards(site).length)
  return [...requests.filter((request) => request !== known), { attribute: 'location_name', limit }]
}

function buildRefinement(attribute: FacetAttribute, choice: FacetChoice): Refinement {
  if (choice.kind === 'values')
    return { attribute, values: choice.values, ...(choice.all === true ? { all: true } : {}) }
  const unit = indexUnit(attribute)
  return {
    attribute,
    ...(choice.min === null ? {} : { min: choice.min * unit }),
    // A price of $19,999.50 counts as within 'to 19,999', so the bound includes the last cent of the dollar.
    ...(choice.max === null ? {} : { max: choice.max * unit + (unit - 1) }),
  }
}

function facetLimit(facet: Facet, site: Site): number {
  if (facet.limit !== null) return facet.limit
  const { limit } = facetTable[facet.attribute]
  return limit === undefined ? 40 : site.search[limit]
}

/**
 * Builds the facet requests of the value facets; status and car type are always included, for the displayed count
 * (SRCH-12).
 */
export function buildFacetRequests(site: Site, facets: readonly Facet[]): FacetRequest[] {
  const counted: FacetRequest[] = facets
    .filter(({ attribute }) => !isRange(attribute))
    .map((facet) => ({ attribute: facet.attribute, limit: facetLimit(facet, site) }))
  const isAlwaysCounted = (name: string) => countedFacets.some(({ attribute }) => attribute === name)
  return [...counted.filter(({ attribute }) => !isAlwaysCounted(attribute)), ...countedFacets]
}

/**
 * Builds the complete query of a results page: scope of the site, refinements of the path and refinements of the
 * visitor.
 */
export function buildSearchQuery(
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  state: SearchState,
  nowMs: number,
): SearchQuery {
  const fixed: Filter[] = path.fixed.map(({ attribute, values }) => ({ op: 'in', attribute, values }))
  if (state.sortBy === 'price_asc' && site.search.price_asc_excludes_zero)
    fixed.push({ op: 'range', attribute: 'price', min: 1 })
  const distances = measureFromPlace(site, state)
  const chosen = listChoices(state.choices).map(([attribute, choice]) => buildRefinement(attribute, choice))
  return {
    scope: narrowScope(buildStockScope(site, nowMs), fixed),
    text: state.text,
    // Counts cover vehicles for sale, unless the visitor selects statuses.
    refinements: [
      ...(state.choices.status === undefined ? [forSale] : []),
      ...chosen,
      ...buildRadius(distances, state.near?.withinKm ?? null),
    ],
    facets: withYardCounts(site, buildFacetRequests(site, facets)),
    ranges: facets.filter(({ attribute }) => hasSlider(attribute)).map(({ attribute }) => attribute),
    sort: listSortOrders(state.sortBy, distances),
    offset: (state.page - 1) * site.search.page_size,
    limit: site.search.page_size,
  }
}
