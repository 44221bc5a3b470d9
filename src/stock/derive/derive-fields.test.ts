import { describe, expect, test } from 'vitest'
import { testSettings } from '../open-test-store.testkit.ts'
import { createDefaultMapping } from '../mapping/load-mapping.ts'
import { createRowMapper } from '../mapping/row-mapper.ts'
import { deriveVehicle } from './derive-vehicle.ts'

const usual = { stocknum: 'A1', make: 'Toyota', model: 'Corolla', car_type: 'used', dealership: 'north' }
const map = createRowMapper(createDefaultMapping('json'), 2026)

const derive = (given: Readonly<Record<string, unknown>>) =>
  deriveVehicle(map({ ...usual, ...given }).vehicle, testSettings, 2026)

const derived = (given: Readonly<Record<string, unknown>>) => {
  const result = derive(given)
  if (!result.ok) throw new Error(JSON.stringify(result.problems))
  return result
}

describe('the year', () => {
  test.each([
    ['of a title that begins with it', { name: '2019 Toyota Corolla Ascent' }, 2019],
    ['behind spaces', { name: '   2019 Toyota Corolla' }, 2019],
    ['of the first plausible one', { name: '1900 Toyota Corolla' }, 1900],
    ['of next year', { name: '2027 Toyota Corolla' }, 2027],
    ['of no later one', { name: '2028 Toyota Corolla' }, null],
    ['of no number that goes on', { name: '20199 Toyota Corolla' }, null],
    ['of no letters', { name: '20x9 Toyota Corolla' }, null],
    ['of no year behind the make', { name: 'Toyota 2019 Corolla' }, null],
    ['of no title without the make', { name: '2019 special' }, null],
    ['of the title of a market place', { name: '2018 Toyota Corolla', carsales_title: '2019 Toyota Corolla' }, 2019],
    ['of the feed where it gives one', { name: '2019 Toyota Corolla', year: 2018 }, 2018],
    ['of no title where the feed gives a wrong one', { name: '2019 Toyota Corolla', year: 2060 }, null],
    ['of neither', {}, null],
  ])('STOCK-03 %s', (_what, given, year) => {
    expect(derived(given).vehicle.year).toBe(year)
  })
})

test.each([
  ['cylinders', 16, 17],
  ['enginesize', 18_000, 18_001],
  ['enginesize_litres', 18, 19],
  ['fuelconsumptioncombined', 60, 61],
  ['fuelcapacity', 2_000, 2_001],
  ['grossvehiclemass', 100_000, 100_001],
  ['vehiclelength', 30_000, 30_001],
  ['vehicleheight', 5_000, 5_001],
  ['vehiclewidth', 5_000, 5_001],
  ['towingcapacitybraked', 100_000, 100_001],
  ['ancaprating', 5, 6],
  ['energyconsumption', 200, 201],
  ['electricrange', 2_000, 2_001],
] as const)('STOCK-03 a variant may have the %s %d, and %d is left out with a warning', (field, most, over) => {
  expect(derived({ variant: { [field]: most } })).toMatchObject({
    vehicle: { variant: { [field]: most } },
    warnings: [],
  })
  expect(derived({ variant: { [field]: over } })).toMatchObject({
    vehicle: { variant: { [field]: null } },
    warnings: [{ field: `variant.${field}`, value: String(over) }],
  })
})

describe('a row is rejected', () => {
  test.each([
    ['a stock number', { stocknum: '' }, [{ field: 'stocknum', reason: 'missing', value: null }]],
    [
      'a car type',
      { car_type: '' },
      [{ field: 'car_type', reason: 'missing; expected new, used or demo', value: null }],
    ],
    ['a make', { make: '' }, [{ field: 'make', reason: 'missing', value: null }]],
    ['a model', { model: '' }, [{ field: 'model', reason: 'missing', value: null }]],
    [
      'make and model',
      { make: '', model: '' },
      [
        { field: 'make', reason: 'missing', value: null },
        { field: 'model', reason: 'missing', value: null },
      ],
    ],
    [
      'a model that the pieces hold',
      { make: 'Land', model: 'Rover' },
      [{ field: 'model', reason: 'cannot be told from make, model and title', value: 'Rover' }],
    ],
  ])('STOCK-03 without %s', (_what, given, problems) => {
    expect(derive(given)).toEqual({ ok: false, problems })
  })

  test('STOCK-03 with every problem of it', () => {
    expect(derive({ stocknum: '', car_type: '', make: '', dealership: 'nowhere' })).toMatchObject({
      ok: false,
      problems: [
        { field: 'stocknum' },
        { field: 'car_type' },
        { field: 'dealership', reason: 'no such dealership of the site; known: north, south', value: 'nowhere' },
        { field: 'make' },
      ],
    })
  })
})

describe('fields of a row', () => {
  test("STOCK-04 fuel, transmission and drive get the platform's words beside the feed's own", () => {
    const { vehicle } = derived({ fuel: 'Turbo Diesel', trans: '6A', drive: '4WD', body: 'Crew Van' })
    expect(vehicle).toMatchObject({
      fuel: 'Turbo Diesel',
      simple_fuel: 'Diesel',
      trans: '6A',
      simple_transmission: 'Automatic',
      drive: '4x4',
      body: 'Crew Van',
      simple_body: 'Van',
    })
  })

  test('STOCK-04 what the feed leaves out has no word', () => {
    expect(derived({}).vehicle).toMatchObject({
      simple_fuel: null,
      simple_transmission: null,
      simple_body: null,
      drive: null,
      status: 'in_stock',
      payment_processors: [],
      thumbnails: [],
      rank: 0,
      file: null,
      has_nvic: false,
      weekly_price_range: null,
    })
  })

  test.each([
    ['the body text', { body: 'Ute', variant: { bodyconfiguration: 'Van' } }, 'Ute'],
    ['the configuration where the text says nothing', { body: 'Other', variant: { bodyconfiguration: 'Van' } }, 'Van'],
    ['the configuration where there is no text', { variant: { bodyconfiguration: 'Van' } }, 'Van'],
    ['the item type of a caravan', { item_type: 'caravan', body: 'Other' }, 'Caravan'],
    ['the meaning of a word on a motorcycle', { item_type: 'motorcycle', body: 'Sports Tourer' }, 'Touring Bike'],
    ['the meaning of a word on a caravan', { item_type: 'caravan', body: 'Bunk Van' }, 'Caravan'],
    ['nothing for a motorcycle', { item_type: 'motorcycle', body: 'Other' }, null],
    ['nothing for a car', { body: 'Other' }, null],
  ])('STOCK-04 the body comes from %s', (_what, given, body) => {
    expect(derived(given).vehicle.simple_body).toBe(body)
  })

  test('STOCK-02 a status is read in the words of feeds', () => {
    expect(derived({ status: 'Coming Soon' }).vehicle.status).toBe('coming_soon')
  })

  test('STOCK-04 towing capacity makes the category', () => {
    expect(derived({ variant: { towingcapacitybraked: 3_000 } }).vehicle.categories).toEqual(['towing'])
  })

  test.each([
    [{ enginesize: 2_755 }, '2.8 L'],
    [{ enginesize_litres: 3.5, enginesize: 2_000 }, '3.5 L'],
    [{ enginesize: 0 }, null],
    [{ enginesize: 49 }, null],
    [{ enginesize: 50 }, '0.1 L'],
    [{ cylinders: 4 }, null],
  ])('STOCK-04 the engine of the variant %j is %s', (variant, size) => {
    expect(derived({ variant }).vehicle.engine_size).toBe(size)
  })

  test("STOCK-04 the feed's own engine size wins", () => {
    expect(derived({ engine_size: '2.8 litre', variant: { enginesize: 2_000 } }).vehicle.engine_size).toBe('2.8 litre')
  })

  test('STOCK-04 rank, thumbnails and payment processors come from the feed', () => {
    const thumbnails = Array.from({ length: 101 }, (_, index) => `https://x.test/${index}.jpg`)
    const { vehicle } = derived({ rank: 7, thumbnails, payment_processors: ['card'] })
    expect(vehicle.rank).toBe(7)
    expect(vehicle.payment_processors).toEqual(['card'])
    expect(vehicle.thumbnails).toHaveLength(100)
  })

  test('STOCK-04 a VIN has no blanks', () => {
    expect(derived({ vin: ' jt  dk1\t2 ' }).vehicle.vin).toBe('JTDK12')
  })

  test('STOCK-04 a name is made of the parts that there are', () => {
    expect(derived({ year: 2022 }).vehicle.name).toBe('2022 Toyota Corolla')
    expect(derived({ series: 'ZWE' }).vehicle.name).toBe('Toyota Corolla ZWE')
  })

  test('STOCK-04 a model has one spelling in all names of the vehicle', () => {
    const { vehicle } = derived({ make: 'Isuzu', model: 'D-Max', name: '2018 Isuzu D-Max SX', year: 2018 })
    expect(vehicle).toMatchObject({ model: 'D-MAX', make_model: 'Isuzu D-MAX', name: '2018 Isuzu D-MAX SX' })
  })

  test("STOCK-04 the badge is told from the title, the listing site's before the feed's", () => {
    const titles = { name: '2022 Toyota Corolla SX', carsales_title: '2022 Toyota Corolla Ascent' }
    expect(derived(titles).vehicle.badge).toBe('Ascent')
    expect(derived({ name: titles.name }).vehicle.badge).toBe('SX')
    expect(derived({ ...titles, badge: 'ZR' }).vehicle.badge).toBe('ZR')
  })

  test('STOCK-04 a state that is none is left out with a warning', () => {
    expect(derived({ state: 'Texas' })).toMatchObject({
      vehicle: { state: 'QLD' },
      warnings: [{ field: 'state', reason: 'not a state or territory, left out', value: 'Texas' }],
    })
    expect(derived({ state: 'Victoria' }).warnings).toEqual([])
  })

  test("STOCK-04 the feed's own city and state go before those of the location", () => {
    expect(derived({}).vehicle).toMatchObject({ city: 'Aspley', state: 'QLD' })
    expect(derived({ city: 'Geelong', state: 'Victoria' }).vehicle).toMatchObject({ city: 'Geelong', state: 'VIC' })
  })

  test.each(['https://reports.example/1.pdf', 'HTTPS://reports.example/1'])(
    'STOCK-03 the document %s is kept',
    (file) => {
      expect(derived({ file })).toMatchObject({ vehicle: { file }, warnings: [] })
    },
  )

  test.each([
    'http://reports.example/1.pdf',
    'javascript:alert("https://x.example")',
    'see https://reports.example',
    'https://reports.example/one two',
    'https://',
    'https://user@reports.example/1.pdf',
    'https://:secret@reports.example/1.pdf',
    'https://user:secret@reports.example/1.pdf',
  ])('STOCK-03 the document %s is left out with a warning', (file) => {
    expect(derived({ file })).toMatchObject({
      vehicle: { file: null },
      warnings: [{ field: 'file', reason: 'not an https address, left out' }],
    })
  })
})

describe('a site without the usual', () => {
  test('STOCK-04 a site without a dealership is told to add one', () => {
    expect(deriveVehicle(map(usual).vehicle, { ...testSettings, dealerships: [] }, 2026)).toMatchObject({
      ok: false,
      problems: [
        {
          field: 'dealership',
          reason: `the site ${testSettings.siteSlug} has no dealership; add one to its configuration`,
        },
      ],
    })
  })

  test('STOCK-04 a dealership without a location gives none, and a named one is unknown', () => {
    const settings = {
      ...testSettings,
      dealerships: testSettings.dealerships.map((dealership) => ({ ...dealership, locations: [] })),
    }
    expect(deriveVehicle(map(usual).vehicle, settings, 2026)).toMatchObject({
      ok: true,
      vehicle: { location: null, location_name: null, city: null, state: null },
      warnings: [],
    })
    expect(deriveVehicle(map({ ...usual, location: 'Moon' }).vehicle, settings, 2026)).toMatchObject({
      ok: true,
      vehicle: { location: null },
      warnings: [{ field: 'location', reason: 'no such location of north; known: none', value: 'Moon' }],
    })
  })
})
