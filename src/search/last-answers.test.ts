import { beforeEach, expect, test } from 'vitest'
import { keepLastAnswers } from './last-answers.ts'
import type { SearchAnswer, SearchQuery } from './search-engine.ts'
import type { StockSearch } from './stock-search.ts'

class UnavailableError extends Error {}

const dayMs = 86_400_000
const clock = { value: 20_000 * dayMs }
const engine: { error: Error | null; total: number; asked: number } = { error: null, total: 1, asked: 0 }

function answer(): SearchAnswer {
  engine.asked += 1
  if (engine.error !== null) throw engine.error
  return {
    total: engine.total,
    hits: ['a'],
    facets: {},
    ranges: {},
    histograms: {},
    textUsed: null,
    corrections: [],
    unmatched: [],
    position: '7',
    tookMs: 1,
  }
}

function open(mostValues?: number): StockSearch {
  return keepLastAnswers(
    {
      search: async () => answer(),
      facetValues: async () => [{ value: 'Kia', label: 'Kia', count: answer().total }],
    },
    {
      isOutage: (error) => error instanceof UnavailableError,
      now: () => clock.value,
      ...(mostValues === undefined ? {} : { mostValues }),
    },
  )
}

const mine: SearchQuery = { scope: { owners: ['mine'] }, refinements: [{ attribute: 'make', values: ['Kia'] }] }

beforeEach(() => {
  Object.assign(engine, { error: null, total: 1, asked: 0 })
  clock.value = 20_000 * dayMs
})

test('SRCH-10 while the search is unavailable its last answer is given, and says from when it is', async () => {
  const search = open()
  expect(await search.search(mine)).not.toHaveProperty('earlierAt')
  clock.value += 60_000
  engine.total = 2
  await search.search(mine)
  const at = clock.value
  engine.error = new UnavailableError()
  clock.value += 60_000
  expect(await search.search(mine)).toMatchObject({ total: 2, earlierAt: at })
  engine.error = null
  expect(await search.search(mine)).not.toHaveProperty('earlierAt')
})

test('SRCH-10 values of a facet are kept likewise', async () => {
  const search = open()
  const query = { scope: mine.scope, attribute: 'make' }
  await search.facetValues(query)
  engine.error = new UnavailableError()
  expect(await search.facetValues(query)).toEqual([{ value: 'Kia', label: 'Kia', count: 1 }])
  await expect(search.facetValues({ ...query, prefix: 'k' })).rejects.toThrow(UnavailableError)
})

test('TEN-07 another site, another choice and another end of a range are other questions', async () => {
  const search = open()
  await search.search(mine)
  await search.search({ ...mine, refinements: [{ attribute: 'price', min: 5 }] })
  engine.error = new UnavailableError()
  const others: readonly SearchQuery[] = [
    { ...mine, scope: { owners: ['other'] } },
    { ...mine, scope: { owners: 'all' } },
    { ...mine, refinements: [{ attribute: 'make', values: ['Ford'] }] },
    { ...mine, refinements: [{ attribute: 'price', min: -Infinity }] },
    { ...mine, refinements: [{ attribute: 'price', min: 6 }] },
    { ...mine, sort: [{ attribute: 'yard', ranks: new Map([['a', 1]]) }] },
  ]
  for (const query of others) await expect(search.search(query)).rejects.toThrow(UnavailableError)
})

test('orders by other ranks are other questions', async () => {
  const search = open()
  const by = (rank: number): SearchQuery => ({ ...mine, sort: [{ attribute: 'yard', ranks: new Map([['a', rank]]) }] })
  await search.search(by(1))
  engine.error = new UnavailableError()
  expect(await search.search(by(1))).toHaveProperty('earlierAt')
  await expect(search.search(by(2))).rejects.toThrow(UnavailableError)
})

test('a question about the last days is the same a while later', async () => {
  const search = open()
  const soldWithin = (days: number): SearchQuery => ({
    scope: {
      owners: ['mine'],
      filter: { op: 'range', attribute: 'sold_date_timestamp', min: (clock.value - days * dayMs) / 1000 + 1 },
    },
  })
  await search.search(soldWithin(7))
  engine.error = new UnavailableError()
  clock.value += 1_800_000
  expect(await search.search(soldWithin(7))).toHaveProperty('earlierAt')
  await expect(search.search(soldWithin(3))).rejects.toThrow(UnavailableError)
})

test('an answer is given for an hour, and another error is never hidden', async () => {
  const search = open()
  await search.search(mine)
  engine.error = new RangeError('there is no such attribute')
  await expect(search.search(mine)).rejects.toThrow(RangeError)
  engine.error = new UnavailableError()
  clock.value += 3_599_999
  expect(await search.search(mine)).toHaveProperty('earlierAt')
  clock.value += 1
  await expect(search.search(mine)).rejects.toThrow(UnavailableError)
})

test('what is kept is limited; the least used answers go', async () => {
  const search = open(50)
  const of = (owner: string): SearchQuery => ({ scope: { owners: [owner] } })
  for (let site = 0; site < 20; site += 1) await search.search(of(`site ${site}`))
  engine.error = new UnavailableError()
  expect(await search.search(of('site 19'))).toHaveProperty('earlierAt')
  await expect(search.search(of('site 0'))).rejects.toThrow(UnavailableError)
})
