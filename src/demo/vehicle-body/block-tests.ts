import type { SampleClasses } from './classify-samples.ts'
import type { Layer, Visible } from './rasterise.ts'

/** Greatest share by which the distance of a pixel between two others may differ from their mean. */
const nearlyStraight = 0.001

/** What is asked of a block of pixels before those between its samples are filled with their mean. */
export interface BlockTests {
  /** All of its pixels show one part, without a step. */
  readonly isOneSurface: (index: number, size: number) => boolean
  /** The bytes of four pixels differ by `limit` at most. */
  readonly isOneColour: (a: number, b: number, c: number, d: number, limit: number) => boolean
  /** The bytes of a pixel differ from the mean of four others by `limit` at most. */
  readonly isMean: (middle: number, a: number, b: number, c: number, d: number, limit: number) => boolean
}

export function createBlockTests(pixels: Uint8Array, classes: SampleClasses, visible: Visible): BlockTests {
  const { width, solid, panes } = visible
  /** The surface has no step between three samples: nearness grows evenly along what is flat. */
  const isEven = ({ near }: Layer, index: number, step: number): boolean => {
    const first = near[index] ?? 0
    const limit = first * nearlyStraight * 2
    return Math.abs(2 * (near[index + step] ?? 0) - first - (near[index + 2 * step] ?? 0)) <= limit
  }
  const isStraight = (layer: Layer, index: number, half: number): boolean => {
    const { near } = layer
    const down = half * width
    const last = index + 2 * down
    const middle = 2 * (near[index + down + half] ?? 0)
    const first = near[index] ?? 0
    const limit = first * nearlyStraight * 2
    return (
      isEven(layer, index, half) &&
      isEven(layer, index, down) &&
      Math.abs(middle - first - (near[last + 2 * half] ?? 0)) <= limit &&
      Math.abs(middle - (near[index + 2 * half] ?? 0) - (near[last] ?? 0)) <= limit
    )
  }
  const isOneClass = (index: number, size: number): boolean => {
    const which = classes[index] ?? 0
    for (let row = index; row <= index + size * width; row += width)
      for (let at = row; at <= row + size; at += 1) if (classes[at] !== which) return false
    return true
  }
  const isOneSurface = (index: number, size: number): boolean => {
    const which = classes[index] ?? 0
    if (!isOneClass(index, size)) return false
    const half = size >> 1
    return isStraight(solid, index, half) && (which < 256 || isStraight(panes, index, half))
  }
  const isOneColour = (a: number, b: number, c: number, d: number, limit: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const e = pixels[a + channel] ?? 0
      const f = pixels[b + channel] ?? 0
      const g = pixels[c + channel] ?? 0
      const h = pixels[d + channel] ?? 0
      if (Math.max(e, f, g, h) - Math.min(e, f, g, h) > limit) return false
    }
    return true
  }
  const isMean = (middle: number, a: number, b: number, c: number, d: number, limit: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const sum =
        (pixels[a + channel] ?? 0) +
        (pixels[b + channel] ?? 0) +
        (pixels[c + channel] ?? 0) +
        (pixels[d + channel] ?? 0)
      if (Math.abs((pixels[middle + channel] ?? 0) * 4 - sum) > limit * 4) return false
    }
    return true
  }

  return { isOneSurface, isOneColour, isMean }
}
