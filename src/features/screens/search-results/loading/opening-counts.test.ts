import { expect, test } from 'vitest'
import type { SearchEngine, SearchQuery } from '#search/search-engine.ts'
import type { FindStockFact, StockFact } from '#site/stock-facts.ts'
import type { DocumentPart } from '#site/test-site.ts'
import { ask, everything } from './load-search-page.testkit.ts'

/** Keeps everything for ever, and notes until when it would have held. */
function keepFacts() {
  const facts = new Map<string, StockFact<unknown>>()
  const findStockFact: FindStockFact = async (name, find) => {
    const fact = facts.get(name) ?? (await find())
    facts.set(name, fact)
    return fact.value as Awaited<ReturnType<typeof find>>['value']
  }
  return { facts, findStockFact }
}

/** Notes the queries that count facets or histograms. */
function watchCounting() {
  const counting: SearchQuery[] = []
  const watch = (engine: SearchEngine): Partial<SearchEngine> => ({
    search(query) {
      if ((query.facets ?? []).length + (query.histograms ?? []).length > 0) counting.push(query)
      return engine.search(query)
    },
  })
  return { counting, watch }
}

const site: DocumentPart = { search: { preset: 1, page_size: 3 } }

test('SRCH-05 a search that nobody narrowed is counted once, whatever its page and its order', async () => {
  const { findStockFact } = keepFacts()
  const { counting, watch } = watchCounting()
  for (const query of ['', 'page=2', 'sortBy=price_desc', 'sortBy=newest&page=2']) {
    const kept = await ask(query, site, watch, everything, findStockFact)
    expect(kept, query).toEqual(await ask(query, site))
    expect(counting, query).toHaveLength(1)
  }
})

test.each([
  'make=Ford',
  'query=hilux',
  'query=diesel',
  'price=30000-45000',
  'near=geelong-vic&within=50',
  'status=sold',
  'sortBy=price_asc',
])('SRCH-05 the counts of %s are its own', async (query) => {
  const { findStockFact } = keepFacts()
  const part: DocumentPart = { search: { preset: 1, price_asc_excludes_zero: true } }
  await ask('', part, undefined, everything, findStockFact)
  const { counting, watch } = watchCounting()
  const narrowed = await ask(query, part, watch, everything, findStockFact)
  expect(narrowed).toEqual(await ask(query, part))
  expect(counting.length).toBeGreaterThan(0)
})

test('SRCH-05 each path has its own counts', async () => {
  const { findStockFact } = keepFacts()
  const fords = { ...everything, path: '/fords', fixed: [{ attribute: 'make', values: ['Ford'] }] } as const
  await ask('', site, undefined, everything, findStockFact)
  const found = await ask('', site, undefined, fords, findStockFact)
  expect(found).toEqual(await ask('', site, undefined, fords))
})

test('SRCH-10 counts of an earlier stock, told while the search is away, hold for that page alone', async () => {
  const { facts, findStockFact } = keepFacts()
  const away = (engine: SearchEngine): Partial<SearchEngine> => ({
    search: (query) => ({ ...engine.search(query), earlierAt: 1 }),
  })
  await ask('', site, away, everything, findStockFact)
  expect(facts.get(`counts ${everything.path}`)?.until).toBe(0)
  await ask('', site, undefined, { ...everything, path: '/here' }, findStockFact)
  expect(facts.get('counts /here')?.until).toBe(Number.POSITIVE_INFINITY)
})
