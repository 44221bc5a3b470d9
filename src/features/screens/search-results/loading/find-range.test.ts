import { describe, expect, test } from 'vitest'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createLocalSearch } from '#search/stock-search.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { findRange } from './find-range.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'

const vehicles = [
  buildVehicle('A', { make: 'Toyota', model: 'HiLux', simple_body: 'Ute' }),
  buildVehicle('B', { make: 'Toyota', model: 'HiLux', simple_body: 'Ute', car_type: 'new' }),
  buildVehicle('C', { make: 'Toyota', model: 'RAV4', simple_body: 'SUV' }),
  buildVehicle('D', { make: 'Kia', model: 'Sorento', simple_body: 'SUV' }),
  buildVehicle('E', { make: 'Toyota', model: 'Camry', simple_body: 'Sedan', status: 'sold', sold: true }),
]
const toyota = { manufacturer: { name: 'Toyota', slug: 'toyota' } }

const whole: SearchPath['fixed'] = []

async function find(
  kind: 'plain' | 'strip' | 'band' | 'note',
  part: DocumentPart = {},
  fixed = whole,
  more: typeof vehicles = [],
) {
  const site = buildTestSite({
    ...part,
    search: { body_tiles: ['suv', 'ute', 'sedan'], ...part.search, heading: { kind } },
  })
  const search = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  search.upsert([...vehicles, ...more].map((vehicle) => toSearchDocument(vehicle, site.slug)))
  const links = await findRange(
    createLocalSearch(search),
    site,
    { path: '/search/x', title: 'X', fixed },
    Date.UTC(2026, 10, 20),
  )
  return links.map(({ label, href, count }) => [label, href, count])
}

describe('the range in the head of the results', () => {
  test('TEN-05 a strip shows the models of the manufacturer for sale, a band the bodies', async () => {
    expect(await find('strip', toyota)).toEqual([
      ['HiLux', '/search/toyota/hilux', 2],
      ['RAV4', '/search/toyota/rav4', 1],
    ])
    const bodies = [
      ['SUV', '/search/suv', 2],
      ['Ute', '/search/ute', 2],
    ]
    expect(await find('band', toyota)).toEqual(bodies)
    expect(await find('strip')).toEqual(bodies)
  })

  test('SRCH-02 a page of one type links to searches of that type, and counts within it', async () => {
    const fixed = [{ attribute: 'car_type' as const, values: ['used'] }]
    expect(await find('strip', toyota, fixed)).toEqual([
      ['HiLux', '/search/toyota/hilux?car_type=used', 1],
      ['RAV4', '/search/toyota/rav4?car_type=used', 1],
    ])
    const two = [{ attribute: 'car_type' as const, values: ['new', 'demo'] }]
    expect(await find('band', {}, two)).toEqual([['Ute', '/search/ute?car_type=new&car_type=demo', 1]])
  })

  test('TEN-05 a band shows the body with most vehicles first, or kinds where there are several', async () => {
    const utes = ['F', 'G'].map((id) => buildVehicle(id, { make: 'Kia', simple_body: 'Ute' }))
    expect((await find('band', {}, whole, utes)).map(([label]) => label)).toEqual(['Ute', 'SUV'])
    const suvs = ['F', 'G'].map((id) => buildVehicle(id, { make: 'Kia', simple_body: 'SUV' }))
    expect((await find('band', {}, whole, suvs)).map(([label]) => label)).toEqual(['SUV', 'Ute'])
    const van = buildVehicle('H', { make: 'Jayco', simple_body: 'Caravan', item_type: 'caravan' })
    expect((await find('band', {}, whole, [van])).map(([label, , count]) => `${label} ${count}`)).toEqual([
      'Cars 4',
      'Caravans 1',
    ])
  })

  test('SRCH-02 STOCK-02 a strip of kinds has motorhomes apart from cars, as the home page has', async () => {
    const motorhomes = ['F', 'G'].map((id) => buildVehicle(id, { make: 'Avida', simple_body: 'Motorhome' }))
    const van = buildVehicle('H', { make: 'Jayco', simple_body: 'Caravan', item_type: 'caravan', car_type: 'new' })
    expect(await find('strip', {}, whole, [...motorhomes, van])).toEqual([
      ['Cars', '/search/new-used-and-demo-cars?item_type=car&body=SUV&body=Ute', 4],
      ['Motorhomes', '/search/motorhome', 2],
      ['Caravans', '/search/new-used-and-demo-cars?item_type=caravan', 1],
    ])
    // Where all are of one kind, a motorhome is a body like any other.
    const bodies = await find('strip', { search: { body_tiles: ['suv', 'motorhome'] } }, whole, motorhomes)
    expect(bodies.map(([label]) => label)).toEqual(['SUV', 'Motorhome'])
  })

  test('TEN-05 the other heads ask for no range', async () => {
    expect([await find('plain', toyota), await find('note')]).toEqual([[], []])
  })

  test('TEN-09 counts are within the refinements with which a bare path opens', async () => {
    const default_refinements = [{ attribute: 'car_type' as const, values: ['used'] }]
    expect(await find('strip', { ...toyota, search: { default_refinements } })).toEqual([
      ['HiLux', '/search/toyota/hilux', 1],
      ['RAV4', '/search/toyota/rav4', 1],
    ])
  })
})
