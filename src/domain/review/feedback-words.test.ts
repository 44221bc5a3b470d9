import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { readShownName } from './feedback-words.ts'

test.each([
  [null, 'Valued Customer'],
  ['', 'Valued Customer'],
  ['   ', 'Valued Customer'],
  ['\u0000\u202e', 'Valued Customer'],
  ['Ana', 'Ana'],
  [' Ana \n Maria ', 'Ana Maria'],
  ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ['a'.repeat(1_000_000), 'a'.repeat(60)],
])('CONTENT-05 the name %j is shown as %j', (given, shown) => {
  expect(readShownName(given, 'Valued Customer')).toBe(shown)
})

test('CONTENT-05 whatever the address says, one bounded line is shown', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (given) => {
      const shown = readShownName(given, 'Our Dealership')
      expect([...shown].length).toBeLessThanOrEqual(60)
      expect(shown.trim()).toBe(shown)
      expect(shown).not.toBe('')
      expect(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(shown)).toBe(false)
    }),
  )
})
