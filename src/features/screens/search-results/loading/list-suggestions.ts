import { emptySearchState, type SearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildForSaleScope } from '#site/stock-scope.ts'
import type { Suggestion } from '#features/parts/search-box/suggestion.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { buildChips } from '../filters/build-chips.ts'
import { buildSearchQuery } from './build-search-query.ts'
import { formatSearchHref } from '../address/search-href.ts'
import { resolveSearchAddress } from '../address/search-knowledge.server.ts'
import { listPages } from './list-pages.ts'
import { matchPages } from './match-pages.ts'
import { loadSentenceKnowledge, understandText } from './understand-search.server.ts'

/** Maximum length of the searched text: that of the field; no name is longer than the second. */
const longestTyped = 200
const longestName = 60
/** Maximum number of suggestions of each kind. */
const most = { make: 3, make_model: 5, stocknum: 3 } as const

/**
 * Suggests makes, models and stock numbers of the site's stock that begin with the typed text, each with the URL of its
 * search; before them the text as a sentence, as the search reads it ('SUV, Diesel, Price: to $40,000'); after them the
 * site's pages that the text names.
 */
export async function listSuggestions(
  search: StockSearch,
  site: Site,
  typed: string,
  nowMs: number,
): Promise<readonly Suggestion[]> {
  const prefix = typed.replaceAll(/\s+/g, ' ').trim().slice(0, longestTyped)
  if (prefix === '') return []
  const [sentence, names] = await Promise.all([
    listSentence(search, site, prefix, nowMs),
    prefix.length > longestName ? [] : listNames(search, site, prefix, nowMs),
  ])
  const vehicles = [...sentence, ...names]
  const pages = matchPages(listPages(site), prefix, vehicles.length > 0)
  return [...vehicles, ...pages.map(({ label, href }): Suggestion => ({ kind: 'page', label, count: null, href }))]
}

/** The text as the search reads it, where that says more than a name and finds vehicles. */
async function listSentence(
  search: StockSearch,
  site: Site,
  text: string,
  nowMs: number,
): Promise<readonly Suggestion[]> {
  const path = await resolveSearchAddress(site, search, site.routes.search, nowMs)
  if (path === null) return []
  const { facets } = site.search
  const asked: SearchState = { ...emptySearchState, text }
  const knowledge = await loadSentenceKnowledge(search, site, text, nowMs)
  const ask = (state: SearchState) =>
    search.search({ ...buildSearchQuery(site, [], path, state, nowMs), facets: [], ranges: [], offset: 0, limit: 0 })
  const { sentence, state } = await understandText(asked, knowledge, ask)
  if (sentence.understood.length === 0 && sentence.place === null) return []
  const chips = buildChips(site, facets, state, (of) => parseSentence(of, knowledge))
  const { total } = await ask(state)
  if (total === 0) return []
  return [
    {
      kind: 'sentence',
      // What was understood, and then the words that remain.
      label: chips
        .toSorted((a, b) => Number(a.attribute === 'text') - Number(b.attribute === 'text'))
        .map(({ label }) => label)
        .join(', '),
      count: total,
      href: formatSearchHref(site.routes.search, asked),
    },
  ]
}

async function listNames(
  search: StockSearch,
  site: Site,
  prefix: string,
  nowMs: number,
): Promise<readonly Suggestion[]> {
  const scope = buildForSaleScope(site, nowMs)
  const find = (attribute: keyof typeof most) =>
    search.facetValues({ scope, attribute, prefix, limit: most[attribute] })
  const href = (state: Partial<SearchState>) => formatSearchHref(site.routes.search, { ...emptySearchState, ...state })
  const [makes, models, stockNumbers] = await Promise.all([find('make'), find('make_model'), find('stocknum')])
  return [
    ...makes.map(({ value, count }): Suggestion => ({
      kind: 'make',
      label: value,
      count,
      href: href({ choices: { make: { kind: 'values', values: [value] } } }),
    })),
    ...models.map(({ value, count }): Suggestion => ({
      kind: 'model',
      label: value,
      count,
      href: href({ choices: { make_model: { kind: 'values', values: [value] } } }),
    })),
    ...stockNumbers.map(({ value, count }): Suggestion => ({
      kind: 'stock_number',
      label: value,
      count,
      href: href({ text: value }),
    })),
  ]
}
