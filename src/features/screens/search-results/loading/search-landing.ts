import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { slugify } from '#domain/format/slugify.ts'
import { cents } from '#domain/money/cents.ts'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { FacetItem, Filter, SearchAnswer } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import { listChoices, type SearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildSearchQuery } from './build-search-query.ts'
import { keepTypes } from '../address/kept-types.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import type { LandingView } from '../search-page.ts'
import { resolveSearchHeading, resolveSearchPhrase } from './search-words.ts'

const mostLinks = 12
const typeWords: Readonly<Record<string, string>> = { new: 'new', used: 'used', demo: 'demonstrators' }

const listWords = (words: readonly string[]): string =>
  words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`

const inStock = (items: readonly FacetItem[] | undefined): readonly FacetItem[] =>
  (items ?? []).filter(({ count }) => count > 0).toSorted((a, b) => b.count - a.count)

/**
 * The span of the whole prices that are shown; null where a dealership of the site shows none, or nothing has one.
 * Prices before government charges stay out: beside the others a reader would take them for the whole (PRICE-03). Where
 * one of them lies outside the span, the words say what the span is of, or a cheaper card would belie it.
 */
function describePrices(site: Site, all: SearchAnswer, { ranges }: SearchAnswer): string | null {
  const hidden = site.dealerships.some(({ slug }) => resolveDealership(site, slug).hides('price'))
  const span = ranges['price'] ?? null
  if (hidden || span === null) return null
  const [least, greatest] = [formatMoney(cents(span.min)), formatMoney(cents(span.max))]
  const words = least === greatest ? `at ${least}` : `from ${least} to ${greatest}`
  const isWhole = all.ranges['price']?.min === span.min && all.ranges['price']?.max === span.max
  return isWhole ? words : `${words} where the price includes government charges`
}

/**
 * '23 Toyota HiLux for sale at Main Street Motors, from $21,990 to $64,990: 18 used and 5 new. You can see them in
 * Rocklea and Ipswich.'
 */
function describeStock(site: Site, words: LandingWords, answer: SearchAnswer, priced: SearchAnswer): string {
  const { total, facets } = answer
  const prices = describePrices(site, answer, priced)
  const types = inStock(facets['car_type'])
  const split =
    types.length < 2
      ? ''
      : `: ${listWords(types.map(({ value, count }) => `${formatNumber(count)} ${typeWords[value] ?? value}`))}`
  const cities = inStock(facets['city']).map(({ value }) => value)
  // Nobody can see what has not arrived.
  const isComing = inStock(facets['status']).some(({ value }) => value === 'coming_soon')
  const place =
    words.inCity || isComing || cities.length === 0 || cities.length > 3
      ? ''
      : ` ${total === 1 ? 'You can see it' : 'You can see them'} in ${listWords(cities)}.`
  const what = total === 1 ? `${words.heading}: one` : `${formatNumber(total)} ${words.phrase}`
  return `${what} for sale at ${site.name}${prices === null ? '' : `, ${prices}`}${split}.${place}`
}

interface LandingWords {
  readonly heading: string
  readonly phrase: string
  /** The search itself names the place. */
  readonly inCity: boolean
}

/** Searches beside this one, of the types of its path: models of its make, other makes, other bodies. */
function listNeighbours(path: SearchPath, wide: SearchAnswer, models: SearchAnswer | null): LandingView['links'] {
  const makes = inStock(wide.facets['make']).map(({ value, count }) => ({
    label: value,
    href: `/search/${slugify(value)}`,
    count,
  }))
  const make = path.fixed.find(({ attribute }) => attribute === 'make')?.values[0]
  const ofMake =
    make === undefined
      ? []
      : inStock(models?.facets['model']).map(({ value, count }) => ({
          label: `${make} ${value}`,
          href: `/search/${slugify(make)}/${slugify(value)}`,
          count,
        }))
  const seen = new Set<string>()
  const bodies = bodyTypes.flatMap(({ slug, label, refinement: { attribute, values } }) => {
    const meaning = `${attribute} ${values.join(' ')}`
    const count = inStock(wide.facets[attribute])
      .filter(({ value }) => values.includes(value))
      .reduce((sum, item) => sum + item.count, 0)
    if (count === 0 || seen.has(meaning)) return []
    seen.add(meaning)
    return [{ label, href: `/search/${slug}`, count }]
  })
  const isBody = path.fixed.some(({ attribute }) => attribute === 'body' || attribute === 'categories')
  const { within } = keepTypes(path)
  const near = make !== undefined ? [...ofMake, ...makes] : isBody ? [...bodies, ...makes] : [...makes, ...bodies]
  return near
    .filter(({ href }) => href !== path.path)
    .slice(0, mostLinks)
    .map(({ label, href, count }) => ({
      label: `${label} (${formatNumber(count)})`,
      href: within(href),
    }))
}

/** Whether a search has a landing text: a path alone, or the vehicles of one suburb; on its first page. */
function isLanding(path: SearchPath, state: SearchState): boolean {
  const choices = listChoices(state.choices)
  if (state.text !== '' || state.page > 1) return false
  return choices.length === 0 ? path.fixed.length > 0 : choices.length === 1 && state.choices.city !== undefined
}

/**
 * One paragraph about the stock of a search, from its counts and prices, and links to the searches beside it (API-05).
 * null for refined searches, and where nothing is for sale.
 */
export async function buildLanding(
  search: StockSearch,
  site: Site,
  path: SearchPath,
  state: SearchState,
  nowMs: number,
): Promise<LandingView | null> {
  if (!isLanding(path, state)) return null
  const facets = ['car_type', 'city', 'status'].map((attribute) => ({ attribute, limit: 10 }))
  const query = buildSearchQuery(site, [], path, state, nowMs)
  const counted = { ...query, refinements: query.refinements ?? [], offset: 0, limit: 0 }
  const wholePrice: Filter = { op: 'in', attribute: 'total_price', values: ['true'] }
  const { filter: narrow } = query.scope
  const scope = {
    ...query.scope,
    filter: narrow === undefined ? wholePrice : ({ op: 'and', of: [narrow, wholePrice] } as const),
  }
  const [answer, priced] = await Promise.all([
    search.search({ ...counted, facets, ranges: ['price'] }),
    search.search({ ...counted, scope, facets: [], ranges: ['price'] }),
  ])
  if (answer.total === 0) return null
  const kept = keepTypes(path)
  const wider = narrowScope(buildStockScope(site, nowMs), kept.filters)
  const ask = (also: readonly Filter[], attributes: readonly string[]): Promise<SearchAnswer> =>
    search.search({
      scope: narrowScope(wider, also),
      refinements: [forSale],
      facets: attributes.map((attribute) => ({ attribute, limit: 60 })),
      limit: 0,
    })
  const make = path.fixed.find(({ attribute }) => attribute === 'make')
  const [wide, models] = await Promise.all([
    ask([], ['make', 'body', 'categories']),
    make === undefined ? null : ask([{ op: 'in', attribute: 'make', values: make.values }], ['model']),
  ])
  return {
    text: describeStock(
      site,
      {
        heading: resolveSearchHeading(site, path, state, path.title),
        phrase: resolveSearchPhrase(site, path, state),
        inCity: state.choices.city !== undefined,
      },
      answer,
      priced,
    ),
    links: listNeighbours(path, wide, models),
  }
}
