import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { ServiceTerms } from '#domain/service-advantage/service-terms.ts'
import type { Vehicle, VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { estimateRunningCosts, type RunningCostSettings } from './estimate-running-costs.ts'
import type { ServicePriceRow } from './resolve-servicing.ts'

const today = '2026-11-20'
const settings: RunningCostSettings = {
  annualKm: 15_000,
  prices: { petrol: 1.8, premium: 2, diesel: 1.9, lpg: 1.1, electricity: 0.3 },
  pricedOn: '2026-11-01',
  registration: { asOf: null, rows: [] },
  servicing: null,
  servicePrices: { asOf: null, rows: [] },
}
const car = (vehicle: Partial<Vehicle>, variant: Partial<VehicleVariant> = {}) =>
  buildVehicle('A', { variant: { ...variant } as VehicleVariant, ...vehicle })
const estimate = (vehicle: Vehicle, part: Partial<RunningCostSettings> = {}) =>
  estimateRunningCosts(vehicle, { ...settings, ...part }, today)

describe('fuel', () => {
  test.each([
    ['petrol', { fuel: 'Petrol - Unleaded ULP', simple_fuel: 'Petrol' }, { fuelconsumptioncombined: 8 }, 2_160],
    ['premium petrol', { fuel: 'Petrol - Premium ULP', simple_fuel: 'Petrol' }, { fuelconsumptioncombined: 8 }, 2_400],
    ['diesel', { fuel: 'Turbo Diesel', simple_fuel: 'Diesel' }, { fuelconsumptioncombined: 8 }, 2_280],
    [
      'a diesel mild hybrid',
      { fuel: 'Diesel - Mild Hybrid', simple_fuel: 'Hybrid' },
      { fuelconsumptioncombined: 8 },
      2_280,
    ],
    ['a hybrid', { fuel: 'Petrol/Electric Hybrid', simple_fuel: 'Hybrid' }, { fuelconsumptioncombined: 4 }, 1_080],
    [
      'a hybrid whose feed says no more',
      { fuel: 'Hybrid', simple_fuel: 'Hybrid' },
      { fuelconsumptioncombined: 4 },
      1_080,
    ],
    ['gas', { fuel: 'LPG', simple_fuel: 'LPG' }, { fuelconsumptioncombined: 12 }, 1_980],
    ['electricity', { fuel: 'Electric', simple_fuel: 'Electric' }, { energyconsumption: 16 }, 720],
  ])('VDP-01 a year of %s is consumption by distance by price', (_what, vehicle, variant, yearly) => {
    expect(estimate(car(vehicle, variant))).toMatchObject({
      annualKm: 15_000,
      pricedOn: '2026-11-01',
      costs: [{ kind: 'energy', yearly: dollars(yearly) }],
      together: null,
    })
  })

  const petrol = { fuel: 'Petrol', simple_fuel: 'Petrol' }
  test.each([
    ['the consumption', car(petrol), {}],
    ['a consumption above 0', car(petrol, { fuelconsumptioncombined: 0 }), {}],
    ['the fuel', car({ fuel: null, simple_fuel: null }, { fuelconsumptioncombined: 8 }), {}],
    ['a price', car(petrol, { fuelconsumptioncombined: 8 }), { prices: { ...settings.prices, petrol: null } }],
    ['the day of the price', car(petrol, { fuelconsumptioncombined: 8 }), { pricedOn: null }],
    ['a pump', car({ fuel: 'Hydrogen', simple_fuel: 'Hydrogen' }, { fuelconsumptioncombined: 1 }), {}],
    [
      'kilowatt-hours, of an electric car,',
      car({ fuel: 'Electric', simple_fuel: 'Electric' }, { fuelconsumptioncombined: 8 }),
      {},
    ],
    [
      'an owner who charges, of a plug-in hybrid,',
      car({ fuel: 'Petrol - Plug-in Hybrid', simple_fuel: 'PHEV' }, { fuelconsumptioncombined: 1.5 }),
      {},
    ],
  ])('VDP-01 without %s nothing is estimated', (_what, vehicle, part) => {
    expect(estimate(vehicle, part)).toBeNull()
  })
})

const interval = { every_months: 12, every_km: 15_000, range_km: 75_000 }

describe('servicing', () => {
  const terms = { price: 290, years: 5, services: 5, ...interval }
  const servicing = (more: Partial<ServiceTerms> = {}) => ({
    servicing: {
      name: 'Service Advantage',
      make: 'Toyota',
      rows: [{ models: ['hilux'], terms: { ...terms, ...more } }],
    },
  })
  const fresh = { build_date: '2024-03-01', km: 40_000, variant: null } as const

  test.each([
    ['once a year', 15_000, {}, 290],
    ['by kilometres where these come first', 30_000, {}, 580],
    ['by months where these come first', 5_000, {}, 290],
    [
      'by the whole promise where it says no interval',
      15_000,
      { every_months: null, every_km: null, services: 10 },
      580,
    ],
  ])('CONTENT-04 a year of servicing is counted %s', (_how, annualKm, more, yearly) => {
    expect(estimate(car(fresh), { ...servicing(more), annualKm })?.costs).toMatchObject([
      { kind: 'servicing', yearly: dollars(yearly), terms: { name: 'Service Advantage', price: 290 } },
    ])
  })

  test('CONTENT-04 servicing alone names no day of prices', () => {
    expect(estimate(car(fresh), servicing())?.pricedOn).toBeNull()
  })

  test('CONTENT-04 terms that do not say how often have a price of one service and none of a year', () => {
    const none = { every_months: null, every_km: null, services: null }
    expect(estimate(car(fresh), servicing(none))?.costs).toMatchObject([{ kind: 'servicing', yearly: null }])
  })

  test.each([
    ['of another make', { ...fresh, make: 'Ford' }, {}],
    ['of a model that the table does not name', { ...fresh, model: 'Camry' }, {}],
    ['built as many years ago as it lasts', { ...fresh, build_date: '2021-11-20' }, {}],
    ['driven as far as it reaches', { ...fresh, km: 75_000 }, {}],
    ['of unknown age', { ...fresh, build_date: null }, {}],
    ['of unknown distance', { ...fresh, km: null }, {}],
    ['whose row states no price', fresh, { price: null }],
    ['whose terms state no end', fresh, { years: null, range_km: null }],
  ])('CONTENT-04 a used vehicle %s has no servicing', (_what, vehicle, more) => {
    expect(estimate(car(vehicle), servicing(more))).toBeNull()
  })

  test('CONTENT-04 the last day of its years still counts, and a new vehicle has them all', () => {
    expect(estimate(car({ ...fresh, build_date: '2021-11-21' }), servicing())).not.toBeNull()
    expect(estimate(car({ variant: null, car_type: 'new', build_date: null, km: null }), servicing())).not.toBeNull()
  })
})

test('VDP-01 CONTENT-04 the lines of fuel and servicing add up', () => {
  const row = { models: ['HiLux'], terms: { price: 290, years: 5, services: 5, ...interval } }
  const vehicle = car({ car_type: 'new', fuel: 'Diesel', simple_fuel: 'Diesel' }, { fuelconsumptioncombined: 8 })
  expect(estimate(vehicle, { servicing: { name: 'Service Advantage', make: 'Toyota', rows: [row] } })).toMatchObject({
    costs: [
      { kind: 'energy', yearly: dollars(2_280) },
      { kind: 'servicing', yearly: dollars(290) },
    ],
    together: dollars(2_570),
  })
})

describe('the dealer’s own prices of servicing', () => {
  const row: ServicePriceRow = {
    makes: [],
    models: [],
    item_types: [],
    price: 350,
    every_months: 12,
    every_km: 10_000,
  }
  const servicePrices = (...rows: readonly Partial<ServicePriceRow>[]) => ({
    servicePrices: { asOf: '2026-10-01', rows: rows.map((change) => ({ ...row, ...change })) },
  })
  const plain = car({ variant: null })

  test('VDP-01 stand where no capped price holds, by interval and distance, with their day', () => {
    expect(estimate(plain, servicePrices({}))?.costs).toEqual([
      {
        kind: 'servicing',
        yearly: dollars(530),
        terms: {
          name: null,
          price: 350,
          servicesEachYear: 1.5,
          interval: { months: 12, km: 10_000 },
          asOf: '2026-10-01',
        },
      },
    ])
  })

  test('CONTENT-04 give way to the capped price of the maker', () => {
    const terms = { price: 290, years: 5, services: 5, ...interval }
    const servicing = { name: 'Service Advantage', make: 'Toyota', rows: [{ models: ['HiLux'], terms }] }
    const fresh = car({ car_type: 'new', variant: null })
    expect(estimate(fresh, { servicing, ...servicePrices({}) })?.costs).toMatchObject([{ terms: { price: 290 } }])
  })

  test('VDP-01 are those of the first row for make, model and kind', () => {
    const rows = servicePrices({ makes: ['Ford'], price: 1 }, { makes: ['toyota'], price: 200 }, { price: 300 })
    expect(estimate(plain, rows)?.costs).toMatchObject([{ terms: { price: 200 } }])
    expect(estimate(car({ variant: null, make: 'Kia' }), rows)?.costs).toMatchObject([{ terms: { price: 300 } }])
    expect(estimate(car({ variant: null, make: 'Kia' }), servicePrices({ makes: ['Ford'] }))).toBeNull()
  })

  test('VDP-01 without a day are not told', () => {
    expect(estimate(plain, { servicePrices: { asOf: null, rows: [row] } })).toBeNull()
  })
})

test('VDP-01 registration joins fuel and servicing, and the sum holds all three', () => {
  const vehicle = car({ fuel: 'Diesel', simple_fuel: 'Diesel', state: 'QLD' }, { fuelconsumptioncombined: 8 })
  const registered = { state: 'QLD', item_types: [], bodies: [], max_cylinders: null, max_tare_kg: null, yearly: 812 }
  const row = { makes: [], models: [], item_types: [], price: 300, every_months: 12, every_km: 15_000 }
  expect(
    estimate(vehicle, {
      registration: { asOf: '2026-07-01', rows: [registered] },
      servicePrices: { asOf: '2026-11-01', rows: [row] },
    }),
  ).toMatchObject({
    costs: [
      { kind: 'energy', yearly: dollars(2_280) },
      { kind: 'registration', yearly: dollars(810), terms: { state: 'QLD', asOf: '2026-07-01' } },
      { kind: 'servicing', yearly: dollars(300) },
    ],
    together: dollars(3_390),
  })
})
