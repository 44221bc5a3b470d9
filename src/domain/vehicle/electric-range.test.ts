import { expect, test } from 'vitest'
import { buildSpecifications } from '#tests/fixtures/vehicle.ts'
import { describeElectricRange } from './electric-range.ts'
import type { Vehicle } from './vehicle-fields.ts'

test.each([
  [528, 'WLTP', '528\u00a0km WLTP'],
  [528, null, '528\u00a0km'],
  [528, ' ', '528\u00a0km'],
  [528, 'measured by the dealer on a Sunday', '528\u00a0km'],
  [0, 'WLTP', null],
  [null, 'WLTP', null],
])('VDP-07 a range of %s by the cycle %j is told as %j', (electricrange, cycle, told) => {
  const variant = { electricrange } as Vehicle['variant']
  const specifications = buildSpecifications({ other: cycle === null ? {} : { 'Range cycle': cycle } })
  expect(describeElectricRange({ variant, specifications })).toBe(told)
})
