import { describe, expect, test } from 'vitest'
import { testSettings } from '../open-test-store.testkit.ts'
import { createDefaultMapping } from '../mapping/load-mapping.ts'
import { createRowMapper } from '../mapping/row-mapper.ts'
import { deriveVehicle } from './derive-vehicle.ts'
import type { DerivedVehicle } from './derive-vehicle.ts'

const usual = { stocknum: 'A1', make: 'Toyota', model: 'Corolla', car_type: 'used', dealership: 'north' }

function derive(given: Readonly<Record<string, unknown>>, settings = testSettings): DerivedVehicle {
  return deriveVehicle(
    createRowMapper(createDefaultMapping('json'), 2026)({ ...usual, ...given }).vehicle,
    settings,
    2026,
  )
}

const vehicle = (given: Readonly<Record<string, unknown>>, settings = testSettings) => {
  const derived = derive(given, settings)
  if (!derived.ok) throw new Error(JSON.stringify(derived.problems))
  return derived.vehicle
}

describe('deriveVehicle', () => {
  test('STOCK-02 takes new, used and demo; cars, motorcycles and caravans', () => {
    for (const car_type of ['new', 'used', 'demo']) expect(vehicle({ car_type }).car_type).toBe(car_type)
    for (const item_type of ['car', 'motorcycle', 'caravan']) expect(vehicle({ item_type }).item_type).toBe(item_type)
    expect(vehicle({}).item_type).toBe('car')
    expect(vehicle({ item_type: 'caravan', body: 'Off-road tourer' })).toMatchObject({
      simple_body: expect.any(String) as unknown,
      categories: ['caravan'],
    })
  })

  test('STOCK-01 a silent feed means shown, in stock, not reserved, not certified, no preorder', () => {
    expect(vehicle({})).toMatchObject({
      show_on_dealer_website: true,
      status: 'in_stock',
      reserved: false,
      certified: false,
      preorder: false,
      price: null,
      km: null,
      images: [],
      standardEquipment: [],
    })
    expect(vehicle({ show_on_dealer_website: 'no' }).show_on_dealer_website).toBe(false)
  })

  test('STOCK-03 a year outside 1900 to next year is left out with a warning', () => {
    for (const year of [1900, 2027]) expect(vehicle({ year }).year).toBe(year)
    for (const year of [1899, 2028, 2060])
      expect(derive({ year })).toMatchObject({
        ok: true,
        vehicle: { year: null, slug: 'toyota-corolla-a1', name: 'Toyota Corolla' },
        warnings: [{ field: 'year', reason: 'expected 1900 to 2027, left out', value: String(year) }],
      })
    expect(vehicle({ year: '' }).year).toBeNull()
  })

  test('STOCK-03 figures that no vehicle has are left out with a warning, and the others stay', () => {
    const derived = derive({ variant: { enginesize_litres: 999, cylinders: 4, ancaprating: 5 }, seats: 70 })
    expect(derived).toMatchObject({
      ok: true,
      vehicle: { engine_size: null, seats: null, variant: { enginesize_litres: null, cylinders: 4, ancaprating: 5 } },
      warnings: [
        { field: 'variant.enginesize_litres', reason: 'expected 0 to 18, left out', value: '999' },
        { field: 'seats', reason: 'expected 1 to 60, left out', value: '70' },
      ],
    })
    expect(derive({ variant: { enginesize: 12_800, cylinders: 6, grossvehiclemass: 26_000 } })).toMatchObject({
      warnings: [],
    })
  })

  test('STOCK-04 words that no table knows are kept and told; those that say nothing are not', () => {
    const derived = derive({ trans: 'Wizard drive', fuel: 'Steam', body: 'Blimp', drive: 'Caterpillar' })
    expect(derived).toMatchObject({
      ok: true,
      vehicle: { trans: 'Wizard drive', simple_transmission: null, fuel: 'Steam', body: 'Blimp', drive: null },
    })
    expect(derived.ok && derived.warnings).toEqual([
      {
        field: 'drive',
        reason: "'caterpillar' is no drive that the platform knows, kept as it is",
        value: 'Caterpillar',
      },
      { field: 'body', reason: "'blimp' is no body that the platform knows, kept as it is", value: 'Blimp' },
      { field: 'fuel', reason: "'steam' is no fuel that the platform knows, kept as it is", value: 'Steam' },
      {
        field: 'trans',
        reason: "'wizard drive' is no gearbox that the platform knows, kept as it is",
        value: 'Wizard drive',
      },
    ])
    expect(derive({ fuel: 'x '.repeat(30) })).toMatchObject({
      warnings: [{ reason: 'the text is no fuel that the platform knows, kept as it is' }],
    })
    const silent = derive({ trans: 'Other', drive: '2WD', fuel: 'Diesel', body: 'Ute' })
    expect(silent.ok && silent.warnings).toEqual([])
  })

  test("STOCK-04 a title gives what the feed has no column for, and the feed's own value wins", () => {
    const carsales_title = '2019 Toyota Corolla Ascent Sport ZRE182R CVT FWD Hatchback'
    expect(vehicle({ carsales_title })).toMatchObject({
      badge: 'Ascent Sport',
      series: 'ZRE182R',
      trans: 'CVT',
      simple_transmission: 'Automatic',
      drive: 'FWD',
      body: 'Hatchback',
      simple_body: 'Hatch',
    })
    const own = { badge: 'ZR', series: 'MZEA12R', trans: 'Manual', drive: 'AWD', body: 'Sedan' }
    expect(vehicle({ carsales_title, ...own })).toMatchObject({ ...own, simple_transmission: 'Manual' })
    expect(vehicle({ carsales_title, variant: { bodyconfiguration: 'Sedan' } })).toMatchObject({
      body: null,
      simple_body: 'Sedan',
    })
    // The title names another model: its gearbox may be read, a badge may not.
    expect(vehicle({ carsales_title: '2019 Toyota Aurion Presara Auto' })).toMatchObject({ badge: null, trans: 'Auto' })
  })

  test('STOCK-03 kilometres, seats and doors out of range are left out with a warning', () => {
    for (const km of [0, 2_000_000]) expect(vehicle({ km }).km).toBe(km)
    const derived = derive({ km: 2_000_001, seats: 61, doors: 10 })
    expect(derived).toMatchObject({ ok: true, vehicle: { km: null, seats: null, doors: null } })
    expect(derived.ok && derived.warnings.map((warning) => warning.field)).toEqual(['seats', 'km', 'doors'])
    expect(vehicle({ km: -1 }).km).toBeNull()
  })

  test('STOCK-03 pictures beyond the hundredth are left out with a warning', () => {
    const pictures = (count: number) =>
      Array.from({ length: count }, (_, index) => `https://pictures.example/${index}.jpg`)
    expect(derive({ images: pictures(100) })).toMatchObject({ ok: true, warnings: [], vehicle: { photos_count: 100 } })
    const derived = derive({ images: pictures(300) })
    expect(derived).toMatchObject({
      ok: true,
      warnings: [{ field: 'images', value: '300' }],
      vehicle: { photos_count: 100, primary_image_url: 'https://pictures.example/0.jpg' },
    })
    expect(derived.ok && derived.vehicle.images).toHaveLength(100)
  })

  test('PRICE-01 price_range is that of the current price: the lower of price and offer, above 10 dollars', () => {
    expect(vehicle({ price: 21_000, offer_price: 19_999 }).price_range).toBe('$10,000 - $20,000')
    expect(vehicle({ price: 21_000, offer_price: 5 }).price_range).toBe('$20,000 and over')
    expect(vehicle({ price: 10 }).price_range).toBeNull()
    expect(vehicle({ price: 10.01 }).price_range).toBe('Under $10,000')
  })

  test('PRICE-03 POA in place of a price gives the type poa, unless the feed names another', () => {
    expect(vehicle({ price: 'POA' })).toMatchObject({ price: null, price_type: 'poa', price_range: null })
    expect(vehicle({ price: 'POA', price_type: 'egc' }).price_type).toBe('egc')
    expect(vehicle({ price: '' }).price_type).toBeNull()
  })

  test('STOCK-04 weekly_price_range comes from the lender of site or dealership, else from the quote', () => {
    const finance_lenders = { acme: { paymentWeek: 150 }, other: { paymentWeek: 250 } }
    expect(vehicle({ finance_lenders }).weekly_price_range).toBe('$100 - $200')
    expect(vehicle({ finance_lenders, dealership: 'south' }).weekly_price_range).toBe('$200 and over')
    const youxQuote = { weeklyRepaymentAmount: 99 }
    expect(vehicle({ youxQuote }).weekly_price_range).toBe('Under $100')
    expect(vehicle({ finance_lenders, youxQuote }).weekly_price_range).toBe('$100 - $200')
    expect(vehicle({ finance_lenders }, { ...testSettings, financeProvider: null }).weekly_price_range).toBeNull()
  })

  test('STOCK-04 a dealership is found by slug, id or name; the only one of a site needs no column', () => {
    for (const dealership of ['south', 'd-south', 'South Motors', ' SOUTH '])
      expect(vehicle({ dealership }).dealership_id).toBe('d-south')
    expect(derive({ dealership: '' })).toMatchObject({
      ok: false,
      problems: [{ field: 'dealership', reason: 'missing; the site has several dealerships: north, south' }],
    })
    expect(
      vehicle({ dealership: '' }, { ...testSettings, dealerships: testSettings.dealerships.slice(1) }).dealership_slug,
    ).toBe('south')
    expect(derive({}, { ...testSettings, dealerships: testSettings.dealerships.slice(1) })).toMatchObject({ ok: false })
  })

  test('STOCK-04 a vehicle stands at the named location, else at the primary one; a wrong name is no address', () => {
    expect(vehicle({ location: 'North Yard' })).toMatchObject({
      location: { slug: 'north-yard', phone: '07 5550 0001' },
      location_name: 'North Yard',
      city: 'Chermside',
      state: 'QLD',
    })
    expect(vehicle({}).location).toMatchObject({ slug: 'north-hub', distribution_locations: ['north-yard'] })
    const wrong = derive({ location: 'Moon' })
    expect(wrong).toMatchObject({
      ok: true,
      vehicle: { location: null, city: null },
      warnings: [
        { field: 'location', reason: 'no such location of north; known: north-yard, north-hub', value: 'Moon' },
      ],
    })
    expect(vehicle({ dealership: 'south', location: 'Moon' }).location_name).toBe('South Yard')
    expect(vehicle({ city: 'Zillmere', state: 'Queensland' })).toMatchObject({
      city: 'Zillmere',
      state: 'QLD',
      location_name: 'North Hub',
    })
  })

  test('STOCK-04 pictures, features, NVIC and engine size are told from what the feed gives', () => {
    expect(
      vehicle({
        images: ['https://x.test/1', 'https://x.test/2'],
        standardEquipment: ['Tow bar'],
        nvic: 'ABC12',
        vin: ' jt dk1 ',
        variant: { enginesize: 1_998 },
      }),
    ).toMatchObject({
      photos_count: 2,
      primary_image_url: 'https://x.test/1',
      filtered_features: ['Tow Bar'],
      has_nvic: true,
      vin: 'JTDK1',
      engine_size: '2.0 L',
    })
    expect(vehicle({ variant: { enginesize_litres: 0, cylinders: 0 } }).engine_size).toBeNull()
    expect(vehicle({ private_postcode: '800' }).private_postcode).toBe('0800')
  })

  test('STOCK-03 a build or compliance date after next year is left out with a warning', () => {
    const derived = derive({ build_date: '2028-01-01', compliance_date: '2099-03-15', rego_expiry: '2028-01-01' })
    expect(derived).toMatchObject({
      vehicle: { build_date: null, compliance_date: null, rego_expiry: '2028-01-01' },
      warnings: [
        { field: 'build_date', reason: 'expected a date from 1900 to 2027, left out', value: '2028-01-01' },
        { field: 'compliance_date', reason: 'expected a date from 1900 to 2027, left out', value: '2099-03-15' },
      ],
    })
    expect(vehicle({ build_date: '2027-12-31', compliance_date: '15/03/99' })).toMatchObject({
      build_date: '2027-12-31',
      compliance_date: '1999-03-15',
    })
  })

  test("STOCK-04 the feed's own name stays; without one it is year, make, model, badge and series", () => {
    expect(vehicle({ name: 'MY22 Corolla Ascent' }).name).toBe('MY22 Corolla Ascent')
    expect(vehicle({ year: 2022, badge: 'Ascent', series: 'MZEA12R' }).name).toBe('2022 Toyota Corolla Ascent MZEA12R')
  })
})
