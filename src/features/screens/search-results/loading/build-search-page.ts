import { placePromotions } from '#domain/promotions/place-promotions.ts'
import { buildPromotion, buildStocktakeBanner, listPromotions } from '#features/parts/promotions/promotion-view.ts'
import { slugify } from '#domain/format/slugify.ts'
import type { StockAnswer } from '#search/search-stock.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { knowsNothing, type Sentence } from '#search/sentence/sentence.ts'
import { offeredSorts, valuesOf, type SearchState, type SortKey } from '#search/state/search-choices.ts'
import { isWholeSearch } from '#search/state/search-state.ts'
import { findSearchPlace } from '#site/places/settle-place.ts'
import { countStock } from '#site/count-stock.ts'
import type { Facet, Site } from '#site/site.ts'
import { buildDistance } from '../filters/build-distance.ts'
import { buildChips } from '../filters/build-chips.ts'
import { gatherChips } from '../filters/gather-chips.ts'
import { buildFacets, type FacetFindings } from '../filters/build-facets.ts'
import { wholeAddress } from '../address/default-refinements.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { formatSearchHref } from '../address/search-href.ts'
import { listPageNumbers } from '../list/page-numbers.ts'
import type { HeadView, LandingView, NothingView, SearchPage, UnderstoodView } from '../search-page.ts'
import { resolveSearchHeading } from './search-words.ts'

const sortWords: Readonly<Record<SortKey, { readonly label: string; readonly announcement: string }>> = {
  rank: { label: 'Featured', announcement: 'Sorted by featured' },
  price_asc: { label: 'Price: low to high', announcement: 'Sorted by lowest price' },
  price_desc: { label: 'Price: high to low', announcement: 'Sorted by highest price' },
  newest: { label: 'Newest first', announcement: 'Sorted by newest' },
  km_asc: { label: 'Lowest kms', announcement: 'Sorted by lowest kilometres' },
  km_desc: { label: 'Highest kms', announcement: 'Sorted by highest kilometres' },
  distance: { label: 'Nearest first', announcement: 'Sorted by distance' },
}

/** Number of pages, at least 1. */
export function countPages(total: number, pageSize: number): number {
  return Math.max(1, Math.ceil(total / pageSize))
}

type Frame = Omit<
  SearchPage<never>,
  | 'failed'
  | 'total'
  | 'pages'
  | 'cards'
  | 'soldFrom'
  | 'promotions'
  | 'sale'
  | 'facets'
  | 'note'
  | 'understood'
  | 'distance'
  | 'paging'
  | 'nothing'
  | 'landing'
>

/** Builds the parts of the page that do not depend on the search answer. */
function buildFrame(
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  { asked: state, searched, parse }: ReadSearch,
  links: HeadView['links'],
): Frame {
  const landing = site.search.landing_titles.find(({ segment }) => path.path === `/search/${segment}`)
  const chips = buildChips(site, facets, state, parse)
  const whole = wholeAddress(site, path.path)
  const title =
    landing?.title ?? (path.fixed.length === 0 && site.search.stock_filters.used_only ? 'Used vehicles' : path.title)
  return {
    title,
    heading: resolveSearchHeading(site, path, searched, title),
    trail: buildTrail(site, path),
    intro: landing?.intro ?? null,
    head: { kind: site.search.heading.kind, links, note: site.search.heading.note },
    path: path.path,
    state,
    chips: gatherChips(chips, state).map(({ id, label, without }) => ({
      id,
      label,
      removeHref: formatSearchHref(path.path, without, whole),
    })),
    refinements: chips.length,
    whole,
    clearHref: whole,
    sorts: offeredSorts(
      { kmSorts: site.search.sort.kms },
      findSearchPlace(site, searched) === null ? null : searched.near,
    )
      .filter((key) => key !== 'newest' || site.search.sort.newest)
      .map((key) => ({ key, ...sortWords[key] })),
    dealer: findDealer(site, path, searched),
    settings: {
      debounceTextMs: site.search.debounce_text_ms,
      debounceRangeMs: site.search.debounce_range_ms,
      cachedAnswers: site.search.cached_answers,
      history: site.search.history,
    },
  }
}

/** The way to a search: the home page, the whole stock, and the make above a model. */
function buildTrail(site: Site, { fixed, path }: SearchPath): SearchPage<never>['trail'] {
  const home = { text: 'Home', href: '/' }
  if (fixed.length === 0 || path === site.routes.search) return [home]
  const make = fixed.length > 1 ? fixed.find(({ attribute }) => attribute === 'make')?.values[0] : undefined
  return [
    home,
    { text: 'All stock', href: site.routes.search },
    ...(make === undefined ? [] : [{ text: make, href: `/search/${slugify(make)}` }]),
  ]
}

/**
 * Finds the one dealer whose stock the page shows a part of: the path names it, or it is the only selected dealership.
 */
function findDealer(site: Site, path: SearchPath, state: SearchState): SearchPage<never>['dealer'] {
  const fixed = path.fixed.find(({ attribute }) => attribute === 'dealership_slug')?.values[0]
  const narrowed = !isWholeSearch(state)
  const [named, ...others] = valuesOf(state.choices.dealership_name)
  const dealer = site.dealerships.find(({ slug, name }) =>
    fixed === undefined ? name === named && others.length === 0 : slug === fixed && narrowed,
  )
  return dealer === undefined ? null : { name: dealer.name, href: `/search/${dealer.slug}` }
}

/** A search as its address has it, and as it is searched once the text is read as a sentence. */
export interface ReadSearch {
  readonly asked: SearchState
  readonly searched: SearchState
  readonly parse: (text: string) => Sentence
}

export interface SearchFindings extends FacetFindings {
  readonly answer: StockAnswer
  readonly nothing: Omit<NothingView, 'tilesInHead'> | null
  /** Searches of the range, for the head of the page. */
  readonly range: HeadView['links']
  /** Epoch milliseconds, which decide on the promotions. */
  readonly nowMs: number
  readonly landing: LandingView | null
  readonly understood: UnderstoodView | null
  readonly note: string | null
}

export function buildSearchPage<Card>(
  site: Site,
  facets: readonly Facet[],
  path: SearchPath,
  read: ReadSearch,
  findings: SearchFindings,
  cards: readonly Card[],
): SearchPage<Card> {
  const { answer } = findings
  const { asked: state } = read
  const pages = countPages(answer.total, site.search.page_size)
  const whole = path.fixed.length === 0 && isWholeSearch(state)
  return {
    ...buildFrame(site, facets, path, read, findings.range),
    failed: false,
    total: countStock(site, answer, whole),
    pages,
    cards,
    soldFrom:
      findings.nothing?.message == null ? findFirstSold(cards.length, site.search.page_size, state.page, answer) : null,
    promotions: buildPagePromotions(site, cards.length, findings.nowMs),
    sale: buildStocktakeBanner(site, 'search', findings.nowMs),
    facets: buildFacets(site, facets, path, read.searched, findings),
    note: findings.note,
    understood: findings.understood,
    distance: buildDistance(site, path, read.searched, answer),
    paging: buildPaging(state, pages, (changed) => formatSearchHref(path.path, changed, wholeAddress(site, path.path))),
    nothing: findings.nothing && compareWithHead(findings.nothing, findings.range),
    landing: findings.landing,
  }
}

/** On a phone the kinds and bodies of a search without results stand once: in the head, where that has them. */
function compareWithHead(nothing: Omit<NothingView, 'tilesInHead'>, range: HeadView['links']): NothingView {
  return { ...nothing, tilesInHead: nothing.tiles.some(({ label }) => range.some((link) => link.label === label)) }
}

/** The promotional cards of a page with `cards` vehicle cards, which they neither replace nor count among. */
function buildPagePromotions(site: Site, cards: number, nowMs: number): SearchPage<never>['promotions'] {
  const promotions = listPromotions(site, ['search'], nowMs)
  return placePromotions(promotions, site.search.promo_positions, cards).map(({ promotion, before }) => ({
    ...buildPromotion(site, promotion),
    before,
  }))
}

/** Index of the first sold card of a page, or null when the page shows none. */
function findFirstSold(cards: number, pageSize: number, page: number, answer: StockAnswer): number | null {
  const { total, soldTotal } = answer
  const first = Math.max(0, total - (page - 1) * pageSize)
  return soldTotal > 0 && first < cards ? first : null
}

/** The stock cannot be asked, so that only the platform's own words are read. */
const parseNothing = (text: string): Sentence => parseSentence(text, knowsNothing)

/**
 * Builds the page of a failed search: it keeps the visitor's choices and leaves out what only the search can provide
 * (SRCH-10).
 */
export function buildFailedPage<Card>(site: Site, path: SearchPath, state: SearchState): SearchPage<Card> {
  return {
    ...buildFrame(site, site.search.facets, path, { asked: state, searched: state, parse: parseNothing }, []),
    failed: true,
    total: 0,
    pages: 1,
    cards: [],
    soldFrom: null,
    promotions: [],
    sale: null,
    facets: [],
    note: null,
    understood: null,
    distance: null,
    paging: { previous: null, next: null, numbers: [] },
    nothing: null,
    landing: null,
  }
}

function buildPaging(
  state: SearchState,
  pages: number,
  href: (state: SearchState) => string,
): SearchPage<never>['paging'] {
  const to = (page: number) => href({ ...state, page })
  return {
    previous: state.page > 1 ? to(state.page - 1) : null,
    next: state.page < pages ? to(state.page + 1) : null,
    numbers: listPageNumbers(state.page, pages).map((page) => ({ page, href: to(page), current: page === state.page })),
  }
}
