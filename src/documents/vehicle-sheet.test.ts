import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildSpecifications, buildVehicle, caravanSpecifications, unknownFacts } from '#tests/fixtures/vehicle.ts'
import { buildQrCode } from './build-qr-path.ts'
import { buildVehicleSheet } from './vehicle-sheet.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const nowMs = Date.UTC(2026, 10, 20, 15)
const origin = 'http://test-site.localhost:3000'
const yard = {
  id: 'yard',
  name: 'Main Street',
  slug: 'main-street',
  address: { street: '1 Main Street', city: 'Perth', state: 'WA' as const, postcode: '6000' },
  contact_detail: { phone: '0855501000', email: 'yard@dealer.example', opening_hours: [] },
  dealer_license_number: 'MD 1',
}
const site = buildTestSite({
  url: 'https://www.dealer.com.au',
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: 'Main',
      dealer_license_number: 'MD 0',
      motor_vehicle_repairer: 'MRB 2',
      locations: [yard],
    },
  ],
})
const sheetOf = (overrides: Parameters<typeof buildVehicle>[1] = {}, at = site) =>
  buildVehicleSheet(resolveListing(buildVehicle('A1', overrides), at, nowMs), at, origin, nowMs)

test('SHARE-05 LOC-13 the sheet names the dealer with address, phone, e-mail and licence numbers', () => {
  expect(sheetOf().dealer).toEqual({
    name: 'Main Street Motors',
    address: '1 Main Street, Perth WA 6000',
    phone: '08 5550 1000',
    email: 'yard@dealer.example',
    licences: ['Dealer licence MD 1', 'Motor vehicle repairer MRB 2'],
  })
})

test('SHARE-05 of a vehicle that stands with its owner the sheet tells the suburb and no street', () => {
  expect(sheetOf({ private_suburb: 'Fremantle', private_postcode: '6160' }).dealer.address).toBe('Fremantle WA 6160')
})

test.each([
  [0, 0],
  [20, 15],
])('SHARE-05 TEN-05 corners of %d px on the web are %d points on paper', (radius_px, points) => {
  expect(sheetOf({}, buildTestSite({ theme: { radius_px } })).look.radius).toBe(points)
})

test('SHARE-04 SHARE-05 the sheet leads to the absolute address of the vehicle, in words and as a code', () => {
  const { url, qr, fileName } = sheetOf()
  expect([url, fileName]).toEqual([
    'https://www.dealer.com.au/cars/2022-toyota-hilux-sr5-a1',
    '2022-toyota-hilux-sr5-a1.pdf',
  ])
  expect(qr).toEqual(buildQrCode(url))
  expect(sheetOf({}, buildTestSite()).url).toBe(`${origin}/cars/2022-toyota-hilux-sr5-a1`)
})

test('SHARE-05 TEN-05 the logo is the dealership’s, else the site’s; without one the mark is shown', () => {
  const main = { id: 'main', slug: 'main', name: 'Main' }
  const logoOf = (site: DocumentPart) => sheetOf({}, buildTestSite({ dealerships: [main], ...site })).logo
  const own = { dealerships: [{ ...main, logo: '/logos/main.svg' }] }
  expect(logoOf({ logo: '/logos/site.svg', ...own })).toEqual({ url: '/logos/main.svg', holdsName: true })
  expect(logoOf({ logo: '/logos/site.svg' })).toEqual({ url: '/logos/site.svg', holdsName: true })
  expect(logoOf({ theme: { favicon: '/logos/mark.svg' } })).toEqual({ url: '/logos/mark.svg', holdsName: false })
  expect(logoOf({})).toBeNull()
})

test('SHARE-04 the price is dated by the calendar of the site', () => {
  expect(sheetOf().date).toBe('20 November 2026')
  expect(sheetOf({}, buildTestSite({ time_zone: 'Australia/Brisbane' })).date).toBe('21 November 2026')
})

test('SHARE-04 VDP-02 a sold vehicle keeps its sheet and loses its price', () => {
  const sold = sheetOf({ status: 'sold', sold: true })
  expect(sold.price).toBeNull()
  expect(`${sold.qrWords} ${sold.notice}`).not.toMatch(/price|availab/i)
  expect(sheetOf({ status: 'coming_soon' }).price?.kind).toBe('amount')
})

test('SHARE-05 TEN-05 a dealership that hides prices or phone numbers hides them on paper', () => {
  const hiding = buildTestSite({
    phone: '08 5550 9999',
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['price', 'phone'] }],
  })
  expect(sheetOf({}, hiding).price).toEqual({ kind: 'none', text: 'Enquire for price.' })
  expect(sheetOf({}, hiding).dealer.phone).toBeNull()
})

const manyFacts = Object.fromEntries(Array.from({ length: 60 }, (_, index) => [`Extra ${index}`, index]))

test('SHARE-05 what a buyer checks stays when more is known than a page holds', () => {
  const { specs, features, moreFeatures } = sheetOf({
    vin: 'JTM000',
    regplate: '1ABC234',
    specifications: buildSpecifications({ other: manyFacts }),
    standardEquipment: Array.from({ length: 40 }, (_, index) => `Feature ${index}`),
  })
  expect(specs).toHaveLength(24)
  expect(specs.map(({ label }) => label)).toEqual(
    expect.arrayContaining(['VIN', 'Registration plate', 'Engine', 'Seats']),
  )
  expect([features.length, moreFeatures]).toEqual([12, 28])
})

test('SHARE-04 FIN-07 a repayment with its warning takes the room of six features, so that nothing is cut off', () => {
  const lender = buildOffer({
    interestRate: 7.5,
    comparisonRate: 8.1,
    paymentWeek: dollars(150),
    termYears: 5,
    termMonths: 60,
    termWeeks: 260,
  })
  const financing = buildTestSite({
    finance_provider: 'alpha',
    finance: { lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' } } },
  })
  const standardEquipment = Array.from({ length: 20 }, (_, index) => `Feature ${index}`)
  const { finance, features, moreFeatures } = sheetOf(
    {
      finance_lenders: { alpha: lender },
      standardEquipment,
      specifications: buildSpecifications({ other: manyFacts }),
    },
    financing,
  )
  expect([finance?.text, finance?.terms, features.length, moreFeatures]).toEqual([
    '$150 a week at 7.50%\u00a0p.a., comparison rate 8.10%\u00a0p.a.',
    '5 years',
    6,
    14,
  ])
  const named = (name: string) =>
    sheetOf(
      {
        finance_lenders: { alpha: lender },
        specifications: buildSpecifications({ other: manyFacts }),
        name,
        badge: null,
      },
      financing,
    ).specs.length
  expect(
    [named('2024 Kia Rio'), named('2024 Mitsubishi Outlander PHEV Exceed Tourer')],
    'a name of more lines',
  ).toEqual([24, 16])
})

test('SHARE-04 a vehicle with few specifications shows more of its features, in the room that they leave', () => {
  const standardEquipment = Array.from({ length: 40 }, (_, index) => `Feature ${index}`)
  const { specs, features, moreFeatures } = sheetOf({ standardEquipment })
  expect(specs.length).toBeLessThan(20)
  expect(features.length).toBe(12 + 3 * Math.floor((24 - specs.length) / 2))
  expect(features.length + moreFeatures).toBe(40)
})

test('SHARE-04 the sheet of a reserved vehicle says so, and one that is sold does not', () => {
  const reserved = sheetOf({ reserved: true })
  expect(reserved.kind).toMatch(/ · Reserved$/)
  expect(reserved.notice).toBe('Reserved for another buyer as at 20 November 2026; price subject to change.')
  expect(sheetOf().kind).not.toContain('Reserved')
  expect(sheetOf({ reserved: true, status: 'sold', sold: true }).notice).toBe('Sold as at 20 November 2026.')
})

test('SHARE-05 an electric car begins with how far it goes, and a motorcycle has its engine', () => {
  const labelsOf = (vehicle: Parameters<typeof sheetOf>[0]) => sheetOf(vehicle).keyFacts.map(({ label }) => label)
  const variant = { electricrange: 528 } as never
  const electric = { km: 5, fuel: 'Electric', simple_fuel: 'Electric' }
  expect(labelsOf({ ...electric, variant }).slice(0, 3)).toEqual(['Odometer', 'Electric range', 'Fuel'])
  expect(labelsOf({ ...electric, variant: null })).not.toContain('Electric range')
  expect(labelsOf({ item_type: 'motorcycle', engine_size: '471 cc' })).toContain('Engine')
  expect(labelsOf({ item_type: 'car', engine_size: '2.8 L' })).not.toContain('Engine')
})

test('SHARE-05 VDP-08 a caravan begins with what matters for sleeping and towing, and lists it once', () => {
  const { keyFacts, specs } = sheetOf({
    item_type: 'caravan',
    specifications: caravanSpecifications,
    km: null,
    trans: null,
    simple_transmission: null,
    fuel: null,
    simple_fuel: null,
  })
  expect(keyFacts.map(({ label }) => label)).toEqual([
    'Sleeps',
    'Body length',
    'Tare weight',
    'Aggregate trailer mass',
    'Body',
  ])
  expect(keyFacts.map(({ value }) => value).slice(0, 3)).toEqual(['4', '21.5\u00a0ft (6.55\u00a0m)', '2,480\u00a0kg'])
  expect(specs.map(({ label }) => label)).toEqual(expect.arrayContaining(['Body width', 'Axle type', 'Payload']))
  expect(specs.map(({ label }) => label)).not.toEqual(expect.arrayContaining(['Tare weight']))
  expect(sheetOf({ specifications: caravanSpecifications }).keyFacts.map(({ label }) => label)).not.toContain('Sleeps')
})

test('SHARE-05 a vehicle of which nothing optional is known has a sheet all the same', () => {
  const bare = sheetOf({ ...unknownFacts, year: null, price: dollars(1), dealercomments: null }, buildTestSite())
  expect([bare.keyFacts, bare.specs, bare.features, bare.pictures]).toEqual([[], [], [], []])
  expect(bare.dealer).toEqual({ name: 'Main Street Motors', address: null, phone: null, email: null, licences: [] })
  expect(bare.price).toEqual({ kind: 'none', text: 'Enquire for price.' })
})

test('SHARE-05 the code has an empty border of four modules and is the same for the same address', () => {
  const { size, path } = buildQrCode('https://www.dealer.com.au/cars/a')
  const corners = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, run]) => ({
    x: Number(x),
    y: Number(y),
    end: Number(x) + Number(run),
  }))
  expect(Math.min(...corners.map(({ x }) => x))).toBe(4)
  expect(Math.min(...corners.map(({ y }) => y))).toBe(4)
  expect(Math.max(...corners.map(({ end }) => end))).toBe(size - 4)
  // The three finders of every code: seven dark modules at the top left, beginning where the border ends.
  expect(path.startsWith('M4 4h7')).toBe(true)
  expect(buildQrCode('https://www.dealer.com.au/cars/a').path).toBe(path)
})
