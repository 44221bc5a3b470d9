import { expect, test } from 'vitest'
import type { Layer } from './rasterise.ts'
import { softenEdges } from './soften-edges.ts'
import { buildVisible } from './visible.testkit.ts'

const width = 48
const height = 32

type PlaceTest = (column: number, row: number) => boolean

/** A picture of one surface, white where `isThere` and empty elsewhere, with one sample a pixel; level by default. */
function drawSurface(isThere: PlaceTest, nearAt: (column: number, row: number) => number = () => 1): Uint8Array {
  const count = width * height
  const layer: Layer = {
    near: new Float32Array(count),
    triangle: new Int32Array(count),
  }
  const pixels = new Uint8Array(count * 4)
  const classes = new Uint16Array(count)
  for (let index = 0; index < count; index += 1) {
    if (!isThere((index % width) + 0.5, Math.floor(index / width) + 0.5)) continue
    layer.near[index] = nearAt((index % width) + 0.5, Math.floor(index / width) + 0.5)
    classes[index] = 1
    pixels.fill(255, index * 4, index * 4 + 4)
  }
  softenEdges(pixels, classes, buildVisible(width, height, layer))
  return pixels
}

/** Opacity summed down a column: how much of it the surface covers, in pixels. */
function coverOf(pixels: Uint8Array, column: number): number {
  let sum = 0
  for (let row = 0; row < height; row += 1) sum += (pixels[(row * width + column) * 4 + 3] ?? 0) / 255
  return sum
}

test('T3 a flat edge covers each column by nearly as much as the line itself, and not by whole pixels', () => {
  const heightAt = (column: number): number => 10 + column / 9
  const pixels = drawSurface((column, row) => row < heightAt(column))
  for (let column = 8; column < 40; column += 1)
    expect(Math.abs(coverOf(pixels, column) - heightAt(column + 0.5)), `column ${column}`).toBeLessThan(0.2)
})

test('T3 so does the edge of a roof, which is seen edge on and falls away from the viewer towards it', () => {
  const heightAt = (column: number): number => 10 + column / 9
  const pixels = drawSurface(
    (column, row) => row < heightAt(column),
    (column, row) => 1 - 0.3 * (1 - Math.sqrt(Math.max(0, heightAt(column) - row) / 40)),
  )
  for (let column = 8; column < 40; column += 1)
    expect(Math.abs(coverOf(pixels, column) - heightAt(column + 0.5)), `column ${column}`).toBeLessThan(0.2)
})

test('T3 an edge along the pixels stays sharp, and what is beside a surface does not darken it', () => {
  const straight = drawSurface((_column, row) => row < 12)
  expect(coverOf(straight, 20)).toBe(12)
  const sloped = drawSurface((column, row) => row < 10 + column / 5)
  for (let at = 0; at < sloped.length; at += 4)
    if ((sloped[at + 3] ?? 0) > 0) expect([sloped[at], sloped[at + 1], sloped[at + 2]]).toEqual([255, 255, 255])
})
