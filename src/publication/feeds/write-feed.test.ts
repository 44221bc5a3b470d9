import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars, toDollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { sites, vehicles } from '#listing/arbitraries.testkit.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { feedKinds, type FeedKind } from '#site/schema/outside.ts'
import type { Site } from '#site/site.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { feedTables } from './feed-kinds.ts'
import { readFeed, validateFeed } from './feed-rules.testkit.ts'
import { createFeedWriter, writeCell } from './write-feed.ts'

const nowMs = Date.UTC(2026, 10, 20)
const origin = 'https://www.dealer.com.au'
const dealerships: DocumentPart['dealerships'] = [
  {
    id: 'main',
    slug: 'main',
    name: 'Main',
    locations: [
      {
        id: 'yard',
        slug: 'yard',
        name: 'Yard',
        primary: true,
        address: { street: '1 Main Street', city: 'Perth', state: 'WA', postcode: '6000', lat: -31.95, long: 115.86 },
      },
    ],
  },
]
const site = buildTestSite({ dealerships })
const complete = {
  vin: 'JTMHV05J604123456',
  primary_image_url: '/vehicle-art/a/side',
  images: [{ url: '/vehicle-art/a/side', alt: null }],
} as const

function write(kind: FeedKind, all: readonly Vehicle[], at: Site = site) {
  const writer = createFeedWriter(feedTables[kind])
  const items = all.map((vehicle) => ({ listing: resolveListing(vehicle, at, nowMs), site: at, origin }))
  const text = writer.header + writer.write(items)
  return { text, rows: readFeed(text).rows, report: writer.report() }
}
const one = (kind: FeedKind, overrides: Partial<Vehicle> = {}, at = site) =>
  write(kind, [buildVehicle('A1', { ...complete, ...overrides })], at)

describe('what a receiver takes', () => {
  test.each(feedKinds)('API-05 the feed %s of a complete vehicle is valid by the list of fields', (kind) => {
    const { text, rows } = one(kind)
    expect(rows.length).toBe(1)
    expect(validateFeed(kind, text)).toEqual([])
  })

  test.each<[FeedKind, string, Partial<Vehicle>]>([
    ['google', 'a part of a VIN', { vin: 'JTM000' }],
    ['google', 'no VIN', { vin: null }],
    ['google', 'no price', { price: null }],
    ['google', 'a price type that Google does not take', { price_type: 'poa' }],
    ['google', 'a new vehicle without a drive away price', { car_type: 'new', price_type: 'egc' }],
    ['google', 'a caravan', { item_type: 'caravan' }],
    ['google', 'a bus', { simple_body: 'Bus' }],
    ['google', 'a reserved vehicle', { reserved: true }],
    ['google', 'a sold vehicle', { status: 'sold', sold: true }],
    ['google', 'no picture', { primary_image_url: null, images: [] }],
    ['meta', 'no VIN', { vin: null }],
    ['meta', 'no price', { price: null }],
    ['meta', 'a vehicle that is coming', { status: 'coming_soon' }],
    ['meta', 'no year', { year: null }],
    ['meta', 'a price without government charges', { price_type: 'egc' }],
    ['meta', 'an estimated price without government charges', { price_type: 'eegc' }],
    ['meta', 'a used vehicle without an odometer reading', { km: null }],
    ['meta', 'a demonstrator without an odometer reading', { car_type: 'demo', km: null }],
    ['csv', 'a sold vehicle', { status: 'sold', sold: true }],
  ])('API-05 the feed %s leaves out %s, and says so', (kind, _what, overrides) => {
    const { rows, report } = one(kind, overrides)
    expect(rows).toEqual([])
    expect(Object.values(report.leftOut)).toEqual([1])
  })

  test('API-05 Google gets each VIN once, and Meta no id twice', () => {
    const twins = ['A1', 'A2'].map((stocknum) => buildVehicle(stocknum, complete))
    for (const kind of ['google', 'meta'] as const) {
      const { text, report } = write(kind, twins)
      expect(validateFeed(kind, text)).toEqual([])
      expect(report.written).toBe(1)
    }
  })

  test.each([
    ['drive_away', 'used', 'drive_away_price'],
    ['egc', 'used', 'excluding_government_charges_price'],
    ['estimated_drive_away', 'new', 'estimated_drive_away_price'],
    ['drive_away', 'demo', 'drive_away_price'],
  ] as const)('API-05 a price of type %s of a %s vehicle is %s for Google', (price_type, car_type, expected) => {
    expect(one('google', { price_type, car_type }).rows[0]?.['vehicle_price_type']).toBe(expected)
  })

  test('API-05 a new vehicle without an odometer reading has 0 km for both receivers', () => {
    expect(one('google', { car_type: 'new', km: null }).rows[0]?.['mileage']).toBe('0 km')
    expect(one('meta', { car_type: 'new', km: null }).rows[0]?.['mileage.value']).toBe('0')
  })

  test('API-05 a ute is a truck for both receivers', () => {
    expect(one('google').rows[0]?.['body_style']).toBe('truck')
    expect(one('meta').rows[0]?.['body_style']).toBe('TRUCK')
  })

  test('API-05 a hidden price takes a vehicle out of advertisements and its amount out of the plain file', () => {
    const hiding = buildTestSite({ dealerships: dealerships.map((each) => ({ ...each, hide: ['price'] })) })
    expect(one('google', {}, hiding).rows).toEqual([])
    expect(one('meta', {}, hiding).rows).toEqual([])
    expect(one('csv', {}, hiding).rows[0]).toMatchObject({ price: '', price_type: '' })
    expect(one('csv', {}, hiding).text).not.toContain('52990')
  })
})

test('API-05 LOC-11 a vehicle on consignment is described where its owner has it, not at the yard', () => {
  const describeOne = (place: Partial<Vehicle>) =>
    one('google', { name: '2022 Toyota HiLux', dealership_name: 'Acme Motors', city: 'Perth', ...place }).rows[0]?.[
      'description'
    ]
  expect(describeOne({})).toMatch(/^2022 Toyota HiLux at Acme Motors, Perth: /)
  expect(describeOne({ city: null })).toMatch(/^2022 Toyota HiLux at Acme Motors: /)
  const consigned = describeOne({ private_suburb: 'Subiaco', private_postcode: '6008' })
  expect(consigned).toMatch(/^2022 Toyota HiLux from Acme Motors, located in Subiaco: /)
  expect(describeOne({ private_postcode: '6008' })).toMatch(/ from Acme Motors, located in postcode 6008: /)
  expect(consigned).not.toContain('Perth')
})

describe('what a spreadsheet does with it', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['+61 3', "'+61 3"],
    ['-x', "'-x"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1', "' =1"],
    ['=HYPERLINK("http://a","b")', `"'=HYPERLINK(""http://a"",""b"")"`],
    ['Wheels 17"', '"Wheels 17"""'],
    ['a\r\nb\tc', 'a b c'],
    ['a\u0000b', 'ab'],
    [-41.4, '-41.4'],
    [Number.NaN, ''],
    [null, ''],
  ] as const)('API-05 the cell of %j is %j', (value, expected) => {
    expect(writeCell(value)).toBe(expected)
  })

  test('API-05 whatever a dealer wrote, the file has its columns and no formula', () => {
    const nasty = fc.oneof(
      fc.string({ maxLength: 20 }),
      fc.constantFrom('=cmd|A1', '+1', '-1+1', '@a', '"', ',', '\r\n', '\t=1', "'=1", '"=1"'),
    )
    fc.assert(
      fc.property(fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 3 }), (words) => {
        const all = words.map(([name, colour, badge], index) =>
          buildVehicle(`A${index}`, { ...complete, name: `N${name}`, colour, badge, dealership_name: name || 'D' }),
        )
        for (const kind of feedKinds) {
          const formulas = validateFeed(kind, write(kind, all).text).filter((fault) => fault.includes('formula'))
          expect(formulas).toEqual([])
        }
      }),
    )
  })
})

test('API-05 PRICE-05 whatever the vehicle and the site, a feed tells the price of the page or none', () => {
  let priced = 0
  fc.assert(
    fc.property(vehicles, sites, (vehicle, at) => {
      const whole = { ...vehicle, ...complete }
      const { priceCents } = resolveListing(whole, at, nowMs)
      const expected = priceCents === null ? null : toDollars(priceCents)
      for (const kind of feedKinds) {
        const { rows, text } = write(kind, [whole], at)
        expect(validateFeed(kind, text)).toEqual([])
        for (const row of rows) {
          const told = (row['price'] ?? '') === '' ? null : Number((row['price'] ?? '').replace(' AUD', ''))
          expect([kind, told]).toEqual([kind, expected])
          if (told !== null) priced += 1
        }
      }
    }),
    { numRuns: 500 },
  )
  expect(priced).toBeGreaterThan(100)
})

test('API-05 cents are written as cents', () => {
  expect(one('google', { price: dollars(52_990.5) }).rows[0]?.['price']).toBe('52990.50 AUD')
})
