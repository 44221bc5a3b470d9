import { slugify } from '#domain/format/slugify.ts'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import { findMake, listModels } from '#site/directory/directory.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { resolveSearchPath, usedCarsPath, type SearchPath, type SearchPathKnowledge } from './resolve-search-path.ts'

/**
 * Provides the names that search paths can refer to on this site, spelled as in its stock, otherwise as in the
 * directory.
 */
function createSearchKnowledge(site: Site, search: StockSearch, nowMs: number): SearchPathKnowledge {
  const scope = buildStockScope(site, nowMs)
  const findInStock = async (
    attribute: 'make' | 'model',
    slug: string,
    make: string | null,
  ): Promise<string | null> => {
    const values = await search.facetValues({
      scope: make === null ? scope : narrowScope(scope, [{ op: 'in', attribute: 'make', values: [make] }]),
      attribute,
      limit: 1000,
    })
    return values.find(({ value }) => slugify(value) === slug)?.value ?? null
  }
  return {
    findMake: async (slug) =>
      slug === '' ? null : ((await findInStock('make', slug, null)) ?? findMake(slug)?.name ?? null),
    findModel: async (make, slug) =>
      (await findInStock('model', slug, make)) ??
      listModels(make).find((model) => slugify(model.name) === slug)?.name ??
      null,
    dealerships: site.dealerships,
  }
}

const searchPrefix = '/search/'

/** Decodes a path segment ('Land%20Rover'). One that cannot be decoded stays unchanged and matches nothing. */
function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

const defaultSearchPath = '/search/new-used-and-demo-cars'

/**
 * Resolves a request path as a search, or returns null. The configured search path (TEN-04) is an alias of the default
 * search.
 */
export async function resolveSearchAddress(
  site: Site,
  search: StockSearch,
  pathname: string,
  nowMs: number,
): Promise<SearchPath | null> {
  const path = trimTrailingSlashes(pathname)
  const knowledge = createSearchKnowledge(site, search, nowMs)
  if (path === '/pre-owned') return usedCarsPath(path)
  const isConfigured = path === trimTrailingSlashes(site.routes.search)
  // The configured path means the whole stock whatever its name is; only the fixed paths of car types keep their
  // meaning (SRCH-02).
  const isTypePath = path.startsWith(searchPrefix) && Object.hasOwn(typeSegments, path.slice(searchPrefix.length))
  const address = isConfigured && !isTypePath ? defaultSearchPath : path
  if (!address.startsWith('/search/')) return null
  const resolved = await resolveSearchPath(address.slice('/search/'.length).split('/').map(decodeSegment), knowledge)
  return resolved === null ? null : { ...resolved, path: isConfigured ? site.routes.search : resolved.path }
}
