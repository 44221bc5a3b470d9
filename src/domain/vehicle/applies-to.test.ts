import { expect, test } from 'vitest'
import { appliesTo, type VehicleKinds } from './applies-to.ts'

test.each<[kinds: VehicleKinds, expected: boolean]>([
  [{ car_types: [], item_types: [] }, true],
  [{ car_types: ['used'], item_types: [] }, true],
  [{ car_types: ['new', 'demo'], item_types: [] }, false],
  [{ car_types: [], item_types: ['caravan', 'car'] }, true],
  [{ car_types: [], item_types: ['caravan'] }, false],
  [{ car_types: ['used'], item_types: ['motorcycle'] }, false],
])('VDP-01 %o is for a used car: %s', (kinds, expected) => {
  expect(appliesTo({ car_type: 'used', item_type: 'car' }, kinds)).toBe(expected)
})
