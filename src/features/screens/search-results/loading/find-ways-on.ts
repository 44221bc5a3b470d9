import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildOpeningFilters } from '#site/count-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { Chip } from '../filters/build-chips.ts'
import { wholeAddress } from '../address/default-refinements.ts'
import { findKinds, ofCars } from './find-range.ts'
import { describeGivenWay, giveWay } from './give-way.ts'
import { listPages } from './list-pages.ts'
import { matchPages } from './match-pages.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { formatSearchHref } from '../address/search-href.ts'
import { describeTotal } from '../list/describe-total.ts'
import type { NothingView } from '../search-page.ts'

/** Limit, because each relaxation costs one search and nobody reads a longer list. */
const mostRelaxations = 8

export interface WaysOn {
  readonly view: Omit<NothingView, 'heading' | 'tilesInHead'>
  /** The search whose vehicles the page shows instead; null: none is near enough. */
  readonly instead: SearchState | null
}

/** What the search for ways on asks of the page: the chips of a search, and how many vehicles it finds. */
export interface WaysOnQuestions {
  readonly listChips: (state: SearchState) => readonly Chip[]
  /** The same with each word of the text by itself. */
  readonly listWordChips: (state: SearchState) => readonly Chip[]
  readonly count: (state: SearchState) => Promise<number>
}

/**
 * Finds alternatives to a search without results: refinements to remove, the nearest search with results, and, where no
 * search is near, the kinds and bodies in stock; and the pages of the site that its text names.
 */
export async function findWaysOn(
  search: StockSearch,
  site: Site,
  path: SearchPath,
  state: SearchState,
  nowMs: number,
  { listChips, listWordChips, count: ask }: WaysOnQuestions,
): Promise<WaysOn> {
  const whole = wholeAddress(site, path.path)
  const counts = new Map<string, Promise<number>>()
  // Each round of giving way asks again for most of what the one before asked for.
  const count = (of: SearchState): Promise<number> => {
    const key = formatSearchHref(path.path, of, whole)
    const known = counts.get(key) ?? ask(of)
    counts.set(key, known)
    return known
  }
  const chips = listChips(state)
  const words = chips.length === 1 && chips[0]?.attribute === 'text' ? chips[0].label : null
  const counted = await Promise.all(
    chips.slice(0, mostRelaxations).map(async ({ attribute, label, without }) => ({
      label: words !== null ? 'Clear the search' : attribute === 'place' ? 'At any distance' : `Without ${label}`,
      without,
      count: await count(without),
    })),
  )
  const relaxations = counted.filter((relaxation) => relaxation.count > 0).toSorted((a, b) => b.count - a.count)
  const given = await giveWay(state, (of) => [...listWordChips(of)].slice(0, mostRelaxations), count)
  return {
    view: {
      words,
      pages: matchPages(listPages(site), state.text, false).map(({ label, href }) => ({ label, href })),
      message: given === null ? null : describeGivenWay(given),
      relaxations: relaxations.map(({ label, without, count: left }) => ({
        label,
        href: formatSearchHref(path.path, without, whole),
        countText: describeTotal(left),
      })),
      nearest:
        given === null || relaxations.length > 0
          ? null
          : { href: formatSearchHref(path.path, given.state, whole), countText: describeTotal(given.count) },
      tiles: given === null ? await listStockTiles(search, site, nowMs) : [],
    },
    instead: given?.state ?? null,
  }
}

/** The kinds of vehicles in stock, where there is more than one, then the bodies. */
async function listStockTiles(search: StockSearch, site: Site, nowMs: number): Promise<NothingView['tiles']> {
  const scope = narrowScope(buildStockScope(site, nowMs), buildOpeningFilters(site))
  const count = (facets: readonly string[], more: readonly Filter[] = []) =>
    search.search({
      scope: narrowScope(scope, more),
      refinements: [forSale],
      facets: facets.map((attribute) => ({ attribute })),
      limit: 0,
    })
  const { facets: counted } = await count(['item_type', 'body', 'categories'])
  const bodies = site.search.body_tiles.flatMap((slug) => {
    const body = bodyTypes.find((type) => type.slug === slug)
    if (body === undefined) return []
    const total = (counted[body.refinement.attribute] ?? [])
      .filter(({ value }) => body.refinement.values.includes(value))
      .reduce((sum, item) => sum + item.count, 0)
    return total === 0 ? [] : [{ label: body.label, href: `/search/${slug}`, count: total }]
  })
  const kinds = await findKinds(site, counted, () => count(['body'], [ofCars]))
  // Motorhomes are a kind here and a body there.
  return [...kinds, ...bodies.filter(({ href }) => !kinds.some((kind) => kind.href === href))]
}
