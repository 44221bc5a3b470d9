import fc from 'fast-check'
import { expect, test } from 'vitest'
import { limitWords } from './limit-words.ts'

test.each([
  ['Used utes in Rocklea', 60, 'Used utes in Rocklea'],
  ['Used utes, in Rocklea', 12, 'Used utes…'],
  ['  Used \n utes ', 60, 'Used utes'],
  ['Donaudampfschiff', 8, 'Donauda…'],
])('API-05 %j with at most %i characters is %j', (text, most, expected) => {
  expect(limitWords(text, most)).toBe(expected)
})

test('API-05 a limited text is never longer, and begins as the whole one does', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 300 }), fc.integer({ min: 10, max: 160 }), (text, most) => {
      const limited = limitWords(text, most)
      expect(limited.length).toBeLessThanOrEqual(most)
      expect(
        text
          .replaceAll(/[ \t\r\n]+/g, ' ')
          .trim()
          .startsWith(limited.replace(/…$/, '')),
      ).toBe(true)
    }),
  )
})
