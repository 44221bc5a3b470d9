import { isLevel, type SampleClasses } from './classify-samples.ts'
import type { Visible } from './rasterise.ts'

/** Share of a distance by which neighbouring pixels of one surface may differ. */
const step = 0.008

/** Which pixels of the last picture lay at an edge, and the rows that were smoothed as they were before. */
let marked = new Uint8Array(0)
let before = new Uint8Array(0)

/**
 * Smooths the steps of a picture with one sample a pixel: pixels at the edge of a part become the mean of their
 * neighbourhood, weighted by nearness. Inner edges, such as lamps and seams, are soft already (see DrawOn).
 */
export function softenEdges(pixels: Uint8Array, classes: SampleClasses, visible: Visible): void {
  const { width, height, solid, panes } = visible
  const [left, right] = [Math.max(1, visible.left - 1), Math.min(width - 2, visible.right + 1)]
  const [top, bottom] = [Math.max(1, visible.top - 1), Math.min(height - 2, visible.bottom + 1)]
  if (marked.length === width * height) marked.fill(0)
  else {
    marked = new Uint8Array(width * height)
    before = new Uint8Array(width * height * 4)
  }
  for (let row = top; row <= bottom; row += 1)
    for (let index = row * width + left; index <= row * width + right; index += 1) {
      const which = classes[index] ?? 0
      const below = index + width
      if (which === classes[index + 1] && which === classes[below]) {
        if (which === 0) continue
        if (
          isLevel(solid, index, index + 1, step) &&
          isLevel(solid, index, below, step) &&
          (which < 256 || (isLevel(panes, index, index + 1, step) && isLevel(panes, index, below, step)))
        )
          continue
      }
      marked[index] = 1
      marked[index + 1] = 1
      marked[below] = 1
    }
  const from = (top - 1) * width * 4
  before.set(pixels.subarray(from, (bottom + 2) * width * 4))
  for (let row = top; row <= bottom; row += 1)
    for (let index = row * width + left; index <= row * width + right; index += 1) {
      if (marked[index] === 0) continue
      let red = 0
      let green = 0
      let blue = 0
      let opacity = 0
      for (let down = -1; down <= 1; down += 1)
        for (let along = -1; along <= 1; along += 1) {
          const at = (index + down * width + along) * 4 - from
          const weight = (down === 0 ? 2 : 1) * (along === 0 ? 2 : 1) * (before[at + 3] ?? 0)
          red += (before[at] ?? 0) * weight
          green += (before[at + 1] ?? 0) * weight
          blue += (before[at + 2] ?? 0) * weight
          opacity += weight
        }
      if (opacity === 0) continue
      pixels[index * 4] = red / opacity
      pixels[index * 4 + 1] = green / opacity
      pixels[index * 4 + 2] = blue / opacity
      pixels[index * 4 + 3] = opacity / 16
    }
}
