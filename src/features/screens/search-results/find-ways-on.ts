import { bodyTypes } from '#domain/vehicle/body-types.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import { buildOpeningFilters } from '#site/count-stock.ts'
import type { Facet, Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildChips } from './build-chips.ts'
import { buildSearchQuery } from './build-search-query.ts'
import { wholeAddress } from './default-refinements.ts'
import type { SearchPath } from './resolve-search-path.ts'
import { formatSearchHref } from './search-href.ts'
import type { NothingView } from './search-page.ts'

/** Limit, because each relaxation costs one search and nobody reads a longer list. */
const mostRelaxations = 8

/**
 * Finds alternatives to a search without results: refinements to remove, the nearest search with results, and the
 * bodies in stock.
 */
export function findWaysOn(
  search: SearchEngine,
  site: Site,
  path: SearchPath,
  state: SearchState,
  nowMs: number,
): NothingView {
  const facets: readonly Facet[] = []
  const whole = wholeAddress(site, path.path)
  const count = (of: SearchState) =>
    search.search({ ...buildSearchQuery(site, facets, path, of, nowMs), facets: [], ranges: [], limit: 0 }).total
  const countChips = (of: SearchState) =>
    buildChips(site, site.search.facets, of)
      .slice(0, mostRelaxations)
      .map(({ label, without }) => ({ label, without, count: count(without) }))
      .toSorted((a, b) => b.count - a.count)

  const relaxations = countChips(state)
  let nearest = relaxations[0]
  // If removing one refinement is not enough, remove the most restrictive first, then the next.
  while (nearest !== undefined && nearest.count === 0) nearest = countChips(nearest.without)[0]

  const { owners, filter } = buildStockScope(site, nowMs)
  const counted = search.search({
    scope: {
      owners,
      filter: { op: 'and', of: [...(filter === undefined ? [] : [filter]), ...buildOpeningFilters(site)] },
    },
    refinements: [forSale],
    facets: [{ attribute: 'body' }, { attribute: 'categories' }],
    limit: 0,
  }).facets
  return {
    relaxations: relaxations
      .filter((relaxation) => relaxation.count > 0)
      .map(({ label, without, count }) => ({ label, href: formatSearchHref(path.path, without, whole), count })),
    nearest:
      nearest === undefined || nearest === relaxations[0]
        ? null
        : { href: formatSearchHref(path.path, nearest.without, whole), count: nearest.count },
    tiles: site.search.body_tiles.flatMap((slug) => {
      const body = bodyTypes.find((type) => type.slug === slug)
      if (body === undefined) return []
      const total = (counted[body.refinement.attribute] ?? [])
        .filter(({ value }) => body.refinement.values.includes(value))
        .reduce((sum, item) => sum + item.count, 0)
      return total === 0 ? [] : [{ label: body.label, href: `/search/${slug}`, count: total }]
    }),
  }
}
