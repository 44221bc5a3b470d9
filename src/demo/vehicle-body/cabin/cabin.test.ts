import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ArtPaint } from '../../art-key.ts'
import { resolveCabinColour } from '../../vehicle-art/cabin-style.ts'
import { bodyRevision } from '../../vehicle-drawings.ts'
import type { CabinOrder } from './cabin-order.ts'
import { renderOverlay } from './render-order.ts'

const orderOf = (seed: number, paint: ArtPaint = 'blue', family: CabinOrder['family'] = 'toyota'): CabinOrder => ({
  shape: 'suv',
  family,
  paint,
  seed,
  view: 'detail',
  scene: 'studio',
  revision: bodyRevision,
})
const render = (order: CabinOrder, width = 96): Uint8Array => renderOverlay(order, width).pixels

/** Mean red, green and blue of a part of the picture, given in shares of its width and height. */
function meanOf(pixels: Uint8Array, [left, top, right, bottom]: readonly [number, number, number, number]): number[] {
  const sums = [0, 0, 0]
  let count = 0
  for (let row = Math.round(top * 72); row < bottom * 72; row += 1)
    for (let column = Math.round(left * 96); column < right * 96; column += 1) {
      count += 1
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel] = (sums[channel] ?? 0) + (pixels[(row * 96 + column) * 4 + channel] ?? 0)
    }
  return sums.map((sum) => sum / count)
}
const cushion = [0.6, 0.8, 0.85, 0.93] as const
const findSeed = (colour: string): number =>
  Array.from({ length: 40 }, (_, seed) => seed).find((seed) => resolveCabinColour({ shape: 'suv', seed }) === colour) ??
  Number.NaN

describe('T3 modelled cabins', () => {
  test('the seats have the colour that the record states', () => {
    const [red, tan, beige, black] = ['red', 'tan', 'beige', 'black'].map((colour) =>
      meanOf(render(orderOf(findSeed(colour))), cushion),
    ) as [number[], number[], number[], number[]]
    expect((red[0] ?? 0) / (red[1] ?? 0)).toBeGreaterThan(2)
    expect((tan[0] ?? 0) / (tan[2] ?? 0)).toBeGreaterThan(1.5)
    expect(Math.min(...beige)).toBeGreaterThan(2 * Math.max(...black))
  })

  test('the windows are open to the backdrop, and the bonnet has the paint of the car', () => {
    const [blue, orange] = [render(orderOf(1)), render(orderOf(1, 'orange'))]
    expect(blue[(22 * 96 + 68) * 4 + 3] ?? 0).toBe(0)
    const bonnet = [0, 0.485, 0.12, 0.515] as const
    const [first, second] = [meanOf(blue, bonnet), meanOf(orange, bonnet)]
    expect((first[2] ?? 0) - (first[0] ?? 0)).toBeGreaterThan(40)
    expect((second[0] ?? 0) - (second[2] ?? 0)).toBeGreaterThan(40)
  })

  test('black seats are dark grey, not black, and the mirror shows whole where a page cuts the upper edge', () => {
    const pixels = render(orderOf(findSeed('black')))
    const seats = meanOf(pixels, cushion)
    expect(Math.min(...seats)).toBeGreaterThan(50)
    expect(Math.max(...seats)).toBeLessThan(110)
    // A picture 1.83 times as wide as high leaves 13.6 % of the height out, above and below.
    expect(Math.min(...meanOf(pixels, [0.37, 0.25, 0.44, 0.28]))).toBeGreaterThan(130)
  })

  test('makes differ by screen, vents and selector, and the same order gives the same bytes', () => {
    const digest = (family: CabinOrder['family'], width = 96): string =>
      createHash('sha256')
        .update(render(orderOf(3, 'white', family), width))
        .digest('hex')
        .slice(0, 16)
    const families = ['toyota', 'ford', 'german', 'electric', 'mazda'] as const
    expect(new Set(families.map((family) => digest(family, 48))).size).toBe(families.length)
    // See the test of the same kind in vehicle-body.test.ts.
    expect(`${bodyRevision} ${digest('toyota')} ${digest('toyota', 660)}`).toBe('14 0eb690e0bc83fb89 c06c8137d9699c07')
  })
})
