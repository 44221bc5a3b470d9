import { expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { createSeparateSearch, separateSearchStock } from '#tests/fixtures/separate-searches.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { answerStockSearch } from './answer-stock-search.server.ts'

const nowMs = Date.UTC(2026, 10, 20)
const vehicles = [
  ...separateSearchStock,
  buildVehicle('Z1', {
    model: 'Supra',
    price: dollars(90_000),
    dealership_id: 'north',
    status: 'sold',
    sold: true,
    sold_date_timestamp: nowMs / 1000 - 60,
  }),
]

function ask(name: string, query = '', part: DocumentPart = {}) {
  const site = buildTestSite(part)
  const search = createSeparateSearch(site.slug, vehicles)
  const stock = {
    getMany: (_ctx: unknown, ids: readonly string[]) =>
      Promise.resolve(ids.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id))),
  } as unknown as StockRepository
  return answerStockSearch(
    { site, ctx: { siteId: site.slug, now: () => nowMs }, search, stock },
    name,
    new URLSearchParams(query),
    ({ stocknum }) => stocknum,
  )
}

test.each([
  [
    'models',
    'make=Toyota',
    {
      models: [
        { value: 'HiLux', count: 2 },
        { value: 'RAV4', count: 1 },
      ],
    },
  ],
  ['models', 'make=Toyota&limit=1', { models: [{ value: 'HiLux', count: 2 }] }],
  ['models', 'make=Kia', { models: [] }],
  ['dealership-items', 'dealership_id=north', { hits: ['N1', 'R1', 'F1', 'H1'], count: 4 }],
  ['dealership-items', 'dealership_id=north&categories=4x4&categories=towing', { hits: ['F1', 'H1'], count: 2 }],
  ['dealership-items', 'dealership_id=north&price_min=42000&price_max=50000', { hits: ['R1', 'H1'], count: 2 }],
  ['dealership-items', 'dealership_id=north&limit=1', { hits: ['N1'], count: 4 }],
  ['hits', `filters=${encodeURIComponent("make = 'Toyota' AND price <= 45000")}&limit=1`, { hits: ['H2'], count: 2 }],
  ['dearest', '', { hit: 'F1', maximum: dollars(70_000) }],
])('SRCH-18 API-01 /api/search/%s?%s answers from what this site has for sale', async (name, query, answer) => {
  expect(await ask(name, query)).toEqual({ ok: true, answer })
})

test('SRCH-18 SRCH-14 the separate searches keep to the stock filters of the site', async () => {
  const part = { search: { stock_filters: { excluded_makes: ['Ford'] } } }
  expect(await ask('dearest', '', part)).toEqual({ ok: true, answer: { hit: 'H1', maximum: dollars(50_000) } })
  expect(await ask('models', 'make=Ford', part)).toEqual({ ok: true, answer: { models: [] } })
})

test('SRCH-18 no price gives no maximum', async () => {
  const part = { search: { stock_filters: { manufacturers: ['Kia'] } } }
  expect(await ask('dearest', '', part)).toEqual({ ok: true, answer: { hit: null, maximum: null } })
})

test.each([
  ['nothing', '', 404, "There is no search 'nothing'; known are models, dealership-items, hits, dearest."],
  ['constructor', '', 404, "There is no search 'constructor'; known are models, dealership-items, hits, dearest."],
  ['models', '', 400, "make is a manufacturer's name of at most 100 characters."],
  ['models', 'make=Toyota&limit=0', 400, 'limit is a whole number from 1 to 100.'],
  ['models', 'make=Toyota&page=2', 400, "There is no parameter 'page'; known are make, limit."],
  ['dealership-items', 'categories=4x4', 400, 'dealership_id is the id of a dealership, at most 100 characters.'],
  [
    'dealership-items',
    'dealership_id=north&price_min=1.5',
    400,
    'price_min and price_max are whole dollars from 0 to 9999999.',
  ],
  [
    'dealership-items',
    'dealership_id=north&categories=',
    400,
    'categories is given once for each category, at most 20 times.',
  ],
  ['hits', '', 400, 'filters is a filter expression of at most 2000 characters.'],
  ['hits', 'filters=make%20%3D', 400, expect.stringMatching(/^filters: .+ \(at character \d+\)\.$/)],
  ['dearest', 'make=Kia', 400, "There is no parameter 'make'."],
])('SRCH-18 API-01 /api/search/%s?%s is refused with %d and what is wrong', async (name, query, status, problem) => {
  expect(await ask(name, query)).toEqual({ ok: false, status, problem })
})
