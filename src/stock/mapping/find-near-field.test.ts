import { expect, test } from 'vitest'
import { findNearField } from './find-near-field.ts'
import { describeTargetProblem, feedTargets } from './targets.ts'

const fields = [...feedTargets.keys()]

test.each([
  ['transmission', 'trans'],
  ['Trans', 'trans'],
  ['Rego', 'regplate'],
  ['Reg. No.', 'regplate'],
  ['Rego Expiry', 'rego_expiry'],
  ['Odometer', 'km'],
  ['Was', 'before_price'],
  ['Sale Price', 'price'],
  ['Photo URLs', 'images'],
  ['Stock #', 'stocknum'],
  ['Stk No.', 'stocknum'],
  ['N/U/D', 'car_type'],
  ['colr', 'colour'],
  ['Zzyzx Quux', null],
])('STOCK-03 a column %j of a dealer most likely means the field %j', (name, field) => {
  expect(findNearField(name, fields)).toBe(field)
})

test('STOCK-03 a mapping that names a field as the trade does is told the name of the platform', () => {
  expect(describeTargetProblem('transmission')).toBe("is not a vehicle field; did you mean 'trans'?")
})
