/** Samples of a tile each way, as a power of two. */
const bits = 4
const size = 1 << bits

/**
 * How far one sees in each tile of a picture: one over the distance of the farthest of its samples, 0 where one of them
 * is free. What lies farther away than that shows nowhere in the tile.
 */
export interface Tiles {
  readonly columns: number
  readonly farthest: Float32Array
}

/** Nothing hides anything yet. */
export function createTiles(width: number, height: number): Tiles {
  const columns = ((width - 1) >> bits) + 1
  return { columns, farthest: new Float32Array(columns * (((height - 1) >> bits) + 1)) }
}

/** Looks at the samples that are there by now. */
export function updateTiles({ columns, farthest }: Tiles, near: Float32Array, width: number, height: number): void {
  for (let tile = 0; tile < farthest.length; tile += 1) {
    const top = Math.floor(tile / columns) * size
    const left = (tile % columns) * size
    const right = Math.min(width, left + size)
    const end = Math.min(height, top + size) * width
    let least = Number.POSITIVE_INFINITY
    // One free sample decides.
    for (let row = top * width; row < end && least > 0; row += width)
      for (let at = row + left; at < row + right; at += 1) {
        const value = near[at] ?? 0
        if (value < least) least = value
      }
    farthest[tile] = least
  }
}

/** Whether something within these samples, as near as `near` at most, shows nowhere. */
export function isHidden(
  { columns, farthest }: Tiles,
  left: number,
  right: number,
  top: number,
  bottom: number,
  near: number,
): boolean {
  for (let row = top >> bits; row <= bottom >> bits; row += 1)
    for (let column = left >> bits; column <= right >> bits; column += 1)
      if (near > (farthest[row * columns + column] ?? 0)) return false
  return true
}
