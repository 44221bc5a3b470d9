import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import {
  specificationFields,
  variantFields,
  type VehicleSpecifications,
  type VehicleVariant,
} from '#domain/vehicle/vehicle-parts.ts'
import { facetAttributes, facets, indexUnit, isRange, type FacetAttribute } from '#search/facets.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle, buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildOffer as buildLenderOffer } from '#tests/fixtures/finance-offer.ts'

const search = '/search/new-used-and-demo-cars'
const now = Date.UTC(2026, 10, 20)
const seconds = (date: string): number => Date.parse(date) / 1000

/** An offer of the site's lender with a payment a week in cents: vehicles are found by the repayment that is shown. */
const buildOffer = (paymentWeek: number) =>
  buildLenderOffer({
    interestRate: 7.99,
    comparisonRate: 9.12,
    paymentWeek: cents(paymentWeek),
  })

/** Technical data in which every field differs from that of another number. */
function buildVariant(number: number): VehicleVariant {
  const values = Object.entries(variantFields).map(([name, { kind }]) => [
    name,
    kind === 'text' ? `V${number}` : number,
  ])
  return Object.fromEntries(values) as VehicleVariant
}

/** Technical data of caravans, likewise. */
function buildSpecifications(number: number): VehicleSpecifications {
  const values = Object.entries(specificationFields).map(([name, { kind }]) => [
    name,
    kind === 'facts' ? {} : kind === 'text' ? `S${number}` : number,
  ])
  return Object.fromEntries(values) as VehicleSpecifications
}

const first = buildIncomingVehicle('FIRST', {
  slug: 'first-car',
  badge: 'SR5',
  series: 'Dual Cab',
  body: 'Ute',
  simple_body: 'Ute',
  car_type: 'used',
  categories: ['towing'],
  certified: false,
  city: 'Perth',
  colour: 'White',
  created_at: '2026-10-01T00:00:00.000Z',
  dealership_name: 'North Yard',
  drive: '4x4',
  filtered_features: ['Tow bar'],
  fuel: 'Diesel',
  simple_fuel: 'Diesel',
  item_type: 'car',
  km: 100_000,
  location_name: 'North',
  make: 'Toyota',
  model: 'HiLux',
  make_model: 'Toyota HiLux',
  price: dollars(20_000),
  price_range: '$20,000 - $25,000',
  seats: 5,
  state: 'WA',
  status: 'in_stock',
  subscription_price: dollars(100),
  tag: 'One Owner',
  simple_transmission: 'Automatic',
  finance_lenders: { alpha: buildOffer(7_500) },
  year: 2018,
  variant: buildVariant(1),
  specifications: buildSpecifications(1),
})
const second = buildIncomingVehicle('SECOND', {
  slug: 'second-car',
  badge: 'XLT',
  series: 'Single Cab',
  body: 'SUV',
  simple_body: 'SUV',
  car_type: 'demo',
  categories: ['family'],
  certified: true,
  city: 'Broome',
  colour: 'Red',
  created_at: '2026-11-01T00:00:00.000Z',
  dealership_name: 'South Yard',
  drive: 'FWD',
  filtered_features: ['Sunroof'],
  fuel: 'Petrol',
  simple_fuel: 'Petrol',
  item_type: 'motorcycle',
  km: 10_000,
  location_name: 'South',
  make: 'Ford',
  model: 'Escape',
  make_model: 'Ford Escape',
  price: dollars(60_000),
  price_range: '$60,000 - $80,000',
  seats: 7,
  state: 'QLD',
  status: 'coming_soon',
  subscription_price: dollars(900),
  tag: 'Low Kms',
  simple_transmission: 'Manual',
  finance_lenders: { alpha: buildOffer(21_000) },
  year: 2024,
  variant: buildVariant(2),
  specifications: buildSpecifications(2),
})

/** What chooses the second vehicle and not the first. A facet that is not here is chosen by what the table reads. */
const choices: Readonly<Partial<Record<FacetAttribute, string>>> = {
  badge: 'XLT',
  body: 'SUV',
  car_type: 'demo',
  categories: 'family',
  certified: 'true',
  city: 'Broome',
  colour: 'Red',
  created_at_timestamp: `${seconds('2026-10-20')}-`,
  dealership_name: 'South Yard',
  drive: 'FWD',
  filtered_features: 'Sunroof',
  fuel: 'Petrol',
  item_type: 'motorcycle',
  km: '-50000',
  location_name: 'South',
  make: 'Ford',
  make_model: 'Ford Escape',
  model: 'Escape',
  price: '40000-',
  price_range: '$60,000 - $80,000',
  seats: '7',
  state: 'QLD',
  status: 'coming_soon',
  subscription_price: '500-',
  tag: 'Low Kms',
  transmission: 'Manual',
  weekly_price_range: '$200 - $250',
  year: '2022-',
}

function choose(attribute: FacetAttribute): string {
  const choice = choices[attribute]
  if (choice !== undefined) return choice
  const [without = null, value = null] = [first, second].map((incoming) => {
    const vehicle = { ...buildVehicle(incoming.stocknum), ...incoming, created_at: '', sold_date_timestamp: null }
    return facets[attribute].column.read(vehicle, { certifiedMake: null, weeklyPriceRange: null, yard: null })
  })
  expect(value, `the second vehicle of this test has no value of ${attribute}`).not.toBeNull()
  expect(value, `the two vehicles of this test have the same value of ${attribute}`).not.toEqual(without)
  if (!isRange(attribute)) return String([value].flat()[0])
  const written = Number(value) / indexUnit(attribute)
  return Number(value) > Number(without) ? `${written}-` : `-${written}`
}

let app: ServedApp
beforeAll(async () => {
  app = await serveApp({ now: () => now, vehicles: [first, second], document: buildDocument(false) })
})
afterAll(() => app.close())

function buildDocument(certifiedOnly: boolean): object {
  return {
    finance_provider: 'alpha',
    finance: { lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' } } },
    search: {
      stock_filters: { used_only: false },
      certified_only: certifiedOnly,
      facets: [
        { attribute: 'fuel', label: 'What it runs on', control: 'checkbox' },
        { attribute: 'certified', label: 'Our promise', control: 'checkbox' },
        { attribute: 'make', label: 'Who made it', control: 'dropdown' },
      ],
    },
  }
}

const slugsOf = (body: string): string[] =>
  ['first-car', 'second-car'].filter((slug) => body.includes(`href="/cars/${slug}"`))
/** The values that a facet offers as controls, in order. */
const offered = (body: string, attribute: FacetAttribute): string[] =>
  [...body.matchAll(/<(?:input|option)\b[^>]*>/g)]
    .map(([tag]) => tag)
    .filter((tag) => tag.includes(`name="${attribute}"`))
    .map((tag) => /value="([^"]*)"/.exec(tag)?.[1] ?? '')

describe('facets', () => {
  test.each(facetAttributes)(
    'SRCH-03 %s refines by its parameter to exactly the vehicles that have the value',
    async (attribute) => {
      expect(slugsOf((await app.visit(search)).body)).toEqual(['first-car', 'second-car'])
      const { status, body } = await app.visit(
        `${search}?${new URLSearchParams({ [attribute]: choose(attribute) }).toString()}`,
      )
      expect([status, slugsOf(body)]).toEqual([200, ['second-car']])
    },
  )

  test('SRCH-03 shows the configured facets in order, with labels and the count of each value', async () => {
    const { body } = await app.visit(search)
    const places = ['What it runs on', 'Our promise', 'Who made it'].map((label) => body.indexOf(label))
    expect(places.every((place) => place > 0)).toBe(true)
    expect(places).toEqual(places.toSorted((a, b) => a - b))
    expect(offered(body, 'fuel').toSorted()).toEqual(['Diesel', 'Petrol'])
    expect(offered(body, 'colour')).toEqual([])
    const { facets } = JSON.parse((await app.visit('/api/search')).body) as {
      readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
    }
    expect(facets).toMatchObject({
      fuel: { Diesel: 1, Petrol: 1 },
      certified: { false: 1, true: 1 },
      make: { Ford: 1, Toyota: 1 },
    })
    expect(facets.colour).toBeUndefined()
  })

  test("SRCH-15 the certified filter offers 'false' unless certified-only is configured", async () => {
    expect(offered((await app.visit(search)).body, 'certified').toSorted()).toEqual(['false', 'true'])
    const strict = await serveApp({ now: () => now, vehicles: [first, second], document: buildDocument(true) })
    try {
      expect(offered((await strict.visit(search)).body, 'certified')).toEqual(['true'])
    } finally {
      await strict.close()
    }
  })
})
