import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  artFamilies,
  artPaints,
  artShapes,
  artViews,
  formatArtKey,
  formatArtPath,
  parseArtKey,
  parseArtView,
} from './art-key.ts'

const anyLook = fc.record({
  shape: fc.constantFrom(...artShapes),
  family: fc.constantFrom(...artFamilies),
  paint: fc.constantFrom(...artPaints),
  seed: fc.integer({ min: 0, max: 99 }),
})
const anyBody = fc.constantFrom({}, { model: 'toyotarav42019' }, { model: 'mgmg32024' }, { latest: 'peugeot2008' })
const anyParts = fc.tuple(anyLook, anyBody).map(([look, body]) => ({ ...look, ...body }))

describe('art key', () => {
  test('reads back exactly what it writes', () => {
    fc.assert(
      fc.property(anyParts, (parts) => {
        expect(parseArtKey(formatArtKey(parts))).toEqual(parts)
      }),
    )
  })

  test('accepts no text but its own writing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          anyParts.map((parts) => `${formatArtKey(parts)}-1`),
          anyParts.map((parts) => ` ${formatArtKey(parts)}`),
        ),
        (text) => {
          const parts = parseArtKey(text)
          if (parts !== null) expect(formatArtKey(parts)).toBe(text)
        },
      ),
    )
    for (const text of [
      '',
      'suv',
      'suv-toyota-white',
      'suv-toyota-white-7',
      'suv-toyota-white-007',
      'suv-toyota-pink-07',
      'SUV-toyota-white-07',
      'suv-toyota-white-07-x',
      'suv-toyota-white-07-toyotarav42019-x',
      'suv-toyota-white-07-TOYOTA2019',
      `suv-toyota-white-07-${'a'.repeat(37)}2019`,
      `suv-toyota-white-07-${'a'.repeat(37)}-latest`,
      'suv-toyota-white-07-toyotarav4-first',
      'suv-toyota-white-07-toyotarav4-latest-x',
      '__proto__-toyota-white-07',
    ]) {
      expect(parseArtKey(text), text).toBeNull()
    }
  })

  test('refuses a seed outside 0 to 99', () => {
    for (const seed of [-1, 100, 1.5, Number.NaN])
      expect(() => formatArtKey({ shape: 'suv', family: 'toyota', paint: 'white', seed })).toThrow(RangeError)
  })

  test('no part holds the separator of the key', () => {
    for (const part of [...artShapes, ...artFamilies, ...artPaints]) expect(part).toMatch(/^[a-z]+$/)
  })

  test('has fourteen paints and names its views', () => {
    expect(artPaints).toHaveLength(14)
    for (const view of artViews) expect(parseArtView(view)).toBe(view)
    expect(parseArtView('top')).toBeNull()
    expect(formatArtPath({ shape: 'suv', family: 'toyota', paint: 'white', seed: 7 }, 'side')).toBe(
      '/vehicle-art/suv-toyota-white-07/side',
    )
  })
})
