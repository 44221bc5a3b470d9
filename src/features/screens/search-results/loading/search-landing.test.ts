import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { buildLanding } from './search-landing.ts'

const vehicles = [
  buildVehicle('A', { make: 'Toyota', model: 'HiLux', simple_body: 'Ute', car_type: 'used' }),
  buildVehicle('B', { make: 'Toyota', model: 'HiLux', simple_body: 'Ute', car_type: 'new' }),
  buildVehicle('C', { make: 'Kia', model: 'Sorento', simple_body: 'SUV', car_type: 'used' }),
  buildVehicle('D', { make: 'Ford', model: 'Ranger', simple_body: 'Ute', car_type: 'new' }),
]

function landOn(fixed: SearchPath['fixed'], path: string, stock = vehicles): ReturnType<typeof buildLanding> {
  const site = buildTestSite()
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert(stock.map((vehicle) => toSearchDocument(vehicle, site.slug)))
  return buildLanding(
    createLocalSearch(search),
    site,
    { path, title: 'Vehicles', fixed },
    parseSearchState(new URLSearchParams(), { kmSorts: false }),
    Date.UTC(2026, 10, 20),
  )
}

async function listLinks(fixed: SearchPath['fixed'], path: string): Promise<readonly string[]> {
  const landing = await landOn(fixed, path)
  return landing?.links.map(({ label, href }) => `${label} ${href}`) ?? []
}

test('API-05 SRCH-02 a page of used vehicles links to used vehicles, and counts no others', async () => {
  expect(await listLinks([{ attribute: 'car_type', values: ['used'] }], '/search/used-cars')).toEqual([
    'Kia (1) /search/kia?car_type=used',
    'Toyota (1) /search/toyota?car_type=used',
    '4x4 (2) /search/4x4?car_type=used',
    'SUV (1) /search/suv?car_type=used',
    'Ute (1) /search/ute?car_type=used',
  ])
})

test('API-05 the page of a make links to all of its models and to the other makes', async () => {
  expect(await listLinks([{ attribute: 'make', values: ['Toyota'] }], '/search/toyota')).toEqual([
    'Toyota HiLux (2) /search/toyota/hilux',
    'Ford (1) /search/ford',
    'Kia (1) /search/kia',
  ])
})

test('API-05 STOCK-07 a text about vehicles that have not arrived does not say where they can be seen', async () => {
  const write = async (status: 'in_stock' | 'coming_soon') => {
    const stock = [buildVehicle('A', { make: 'Kia', status, city: 'Rocklea' })]
    return (await landOn([{ attribute: 'make', values: ['Kia'] }], '/search/kia', stock))?.text
  }
  expect(await write('in_stock')).toMatch(/You can see it in Rocklea\.$/)
  expect(await write('coming_soon')).not.toContain('You can see')
})

test('API-05 PRICE-03 a span of prices leaves out those before government charges', async () => {
  const write = async (types: readonly ('drive_away' | 'egc' | 'eegc')[]) => {
    const stock = types.map((price_type, at) =>
      buildVehicle(`P${at}`, { make: 'Kia', price: dollars(20_000 + at * 1_000), price_type }),
    )
    return (await landOn([{ attribute: 'make', values: ['Kia'] }], '/search/kia', stock))?.text
  }
  expect(await write(['drive_away', 'drive_away'])).toContain('from $20,000 to $21,000.')
  expect(await write(['egc', 'drive_away', 'drive_away', 'eegc'])).toContain(
    'from $21,000 to $22,000 where the price includes government charges.',
  )
  expect(await write(['egc', 'eegc'])).not.toContain('$')
})
