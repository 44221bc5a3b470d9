import { describe, expect, test } from 'vitest'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createColumnarEngine } from './columnar/create-columnar-engine.ts'
import type { SearchQuery } from './search-engine.ts'
import { forSale, searchStock } from './search-stock.ts'
import { createLocalSearch } from './stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from './vehicle-index.ts'

const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
const stock = [
  ...Array.from({ length: 5 }, (_, at) => buildVehicle(`A${at}`, { make: 'Kia', status: 'in_stock', rank: 10 - at })),
  buildVehicle('C0', { make: 'Kia', status: 'coming_soon', rank: 0 }),
  ...['S0', 'S1', 'S2'].map((number, at) =>
    buildVehicle(number, { make: 'Kia', status: 'sold', rank: 99 - at, badge: 'Zephyr' }),
  ),
  buildVehicle('S9', { make: 'Ford', status: 'sold', rank: 99 }),
  buildVehicle('T0', { make: 'Ford', status: 'in_transit', rank: 50 }),
]
engine.upsert(stock.map((vehicle) => toSearchDocument(vehicle, 'mine')))

const facets = [{ attribute: 'status' }, { attribute: 'make' }]
const sort = [{ attribute: 'rank', direction: 'desc' }] as const
async function ask(query: Partial<SearchQuery> = {}) {
  const asked: SearchQuery = { scope: { owners: ['mine'] }, refinements: [forSale], facets, sort, ...query }
  const { hits, total, soldTotal, facets: counted } = await searchStock(createLocalSearch(engine), asked)
  const counts = Object.fromEntries((counted.make ?? []).map(({ value, count }) => [value, count]))
  return { hits: hits.map((id) => id.slice(3).toUpperCase()), total, soldTotal, counts, statuses: counted.status ?? [] }
}

describe('a list of stock', () => {
  test('SRCH-12 SRCH-13 what is for sale is counted and comes first; the rest follows, uncounted', async () => {
    const { hits, total, soldTotal, counts } = await ask()
    expect(hits).toHaveLength(stock.length)
    expect(hits.slice(0, 6)).toEqual(['A0', 'A1', 'A2', 'A3', 'A4', 'C0'])
    expect(hits.at(-1)).toBe('T0')
    expect([total, soldTotal, counts]).toEqual([6, 5, { Kia: 6 }])
  })

  test('SRCH-13 the pages together are what is for sale once, and sold vehicles only after the last', async () => {
    const pagesOf = async (limit: number) => {
      const pages = await Promise.all(
        Array.from({ length: Math.ceil(6 / limit) }, (_, page) => ask({ offset: page * limit, limit })),
      )
      return pages.map(({ hits }) => hits)
    }
    const forSaleHits = ['A0', 'A1', 'A2', 'A3', 'A4', 'C0']
    for (const limit of [1, 2, 3, 6]) expect((await pagesOf(limit)).flat(), `pages of ${limit}`).toEqual(forSaleHits)
    expect(await pagesOf(4)).toEqual([forSaleHits.slice(0, 4), ['A4', 'C0', 'S0', 'S9']])
    expect((await pagesOf(7))[0]).toHaveLength(7)
    expect((await ask({ offset: 11 })).hits).toEqual([])
  })

  test('SRCH-13 sold vehicles never fill a page: six at most, and at most half of it', async () => {
    const many = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
    const yard = [
      buildVehicle('A', { status: 'in_stock' }),
      ...Array.from({ length: 30 }, (_, at) => buildVehicle(`S${at}`, { status: 'sold' })),
    ]
    many.upsert(yard.map((vehicle) => toSearchDocument(vehicle, 'mine')))
    const count = async (limit: number) => {
      const query = { scope: { owners: ['mine'] }, refinements: [forSale], facets, limit }
      return (await searchStock(createLocalSearch(many), query)).hits.length
    }
    expect(await Promise.all([2, 4, 21, 100].map(count))).toEqual([2, 3, 7, 7])
  })

  test('SRCH-03 the status facet alone counts what was sold; a search by status lists and counts it', async () => {
    const statuses = Object.fromEntries((await ask()).statuses.map(({ value, count }) => [value, count]))
    expect(statuses).toEqual({ in_stock: 5, sold: 4, coming_soon: 1, in_transit: 1 })
    const sold = await ask({ refinements: [{ attribute: 'status', values: ['sold'] }] })
    expect(sold).toMatchObject({ total: 4, soldTotal: 0, counts: { Kia: 3, Ford: 1 } })
  })

  test('SRCH-13 refinements hold for sold vehicles too', async () => {
    const fords = await ask({ refinements: [forSale, { attribute: 'make', values: ['Ford'] }] })
    expect(fords).toMatchObject({ hits: ['S9', 'T0'], total: 0, soldTotal: 2 })
  })

  test('SRCH-19 a word that only sold vehicles have is understood as typed', async () => {
    engine.upsert([toSearchDocument(buildVehicle('Z1', { badge: 'Zephir', status: 'in_stock' }), 'mine')])
    expect(await ask({ text: 'zephyr' })).toMatchObject({ hits: ['S0', 'S1', 'S2'], total: 0, soldTotal: 3 })
    engine.remove([buildVehicle('Z1').id])
  })
})
