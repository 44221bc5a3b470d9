import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { artShapes } from '../art-key.ts'
import { resolveBikeKind } from '../vehicle-art/bike-kind.ts'
import { singleAxleRemainder } from '../vehicle-art/caravan-form.ts'
import { resolveArtSeed } from './art-seed.ts'

const anySeed = fc.integer({ min: 0, max: 39 })

test.each([
  ['roadbike', 'Sport', 'sport'],
  ['roadbike', 'Naked', 'naked'],
  ['roadbike', 'Classic', 'classic'],
  ['roadbike', 'Adventure', 'naked'],
  ['cruiser', 'Cruiser', 'cruiser'],
  ['dirtbike', 'Adventure', 'adventure'],
  ['dirtbike', 'Motocross', 'motocross'],
  ['dirtbike', 'Trail', 'motocross'],
] as const)('a %s sold as %s is drawn as %s', (shape, body, kind) => {
  fc.assert(
    fc.property(anySeed, (seed) => {
      expect(resolveBikeKind(shape, resolveArtSeed(seed, { shape, body, axle: null })).kind).toBe(kind)
    }),
  )
})

test('a caravan is drawn on as many axles as it has', () => {
  fc.assert(
    fc.property(anySeed, fc.constantFrom('Single' as const, 'Tandem' as const), (seed, axle) => {
      expect(resolveArtSeed(seed, { shape: 'caravan', body: 'Caravan', axle }) % 4 === singleAxleRemainder).toBe(
        axle === 'Single',
      )
    }),
  )
})

test('seeds stay in the range that a key can hold, and cars keep theirs', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 95 }),
      fc.constantFrom(...artShapes),
      fc.constantFrom('Sport', 'Naked', 'SUV'),
      fc.constantFrom('Single' as const, 'Tandem' as const, null),
      (seed, shape, body, axle) => {
        const resolved = resolveArtSeed(seed, { shape, body, axle })
        expect(resolved).toBeGreaterThanOrEqual(0)
        expect(resolved).toBeLessThanOrEqual(99)
        if (shape === 'suv') expect(resolveArtSeed(seed, { shape, body, axle: null })).toBe(seed)
      },
    ),
  )
})
