import type { SampleClasses } from './classify-samples.ts'
import { toByte } from './colour-space.ts'
import { keepFunctions } from './keep-functions.ts'
import type { Visible } from './rasterise.ts'
import type { Shading } from './shading.ts'

/** Sum of the differences between the bytes of two pixels of one surface from which an edge lies between them. */
const contrast = 112

/** Places of the samples from a pixel's middle: no two in one row or column, so that flat edges are smooth too. */
const samples = [
  [-0.125, -0.375],
  [0.375, -0.125],
  [-0.375, 0.125],
  [0.125, 0.375],
] as const

/** The pixels of the last picture that are drawn again. */
let marked = new Uint8Array(0)

/** Marks both pixels of every pair on one surface between which an edge of a lamp, grille or seam runs. */
function markDetails(pixels: Uint8Array, classes: SampleClasses, visible: Visible): Uint8Array {
  const { width, height, left, right, top, bottom } = visible
  if (marked.length === width * height) marked.fill(0, top * width, (bottom + 1) * width)
  else marked = new Uint8Array(width * height)
  const isDetail = (index: number, other: number): boolean => {
    if (classes[index] !== classes[other]) return false
    const [a, b] = [index * 4, other * 4]
    return (
      Math.abs((pixels[a] ?? 0) - (pixels[b] ?? 0)) +
        Math.abs((pixels[a + 1] ?? 0) - (pixels[b + 1] ?? 0)) +
        Math.abs((pixels[a + 2] ?? 0) - (pixels[b + 2] ?? 0)) >
      contrast
    )
  }
  keepFunctions('details', isDetail)
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const index = row * width + column
      if (classes[index] === 0) continue
      if (column < right && isDetail(index, index + 1)) {
        marked[index] = 1
        marked[index + 1] = 1
      }
      if (row < bottom && isDetail(index, index + width)) {
        marked[index] = 1
        marked[index + width] = 1
      }
    }
  return marked
}

/**
 * Draws the pixels at the edges of what lies on a surface again, each as the mean of four samples. The edges of the
 * surfaces themselves are left to `softenEdges`.
 */
export function refineDetails(
  pixels: Uint8Array,
  { shade }: Pick<Shading, 'shade'>,
  classes: SampleClasses,
  visible: Visible,
): void {
  const { width, aim, left, right, top, bottom } = visible
  const details = markDetails(pixels, classes, visible)
  const light: [number, number, number] = [0, 0, 0]
  for (let row = top; row <= bottom; row += 1)
    for (let index = row * width + left; index <= row * width + right; index += 1) {
      if (details[index] === 0) continue
      let red = 0
      let green = 0
      let blue = 0
      for (let sample = 0; sample < samples.length; sample += 1) {
        aim.x = 0.5 + (samples[sample]?.[0] ?? 0)
        aim.y = 0.5 + (samples[sample]?.[1] ?? 0)
        shade(index, light)
        red += toByte(light[0])
        green += toByte(light[1])
        blue += toByte(light[2])
      }
      const at = index * 4
      pixels[at] = red / samples.length
      pixels[at + 1] = green / samples.length
      pixels[at + 2] = blue / samples.length
    }
  aim.x = 0.5
  aim.y = 0.5
}
