import { expect, test } from 'vitest'
import type { Layer, Visible } from './rasterise.ts'
import { refineDetails } from './refine-details.ts'

const width = 24
const height = 8
const count = width * height

const createLayer = (near: number): Layer => ({
  near: new Float32Array(count).fill(near),
  triangle: new Int32Array(count),
})

/** One triangle on which everything before a sloping line is black and the rest is white, with one sample a pixel. */
function drawLine() {
  const solid = createLayer(1)
  const lineAt = (row: number): number => 8.3 + row * 0.6
  const aim = { x: 0.5, y: 0.5 }
  const shade = (index: number, out: [number, number, number]): boolean => {
    const isWhite = (index % width) + aim.x > lineAt(Math.floor(index / width) + aim.y)
    out.fill(isWhite ? 1 : 0)
    return true
  }
  const pixels = new Uint8Array(count * 4)
  const light: [number, number, number] = [0, 0, 0]
  for (let index = 0; index < count; index += 1) {
    shade(index, light)
    pixels.fill(light[0] * 255, index * 4, index * 4 + 3)
  }
  const visible: Visible = {
    width,
    height,
    solid,
    panes: createLayer(0),
    isInside: new Uint8Array(1),
    slopes: new Float32Array(0),
    aim,
    left: 0,
    right: width - 1,
    top: 0,
    bottom: height - 1,
  }
  return { pixels, visible, shade, lineAt }
}

test('T3 a sloping line on a surface moves evenly from row to row, not by whole pixels', () => {
  const { pixels, visible, shade, lineAt } = drawLine()
  refineDetails(pixels, { shade }, new Uint16Array(count).fill(1), visible)
  for (let row = 0; row < height; row += 1) {
    let dark = 0
    for (let column = 0; column < width; column += 1) dark += 1 - (pixels[(row * width + column) * 4] ?? 0) / 255
    expect(Math.abs(dark - lineAt(row + 0.5)), `row ${row}`).toBeLessThan(0.3)
  }
})

test('T3 it is left as it is where surfaces meet', () => {
  const { pixels, visible, shade } = drawLine()
  const before = Uint8Array.from(pixels)
  const classes = Uint16Array.from({ length: count }, (_, index) => ((pixels[index * 4] ?? 0) > 0 ? 1 : 2))
  refineDetails(pixels, { shade }, classes, visible)
  expect(pixels).toEqual(before)
})
