import { withFallback } from '#concurrency/deadline.ts'
import type { SiteContext } from '#data/context.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { facets as facetTable, indexUnit, type FacetAttribute } from '#search/facets.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { FacetItem, SearchAnswer } from '#search/search-engine.ts'
import { searchStock } from '#search/search-stock.ts'
import { emptySearchState, listChoices, valuesOf, type SearchState } from '#search/state/search-choices.ts'
import { recallNextStockChange } from '#site/next-stock-change.ts'
import { findSearchPlace } from '#site/places/settle-place.ts'
import { resolveYardKey } from '#site/places/yards.ts'
import type { Facet, Site } from '#site/site.ts'
import type { FindStockFact } from '#site/stock-facts.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { knowsNothing } from '#search/sentence/sentence.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildChips } from '../filters/build-chips.ts'
import { buildFailedPage, buildSearchPage, countPages } from './build-search-page.ts'
import { buildSearchQuery, measureFromPlace } from './build-search-query.ts'
import { describeOutside } from './describe-outside.ts'
import {
  buildUnderstoodView,
  describeEarlier,
  describeReading,
  listWordChips,
  resolveClosest,
} from './describe-reading.ts'
import { findNewest } from './find-newest.ts'
import { findRange } from './find-range.ts'
import { findWaysOn, type WaysOn } from './find-ways-on.ts'
import { buildHistogramRequest } from '../filters/histogram-bars.ts'
import { hasSlider, listWindows, type ListedWindow } from '../filters/listed-since.ts'
import { isOpening, recallOpeningCounts } from './opening-counts.ts'
import { readBounds, type RangeRules } from '../filters/range-rules.ts'
import { resolveRangeRules } from '../filters/resolve-range-rules.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { buildLanding } from './search-landing.ts'
import type { SearchPage } from '../search-page.ts'
import { loadSentenceKnowledge, understandText } from './understand-search.server.ts'

export interface SearchPageServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: StockRepository
  readonly findStockFact: FindStockFact
}

/**
 * Result of loading the page. A failed search has a page too, with the visitor's choices and an error message
 * (SRCH-10).
 */
export type SearchPageOutcome<Card> =
  | {
      readonly ok: true
      readonly page: SearchPage<Card>
      /** The search is away, and the page shows what it last answered; nobody is to keep such a page. */
      readonly isEarlier: boolean
    }
  | { readonly ok: false; readonly page: SearchPage<Card>; readonly error: unknown }

/** `distanceKm` from the place of the search to the vehicle's yard; null where either is not known. */
export type BuildCard<Card> = (vehicle: Vehicle, nowMs: number, distanceKm: number | null) => Card

/** Searches, fetches the hits and builds the page. A page number beyond the last shows the last page. */
export async function loadSearchPage<Card>(
  services: SearchPageServices,
  path: SearchPath,
  asked: SearchState,
  buildCard: BuildCard<Card>,
): Promise<SearchPageOutcome<Card>> {
  try {
    return await askSearch(services, path, asked, buildCard)
  } catch (error) {
    return { ok: false, page: buildFailedPage(services.site, path, asked), error }
  }
}

async function askSearch<Card>(
  { site, ctx, search, stock, findStockFact }: SearchPageServices,
  path: SearchPath,
  asked: SearchState,
  buildCard: BuildCard<Card>,
): Promise<SearchPageOutcome<Card>> {
  const nowMs = ctx.now()
  const { facets } = site.search
  const attributes = facets.map(({ attribute }) => attribute).filter(hasSlider)
  const until = await recallNextStockChange({ search, site, findStockFact }, nowMs)
  const ends = await findStockFact(`ends ${path.path}`, async () => ({
    value: await findEnds(search, site, attributes, path, nowMs),
    until,
  }))
  const ranges = resolveRanges(site, attributes, ends)
  let state = dropOutside(asked, ranges)
  const knowledge = state.text === '' ? knowsNothing : await loadSentenceKnowledge(search, site, state.text, nowMs)
  const ask = (of: SearchState) =>
    search.search({ ...buildSearchQuery(site, [], path, of, nowMs), facets: [], ranges: [], offset: 0, limit: 0 })
  const reading = await understandText(state, knowledge, ask)
  let searched = reading.state
  // Without a place, in the field or in the text, nothing is nearest.
  if (state.sortBy === 'distance' && findSearchPlace(site, searched) === null) {
    state = { ...state, sortBy: 'rank' }
    searched = { ...searched, sortBy: 'rank' }
  }
  const histograms = [...ranges].map(([attribute, rules]) => buildHistogramRequest(attribute, rules))
  const query = (of: SearchState) => ({
    ...buildSearchQuery(site, facets, path, of, nowMs),
    ...resolveClosest(asked),
    ranges: [],
  })
  const counted = isOpening(searched, site)
    ? recallOpeningCounts(search, { path: path.path, findStockFact, until })
    : search
  let answer = await searchStock(counted, { ...query(searched), histograms })
  const pages = countPages(answer.total, site.search.page_size)
  if (state.page > pages) {
    state = { ...state, page: pages }
    searched = { ...searched, page: pages }
    answer = await searchStock(counted, { ...query(searched), histograms })
  }
  const parse = (text: string) => parseSentence(text, knowledge)
  const ways =
    answer.total === 0
      ? await findWaysOn(search, site, path, state, nowMs, {
          listChips: (of) => buildChips(site, facets, of, parse),
          listWordChips: (of) => listWordChips(site, facets, of, parse),
          count: async (of) => (await ask((await understandText(of, knowledge, ask)).state)).total,
        })
      : null
  let shown = answer.hits
  if (ways?.instead != null) {
    const { state: instead } = await understandText(ways.instead, knowledge, ask)
    shown = (await search.search({ ...query({ ...instead, page: 1 }), facets: [] })).hits
  }
  // Recently sold vehicles that match say more than new ones that do not.
  if (ways?.instead === null && shown.length === 0) shown = await findNewest(search, site, path, nowMs)
  const nothing = ways === null ? null : { ...ways.view, heading: headSuggestions(ways, answer.hits, shown) }
  // The searches are asked before the store has answered, so that all counts are of one moment.
  const [vehicles, models, listed, range, landing] = await Promise.all([
    withFallback(stock.getMany(ctx, shown), storeTimeLimitMs, null),
    findModels(search, site, facets, path, searched, nowMs),
    findListed(search, site, facets, path, searched, nowMs),
    findStockFact(`range ${path.path}`, async () => ({ value: await findRange(search, site, path, nowMs), until })),
    buildLanding(search, site, path, searched, nowMs),
  ])
  const understood = buildUnderstoodView(state, reading.sentence, (of) => dropOutside(of, ranges))
  const earlier = describeEarlier(answer, site.time_zone)
  const notes = [earlier, describeOutside(facets, asked, ranges), describeReading(reading, answer)]
  const note = notes.filter((part) => part !== null).join(' ') || null
  const buildPage = (cards: readonly Card[]): SearchPage<Card> =>
    buildSearchPage(
      site,
      facets,
      path,
      { asked: state, searched, parse },
      { answer, ranges, models, listed, nothing, landing, range, understood, note, nowMs },
      cards,
    )
  const distances = measureFromPlace(site, searched)
  const measure = (vehicle: Vehicle) => distances?.get(resolveYardKey(vehicle, site) ?? '') ?? null
  if (vehicles !== null)
    return {
      ok: true,
      page: buildPage(vehicles.map((vehicle) => buildCard(vehicle, nowMs, measure(vehicle)))),
      isEarlier: earlier !== null,
    }
  return {
    ok: false,
    page: { ...buildPage([]), failed: true },
    error: new Error(`the vehicles of a search did not come within ${storeTimeLimitMs} ms`),
  }
}

/** Heading of the vehicles below the message of a search without results; null: none, or sold ones under their own. */
function headSuggestions({ instead }: WaysOn, found: readonly string[], shown: readonly string[]): string | null {
  if (instead !== null) return 'These come close'
  return found.length === 0 && shown.length > 0 ? 'Newest in our stock' : null
}

/**
 * Timeout for reading the vehicles, in milliseconds. After it the page is rendered with its filters and an error
 * message.
 */
export const storeTimeLimitMs = 3_000

/**
 * Finds the ends of the sliders in the whole stock of the path, not in the filtered results: otherwise every other
 * filter would move the visitor's own choice.
 */
async function findEnds(
  search: StockSearch,
  site: Site,
  attributes: readonly FacetAttribute[],
  path: SearchPath,
  nowMs: number,
): Promise<SearchAnswer['ranges']> {
  if (attributes.length === 0) return {}
  const { scope, refinements } = buildSearchQuery(site, [], path, emptySearchState, nowMs)
  const { ranges } = await search.search({ scope, refinements: refinements ?? [], ranges: attributes, limit: 0 })
  return ranges
}

function resolveRanges(
  site: Site,
  attributes: readonly FacetAttribute[],
  found: SearchAnswer['ranges'],
): ReadonlyMap<FacetAttribute, RangeRules> {
  return new Map(
    attributes.flatMap((attribute): [FacetAttribute, RangeRules][] => {
      const ends = found[attribute] ?? null
      const unit = indexUnit(attribute)
      const rules = resolveRangeRules(
        attribute,
        ends === null ? null : { least: ends.min / unit, greatest: ends.max / unit },
        site.search.price_slider,
      )
      return rules === null ? [] : [[attribute, rules]]
    }),
  )
}

function dropOutside(state: SearchState, ranges: ReadonlyMap<FacetAttribute, RangeRules>): SearchState {
  const choices = listChoices(state.choices).flatMap(([attribute, choice]) => {
    const rules = ranges.get(attribute)
    if (choice.kind !== 'range' || rules === undefined) return [[attribute, choice]]
    const kept = readBounds(rules, choice)
    return kept === null ? [] : [[attribute, { kind: 'range' as const, ...kept }]]
  })
  return { ...state, choices: Object.fromEntries(choices) as SearchState['choices'] }
}

/** Counts the vehicles listed within each window; empty when the facet is not shown. */
async function findListed(
  search: StockSearch,
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  state: SearchState,
  nowMs: number,
): Promise<readonly (ListedWindow & { readonly count: number })[]> {
  const facet = facets.find(({ attribute }) => facetTable[attribute].unit === 'moment')
  if (facet === undefined) return []
  const count = async (window: ListedWindow) => {
    const choices = { ...state.choices, [facet.attribute]: window.choice }
    const query = buildSearchQuery(site, [], path, { ...state, choices }, nowMs)
    const { total } = await search.search({ ...query, facets: [], ranges: [], offset: 0, limit: 0 })
    return { ...window, count: total }
  }
  return Promise.all(listWindows(nowMs).map(count))
}

const mostMakesWithModels = 10

/** Finds the models of each selected make, with the count that selecting each would give (SRCH-05, SRCH-18). */
async function findModels(
  search: StockSearch,
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  state: SearchState,
  nowMs: number,
): Promise<readonly { readonly make: string; readonly items: readonly FacetItem[] }[]> {
  if (!site.search.make_models || !facets.some(({ attribute, control }) => attribute === 'make' && control === 'cards'))
    return []
  const { make: _make, ...others } = state.choices
  const { scope, refinements, text } = buildSearchQuery(site, [], path, { ...state, choices: others }, nowMs)
  const findOf = async (make: string) => {
    const answer = await search.search({
      scope: narrowScope(scope, [{ op: 'in', attribute: 'make', values: [make] }]),
      text: text ?? '',
      refinements: refinements ?? [],
      facets: [{ attribute: 'model', limit: site.search.model_limit }],
      limit: 0,
    })
    const items = (answer.facets.model ?? []).filter(({ count }) => count > 0)
    return { make, items }
  }
  const found = await Promise.all([...valuesOf(state.choices.make)].slice(0, mostMakesWithModels).map(findOf))
  return found.filter(({ items }) => items.length > 0)
}
