import { expect, test } from 'vitest'
import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { answerSearchCall } from './answer-search-call.server.ts'

const nowMs = Date.UTC(2026, 10, 20)
const vehicles = Array.from({ length: 30 }, (_, number) =>
  buildVehicle(`S${String(number).padStart(2, '0')}`, {
    make: number % 3 === 0 ? 'Ford' : 'Toyota',
    price: dollars(10_000 + number * 1_000),
    km: number * 1_000,
  }),
)

/** `last`: what is different about the last vehicle, S29. */
function call(query: string, part: DocumentPart = {}, last: Partial<Vehicle> = {}) {
  const site = buildTestSite(part)
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  search.upsert([toSearchDocument({ ...buildVehicle('S29'), ...vehicles.at(-1), ...last }, site.slug)])
  search.upsert([toSearchDocument(buildVehicle('X1', { make: 'Kia' }), 'another-site')])
  const stock = {
    getMany: (_ctx: unknown, ids: readonly string[]) =>
      Promise.resolve(ids.flatMap((id) => vehicles.filter((vehicle) => vehicle.id === id))),
  } as unknown as StockRepository
  return answerSearchCall(
    { site, ctx: { siteId: site.slug, now: () => nowMs }, search: createLocalSearch(search), stock },
    new URLSearchParams(query),
    ({ stocknum }) => stocknum,
  )
}

async function answerOf(...asked: Parameters<typeof call>) {
  const outcome = await call(...asked)
  if (!outcome.ok) throw new Error(outcome.problem)
  return outcome.answer
}

test('SRCH-11 the search call answers hits, count, facets, pages and ms, 21 hits by default', async () => {
  const answer = await answerOf('')
  expect(answer).toMatchObject({ count: 30, pages: 2 })
  expect(answer.hits).toHaveLength(21)
  expect(answer.facets.make).toEqual({ Toyota: 20, Ford: 10 })
  expect(answer.ms).toBeGreaterThanOrEqual(0)
})

test('SRCH-11 it takes index, filters, query, offset, hitsPerPage and sort', async () => {
  const answer = await answerOf(
    `index=Car_production&filters=${encodeURIComponent("make = 'Ford' AND price < 30000")}` +
      '&offset=2&hitsPerPage=3&sort=price_asc',
  )
  expect(answer).toMatchObject({ hits: ['S06', 'S09', 'S12'], count: 7, pages: 3 })
  expect(await answerOf('query=ford&hitsPerPage=1&sort=price_desc')).toMatchObject({
    hits: ['S27'],
    count: 10,
    pages: 10,
  })
  expect(await answerOf('offset=1000')).toMatchObject({ hits: [], count: 30 })
})

test('SRCH-09 the cheapest first leaves out vehicles without a price by switch, and no other order does', async () => {
  const excludes = { search: { price_asc_excludes_zero: true } }
  const priceless = { price: null, offer_price: null }
  expect(await answerOf('sort=price_asc&offset=28', excludes, priceless)).toMatchObject({ count: 29, hits: ['S28'] })
  expect(await answerOf('sort=price_desc&offset=29', excludes, priceless)).toMatchObject({ count: 30, hits: ['S29'] })
  expect(await answerOf('sort=price_asc&offset=29', {}, priceless)).toMatchObject({ count: 30, hits: ['S29'] })
})

test('SRCH-11 SRCH-13 count covers vehicles for sale, sold those that follow in the list', async () => {
  const sold = { status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - 60 }
  const answer = await answerOf('sort=price_desc&offset=27&hitsPerPage=5', {}, sold)
  expect(answer).toMatchObject({ count: 29, sold: 1, pages: 6, hits: ['S01', 'S00', 'S29'] })
})

test('SRCH-11 TEN-07 filters reach no other site', async () => {
  expect(await answerOf(`filters=${encodeURIComponent("make = 'Kia' OR TRUE")}`)).toMatchObject({ count: 30 })
})

test.each([
  ['index=Car_staging', "There is no index 'Car_staging' here."],
  ['offset=-1', 'offset is a whole number from 0 to 100000.'],
  ['offset=1e9', 'offset is a whole number from 0 to 100000.'],
  ['hitsPerPage=0', 'hitsPerPage is a whole number from 1 to 100.'],
  ['hitsPerPage=101', 'hitsPerPage is a whole number from 1 to 100.'],
  ['sort=colour', 'sort is one of rank, price_asc, price_desc, newest.'],
  ['page=2', "There is no parameter 'page'; known are index, filters, query, offset, hitsPerPage, sort."],
  ['filters=make%20%3D', expect.stringMatching(/^filters: .+ \(at character \d+\)\.$/)],
  [`query=${'x'.repeat(201)}`, 'query has at most 200 characters.'],
])('SRCH-11 %s is refused with what is wrong', async (query, problem) => {
  expect(await call(query)).toEqual({ ok: false, problem })
})
