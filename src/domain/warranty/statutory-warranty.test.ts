import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveStatutoryWarranty } from './statutory-warranty.ts'

const today = '2026-11-20'
/** A wagon of three years and 40,000 km, unless `own` says otherwise. */
const resolve = (own: Partial<Vehicle>, price: number | null = 20_000) =>
  resolveStatutoryWarranty(
    buildVehicle('A', { simple_body: 'Wagon', build_date: '2023-11-01', km: 40_000, ...own }),
    price === null ? null : dollars(price),
    today,
  )
const covered = (months: number, km: number) => ({ kind: 'covered', months, km })
const tenYears = '2016-11-20'
const almostTenYears = '2016-11-21'

test('VDP-01 nothing is promised of a car whose build date lies in the future', () => {
  for (const state of ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'ACT'])
    expect(resolve({ state, build_date: '2026-12-01' })).toEqual({ kind: 'ask' })
})

describe('the table of the states', () => {
  test.each<[state: string, own: Partial<Vehicle>, price: number, expected: object | null]>([
    ['NSW', {}, 20_000, covered(3, 5_000)],
    ['NSW', { build_date: almostTenYears, km: 159_999 }, 74_999, covered(3, 5_000)],
    ['NSW', { build_date: tenYears }, 20_000, null],
    ['NSW', { km: 160_000 }, 20_000, null],
    ['NSW', {}, 75_000, null],
    ['VIC', { build_date: almostTenYears, km: 159_999 }, 90_000, covered(3, 5_000)],
    ['VIC', { build_date: tenYears }, 20_000, null],
    ['VIC', { km: 160_000 }, 20_000, null],
    ['ACT', { build_date: almostTenYears, km: 159_999 }, 2_000, covered(3, 5_000)],
    ['ACT', { build_date: tenYears }, 20_000, null],
    ['ACT', { km: 160_000 }, 20_000, null],
    ['QLD', { build_date: almostTenYears, km: 159_999 }, 20_000, covered(3, 5_000)],
    ['QLD', { build_date: tenYears }, 20_000, covered(1, 1_000)],
    ['QLD', { km: 160_000 }, 20_000, covered(1, 1_000)],
    ['QLD', { build_date: '2006-11-20' }, 20_000, null],
    ['WA', { build_date: almostTenYears, km: 150_000 }, 4_000, covered(3, 5_000)],
    ['WA', { build_date: tenYears }, 4_000, covered(1, 1_500)],
    ['WA', { km: 150_001 }, 4_000, covered(1, 1_500)],
    ['WA', { build_date: '2014-11-21', km: 180_000 }, 4_000, covered(1, 1_500)],
    ['WA', { build_date: '2014-11-20' }, 4_000, null],
    ['WA', { km: 180_001 }, 4_000, null],
    ['WA', {}, 3_999, null],
    ['SA', { build_date: '2011-11-21', km: 199_999 }, 6_001, covered(3, 5_000)],
    ['SA', {}, 6_000, covered(2, 3_000)],
    ['SA', {}, 3_001, covered(2, 3_000)],
    ['SA', {}, 3_000, null],
    ['SA', { build_date: '2011-11-20' }, 20_000, null],
    ['SA', { km: 200_000 }, 20_000, null],
  ])('VDP-01 in %s with %o at $%i', (state, own, price, expected) => {
    expect(resolve({ state, ...own }, price)).toEqual(expected)
  })
})

test.each<[what: string, own: Partial<Vehicle>, price: number | null]>([
  ['the state', { state: null }, 20_000],
  ['a state whose law does not decide a case', { state: 'TAS' }, 20_000],
  ['a state of that name', { state: 'constructor' }, 20_000],
  ['the body', { state: 'VIC', simple_body: null }, 20_000],
  ['whether it is a commercial vehicle', { state: 'VIC', simple_body: 'Ute' }, 20_000],
  ['the build date', { state: 'VIC', build_date: null }, 20_000],
  ['the distance', { state: 'VIC', km: null }, 20_000],
  ['the price, where the law asks for it', { state: 'WA' }, null],
])('VDP-01 without %s the buyer is told to ask', (_what, own, price) => {
  expect(resolve(own, price)).toEqual({ kind: 'ask' })
})

test('VDP-01 no price is needed where the law asks for none', () => {
  expect(resolve({ state: 'VIC' }, null)).toEqual(covered(3, 5_000))
})

test.each<[what: string, own: Partial<Vehicle>]>([
  ['a new car', { car_type: 'new' }],
  ['a demonstrator', { car_type: 'demo' }],
  ['a motorcycle', { item_type: 'motorcycle' }],
  ['a caravan', { item_type: 'caravan' }],
])('VDP-01 nothing is said of %s', (_what, own) => {
  expect(resolve({ state: 'VIC', ...own })).toBeNull()
})
