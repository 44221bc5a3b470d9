import { describe, expect, test } from 'vitest'
import { createLamp } from './draw-lamp.ts'
import type { Face } from './faces/face.ts'
import { lampOutlines } from './faces/lamps.ts'
import { createSurface, setMaterial, type Surface } from './surface.ts'

const shapes = ['slim', 'swept', 'tall', 'block'] as const
const face: Face = {
  lamps: 'slim',
  grille: 'bar',
  mesh: 'bars',
  frame: 'black',
  bumper: 'wide',
  tail: 'wrap',
  accent: 'none',
  bonnet: 'soft',
  signature: 0,
  age: 'led',
}
const half = 900
const [foot, height] = [300, 600]

/** Places across, in steps of five millimetres, at which a lamp shows what is asked for, and those of its glass. */
function look(of: Partial<Face>, isShown: (surface: Surface) => boolean): { shown: number[]; area: number } {
  const lamp = createLamp({ face: { ...face, ...of } }, (outline) =>
    outline.map(([x, y]) => [x * half, foot + y * height]),
  )
  const surface = createSurface()
  const shown: number[] = []
  let area = 0
  for (let across = 0; across < half * 1.5; across += 5)
    for (let z = lamp.bottom; z < lamp.top; z += 5) {
      // Green paint, which no lamp has.
      setMaterial(surface, { colour: [0, 1, 0], coat: 0, metal: 0, blur: 0 })
      surface.open = 1
      lamp.draw(surface, across, z, 2)
      if (surface.green !== 1 || surface.red !== 0) area += 1
      if (isShown(surface)) shown.push(across)
    }
  return { shown, area }
}

const isLit = ({ glow, red, blue }: Surface): boolean => glow > 0.6 && red > 0.8 && blue > 0.8
const isAmber = ({ red, blue }: Surface): boolean => red > 0.3 && blue < red * 0.3

describe('headlamps', () => {
  test('the line of light of a new lamp runs from one end of the lamp to the other, whatever the make', () => {
    for (const lamps of shapes)
      for (const signature of [0, 1, 2, 3]) {
        const { shown } = look({ lamps, signature }, isLit)
        const places = lampOutlines[lamps].glass.map(([x]) => x * half)
        const [from, to] = [Math.min(...places), Math.max(...places)]
        const share = (Math.max(...shown) - Math.min(...shown)) / (to - from)
        expect(share, `${lamps} ${signature}`).toBeGreaterThan(0.84)
      }
  })

  test('a lamp with a light of its own shows the same one for every make: a C open towards the grille', () => {
    const looks = [0, 1, 2, 3].map((signature) => look({ lamps: 'clamp', signature }, isLit).shown.length)
    expect(new Set(looks).size).toBe(1)
    const { shown } = look({ lamps: 'clamp' }, isLit)
    const countFrom = (from: number, to: number): number =>
      shown.filter((across) => across >= from * half && across < to * half).length
    expect(countFrom(1.06, 1.14)).toBeGreaterThan(1.5 * countFrom(0.62, 0.7))
    expect(countFrom(0.62, 0.7)).toBeGreaterThan(0)
  })

  test('an old lamp has no line of light, and an indicator that is a thin corner of it', () => {
    for (const lamps of shapes) {
      expect(look({ lamps, age: 'halogen' }, isLit).shown, lamps).toEqual([])
      const { shown, area } = look({ lamps, age: 'halogen' }, isAmber)
      expect(shown.length / area, lamps).toBeGreaterThan(0.01)
      expect(shown.length / area, lamps).toBeLessThan(0.16)
    }
  })
})
