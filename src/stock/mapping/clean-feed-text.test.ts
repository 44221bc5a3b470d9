import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createDefaultMapping } from './load-mapping.ts'
import { cleanFeedText } from './clean-feed-text.ts'
import { createRowMapper } from './row-mapper.ts'

// Written apart from the rule: everything that Unicode calls a control or a format character, less what text needs.
const needed = new Set(['\t', '\n', '\r', '\u200c', '\u200d'])
const listHidden = (text: string): readonly string[] =>
  Array.from(text).filter(
    (character) =>
      /[\p{Cc}\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u.test(character) && !needed.has(character),
  )

const hidden = '\u0000\u0007\u009b\u00ad\u061c\u200b\u200e\u200f\u202a\u202e\u2060\u2066\u2069\ufeff'
const texts = fc
  .array(fc.oneof(fc.string({ unit: 'binary', maxLength: 5 }), fc.constantFrom(...hidden, '\u200d', '🚗', 'é', 'x')))
  .map((parts) => parts.join(''))

test('STOCK-03 no text of a feed brings a character that nobody sees, and the rest of it stays', () => {
  fc.assert(
    fc.property(texts, (text) => {
      const clean = cleanFeedText(text)
      expect(listHidden(clean)).toEqual([])
      expect(cleanFeedText(clean)).toBe(clean)
      const joiners = /[\u200c\u200d]/g
      const rest = Array.from(text).filter((character) => !listHidden(character).includes(character))
      expect(clean.replaceAll(joiners, '')).toBe(rest.join('').replaceAll(joiners, ''))
    }),
  )
})

test.each([
  ['👨‍👩‍👧 family car 🏳️‍🌈 ❤️‍🔥', '👨‍👩‍👧 family car 🏳️‍🌈 ❤️‍🔥'],
  ['می‌خواهم', 'می‌خواهم'],
  ['क्‍ष', 'क्‍ष'],
  ['Toy\u200dota\u200c Co\u200brolla', 'Toyota Corolla'],
  ['\u200d👍', '👍'],
  ['$10,\u202e099\u202c', '$10,099'],
  ['Citroën\tC4\r\nŠkoda', 'Citroën\tC4\r\nŠkoda'],
])('STOCK-03 %j is read as %j', (text, clean) => {
  expect(cleanFeedText(text)).toBe(clean)
})

test('STOCK-03 texts, lists, parts and their labels are cleaned alike', () => {
  const { vehicle } = createRowMapper(
    createDefaultMapping('json'),
    2026,
  )({
    stocknum: 'A\u200b1',
    make: 'Toy\u200bota',
    badge: 'S\u202eport',
    standardEquipment: ['Tow\u2066bar\u2069'],
    specifications: { sleeps: '\u200b4', 'Tow\u202eing': 'y\u0007es' },
  })
  expect(vehicle).toMatchObject({
    stocknum: 'A1',
    make: 'Toyota',
    badge: 'Sport',
    standardEquipment: ['Towbar'],
    specifications: { sleeps: 4, other: { Towing: 'yes' } },
  })
})
