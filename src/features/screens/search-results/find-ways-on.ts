import { bodyTypes } from '#domain/vehicle/body-types.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import { buildOpeningFilters } from '#site/count-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { Chip } from './build-chips.ts'
import { wholeAddress } from './default-refinements.ts'
import { describeGivenWay, giveWay } from './give-way.ts'
import type { SearchPath } from './resolve-search-path.ts'
import { formatSearchHref } from './search-href.ts'
import type { NothingView } from './search-page.ts'

/** Limit, because each relaxation costs one search and nobody reads a longer list. */
const mostRelaxations = 8

export interface WaysOn {
  readonly view: NothingView
  /** The search whose vehicles the page shows instead; null: none is near enough. */
  readonly instead: SearchState | null
}

/** What the search for ways on asks of the page: the chips of a search, and how many vehicles it finds. */
export interface WaysOnQuestions {
  readonly listChips: (state: SearchState) => readonly Chip[]
  /** The same with each word of the text by itself. */
  readonly listWordChips: (state: SearchState) => readonly Chip[]
  readonly count: (state: SearchState) => number
}

/**
 * Finds alternatives to a search without results: refinements to remove, the nearest search with results, and, where no
 * search is near, the bodies in stock.
 */
export function findWaysOn(
  search: SearchEngine,
  site: Site,
  path: SearchPath,
  state: SearchState,
  nowMs: number,
  { listChips, listWordChips, count }: WaysOnQuestions,
): WaysOn {
  const whole = wholeAddress(site, path.path)
  const relaxations = listChips(state)
    .slice(0, mostRelaxations)
    .map(({ attribute, label, without }) => ({
      label: attribute === 'place' ? 'At any distance' : `Without ${label}`,
      without,
      count: count(without),
    }))
    .filter((relaxation) => relaxation.count > 0)
    .toSorted((a, b) => b.count - a.count)
  const given = giveWay(state, (of) => [...listWordChips(of)].slice(0, mostRelaxations), count)
  return {
    view: {
      message: given === null ? null : describeGivenWay(given),
      relaxations: relaxations.map(({ label, without, count: left }) => ({
        label,
        href: formatSearchHref(path.path, without, whole),
        count: left,
      })),
      nearest:
        given === null || relaxations.length > 0
          ? null
          : { href: formatSearchHref(path.path, given.state, whole), count: given.count },
      tiles: given === null ? listBodyTiles(search, site, nowMs) : [],
    },
    instead: given?.state ?? null,
  }
}

function listBodyTiles(search: SearchEngine, site: Site, nowMs: number): NothingView['tiles'] {
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
  return site.search.body_tiles.flatMap((slug) => {
    const body = bodyTypes.find((type) => type.slug === slug)
    if (body === undefined) return []
    const total = (counted[body.refinement.attribute] ?? [])
      .filter(({ value }) => body.refinement.values.includes(value))
      .reduce((sum, item) => sum + item.count, 0)
    return total === 0 ? [] : [{ label: body.label, href: `/search/${slug}`, count: total }]
  })
}
