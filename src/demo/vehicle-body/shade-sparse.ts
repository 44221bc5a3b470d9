import { createBlockTests } from './block-tests.ts'
import { createEdgeCells, narrow, nearlyAlike } from './edge-cells.ts'
import type { SampleClasses } from './classify-samples.ts'
import { toByte } from './colour-space.ts'
import { keepFunctions } from './keep-functions.ts'
import { part } from './parts.ts'
import type { Visible } from './rasterise.ts'
import type { Shading } from './shading.ts'

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
/** Least cosine of the angle between the normals of such pixels; a tighter bend may mirror a line between them. */
const nearlyFlat = 0.9988
/** The same in a very close view: a pixel shows so little that no line that a bend mirrors fits between samples. */
const nearlyFlatClose = 0.988
/** The same where nothing mirrors sharply. */
const nearlyFlatMatt = 0.97
/** Pixels between the samples of the widest blocks. */
const widest = 8

/** Normals of every second pixel of every second row of the last picture, and the cells that lie in wide blocks. */
let keptNormals = new Float32Array(0)
let keptBlocks = new Uint8Array(0)
/** Pixels around each of them within which nothing finer than its light is drawn. */
let keptClear = new Uint8Array(0)
/** Share of the size of a block by which its corners must be clear of lines. */
const clearShare = 0.9

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
 * too. In very close views the same is tried first with every eighth pixel, where no line is drawn nearby, and with
 * every fourth, with a look at the middle unless clear corners are alike. The result is valid until the next call.
 */
export function shadeSparse(
  pixels: Uint8Array,
  { shade, normal, seen, isMatt = false, isClose = false, isVeryClose = false }: Shading,
  classes: SampleClasses,
  visible: Visible,
): EvenCells {
  const { width, height } = visible
  const [left, top] = [visible.left & -widest, visible.top & -widest]
  const { right, bottom } = visible
  const leastFlat = isMatt ? nearlyFlatMatt : isVeryClose ? nearlyFlatClose : nearlyFlat
  const mostUneven = isVeryClose ? nearlyMeanClose : nearlyMean
  const columns = (width >> 1) + 1
  const cells = columns * ((height >> 1) + 1)
  if (keptMarks.length !== cells) {
    keptMarks = new Uint8Array(cells)
    keptBlocks = new Uint8Array(cells)
    keptClear = new Uint8Array(cells)
    keptNormals = new Float32Array(cells * 3)
  } else {
    keptMarks.fill(0)
    keptBlocks.fill(0)
  }
  const [marks, blocks, normals, clear] = [keptMarks, keptBlocks, keptNormals, keptClear]
  const light: [number, number, number] = [0, 0, 0]
  const { isOneSurface, isOneColour, isMean } = createBlockTests(pixels, classes, visible)
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
  const drawAcross = createEdgeCells({ pixels, classes, visible, clear, columns, isOneColour, draw })
  /** Draws a pixel whose normal its neighbours ask for. */
  const drawCorner = (row: number, column: number): void => {
    if (row > bottom || column > right) return
    const index = row * width + column
    if (classes[index] === 0) return
    draw(index)
    const cell = cellOf(row, column)
    clear[cell] = Math.max(0, Math.min(seen?.clear ?? 0, 255))
    const at = cell * 3
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
    clear[cell] = Math.min(clear[cell - span] ?? 0, clear[cell + span] ?? 0)
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
  /** Sets the middle of a smooth block and its normal to the mean of the corners. */
  const average = (middle: number, index: number, cell: number, half: number): void => {
    const [b, down] = [half * 2, half * 2 * width]
    const [beside, lower] = [half, half * columns]
    const to = (cell + (lower + beside) / 2) * 3
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = (pixels[index * 4 + channel] ?? 0) + (pixels[(index + b) * 4 + channel] ?? 0)
      const under = (pixels[(index + down) * 4 + channel] ?? 0) + (pixels[(index + down + b) * 4 + channel] ?? 0)
      pixels[middle * 4 + channel] = (upper + under + 2) >> 2
      normals[to + channel] =
        ((normals[cell * 3 + channel] ?? 0) + (normals[(cell + lower + beside) * 3 + channel] ?? 0)) / 2
    }
    pixels[middle * 4 + 3] = 255
    clear[cell + (lower + beside) / 2] = clearOf(cell, half)
  }
  /** What the four corners of a block, twice `half` cells apart, are clear of lines by. */
  const clearOf = (cell: number, half: number): number => {
    const lower = cell + half * columns
    return Math.min(clear[cell] ?? 0, clear[cell + half] ?? 0, clear[lower] ?? 0, clear[lower + half] ?? 0)
  }
  /** No line lies between the samples of a block. */
  const isPlainBlock = (cell: number, half: number): boolean =>
    Math.min(clearOf(cell, half), clear[cell + (half >> 1) * (columns + 1)] ?? 0) >= half * 2 * clearShare
  /** A narrow block of one light, in which no line is drawn: its middle needs no sample. */
  const isEvenBlock = (cell: number, index: number, half: number): boolean => {
    const [a, c, size] = [index * 4, (index + half * 2 * width) * 4, half * 8]
    return clearOf(cell, half) >= half * 2 * clearShare && isOneColour(a, a + size, c, c + size, nearlyEqual)
  }
  /** Works out the corners of the smaller blocks within a block whose own corners are drawn. */
  const fillBlock = (row: number, column: number, size: number): void => {
    const half = size >> 1
    const span = half >> 1
    const index = row * width + column
    const middle = index + half * width + half
    const cell = cellOf(row, column)
    const down = index + size * width
    const isSmooth =
      blocks[cell] === size ||
      (size < widest &&
        column + size <= right &&
        row + size <= bottom &&
        classes[index] !== 0 &&
        isEvenBlock(cell, index, half) &&
        isFlatCell(cell, half) &&
        isOneSurface(index, size))
    if (isSmooth) average(middle, index, cell, half)
    else drawCorner(row + half, column + half)
    const [a, b, c] = [index * 4, (index + size) * 4, down * 4]
    if (
      isSmooth ||
      (column + size <= right &&
        row + size <= bottom &&
        classes[index] !== 0 &&
        isOneColour(a, b, c, c + size * 4, nearlyLinear) &&
        isMean(middle * 4, a, b, c, c + size * 4, mostUneven) &&
        isFlatCell(cell, half) &&
        (size < widest || isPlainBlock(cell, half)) &&
        isOneSurface(index, size))
    ) {
      halve(index + half, cell + span, index, index + size, span)
      halve(index + half * width, cell + span * columns, index, down, span * columns)
      blocks[cell] = half
      blocks[cell + span] = half
      blocks[cell + span * columns] = half
      blocks[cell + span * columns + span] = half
      return
    }
    drawCorner(row, column + half)
    drawCorner(row + half, column)
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
    if (blocks[cell] === narrow) {
      marks[cell] = 1
      fillCell(index, false)
      return true
    }
    if (!isOneSurface(index, narrow)) {
      if (!isVeryClose) return false
      drawAcross(index, cell)
      return true
    }
    marks[cell] = 1
    const isSloped = !isOneColour(a, b, c, d, nearlyEqual)
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
      if (!(isBent ? isMean(middle * 4, a, b, c, d, mostUneven) : isOneColour(a, b, c, middle * 4, nearlyEqual))) {
        drawSides(index, cell)
        return true
      }
    }
    fillCell(index, isLookedAt)
    return true
  }
  keepFunctions('sparse samples', fillBlock, blend)
  const first = isVeryClose ? widest : narrow
  for (let row = top; row <= bottom; row += first)
    for (let column = left; column <= right; column += first) drawCorner(row, column)
  for (let size = first; size > narrow; size >>= 1)
    for (let row = top; row <= bottom; row += size)
      for (let column = left; column <= right; column += size) fillBlock(row, column, size)
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
