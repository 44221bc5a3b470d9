import { expect, test } from 'vitest'
import { findStateOfPostcode } from './state-of-postcode.ts'

test.each([
  ['4152', 'QLD'],
  ['3228', 'VIC'],
  ['7250', 'TAS'],
  ['2486', 'NSW'],
  ['2600', 'ACT'],
  ['2621', 'NSW'],
  ['2914', 'ACT'],
  ['0870', 'NT'],
  ['5000', 'SA'],
  ['6102', 'WA'],
  // Localities of two or three states share these.
  ['0872', null],
  ['2620', null],
  ['4380', null],
  ['0000', null],
  ['41520', null],
  ['Kelso', null],
  [null, null],
])('VDP-01 the postcode %s is in %s', (postcode, state) => {
  expect(findStateOfPostcode(postcode)).toBe(state)
})
