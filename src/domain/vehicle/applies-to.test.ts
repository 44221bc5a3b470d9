import { expect, test } from 'vitest'
import { appliesTo, type VehicleKinds } from './applies-to.ts'

const all: VehicleKinds = { car_types: [], item_types: [], fuels: [] }

test.each<[kinds: Partial<VehicleKinds>, expected: boolean]>([
  [{}, true],
  [{ car_types: ['used'] }, true],
  [{ car_types: ['new', 'demo'] }, false],
  [{ item_types: ['caravan', 'car'] }, true],
  [{ item_types: ['caravan'] }, false],
  [{ car_types: ['used'], item_types: ['motorcycle'] }, false],
  [{ fuels: ['Petrol', 'Diesel'] }, true],
  [{ fuels: ['Electric'] }, false],
  [{ car_types: ['new'], fuels: ['Petrol'] }, false],
])('VDP-01 %o is for a used petrol car: %s', (kinds, expected) => {
  expect(appliesTo({ car_type: 'used', item_type: 'car', simple_fuel: 'Petrol' }, { ...all, ...kinds })).toBe(expected)
})

test('VDP-01 what is for certain fuels is not for a vehicle whose fuel is not known', () => {
  const unknown = { car_type: 'used', item_type: 'car', simple_fuel: null } as const
  expect([appliesTo(unknown, all), appliesTo(unknown, { ...all, fuels: ['Petrol'] })]).toEqual([true, false])
})
