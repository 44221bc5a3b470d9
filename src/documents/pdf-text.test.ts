import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitWord, toPdfText } from './pdf-text.ts'

test.each([
  ['plain text and money', '$32,990 Drive Away', '$32,990 Drive Away'],
  ['Western European letters', 'Citroën C4 – Škoda “Élan”', 'Citroën C4 – Škoda “Élan”'],
  ['letters with marks that are not there', 'Łódź Čapek Đorđe', 'Lódz Capek Dorde'],
  ['other spaces and line breaks', '45,120\u202fkm\n\tnow', '45,120 km now'],
  ['an emoji', 'Wow 🚗🔥 deal', 'Wow deal'],
  ['other minus signs and hyphens', '4\u22114\u2212door', '44–door'],
  ['decomposed accents', 'Coupe\u0301', 'Coupé'],
  ['nothing that can be written', '比亚迪', ''],
])('SHARE-05 the PDF writes %s', (_what, given, written) => {
  expect(toPdfText(given)).toBe(written)
})

const windows1252 = new TextDecoder('windows-1252')
const writable = new Set(Array.from({ length: 256 }, (_, byte) => windows1252.decode(Uint8Array.of(byte))))

test('SHARE-05 text of a feed keeps only characters that the fonts of the PDF have, also when converted twice', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const written = toPdfText(text)
      expect([...written].every((character) => writable.has(character) && !/\p{Cc}/u.test(character))).toBe(true)
      expect(toPdfText(written)).toBe(written)
    }),
  )
})

test('SHARE-05 words stay whole, and only what no line could hold is cut', () => {
  expect(splitWord('Outlander')).toEqual(['Outlander'])
  expect(splitWord('x'.repeat(100)).every((part) => part.length <= 14)).toBe(true)
  expect(splitWord('x'.repeat(100)).join('')).toBe('x'.repeat(100))
})
