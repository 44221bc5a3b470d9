import { expect, test } from 'vitest'
import type { ItemType, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { listSoldItemTypes } from './sold-item-types.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const list = (stock: readonly Vehicle[], part: DocumentPart = {}, owner?: string) => {
  const site = buildTestSite(part)
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  engine.upsert(stock.map((vehicle) => toSearchDocument(vehicle, owner ?? site.slug)))
  return listSoldItemTypes(createLocalSearch(engine), site, Date.UTC(2026, 10, 20))
}
const of = (item_type: ItemType) => buildVehicle(item_type, { item_type })

test('a site sells the kinds of its stock, in one order', async () => {
  expect(await list([of('caravan')])).toEqual(['caravan'])
  expect(await list([of('caravan'), of('motorcycle'), of('car')])).toEqual(['car', 'motorcycle', 'caravan'])
})

test('without stock a site of the template leisure may sell every kind, and any other sells cars', async () => {
  expect(await list([], { template: 'leisure' })).toEqual(['car', 'motorcycle', 'caravan'])
  expect(await list([])).toEqual(['car'])
  expect(await list([of('caravan')], {}, 'another-site')).toEqual(['car'])
})
