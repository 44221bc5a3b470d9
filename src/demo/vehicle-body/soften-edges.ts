import type { Layer, Visible } from './rasterise.ts'

/** Whether a pixel shows another part than the one beside or below it, or one at another distance. */
function createEdgeTest(parts: Uint8Array, { solid, panes, width }: Visible): (index: number) => boolean {
  const isEdge = (layer: Layer, index: number, other: number): boolean => {
    const [a, b] = [layer.triangle[index] ?? -1, layer.triangle[other] ?? -1]
    if (a < 0 || b < 0) return a >= 0 || b >= 0
    if ((parts[a] ?? 0) !== (parts[b] ?? 0)) return true
    const near = layer.near[index] ?? 0
    return Math.abs(near - (layer.near[other] ?? 0)) > near * 0.008
  }
  return (index) =>
    isEdge(solid, index, index + 1) ||
    isEdge(solid, index, index + width) ||
    isEdge(panes, index, index + 1) ||
    isEdge(panes, index, index + width)
}

/**
 * Smooths the steps of a picture with one sample a pixel: pixels at the edge of a part become the mean of their
 * neighbourhood, weighted by nearness. Inner edges, such as lamps and seams, are soft already (see DrawOn).
 */
export function softenEdges(pixels: Uint8Array, parts: Uint8Array, visible: Visible): void {
  const { width, height } = visible
  const [left, right] = [Math.max(1, visible.left - 1), Math.min(width - 2, visible.right + 1)]
  const [top, bottom] = [Math.max(1, visible.top - 1), Math.min(height - 2, visible.bottom + 1)]
  const isEdge = createEdgeTest(parts, visible)
  const marked = new Uint8Array(width * height)
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const index = row * width + column
      if (!isEdge(index)) continue
      marked[index] = 1
      marked[index + 1] = 1
      marked[index + width] = 1
    }
  const before = pixels.slice()
  for (let row = top; row <= bottom; row += 1)
    for (let column = left; column <= right; column += 1) {
      const index = row * width + column
      if (marked[index] === 0) continue
      let [red, green, blue, opacity] = [0, 0, 0, 0]
      for (let down = -1; down <= 1; down += 1)
        for (let along = -1; along <= 1; along += 1) {
          const at = (index + down * width + along) * 4
          const weight = (2 - Math.abs(down)) * (2 - Math.abs(along)) * (before[at + 3] ?? 0)
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
