import type { BlockTests } from './block-tests.ts'
import { isLevel, type SampleClasses } from './classify-samples.ts'
import type { Visible } from './rasterise.ts'

/** Pixels between the corners of a cell. */
export const narrow = 2

/** Greatest difference between the bytes of two pixels of which a very close view takes the mean. */
export const nearlyAlike = 5

/** Share of its distance by which a pixel may lie before or behind the neighbour whose colour it takes. */
const levelStep = 0.008

interface EdgeCells extends Pick<BlockTests, 'isOneColour'> {
  readonly pixels: Uint8Array
  readonly classes: SampleClasses
  readonly visible: Visible
  /** Pixels around the corner of each cell within which no line is drawn. */
  readonly clear: Uint8Array
  /** Cells of a row. */
  readonly columns: number
  /** Gives a pixel a sample of its own. */
  readonly draw: (index: number) => void
}

/** Draws the pixels of a cell that the edge of a surface crosses, but for its corner, in a very close view. */
export function createEdgeCells({
  pixels,
  classes,
  visible,
  clear,
  columns,
  isOneColour,
  draw,
}: EdgeCells): (index: number, cell: number) => void {
  const { width, solid } = visible
  /**
   * Gives a pixel beside an edge the colour of a corner on its surface, where no line is drawn near that and its colour
   * goes on beyond it; false elsewhere.
   */
  const copy = (index: number, cell: number, from: number, away: number): boolean => {
    const which = classes[index]
    const beyond = from + away
    if (which === 0 || (clear[cell] ?? 0) < narrow || classes[from] !== which || classes[beyond] !== which) return false
    const [to, at, after] = [index * 4, from * 4, beyond * 4]
    if (!isOneColour(at, after, at, after, nearlyAlike) || !isLevel(solid, index, from, levelStep)) return false
    pixels[to] = pixels[at] ?? 0
    pixels[to + 1] = pixels[at + 1] ?? 0
    pixels[to + 2] = pixels[at + 2] ?? 0
    pixels[to + 3] = 255
    return true
  }
  return (index, cell) => {
    const [side, foot] = [index + narrow, index + narrow * width]
    const opposite = foot + narrow
    const [beside, below, middle] = [index + 1, index + width, index + width + 1]
    if (!copy(beside, cell, index, -narrow) && !copy(beside, cell + 1, side, narrow)) draw(beside)
    if (!copy(below, cell, index, index - foot) && !copy(below, cell + columns, foot, foot - index)) draw(below)
    if (
      !copy(middle, cell, index, index - opposite) &&
      !copy(middle, cell + columns + 1, opposite, opposite - index) &&
      !copy(middle, cell + 1, side, side - foot) &&
      !copy(middle, cell + columns, foot, foot - side)
    )
      draw(middle)
  }
}
