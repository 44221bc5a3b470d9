import { slugify } from '#domain/format/slugify.ts'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { FacetItem } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'

/** Values of a facet that are listed; a site with more makes than this is no dealer. */
const mostValues = 1_000

const inStock = (items: readonly FacetItem[] | undefined): readonly FacetItem[] =>
  (items ?? []).filter(({ count }) => count > 0)

/**
 * Paths of the searches that deserve a page in a search engine: types of car, makes, models, bodies and dealerships of
 * which something is for sale. One path for one search: of two names of a body the first.
 */
export async function listSearchPaths(site: Site, search: StockSearch, nowMs: number): Promise<readonly string[]> {
  const scope = buildStockScope(site, nowMs)
  const facet = (attribute: string) => ({ attribute, limit: mostValues })
  const { facets } = await search.search({
    scope,
    refinements: [forSale],
    facets: ['car_type', 'make', 'body', 'categories', 'dealership_slug'].map(facet),
    limit: 0,
  })
  const makes = inStock(facets['make'])
  const types = inStock(facets['car_type']).map(({ value }) => value)
  const typePaths = (['used-cars', 'new-cars', 'demo-cars'] as const)
    .filter((segment) => typeSegments[segment].some((type) => types.includes(type)))
    .map((segment) => `/search/${segment}`)
  const modelPaths: string[] = []
  // One after the other: a list of a thousand makes is no reason to keep visitors' searches waiting.
  for (const { value: make } of makes) {
    const models = await search.search({
      scope: narrowScope(scope, [{ op: 'in', attribute: 'make', values: [make] }]),
      refinements: [forSale],
      facets: [facet('model')],
      limit: 0,
    })
    modelPaths.push(
      `/search/${slugify(make)}`,
      ...inStock(models.facets['model']).map(({ value }) => `/search/${slugify(make)}/${slugify(value)}`),
    )
  }
  const seen = new Set<string>()
  const bodyPaths = bodyTypes.flatMap(({ slug, refinement: { attribute, values } }) => {
    const meaning = `${attribute} ${values.join(' ')}`
    if (seen.has(meaning) || !inStock(facets[attribute]).some(({ value }) => values.includes(value))) return []
    seen.add(meaning)
    return [`/search/${slug}`]
  })
  const dealerships = inStock(facets['dealership_slug'])
  const dealershipPaths = dealerships.length > 1 ? dealerships.map(({ value }) => `/search/${value}`) : []
  const paths = [site.routes.search, ...typePaths, ...modelPaths, ...bodyPaths, ...dealershipPaths]
  return [...new Set(paths)].filter((path) => !path.endsWith('/') || path === site.routes.search)
}

/** The searches of the makes in stock, most vehicles first, with the makes as the stock spells them. */
export async function listMakeSearches(
  site: Site,
  search: StockSearch,
  nowMs: number,
  most: number,
): Promise<readonly { readonly name: string; readonly path: string }[]> {
  const { facets } = await search.search({
    scope: buildStockScope(site, nowMs),
    refinements: [forSale],
    facets: [{ attribute: 'make', limit: most }],
    limit: 0,
  })
  return inStock(facets['make']).map(({ value }) => ({ name: value, path: `/search/${slugify(value)}` }))
}
