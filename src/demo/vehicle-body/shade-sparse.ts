import type { SampleClasses } from './classify-samples.ts'
import { toByte } from './colour-space.ts'
import { keepFunctions } from './keep-functions.ts'
import { part } from './parts.ts'
import type { Layer, Visible } from './rasterise.ts'
import type { Shading } from './shade.ts'

/** Parts whose pattern is finer than the pixels that are left out. */
const patterned: ReadonlySet<number> = new Set([part.tyre, part.rim, part.brake])

/** Parts with shut lines, which are less than two pixels wide where the part is seen from an angle. */
const seamed: ReadonlySet<number> = new Set([part.bodySide, part.bodyTop, part.bodyRear])

/** Greatest difference between the bytes of pixels between which a pixel is their mean. */
const nearlyEqual = 8
/** The same where the middle between them is looked at, and must be their mean: a slope of light, but no line. */
const nearlyLinear = 40
/** Greatest difference between the bytes of a bend's middle and the mean of its corners. */
const nearlyMean = 2
const nearlyMeanClose = 3
/** Greatest difference between the bytes of two pixels of which a very close view takes the mean. */
const nearlyAlike = 5
/** Least cosine of the angle between the normals of such pixels; a tighter bend may mirror a line between them. */
const nearlyFlat = 0.9988
/** The same in a very close view: a pixel shows so little that no line that a bend mirrors fits between samples. */
const nearlyFlatClose = 0.988
/** The same where nothing mirrors sharply. */
const nearlyFlatMatt = 0.97
/** Greatest share by which the distance of a pixel between two others may differ from their mean. */
const nearlyStraight = 0.001

/** Pixels between the samples of a wide block, and of a cell. */
const wide = 4
const narrow = 2

/** Normals of every second pixel of every second row of the last picture, and the cells that lie in wide blocks. */
let keptNormals = new Float32Array(0)
let keptBlocks = new Uint8Array(0)

/**
 * Two by two pixels each, from the picture's upper left corner: 1 where they and their neighbours to the right and
 * below lie on one surface without a step.
 */
export interface EvenCells {
  readonly columns: number
  readonly marks: Uint8Array
}
let keptMarks = new Uint8Array(0)

/**
 * Writes red, green, blue and opacity, a byte each, of the pixels in which the vehicle shows. One sample a pixel, of
 * every second pixel of every second row; a pixel between these is their mean where they show one smooth surface in
 * nearly one colour, and has a sample of its own elsewhere. Edges of lamps and the like are two pixels wide and soft,
 * so they always fall on a sample; on parts with shut lines and on bends the middle of every four samples is looked at
 * too. In very close views the same is tried first with every fourth pixel, always with a look at the middle. The
 * result is valid until the next call.
 */
export function shadeSparse(
  pixels: Uint8Array,
  { shade, normal, isMatt = false, isClose = false, isVeryClose = false }: Shading,
  classes: SampleClasses,
  visible: Visible,
): EvenCells {
  const { width, height, solid, panes } = visible
  const [left, top] = [visible.left & -wide, visible.top & -wide]
  const { right, bottom } = visible
  const leastFlat = isMatt ? nearlyFlatMatt : isVeryClose ? nearlyFlatClose : nearlyFlat
  const mostUneven = isVeryClose ? nearlyMeanClose : nearlyMean
  const columns = (width >> 1) + 1
  const cells = columns * ((height >> 1) + 1)
  if (keptMarks.length !== cells) {
    keptMarks = new Uint8Array(cells)
    keptBlocks = new Uint8Array(cells)
    keptNormals = new Float32Array(cells * 3)
  } else {
    keptMarks.fill(0)
    keptBlocks.fill(0)
  }
  const [marks, blocks, normals] = [keptMarks, keptBlocks, keptNormals]
  const light: [number, number, number] = [0, 0, 0]
  const cellOf = (row: number, column: number): number => (row >> 1) * columns + (column >> 1)
  const draw = (index: number): void => {
    if (classes[index] === 0) return
    shade(index, light)
    const at = index * 4
    pixels[at] = toByte(light[0])
    pixels[at + 1] = toByte(light[1])
    pixels[at + 2] = toByte(light[2])
    pixels[at + 3] = 255
  }
  /** Draws a pixel whose normal its neighbours ask for. */
  const drawCorner = (row: number, column: number): void => {
    if (row > bottom || column > right) return
    const index = row * width + column
    if (classes[index] === 0) return
    draw(index)
    const at = cellOf(row, column) * 3
    normals[at] = normal[0]
    normals[at + 1] = normal[1]
    normals[at + 2] = normal[2]
  }
  /** Sets a pixel and its normal to the mean of two others. */
  const halve = (index: number, cell: number, one: number, other: number, span: number): void => {
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[index * 4 + channel] = ((pixels[one * 4 + channel] ?? 0) + (pixels[other * 4 + channel] ?? 0) + 1) >> 1
      normals[cell * 3 + channel] =
        ((normals[(cell - span) * 3 + channel] ?? 0) + (normals[(cell + span) * 3 + channel] ?? 0)) / 2
    }
    pixels[index * 4 + 3] = 255
  }

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
  const isFlat = (first: number, other: number): boolean =>
    (normals[first] ?? 0) * (normals[other] ?? 0) +
      (normals[first + 1] ?? 0) * (normals[other + 1] ?? 0) +
      (normals[first + 2] ?? 0) * (normals[other + 2] ?? 0) >=
    leastFlat
  /** The same for the four corners of a block or cell; `step` leads to the next corner. */
  const isFlatCell = (cell: number, step: number): boolean => {
    const first = cell * 3
    const beside = first + step * 3
    const lower = first + step * columns * 3
    return isFlat(first, beside) && isFlat(first, lower) && isFlat(first, lower + step * 3) && isFlat(beside, lower)
  }
  const isOneColour = (a: number, b: number, c: number, d: number, limit = nearlyEqual): boolean => {
    for (let channel = 0; channel < 3; channel += 1) {
      const e = pixels[a + channel] ?? 0
      const f = pixels[b + channel] ?? 0
      const g = pixels[c + channel] ?? 0
      const h = pixels[d + channel] ?? 0
      if (Math.max(e, f, g, h) - Math.min(e, f, g, h) > limit) return false
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
      if (Math.abs((pixels[middle + channel] ?? 0) * 4 - sum) > mostUneven * 4) return false
    }
    return true
  }

  /** Works out the corners of the cells within a wide block whose own corners are drawn. */
  const fillBlock = (row: number, column: number): void => {
    const index = row * width + column
    const cell = cellOf(row, column)
    const down = index + wide * width
    drawCorner(row + narrow, column + narrow)
    const [a, b, c] = [index * 4, (index + wide) * 4, down * 4]
    if (
      column + wide <= right &&
      row + wide <= bottom &&
      classes[index] !== 0 &&
      isOneSurface(index, wide) &&
      isOneColour(a, b, c, c + wide * 4, nearlyLinear) &&
      isMean((index + narrow * width + narrow) * 4, a, b, c, c + wide * 4) &&
      isFlatCell(cell, narrow)
    ) {
      halve(index + narrow, cell + 1, index, index + wide, 1)
      halve(index + narrow * width, cell + columns, index, down, columns)
      blocks[cell] = 1
      blocks[cell + 1] = 1
      blocks[cell + columns] = 1
      blocks[cell + columns + 1] = 1
      return
    }
    drawCorner(row, column + narrow)
    drawCorner(row + narrow, column)
  }

  /** Fills the pixels of a cell with the mean of its corners, but for the middle where that is drawn. */
  const fillCell = (index: number, isMiddleDrawn: boolean): void => {
    const a = index * 4
    const b = a + 8
    const c = a + width * 8
    const d = c + 8
    const beside = a + 4
    const below = a + width * 4
    const middle = below + 4
    for (let channel = 0; channel < 3; channel += 1) {
      const corner = pixels[a + channel] ?? 0
      const upper = corner + (pixels[b + channel] ?? 0)
      pixels[beside + channel] = upper >> 1
      pixels[below + channel] = (corner + (pixels[c + channel] ?? 0)) >> 1
      if (!isMiddleDrawn)
        pixels[middle + channel] = (upper + (pixels[c + channel] ?? 0) + (pixels[d + channel] ?? 0)) >> 2
    }
    pixels[beside + 3] = 255
    pixels[below + 3] = 255
    pixels[middle + 3] = 255
  }

  // The pixels beside and below the corner of a cell that an edge crosses. Between two alike samples a very close view
  // takes their mean, because no line fits there.
  const drawSides = (index: number, cell: number): void => {
    drawSide(index + 1, index, index + narrow, cell, 1)
    drawSide(index + width, index, index + narrow * width, cell, columns)
  }
  const drawSide = (between: number, one: number, other: number, cell: number, span: number): void => {
    const [a, b, to] = [one * 4, other * 4, between * 4]
    if (!isVeryClose || !isOneColour(a, b, a, b, nearlyAlike) || !isFlat(cell * 3, (cell + span) * 3)) {
      draw(between)
      return
    }
    for (let channel = 0; channel < 3; channel += 1)
      pixels[to + channel] = ((pixels[a + channel] ?? 0) + (pixels[b + channel] ?? 0)) >> 1
    pixels[to + 3] = 255
  }

  /** Fills the pixels between a corner and its neighbours with their mean; false where that may not be. */
  const blend = (index: number, cell: number): boolean => {
    const a = index * 4
    const b = a + 8
    const c = a + width * 8
    const d = c + 8
    if (blocks[cell] === 1) {
      marks[cell] = 1
      fillCell(index, false)
      return true
    } else if (!isOneSurface(index, narrow)) return false
    marks[cell] = 1
    const isSloped = !isOneColour(a, b, c, d)
    if (isSloped && !isOneColour(a, b, c, d, nearlyLinear)) {
      if (!isVeryClose) return false
      draw(index + width + 1)
      drawSides(index, cell)
      return true
    }
    const which = (classes[index] ?? 0) & 127
    const isBent = isSloped || !((isClose || !patterned.has(which)) && isFlatCell(cell, 1))
    const isLookedAt = isBent || (!isClose && seamed.has(which))
    if (isLookedAt) {
      const middle = index + width + 1
      draw(middle)
      if (!(isBent ? isMean(middle * 4, a, b, c, d) : isOneColour(a, b, c, middle * 4))) {
        drawSides(index, cell)
        return true
      }
    }
    fillCell(index, isLookedAt)
    return true
  }
  keepFunctions('sparse samples', fillBlock, blend)
  const first = isVeryClose ? wide : narrow
  for (let row = top; row <= bottom; row += first)
    for (let column = left; column <= right; column += first) drawCorner(row, column)
  if (isVeryClose)
    for (let row = top; row <= bottom; row += wide)
      for (let column = left; column <= right; column += wide) fillBlock(row, column)
  for (let row = top; row <= bottom; row += narrow)
    for (let column = left; column <= right; column += narrow) {
      const index = row * width + column
      if (
        column + narrow <= right &&
        row + narrow <= bottom &&
        classes[index] !== 0 &&
        blend(index, cellOf(row, column))
      )
        continue
      if (column < right) draw(index + 1)
      if (row < bottom) draw(index + width)
      if (column < right && row < bottom) draw(index + width + 1)
    }
  return { columns, marks }
}
