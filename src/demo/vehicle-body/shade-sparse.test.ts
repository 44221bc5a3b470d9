import { describe, expect, test } from 'vitest'
import { toByte } from './colour-space.ts'
import type { Layer } from './rasterise.ts'
import { shadeSparse } from './shade-sparse.ts'
import { buildVisible } from './visible.testkit.ts'

const width = 96
const height = 72

const layer: Layer = {
  near: new Float32Array(width * height).fill(0.001),
  triangle: new Int32Array(width * height),
}
const visible = buildVisible(width, height, layer)

/** A flat surface that fills the picture, with a light of its own at every pixel. */
function draw(
  lightAt: (column: number, row: number) => number,
  isVeryClose: boolean,
  isPlainAt: (column: number, row: number) => boolean = () => false,
) {
  const pixels = new Uint8Array(width * height * 4)
  let samples = 0
  const seen = { clear: 0 }
  const shade = (index: number, out: [number, number, number]): boolean => {
    samples += 1
    out.fill(lightAt(index % width, Math.floor(index / width)))
    seen.clear = isPlainAt(index % width, Math.floor(index / width)) ? 20 : 0
    return true
  }
  const classes = new Uint16Array(width * height).fill(1)
  shadeSparse(pixels, { shade, normal: [0, 0, 1], seen, isClose: true, isVeryClose }, classes, visible)
  let greatest = 0
  for (let index = 0; index < width * height; index += 1) {
    const exact = toByte(lightAt(index % width, Math.floor(index / width)))
    greatest = Math.max(greatest, Math.abs((pixels[index * 4] ?? 0) - exact))
  }
  return { share: samples / (width * height), greatest }
}

describe('pixels without a sample of their own', () => {
  test('a smooth surface takes one sample for four pixels, and for eight of a very close view', () => {
    const even = (column: number): number => 0.2 + column * 0.0005
    expect(draw(even, false).share).toBeLessThan(0.3)
    const close = draw(even, true)
    expect(close.share).toBeLessThan(0.18)
    expect(close.greatest).toBeLessThan(3)
  })

  test('where nothing is drawn nearby, a very close view leaves out more', () => {
    const plain = draw(
      (column) => 0.2 + column * 0.0005,
      true,
      () => true,
    )
    expect(plain.share).toBeLessThan(0.1)
    expect(plain.greatest).toBeLessThan(3)
  })

  test('a line that only some samples know of is whole', () => {
    const row = (at: number): number => Math.abs(at - 10) - 1.5
    const line = (_column: number, at: number): number => 0.5 - 0.4 * Math.min(1, Math.max(0, 0.5 - row(at)))
    expect(draw(line, true, (_column, at) => row(at) > 3).greatest).toBeLessThan(10)
    expect(draw(line, true, () => true).greatest).toBeGreaterThan(10)
  })

  test.each([0, 0.2, 0.5, 1, 1.7, 4])('no part of a line three pixels wide is left out, at a slope of %f', (slope) => {
    const size = Math.sqrt(1 + slope * slope)
    for (const start of [8.3, 10]) {
      const line = (column: number, row: number): number => {
        const away = Math.abs(row - start - slope * (column - 3.7)) / size - 1.5
        return 0.5 - 0.4 * Math.min(1, Math.max(0, 0.5 - away))
      }
      expect(draw(line, true).greatest).toBeLessThan(10)
    }
  })

  test('a very close view copies its neighbour to a pixel beside an edge, unless a line is near', () => {
    const drawEdge = (clear: number) => {
      const pixels = new Uint8Array(width * height * 4)
      const classOf = (index: number): number => ((index % width) * 0.7 + Math.floor(index / width) > 51.3 ? 2 : 1)
      const classes = Uint16Array.from({ length: width * height }, (_, index) => classOf(index))
      const sampled = new Set<number>()
      const shade = (index: number, out: [number, number, number]): boolean => {
        sampled.add(index)
        out.fill(classOf(index) * 0.2)
        return true
      }
      const seen = { clear }
      shadeSparse(pixels, { shade, normal: [0, 0, 1], seen, isClose: true, isVeryClose: true }, classes, visible)
      const wrong = classes.filter((which, index) => pixels[index * 4] !== toByte(which * 0.2)).length
      const isBeside = (index: number): boolean => classes[index] !== classes[index + 1] && (index + 1) % width > 0
      const beside = Array.from(classes.keys()).filter(isBeside)
      return { copied: beside.filter((index) => !sampled.has(index)).length, wrong }
    }
    const [plain, lined] = [drawEdge(20), drawEdge(0)]
    expect([plain.wrong, lined.wrong]).toEqual([0, 0])
    expect(plain.copied).toBeGreaterThan(20)
    expect(lined.copied).toBe(0)
  })
})
