import { expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { describeDealer } from './describe-dealer.server.ts'
import { nowMs } from './home-blocks.testkit.ts'

const describeWith = (vehicles: readonly Vehicle[], part: DocumentPart = {}): Promise<string> => {
  const site = buildTestSite(part)
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  engine.upsert(vehicles.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  return describeDealer({ site, ctx: { siteId: site.slug, now: () => nowMs }, search: createLocalSearch(engine) })
}

const used = buildVehicle('U1', { car_type: 'used', item_type: 'car' })
const fresh = buildVehicle('N1', { car_type: 'new', item_type: 'car' })
const soldDemo = buildVehicle('D1', {
  car_type: 'demo',
  status: 'sold',
  sold: true,
  sold_date_timestamp: nowMs / 1000 - 3600,
})

test('CONTENT-12 the title of the home page says new only where something new or demo is for sale', async () => {
  expect(await describeWith([used, soldDemo])).toBe('Used vehicles')
  expect(await describeWith([used, fresh])).toBe('New & used vehicles')
  expect(await describeWith([used, buildVehicle('D2', { car_type: 'demo' })])).toBe('New & used vehicles')
  expect(await describeWith([fresh], { search: { stock_filters: { used_only: true } } })).toBe('Used vehicles')
})

test('CONTENT-12 a dealer of a manufacturer, and a site without stock, stay new and used', async () => {
  expect(await describeWith([used], { manufacturer: { name: 'Toyota', slug: 'toyota' } })).toBe('New & used vehicles')
  expect(await describeWith([])).toBe('New & used vehicles')
})

test('CONTENT-12 a dealer of one kind is titled by it, with the town of its main location', async () => {
  const van = buildVehicle('V1', { car_type: 'used', item_type: 'caravan' })
  const yard = { id: 'y', slug: 'y', name: 'Yard', primary: true, address: { city: 'Ballarat', state: 'VIC' as const } }
  const dealerships = [{ id: 'd', slug: 'd', name: 'Dealer', locations: [yard] }]
  expect(await describeWith([van], { dealerships })).toBe('Used caravans in Ballarat')
  expect(await describeWith([van, used], { dealerships })).toBe('Used vehicles in Ballarat')
})
