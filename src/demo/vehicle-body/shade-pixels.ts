import { isLevel, type SampleClasses } from './classify-samples.ts'
import { toByte } from './colour-space.ts'
import { part } from './parts.ts'
import type { Layer, Visible } from './rasterise.ts'
import type { Shading } from './shade.ts'

/** Writes red, green, blue and opacity, a byte each, of the pixels in which the vehicle shows. */
export type ShadePixels = (pixels: Uint8Array, shading: Shading, classes: SampleClasses, visible: Visible) => void

/** Two by two samples a pixel; one stands for a pixel that lies whole on one surface, where edges are soft (DrawOn). */
export const shadeFine: ShadePixels = (pixels, { shade }, classes, visible) => {
  const { width: wide, solid, panes, left, right, top, bottom } = visible
  const width = wide / 2
  const step = 0.006
  const isPlain = (first: number): boolean => {
    const which = classes[first] ?? 0
    const [beside, below] = [first + 1, first + wide]
    if (which !== classes[beside] || which !== classes[below] || which !== classes[below + 1]) return false
    return (
      isLevel(solid, first, beside, step) &&
      isLevel(solid, first, below + 1, step) &&
      (which < 256 || (isLevel(panes, first, beside, step) && isLevel(panes, first, below + 1, step)))
    )
  }
  const light: [number, number, number] = [0, 0, 0]
  for (let row = top >> 1; row <= bottom >> 1; row += 1)
    for (let column = left >> 1; column <= right >> 1; column += 1) {
      const first = (row * wide + column) * 2
      let [red, green, blue, covered] = [0, 0, 0, 0]
      const samples = isPlain(first) ? 1 : 4
      for (let sample = 0; sample < samples; sample += 1) {
        if (!shade(first + (sample >> 1) * wide + (sample & 1), light)) continue
        red += light[0]
        green += light[1]
        blue += light[2]
        covered += 1
      }
      if (covered === 0) continue
      const at = (row * width + column) * 4
      pixels[at] = toByte(red / covered)
      pixels[at + 1] = toByte(green / covered)
      pixels[at + 2] = toByte(blue / covered)
      pixels[at + 3] = (covered * 255) / samples
    }
}

/** Parts whose pattern is finer than the pixels that `shadeSparse` leaves out. */
const patterned: ReadonlySet<number> = new Set([part.tyre, part.rim, part.brake])

/** Parts with shut lines, which are less than two pixels wide where the part is seen from an angle. */
const seamed: ReadonlySet<number> = new Set([part.bodySide, part.bodyTop, part.bodyRear])

/** Greatest difference between the bytes of pixels between which a pixel is their mean. */
const nearlyEqual = 8
/** Greatest difference between the bytes of a bend's middle and the mean of its corners. */
const nearlyMean = 2
/** Least cosine of the angle between the normals of such pixels; a tighter bend may mirror a line between them. */
const nearlyFlat = 0.9988
/** The same where nothing mirrors sharply. */
const nearlyFlatMatt = 0.97
/** Greatest share by which the distance of a pixel between two others may differ from their mean. */
const nearlyStraight = 0.001

/** Normals of every second pixel of every second row of the last picture. */
let keptNormals = new Float32Array(0)

/**
 * One sample a pixel, of every second pixel of every second row; a pixel between these is their mean where they show
 * one smooth surface in nearly one colour, and has a sample of its own elsewhere. Edges of lamps and the like are two
 * pixels wide and soft, so they always fall on a sample; on parts with shut lines and on bends the middle of every four
 * samples is looked at too.
 */
export const shadeSparse: ShadePixels = (
  pixels,
  { shade, normal, isMatt = false, isClose = false },
  classes,
  visible,
) => {
  const { width, solid, panes } = visible
  const [left, top] = [visible.left & ~1, visible.top & ~1]
  const { right, bottom } = visible
  const leastFlat = isMatt ? nearlyFlatMatt : nearlyFlat
  const columns = ((right - left) >> 1) + 1
  const count = columns * (((bottom - top) >> 1) + 1) * 3
  if (keptNormals.length < count) keptNormals = new Float32Array(count)
  const normals = keptNormals
  const light: [number, number, number] = [0, 0, 0]
  const draw = (index: number): void => {
    if (classes[index] === 0) return
    shade(index, light)
    const at = index * 4
    pixels[at] = toByte(light[0])
    pixels[at + 1] = toByte(light[1])
    pixels[at + 2] = toByte(light[2])
    pixels[at + 3] = 255
  }
  for (let row = top; row <= bottom; row += 2)
    for (let column = left; column <= right; column += 2) {
      const index = row * width + column
      if (classes[index] === 0) continue
      draw(index)
      const at = (((row - top) >> 1) * columns + ((column - left) >> 1)) * 3
      normals[at] = normal[0]
      normals[at + 1] = normal[1]
      normals[at + 2] = normal[2]
    }

  /** The surface has no step between a sample and its neighbours: nearness grows evenly along what is flat. */
  const isStraight = ({ near }: Layer, index: number): boolean => {
    const last = index + 2 * width
    const middle = 2 * (near[index + width + 1] ?? 0)
    const first = near[index] ?? 0
    const limit = first * nearlyStraight * 2
    return (
      Math.abs(2 * (near[index + 1] ?? 0) - first - (near[index + 2] ?? 0)) <= limit &&
      Math.abs(2 * (near[index + width] ?? 0) - first - (near[last] ?? 0)) <= limit &&
      Math.abs(middle - first - (near[last + 2] ?? 0)) <= limit &&
      Math.abs(middle - (near[index + 2] ?? 0) - (near[last] ?? 0)) <= limit
    )
  }
  const isOneSurface = (index: number): boolean => {
    const which = classes[index] ?? 0
    const middle = index + width
    const last = middle + width
    if (
      classes[last + 2] !== which ||
      classes[index + 2] !== which ||
      classes[last] !== which ||
      classes[index + 1] !== which ||
      classes[middle] !== which ||
      classes[middle + 1] !== which ||
      classes[middle + 2] !== which ||
      classes[last + 1] !== which
    )
      return false
    return isStraight(solid, index) && (which < 256 || isStraight(panes, index))
  }
  const isFlat = (first: number, other: number): boolean =>
    (normals[first] ?? 0) * (normals[other] ?? 0) +
      (normals[first + 1] ?? 0) * (normals[other + 1] ?? 0) +
      (normals[first + 2] ?? 0) * (normals[other + 2] ?? 0) >=
    leastFlat
  const isOneColour = (a: number, b: number, c: number, d: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const e = pixels[a + channel] ?? 0
      const f = pixels[b + channel] ?? 0
      const g = pixels[c + channel] ?? 0
      const h = pixels[d + channel] ?? 0
      if (Math.max(e, f, g, h) - Math.min(e, f, g, h) > nearlyEqual) return false
    }
    return true
  }
  const isMean = (middle: number, a: number, b: number, c: number, d: number): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const sum =
        (pixels[a + channel] ?? 0) +
        (pixels[b + channel] ?? 0) +
        (pixels[c + channel] ?? 0) +
        (pixels[d + channel] ?? 0)
      if (Math.abs((pixels[middle + channel] ?? 0) * 4 - sum) > nearlyMean * 4) return false
    }
    return true
  }
  /** Fills the pixels between the sample at `index` and its neighbours with their mean; false where that may not be. */
  const blend = (index: number, first: number): boolean => {
    const part = (classes[index] ?? 0) & 127
    if (!isOneSurface(index)) return false
    const a = index * 4
    const b = a + 8
    const c = a + width * 8
    const d = c + 8
    if (!isOneColour(a, b, c, d)) return false
    const lower = first + columns * 3
    const isBent = !(
      (isClose || !patterned.has(part)) &&
      isFlat(first, first + 3) &&
      isFlat(first, lower) &&
      isFlat(first, lower + 3) &&
      isFlat(first + 3, lower)
    )
    const [beside, below] = [a + 4, a + width * 4]
    const middle = below + 4
    const isLookedAt = isBent || (!isClose && seamed.has(part))
    if (isLookedAt) {
      draw(index + width + 1)
      if (!(isBent ? isMean(middle, a, b, c, d) : isOneColour(a, b, c, middle))) {
        draw(index + 1)
        draw(index + width)
        return true
      }
    }
    for (let channel = 0; channel < 3; channel += 1) {
      const corner = pixels[a + channel] ?? 0
      const upper = corner + (pixels[b + channel] ?? 0)
      pixels[beside + channel] = upper >> 1
      pixels[below + channel] = (corner + (pixels[c + channel] ?? 0)) >> 1
      if (!isLookedAt) pixels[middle + channel] = (upper + (pixels[c + channel] ?? 0) + (pixels[d + channel] ?? 0)) >> 2
    }
    pixels[beside + 3] = 255
    pixels[below + 3] = 255
    pixels[middle + 3] = 255
    return true
  }
  for (let row = top; row <= bottom; row += 2)
    for (let column = left; column <= right; column += 2) {
      const index = row * width + column
      const first = (((row - top) >> 1) * columns + ((column - left) >> 1)) * 3
      if (column + 2 <= right && row + 2 <= bottom && classes[index] !== 0 && blend(index, first)) continue
      if (column < right) draw(index + 1)
      if (row < bottom) draw(index + width)
      if (column < right && row < bottom) draw(index + width + 1)
    }
}
