import { isLevel, type SampleClasses } from './classify-samples.ts'
import { keepFunctions } from './keep-functions.ts'
import type { Layer, Visible } from './rasterise.ts'
import type { EvenCells } from './shade-sparse.ts'

/** Share of a distance by which neighbouring pixels of one surface may differ. */
const step = 0.008
/** Where the surface beside them falls away this share as fast, they do not meet at a step: it is seen edge on. */
const steepness = 4

/** Where a surface ends: 1 for each pixel that does not go on in the next one of its line. */
interface Edges {
  readonly marks: Uint8Array
  /** Pixels of a line. */
  readonly size: number
}

/** The edges of the last picture between pixels and those below them, row by row. */
let belowRows: Edges = { marks: new Uint8Array(0), size: 0 }
/** The same between pixels and those to their right, column by column. */
let besideColumns: Edges = { marks: new Uint8Array(0), size: 0 }
/** The pixels of the last picture before the pass under way. */
let before = new Uint8Array(0)

/**
 * Smooths the steps of a picture with one sample a pixel. A step is a run of pixels along which two surfaces meet; the
 * edge itself is taken for the straight line from the middle of the step before to the middle of the step after, and
 * each pixel gets the share of its neighbour's colour that lies on the other side of the line (morphological
 * antialiasing, Reshetov 2009). Long flat edges so become as smooth as steep ones, where the mean of a neighbourhood
 * would leave their steps. Inner edges, such as lamps and seams, are soft already (see DrawOn). `even` says where no
 * surface ends.
 */
export function softenEdges(
  pixels: Uint8Array,
  classes: SampleClasses,
  visible: Visible,
  even: EvenCells | null = null,
): void {
  const { width, height } = visible
  const bounds = {
    left: Math.max(1, visible.left - 1),
    right: Math.min(width - 2, visible.right + 1),
    top: Math.max(1, visible.top - 1),
    bottom: Math.min(height - 2, visible.bottom + 1),
  }
  const count = width * height
  if (belowRows.size === width && besideColumns.size === height) {
    belowRows.marks.fill(0)
    besideColumns.marks.fill(0)
  } else {
    belowRows = { marks: new Uint8Array(count), size: width }
    besideColumns = { marks: new Uint8Array(count), size: height }
    before = new Uint8Array(count * 4)
  }
  markEdges(classes, visible, bounds, even)
  const { left, right, top, bottom } = bounds
  keepPixels(pixels, width, bounds)
  smoothLines(pixels, belowRows, besideColumns, { first: top, last: bottom, from: left, to: right }, 1, width)
  keepPixels(pixels, width, bounds)
  smoothLines(pixels, besideColumns, belowRows, { first: left, last: right, from: top, to: bottom }, width, 1)
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function markEdges(
  classes: SampleClasses,
  { width, height, solid, panes }: Visible,
  { left, right, top, bottom }: Bounds,
  even: EvenCells | null,
): void {
  const isEdge = (index: number, other: number): boolean => {
    const which = classes[index] ?? 0
    if (which !== classes[other]) return true
    if (which === 0) return false
    return isStep(solid, index, other) || (which >= 256 && isStep(panes, index, other))
  }
  const isStep = (layer: Layer, index: number, other: number): boolean => {
    if (isLevel(layer, index, other, step)) return false
    const { near } = layer
    const [at, beyond] = [near[index] ?? 0, near[other] ?? 0]
    const fall = Math.abs(beyond - at)
    const beside = 2 * index - other
    const behind = 2 * other - index
    const before = classes[beside] === classes[index] ? Math.abs(at - (near[beside] ?? 0)) : 0
    const after = classes[behind] === classes[other] ? Math.abs((near[behind] ?? 0) - beyond) : 0
    return fall > steepness * Math.max(before, after)
  }
  keepFunctions('edges', isEdge)
  const [below, beside] = [belowRows.marks, besideColumns.marks]
  const marks = even?.marks
  for (let row = top; row <= bottom; row += 1) {
    const cells = (row >> 1) * (even?.columns ?? 0)
    for (let column = left; column <= right; column += 1) {
      if (marks?.[cells + (column >> 1)] === 1) {
        // The rest of the cell is even as well.
        column |= 1
        continue
      }
      const index = row * width + column
      if (isEdge(index, index + 1)) beside[column * height + row] = 1
      if (isEdge(index, index + width)) below[index] = 1
    }
  }
}

/** A pass reads the pixels as they were before it, so that its order does not show. */
function keepPixels(pixels: Uint8Array, width: number, { top, bottom }: Bounds): void {
  before.set(pixels.subarray(top * width * 4, (bottom + 1) * width * 4), top * width * 4)
}

/** The lines that a pass smooths, and the places within them; `last` and `to` are left out. */
interface Lines {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
}

/**
 * Smooths the edges between lines of pixels, which `edges` marks. `along` leads to the next pixel of a line, `across`
 * to its neighbour in the next line; `turns` has the edges that cross the lines.
 */
function smoothLines(
  pixels: Uint8Array,
  { marks, size }: Edges,
  turns: Edges,
  { first, last, from, to }: Lines,
  along: number,
  across: number,
): void {
  /** Whether the edge goes on half a pixel before the line, half a pixel behind it, or straight on. */
  const turnAt = (line: number, place: number): number => {
    const at = place * turns.size + line
    const isBefore = turns.marks[at]
    return isBefore === turns.marks[at + 1] ? 0 : isBefore === 0 ? -0.5 : 0.5
  }
  const end = last * size
  let at = marks.indexOf(1, first * size)
  while (at >= 0 && at < end) {
    const line = Math.floor(at / size)
    const start = at - line * size
    let length = 1
    while (start + length < to && marks[at + length] === 1) length += 1
    const begin = turnAt(line, start - 1)
    const finish = turnAt(line, start + length - 1)
    if (start >= from && start < to && (begin !== 0 || finish !== 0))
      for (let place = 0; place < length; place += 1)
        mix(
          pixels,
          line * across + (start + place) * along,
          across,
          lineAt(place, length, begin, finish),
          lineAt(place + 1, length, begin, finish),
        )
    at = marks.indexOf(1, at + length)
  }
}

/** Where the edge lies at a place of its run: above 0 in the pixels before it, below 0 in those behind it. */
function lineAt(place: number, length: number, begin: number, end: number): number {
  const share = place / length
  if (begin * end < 0) return begin + (end - begin) * share
  return share < 0.5 ? begin * (1 - 2 * share) : end * (2 * share - 1)
}

/** Gives a pixel and its neighbour their shares of each other, for an edge from `from` to `to` within them. */
function mix(pixels: Uint8Array, index: number, across: number, from: number, to: number): void {
  if (from * to >= 0) {
    const share = (from + to) / 2
    if (share > 0) blend(pixels, index, index + across, share)
    else if (share < 0) blend(pixels, index + across, index, -share)
    return
  }
  const span = Math.abs(from) + Math.abs(to)
  blend(pixels, index, index + across, Math.max(from, to) ** 2 / span / 2)
  blend(pixels, index + across, index, Math.min(from, to) ** 2 / span / 2)
}

/** Colours are weighted by their opacity, so that what lies beside the vehicle does not darken it. */
function blend(pixels: Uint8Array, index: number, other: number, share: number): void {
  const [at, from] = [index * 4, other * 4]
  const own = (pixels[at + 3] ?? 0) * (1 - share)
  const others = (before[from + 3] ?? 0) * share
  const opacity = own + others
  if (opacity === 0) return
  for (let channel = 0; channel < 3; channel += 1)
    pixels[at + channel] = ((pixels[at + channel] ?? 0) * own + (before[from + channel] ?? 0) * others) / opacity
  pixels[at + 3] = opacity
}
