import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import type { ArtPaint } from '../../art-key.ts'
import { bodyRevision } from '../../vehicle-drawings.ts'
import { renderOverlay } from './render-order.ts'

const render = (seed: number, paint: ArtPaint, width = 96): Uint8Array =>
  renderOverlay({ paint, seed, scene: 'studio', revision: bodyRevision }, width).pixels

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

describe('T3 modelled rooms', () => {
  test('fill the picture, with the land behind the windows and the paint of the vehicle on the bed', () => {
    const red = render(2, 'red')
    for (let pixel = 3; pixel < red.length; pixel += 4) expect(red[pixel]).toBe(255)
    const window = meanOf(red, [0.02, 0.57, 0.12, 0.6])
    expect((window[1] ?? 0) - (window[2] ?? 0)).toBeGreaterThan(20)
    const [bedRed, bedBlue] = [red, render(2, 'blue')].map((pixels) => meanOf(pixels, [0.42, 0.64, 0.58, 0.68]))
    expect((bedRed?.[0] ?? 0) - (bedRed?.[2] ?? 0)).toBeGreaterThan(60)
    expect((bedBlue?.[2] ?? 0) - (bedBlue?.[0] ?? 0)).toBeGreaterThan(60)
  })

  test('what stands in the light is brighter than what lies below it', () => {
    const pixels = render(3, 'white')
    const [ceiling, underBed] = [meanOf(pixels, [0.3, 0.04, 0.7, 0.1]), meanOf(pixels, [0.42, 0.74, 0.58, 0.8])]
    expect(Math.min(...ceiling)).toBeGreaterThan(1.15 * Math.max(...underBed))
  })

  test('differ by the seed, and the same order gives the same bytes', () => {
    const digest = (seed: number, width = 96): string =>
      createHash('sha256')
        .update(render(seed, 'white', width))
        .digest('hex')
        .slice(0, 16)
    expect(new Set([0, 1, 2, 3].map((seed) => digest(seed))).size).toBe(4)
    // See the test of the same kind in vehicle-body.test.ts.
    expect(`${bodyRevision} ${digest(3)} ${digest(3, 660)}`).toBe('14 2950d071e52e2c51 6bb13102d8740e12')
  })
})
