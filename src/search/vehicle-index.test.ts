import { describe, expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createColumnarEngine } from './columnar/create-columnar-engine.ts'
import { facetAttributes } from './facets.ts'
import { requireDocument } from './query-checks.ts'
import { vehicleSynonyms } from './synonyms.ts'
import { toSearchDocument, vehicleIndexSchema } from './vehicle-index.ts'

const plain = buildVehicle('S10012', {
  year: 2021,
  certified: true,
  price: cents(4_599_000),
  offer_price: cents(4_399_000),
  regplate: '1ABC234',
  km: 45_000,
  body: 'Double Cab Pick Up',
  fuel: 'Diesel - Turbo',
  trans: '6 SP AUTO',
  filtered_features: ['Tow Bar'],
  categories: ['towing'],
})

const engineWith = (...vehicles: readonly Vehicle[]): ReturnType<typeof createColumnarEngine> => {
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0, synonyms: vehicleSynonyms })
  engine.rebuild(vehicles.map((vehicle) => toSearchDocument(vehicle, 'harbourside')))
  return engine
}
const finds = (text: string, vehicle: Vehicle = plain): boolean =>
  engineWith(vehicle).search({ scope: { owners: ['harbourside'] }, text }).total === 1

describe('the index of vehicles', () => {
  test('SRCH-03 has every facet attribute under its name', () => {
    expect(facetAttributes.filter((name) => !Object.hasOwn(vehicleIndexSchema, name))).toEqual([])
  })

  test('SRCH-03 a document fills the schema and nothing else', () => {
    const document = toSearchDocument(plain, 'harbourside')
    requireDocument(vehicleIndexSchema, document)
    expect(Object.keys(document.attributes).toSorted()).toEqual(Object.keys(vehicleIndexSchema).toSorted())
    expect(document).toMatchObject({
      id: plain.id,
      owner: 'harbourside',
      attributes: {
        certified: 'true',
        reserved: 'false',
        show_on_dealer_website: 'true',
        seats: 5,
        categories: ['towing'],
      },
    })
  })

  test('STOCK-04 body, fuel and transmission are the simple values where present, else the raw ones', () => {
    expect(toSearchDocument(plain, 's').attributes).toMatchObject({
      body: 'Ute',
      fuel: 'Diesel',
      transmission: 'Automatic',
    })
    const raw = { ...plain, simple_body: null, simple_fuel: null, simple_transmission: null }
    expect(toSearchDocument(raw, 's').attributes).toMatchObject({
      body: 'Double Cab Pick Up',
      fuel: 'Diesel - Turbo',
      transmission: '6 SP AUTO',
    })
    expect(toSearchDocument({ ...raw, body: null, fuel: null, trans: null }, 's').attributes).toMatchObject({
      body: null,
      fuel: null,
      transmission: null,
    })
  })

  test('PRICE-05 sorts, filters and counts by the current price', () => {
    expect(toSearchDocument(plain, 's').attributes['price']).toBe(4_399_000)
    expect(toSearchDocument({ ...plain, offer_price: null }, 's').attributes['price']).toBe(4_599_000)
    expect(toSearchDocument({ ...plain, price: cents(1_000), offer_price: null }, 's').attributes['price']).toBeNull()
  })

  test('a strange number of a feed keeps no vehicle out of the index', () => {
    const strange = {
      ...plain,
      km: 9_999_999_999,
      created_at_timestamp: 1e15,
      seats: Number.NaN,
      rank: -1e12,
      year: 2021.4,
    }
    const document = toSearchDocument(strange, 's')
    requireDocument(vehicleIndexSchema, document)
    expect(document.attributes).toMatchObject({
      km: 2_147_483_647,
      created_at_timestamp: 2_147_483_647,
      seats: null,
      rank: -2_147_483_647,
      year: 2021,
    })
  })

  test('SRCH-19 finds by make, model, badge, series, year, colour, body, stock number and plate', () => {
    for (const text of [
      'toyota',
      'HILUX',
      'hi-lux',
      'sr5',
      'gun126r',
      '2021',
      'glacier',
      'white',
      'ute',
      's10012',
      'S100',
      '1abc234',
      '1ABC',
      'toyota hilux sr5 2021 white ute',
    ])
      expect(finds(text), text).toBe(true)
    for (const text of ['mazda', '2020', 's10013', '1abd', 'red toyota']) expect(finds(text), text).toBe(false)
  })

  test('SRCH-19 finds by synonym', () => {
    for (const text of ['utility', 'pickup', 'auto', 'automatic', '4x4', '4wd', 'awd', 'diesel', 'used', 'utes'])
      expect(finds(text), text).toBe(true)
    const wagon = {
      ...plain,
      make: 'Volkswagen',
      model: 'Golf',
      simple_body: 'Wagon',
      simple_transmission: 'Manual',
      drive: 'FWD',
    }
    for (const text of ['vw', 'vw golf', 'station wagon', 'stationwagon', 'estate', 'man', 'manual'])
      expect(finds(text, wagon), text).toBe(true)
    for (const text of ['4x4', 'auto', 'ute']) expect(finds(text, wagon), text).toBe(false)
    const benz = { ...plain, make: 'Mercedes-Benz', model: 'C-Class', simple_body: 'Convertible' }
    for (const text of ['merc', 'mercedes benz', 'mercedes-benz', 'merc benz', 'cabriolet', 'c class', 'cclass'])
      expect(finds(text, benz), text).toBe(true)
    for (const text of ['landcruiser', 'land cruiser', 'land-cruiser']) {
      for (const model of ['LandCruiser', 'Land Cruiser', 'LANDCRUISER'])
        expect(finds(text, { ...plain, model }), `${text} in ${model}`).toBe(true)
    }
    for (const text of ['chev', 'chevy', 'chevrolet'])
      expect(finds(text, { ...plain, make: 'Chevrolet' }), text).toBe(true)
  })

  test('SRCH-19 mends one typo in a short word and two in a long one', () => {
    for (const text of ['toyta', 'toyoat', 'hilxu', 'glaceir', 'glacer white']) expect(finds(text), text).toBe(true)
    expect(finds('mitsubshii', { ...plain, make: 'Mitsubishi' })).toBe(true)
    expect(finds('tyta')).toBe(false)
  })

  test('TEN-07 another site finds nothing', () => {
    const engine = engineWith(plain)
    expect(engine.search({ scope: { owners: ['bigsky'] }, facets: [{ attribute: 'make' }] })).toMatchObject({
      total: 0,
      hits: [],
      facets: { make: [] },
    })
  })
})

test('SRCH-15 TEN-12 on a site of one certified programme the certified vehicles of other makes do not count', () => {
  const certifiedOf = (make: string, programme: string | null) =>
    toSearchDocument({ ...plain, make, certified: true }, 's', programme).attributes['certified']
  expect([certifiedOf('Toyota', 'Toyota'), certifiedOf('Mazda', 'Toyota'), certifiedOf('Mazda', null)]).toEqual([
    'true',
    'false',
    'true',
  ])
  expect(toSearchDocument({ ...plain, make: 'Toyota', certified: false }, 's', 'Toyota').attributes['certified']).toBe(
    'false',
  )
})
