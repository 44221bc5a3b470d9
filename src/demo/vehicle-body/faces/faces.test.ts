import { describe, expect, test } from 'vitest'
import { drawBadge } from '../draw-grille.ts'
import { createOutlineDistance } from '../outline.ts'
import { createSurface } from '../surface.ts'
import { bumpers } from './bumpers.ts'
import { grilles } from './grilles.ts'
import { lampOutlines } from './lamps.ts'
import { leanFrom } from './relief.ts'
import { tailOutlines } from './tails.ts'

/** Hundredths, so that a distance that counts is more than the softest edge (outline.ts). */
const scale = 100
const distanceOf = (outline: readonly (readonly [number, number])[]) =>
  createOutlineDistance(outline.map(([x, y]) => [x * scale, y * scale]))

describe('T3 shapes of faces', () => {
  test('the light of a lamp lies in its glass, or above it in one of two storeys; projectors always lie in it', () => {
    for (const [name, { glass, light, projectors, isSplit }] of Object.entries(lampOutlines)) {
      const glassAt = distanceOf(glass)
      for (const [x, y] of projectors) expect(glassAt(x * scale, y * scale), `${name} at ${x} ${y}`).toBeLessThan(-3)
      const top = Math.max(...glass.map(([, y]) => y))
      for (const [x, y] of light) {
        if (isSplit === true) expect(y, `${name} at ${x}`).toBeGreaterThan(top)
        else expect(glassAt(x * scale, y * scale), `${name} at ${x} ${y}`).toBeLessThan(0.5)
      }
    }
    for (const [name, { glass, light }] of Object.entries(tailOutlines)) {
      const glassAt = distanceOf(glass)
      for (const [x, y] of light) expect(glassAt(x * scale, y * scale), `${name} at ${x} ${y}`).toBeLessThan(0.5)
    }
  })

  test('fog lamps lie in the plastic of their bumper', () => {
    for (const [name, { fog, plastic }] of Object.entries(bumpers)) {
      if (fog === null) continue
      const far = Math.min(...plastic.map((outline) => distanceOf(outline)(fog.at[0] * scale, fog.at[1] * scale)))
      expect(far, name).toBeLessThan(-2)
    }
  })

  test('grilles are symmetrical and lie between the lower edge of the bumper and the bonnet', () => {
    for (const [name, { outline }] of Object.entries(grilles)) {
      const places = outline.map(([x, y]) => `${Math.abs(x)} ${y}`)
      expect(new Set(places).size, name).toBe(places.length / 2)
      for (const [, y] of outline) expect(y > 0 && y < 1, `${name} at ${y}`).toBe(true)
    }
  })

  test('a badge is a plain plate: within its frame it has one colour', () => {
    const colourAt = (aside: number, high: number): number => {
      const surface = createSurface()
      drawBadge(surface, aside, high, 0.5)
      return surface.red
    }
    const places = [0, 10, 20, 30, 38].flatMap((aside) => [0, 3, 6, 12].map((high) => colourAt(aside, high)))
    expect(new Set(places).size).toBe(1)
    expect(colourAt(0, 19)).toBeGreaterThan(10 * colourAt(0, 0))
  })

  test('what surrounds an opening leans into it: up below it, down above it, inwards on both sides', () => {
    const openingAt = createOutlineDistance([
      [-50, 0],
      [-50, 40],
      [50, 40],
      [50, 0],
    ])
    const lean = (y: number, z: number) => {
      const surface = createSurface()
      leanFrom(surface, openingAt, y, Math.abs(y), z, openingAt(Math.abs(y), z), -0.4)
      return [Math.sign(Math.round(surface.tiltUp * 10)), Math.sign(Math.round(surface.tiltAcross * 10))]
    }
    expect([lean(10, -8), lean(10, 48), lean(58, 20), lean(-58, 20)]).toEqual([
      [1, 0],
      [-1, 0],
      [0, -1],
      [0, 1],
    ])
  })
})
