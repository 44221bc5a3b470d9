import { describe, expect, test } from 'vitest'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveMakerWarranty, type MakerWarrantyTerms } from './maker-warranty.ts'

const today = '2026-11-20'
const terms = (own: Partial<MakerWarrantyTerms> = {}): MakerWarrantyTerms => ({
  makes: ['Toyota'],
  item_type: 'car',
  years: 5,
  km: null,
  built_from: null,
  ...own,
})
const resolve = (own: Partial<Vehicle>, rows: readonly MakerWarrantyTerms[] = [terms()]) =>
  resolveMakerWarranty(buildVehicle('A', { build_date: '2023-03-01', km: 40_000, ...own }), rows, today)

test('VDP-01 a new vehicle has all of it, with or without a build date', () => {
  const full = { kind: 'full', years: 5, km: 100_000 }
  expect(resolve({ car_type: 'new' }, [terms({ km: 100_000 })])).toEqual(full)
  const lately = [terms({ km: 100_000, built_from: '2019-01-01' })]
  expect(resolve({ car_type: 'new', build_date: null, km: null }, lately)).toEqual(full)
})

describe('the balance', () => {
  test.each<[what: string, own: Partial<Vehicle>, rows: readonly MakerWarrantyTerms[], until: string | null]>([
    ['is counted from the build date', {}, [terms()], '2028-03-01'],
    ['of a demonstrator too', { car_type: 'demo' }, [terms()], '2028-03-01'],
    ['still stands a day before its end', { build_date: '2021-11-21' }, [terms()], '2026-11-21'],
    ['is over on the day', { build_date: '2021-11-20' }, [terms()], null],
    ['still stands below its distance', { km: 99_999 }, [terms({ km: 100_000 })], '2028-03-01'],
    ['is over at its distance', { km: 100_000 }, [terms({ km: 100_000 })], null],
    ['needs no odometer where the distance is unlimited', { km: null }, [terms()], '2028-03-01'],
    ['takes the terms of its build date', {}, [terms({ built_from: '2024-01-01', years: 7 }), terms()], '2028-03-01'],
    ['takes the first terms that fit', {}, [terms({ built_from: '2023-03-01', years: 7 }), terms()], '2030-03-01'],
    ['is not told of vehicles before all terms', {}, [terms({ built_from: '2023-03-02' })], null],
    ['of another make is another', {}, [terms({ makes: ['Ford'] })], null],
    ['of another kind is another', {}, [terms({ item_type: 'motorcycle' })], null],
    ['does not depend on how the make is written', {}, [terms({ makes: [' TOYOTA'] })], '2028-03-01'],
  ])('VDP-01 %s', (_what, own, rows, until) => {
    expect(resolve(own, rows)).toEqual(until === null ? null : { kind: 'balance', until, km: rows.at(-1)?.km })
  })
})

test.each<[what: string, own: Partial<Vehicle>, rows: readonly MakerWarrantyTerms[]]>([
  ['build date', { build_date: null }, [terms()]],
  ['odometer that its terms need', { km: null }, [terms({ km: 100_000 })]],
])('VDP-01 without the %s nothing is said of a used vehicle, and a demonstrator says ask', (_what, own, rows) => {
  expect(resolve(own, rows)).toBeNull()
  expect(resolve({ ...own, car_type: 'demo' }, rows)).toEqual({ kind: 'ask' })
})
