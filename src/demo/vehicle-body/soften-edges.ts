import { isLevel, type SampleClasses } from './classify-samples.ts'
import type { Layer, Visible } from './rasterise.ts'
import type { EvenCells } from './shade-sparse.ts'

/** Share of a distance by which neighbouring pixels of one surface may differ. */
const step = 0.008
/** Where the surface beside them falls away this share as fast, they do not meet at a step: it is seen edge on. */
const steepness = 4

/** Where a surface ends: between a pixel and its neighbour to the right, and between it and the one below. */
const toTheRight = 1
const below = 2

/** The edges of the last picture, and its pixels before the pass under way. */
let edges = new Uint8Array(0)
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
  if (edges.length === width * height) edges.fill(0)
  else {
    edges = new Uint8Array(width * height)
    before = new Uint8Array(width * height * 4)
  }
  markEdges(classes, visible, bounds, even)
  const { left, right, top, bottom } = bounds
  keepPixels(pixels, width, bounds)
  for (let row = top; row < bottom; row += 1) smoothLine(pixels, row * width + left, right - left, 1, width, below)
  keepPixels(pixels, width, bounds)
  for (let column = left; column < right; column += 1)
    smoothLine(pixels, top * width + column, bottom - top, width, 1, toTheRight)
}

interface Bounds {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

function markEdges(
  classes: SampleClasses,
  { width, solid, panes }: Visible,
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
  const marks = even?.marks
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      if (marks?.[(row >> 1) * (even?.columns ?? 0) + (column >> 1)] === 1) continue
      const index = row * width + column
      edges[index] = (isEdge(index, index + 1) ? toTheRight : 0) + (isEdge(index, index + width) ? below : 0)
    }
}

/** A pass reads the pixels as they were before it, so that its order does not show. */
function keepPixels(pixels: Uint8Array, width: number, { top, bottom }: Bounds): void {
  before.set(pixels.subarray(top * width * 4, (bottom + 1) * width * 4), top * width * 4)
}

/**
 * Smooths the edges between a line of pixels and the line after it. `along` leads to the next pixel of the line,
 * `across` to its neighbour beyond the edge, which `side` marks.
 */
function smoothLine(
  pixels: Uint8Array,
  first: number,
  count: number,
  along: number,
  across: number,
  side: number,
): void {
  const turn = side === below ? toTheRight : below
  /** Whether the edge goes on half a pixel before the line, half a pixel behind it, or straight on. */
  const turnAt = (index: number): number => {
    const isBefore = (edges[index] ?? 0) & turn
    const isBehind = (edges[index + across] ?? 0) & turn
    return isBefore === isBehind ? 0 : isBefore === 0 ? -0.5 : 0.5
  }
  for (let at = 0; at < count; at += 1) {
    const start = first + at * along
    if (((edges[start] ?? 0) & side) === 0) continue
    let length = 1
    while (at + length < count && ((edges[start + length * along] ?? 0) & side) !== 0) length += 1
    const begin = turnAt(start - along)
    const end = turnAt(start + (length - 1) * along)
    if (begin !== 0 || end !== 0)
      for (let place = 0; place < length; place += 1)
        mix(
          pixels,
          start + place * along,
          across,
          lineAt(place, length, begin, end),
          lineAt(place + 1, length, begin, end),
        )
    at += length
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
