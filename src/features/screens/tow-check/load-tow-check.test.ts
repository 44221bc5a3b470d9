import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadTowCheck } from './load-tow-check.server.ts'

const van = (stocknum: string, atm: number | null, change: Partial<Vehicle> = {}) =>
  buildVehicle(stocknum, {
    item_type: 'caravan',
    specifications: { aggregate_trailer_mass: atm, tare_weight: null, other: {} } as Vehicle['specifications'],
    ...change,
  })
const vans = [
  van('LIGHT', 1500),
  van('FITS', 2500),
  van('HEAVY', 2501),
  van('UNKNOWN', null),
  van('SOLD', 1400, { status: 'sold', sold: true, sold_date_timestamp: 1 }),
]

async function load(query: string, enabled = true) {
  const site = buildTestSite({ tow_check: { enabled } })
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(vans.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  const getMany = async (_ctx: unknown, ids: readonly string[]) =>
    ids.flatMap((id) => vans.filter((vehicle) => vehicle.id === id))
  const ctx = { siteId: site.slug, now: () => Date.UTC(2026, 10, 20) }
  return loadTowCheck({ site, ctx, search: createLocalSearch(search), stock: { getMany } }, new URLSearchParams(query))
}

describe('the page of what a car may tow', () => {
  test('CONTENT-12 shows vans for sale up to the limit, the heaviest first, and none of unknown mass', async () => {
    const page = await load('braked=3500&ball=250')
    expect(page?.answer?.deciding).toEqual({ kind: 'ball', atm: 2500 })
    expect(page?.vans?.cards.map(({ id }) => id)).toEqual([vans[1]?.id, vans[0]?.id])
    expect([page?.vans?.count, page?.vans?.href]).toEqual([
      2,
      '/search/new-used-and-demo-cars?atm=-2500&item_type=caravan',
    ])
  })

  test('CONTENT-12 before there is an answer the page shows that of an example, which the GCM decides', async () => {
    const page = await load('')
    expect([page?.answer, page?.example?.answer.deciding]).toEqual([null, { kind: 'gcm', atm: 2900 }])
    expect(page?.example?.answer.unchecked).toEqual([])
    expect(page?.form.fields.map(({ value }) => value)).toEqual(['', '', '', '', '', ''])
    expect((await load('braked=3500'))?.example).toBeNull()
  })

  test('CONTENT-12 a field that holds no mass is told, and there is no answer until it does', async () => {
    const page = await load('braked=3500&kerb=heavy')
    expect([page?.answer, page?.vans]).toEqual([null, null])
    expect(page?.form.fields.filter(({ problem }) => problem !== null).map(({ name, value }) => [name, value])).toEqual(
      [['kerb', 'heavy']],
    )
  })

  test('CONTENT-12 an empty form has no answer, and what is too long is not repeated', async () => {
    expect((await load(''))?.answer).toBeNull()
    const page = await load(`gvm=${'9'.repeat(5000)}`)
    expect(page?.form.fields.find(({ name }) => name === 'gvm')?.value).toBe('9'.repeat(12))
  })

  test('CONTENT-12 a site without the sum has no such page', async () => {
    expect(await load('braked=2000', false)).toBeNull()
  })
})
