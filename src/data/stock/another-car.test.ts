import { expect, test } from 'vitest'
import { isAnotherCar } from './another-car.ts'
import type { IncomingVehicle } from './stock-records.ts'

const [first, second] = ['6T1BF3FK00X000001', '6T1BF3FK00X000002']
const hilux = { year: 2019, make: 'Toyota', model: 'HiLux' }
const ranger = { year: 2021, make: 'Ford', model: 'Ranger' }

test.each([
  ['another VIN', { vin: first }, { vin: second }, true],
  ['the same VIN in other letters', { vin: first }, { vin: ` ${first.toLowerCase()} ` }, false],
  ['a VIN that is left out for once', { vin: first }, { vin: null }, false],
  ['a VIN that comes later', { vin: null }, { vin: first }, false],
  ['a VIN in the place of a filler', { vin: 'TBA' }, { vin: first }, false],
  ['a VIN in the place of zeros', { vin: '00000000000000000' }, { vin: first }, false],
  ['another short chassis number', { vin: 'EH22519' }, { vin: 'EH77120' }, true],
  ['the same VIN with another name', { vin: first, ...hilux }, { vin: first, ...ranger }, false],
  ['another year, make and model without a VIN', { vin: first, ...hilux }, { vin: null, ...ranger }, true],
  ['another year and model without a VIN', hilux, { vin: null, ...ranger, make: 'Toyota' }, false],
  ['a vehicle of which nothing is known yet', {}, { vin: first, ...ranger }, false],
])('STOCK-03 %s', (_what, before, next, isAnother) => {
  const given: Partial<IncomingVehicle> = next
  expect(isAnotherCar(before, { vin: null, ...hilux, ...given })).toBe(isAnother)
})
