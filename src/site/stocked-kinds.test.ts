import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { hasStockOf, readStockedKinds } from './stocked-kinds.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const nowMs = Date.UTC(2026, 10, 20)
const read = (vehicles: readonly Vehicle[], part: DocumentPart = {}, owner?: string) => {
  const site = buildTestSite(part)
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  engine.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, owner ?? site.slug)))
  return readStockedKinds(createLocalSearch(engine), site, nowMs)
}
const sold = (hours: number) =>
  buildVehicle('D1', {
    car_type: 'demo',
    status: 'sold',
    sold: true,
    sold_date_timestamp: nowMs / 1000 - hours * 3_600,
  })
const used = buildVehicle('U1', { car_type: 'used', item_type: 'car', simple_body: 'Ute' })

describe('NAV-01 what a menu knows of the stock', () => {
  test('NAV-01 a condition counts while it is for sale, and for 24 hours after the last sale', async () => {
    const demo = async (vehicle: Vehicle) => hasStockOf(await read([used, vehicle]), '/search/demo-cars')
    expect(await demo(buildVehicle('D2', { car_type: 'demo', status: 'coming_soon' }))).toBe(true)
    expect(await demo(sold(23))).toBe(true)
    expect(await demo(sold(25))).toBe(false)
  })

  test('NAV-01 vehicles of another site, and what the stock filters leave out, do not count', async () => {
    expect((await read([used], {}, 'another-site')).size).toBe(0)
    const stock = [used, buildVehicle('N1', { car_type: 'new' })]
    const kinds = await read(stock, { search: { stock_filters: { used_only: true } } })
    expect([hasStockOf(kinds, '/search/used-cars'), hasStockOf(kinds, '/search/new-cars')]).toEqual([true, false])
  })

  test('NAV-01 a link is known by its segment or its parameters, and any other link is shown', async () => {
    const caravan = buildVehicle('C1', { car_type: 'new', item_type: 'caravan', simple_body: 'Caravan' })
    const kinds = await read([used, caravan])
    const shown = (href: string) => hasStockOf(kinds, href)
    for (const href of [
      '/search/new-and-demo-cars',
      '/search/used-cars/#list',
      '/search/ute',
      '/search/new-used-and-demo-cars?item_type=caravan',
      '/search/new-used-and-demo-cars?item_type=motorcycle,caravan',
      '/search/toyota',
      '/search/constructor',
      '/about-us?item_type=',
      'https://maker.example/search/demo-cars-of-ours',
    ])
      expect([href, shown(href)]).toEqual([href, true])
    for (const href of [
      '/search/demo-cars',
      '/search/motorhome',
      '/search/cab-chassis',
      '/search/new-used-and-demo-cars?item_type=motorcycle',
      '/search/used-cars?body=Sedan',
    ])
      expect([href, shown(href)]).toEqual([href, false])
  })

  test('NAV-01 of a site without a vehicle, and while the stock is unknown, every link is shown', async () => {
    expect(hasStockOf(await read([]), '/search/demo-cars')).toBe(true)
    expect(hasStockOf(null, '/search/demo-cars')).toBe(true)
  })
})
