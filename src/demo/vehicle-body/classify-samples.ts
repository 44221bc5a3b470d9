import type { Layer, Visible } from './rasterise.ts'

/**
 * What every sample of a picture shows. Equal numbers mean the same part, seen from the same side, behind a pane of the
 * same part or behind none; 0 means that nothing is there. The low byte is the solid part, the high byte the pane.
 */
export type SampleClasses = Uint16Array

/** Added to a part that is seen from its inside. */
const insideBit = 128

/** The classes of the last picture, kept for the next one of the same size. */
let kept = new Uint16Array(0)

/** The result is valid until the next call. */
export function classifySamples(parts: Uint8Array, visible: Visible): SampleClasses {
  const { width, height, solid, panes, isInside, left, right, top, bottom } = visible
  const kinds = new Uint8Array(parts.length)
  for (let triangle = 0; triangle < parts.length; triangle += 1)
    kinds[triangle] = (parts[triangle] ?? 0) + (isInside[triangle] ?? 0) * insideBit
  if (kept.length === width * height) kept.fill(0)
  else kept = new Uint16Array(width * height)
  const classes = kept
  for (let row = top; row <= bottom; row += 1)
    classifyRow(classes, kinds, solid, panes, row * width + left, row * width + right)
  return classes
}

/** A function of its own: V8 compiles it after a few rows, where a loop of all rows would leave its machine code. */
function classifyRow(
  classes: SampleClasses,
  kinds: Uint8Array,
  solid: Layer,
  panes: Layer,
  first: number,
  last: number,
): void {
  for (let index = first; index <= last; index += 1) {
    const near = solid.near[index] ?? 0
    const pane = panes.near[index] ?? 0
    if (near === 0 && pane === 0) continue
    let found = near > 0 ? (kinds[solid.triangle[index] ?? 0] ?? 0) : 0
    if (pane > near) found += (kinds[panes.triangle[index] ?? 0] ?? 0) << 8
    classes[index] = found
  }
}

/** Whether two samples of one layer lie at nearly the same distance; `limit` is a share of that distance. */
export function isLevel({ near }: Layer, index: number, other: number, limit: number): boolean {
  const distance = near[index] ?? 0
  return Math.abs((near[other] ?? 0) - distance) <= distance * limit
}
