import { expect, test } from 'vitest'
import { isAnotherCar } from './another-car.ts'
import type { IncomingVehicle } from './stock-records.ts'

const [first, second] = ['6T1BF3FK00X000001', '6T1BF3FK00X000002']
const hilux = { year: 2019, make: 'Toyota', model: 'HiLux' }
const plated = { regplate: '1ab-2cd' }
const ranger = { year: 2021, make: 'Ford', model: 'Ranger' }

test.each([
  ['another VIN', { vin: first }, { vin: second }, true],
  ['the same VIN in other letters', { vin: first }, { vin: ` ${first.toLowerCase()} ` }, false],
  ['a VIN that is left out for once', { vin: first }, { vin: null }, false],
  ['a VIN that comes later', { vin: null }, { vin: first }, false],
  ['a VIN in the place of a filler', { vin: 'TBA' }, { vin: first }, false],
  ['a VIN in the place of zeros', { vin: '00000000000000000' }, { vin: first }, false],
  ['another short chassis number', { vin: 'EH22519' }, { vin: 'EH77120' }, true],
  ['a serial number in which a digit is another', { vin: first, ...hilux }, { vin: second }, true],
  ['the same with the same plate', { vin: first, regplate: '1AB 2CD', ...hilux }, { vin: second, ...plated }, false],
  ['the same with another plate', { vin: first, regplate: '1AB 2CE', ...hilux }, { vin: second, ...plated }, true],
  ['two neighbours that changed places', { vin: '6T1BF3KF00X000001', ...hilux }, { vin: first }, false],
  ['the same of another model', { vin: '6T1BF3KF00X000001', ...hilux, model: 'Corolla' }, { vin: first }, true],
  ['the same of which no year is known', { vin: '6T1BF3KF00X000001', make: 'Toyota' }, { vin: first }, true],
  ['one letter before the serial number', { vin: '6T1BE3FK00X000001', ...hilux }, { vin: first }, false],
  ['three letters before the serial number', { vin: '6T1CE4FK00X000001', ...hilux }, { vin: first }, true],
  ['an O in the place of a zero', { vin: '6T1BF3FKO0X000001', ...hilux }, { vin: first }, false],
  ['a VIN with a digit too few', { vin: '6T1BF3FK00X00001', ...hilux }, { vin: first }, false],
  ['a VIN of which half was known', { vin: 'X000001', ...hilux }, { vin: first }, true],
  ['the same VIN with another name', { vin: first, ...hilux }, { vin: first, ...ranger }, false],
  ['another year, make and model without a VIN', { vin: first, ...hilux }, { vin: null, ...ranger }, true],
  ['another year and model without a VIN', hilux, { vin: null, ...ranger, make: 'Toyota' }, false],
  ['a vehicle of which nothing is known yet', {}, { vin: first, ...ranger }, false],
])('STOCK-03 %s', (_what, before, next, isAnother) => {
  const given: Partial<IncomingVehicle> = next
  expect(isAnotherCar(before, { vin: null, regplate: null, ...hilux, ...given })).toBe(isAnother)
})
