import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { VehicleSpecifications, VehicleVariant } from '#domain/vehicle/vehicle-parts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveRegistration, type RegistrationRow } from './resolve-registration.ts'

const row = (change: Partial<RegistrationRow>): RegistrationRow => ({
  state: 'QLD',
  item_types: ['car'],
  bodies: [],
  max_cylinders: null,
  max_tare_kg: null,
  yearly: 1_000,
  ...change,
})
/** Queensland counts cylinders, New South Wales weighs, Victoria asks the same of all. */
const rows: readonly RegistrationRow[] = [
  row({ max_cylinders: 3, yearly: 730 }),
  row({ max_cylinders: 4, yearly: 810 }),
  row({ max_cylinders: 6, yearly: 1_020 }),
  row({ max_cylinders: 12, yearly: 1_250 }),
  row({ state: 'NSW', max_tare_kg: 1_504, yearly: 900 }),
  row({ state: 'NSW', bodies: ['Ute', 'SUV'], yearly: 1_150 }),
  row({ state: 'VIC', item_types: [], yearly: 930 }),
]
const asOf = '2026-11-01'
const yearlyOf = (vehicle: Partial<Vehicle>): number | null =>
  resolveRegistration(buildVehicle('A', { state: 'QLD', variant: null, specifications: null, ...vehicle }), {
    asOf,
    rows,
  })?.yearly ?? null
const engine = (cylinders: number | null) => ({ variant: { cylinders } as VehicleVariant })
const weighing = (tare_weight: number) => ({ specifications: { tare_weight } as VehicleSpecifications })

describe('a year of registration', () => {
  test.each([
    ['three cylinders', engine(3), 730],
    ['four cylinders', engine(4), 810],
    ['five cylinders', engine(5), 1_020],
    ['eight cylinders', engine(8), 1_250],
    ['sixteen cylinders, which no row holds', engine(16), null],
    ['a number of cylinders that nobody knows', engine(null), null],
    ['an electric motor', { ...engine(null), simple_fuel: 'Electric' }, 730],
    ['a tare at the limit', { state: 'NSW', ...weighing(1_504) }, 900],
    ['a tare above it and a body that has a row', { state: 'NSW', simple_body: 'SUV', ...weighing(1_505) }, 1_150],
    ['a body in other letters', { state: 'nsw', simple_body: null, body: 'ute' }, 1_150],
    ['a body without a row and no known tare', { state: 'NSW', simple_body: 'Sedan', body: 'Sedan' }, null],
    ['another kind than the rows are for', { ...engine(2), item_type: 'motorcycle' }, null],
    ['any kind, where the row is for all', { state: 'VIC', item_type: 'motorcycle' }, 930],
    ['a state without a row', { state: 'TAS', ...engine(4) }, null],
    ['a state that nobody knows', { state: null, location: null, ...engine(4) }, null],
  ] as const)('VDP-01 of a vehicle with %s', (_what, vehicle, yearly) => {
    expect(yearlyOf(vehicle as Partial<Vehicle>)).toBe(yearly)
  })

  test('VDP-01 the state is that of the location where the vehicle names none itself', () => {
    const address = { street: null, city: null, state: 'VIC', postcode: null, place_url: null }
    const location = { id: 'a', name: 'A', slug: 'a', phone: null, address, distribution_locations: [] }
    expect(yearlyOf({ state: null, location })).toBe(930)
  })

  test('VDP-01 a table without a day tells nothing, and one with a day hands it on', () => {
    const vehicle = buildVehicle('A', { state: 'VIC' })
    expect(resolveRegistration(vehicle, { asOf: null, rows })).toBeNull()
    expect(resolveRegistration(vehicle, { asOf, rows })).toEqual({ state: 'VIC', asOf, yearly: 930 })
  })
})
