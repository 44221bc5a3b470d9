import { classifySamples } from './classify-samples.ts'
import type { Mesh } from './mesh.ts'
import type { Visible } from './rasterise.ts'
import { refineDetails } from './refine-details.ts'
import type { Shading } from './shading.ts'
import { shadeFine } from './shade-fine.ts'
import { shadeSparse } from './shade-sparse.ts'
import { softenEdges } from './soften-edges.ts'

/**
 * Wider pictures are for dense screens and for places that show them smaller: their details need no more samples, nor
 * do those of close views, in which every edge is soft already.
 */
const widestRefined = 960

/** Red, green, blue and opacity of every pixel, a byte each; `fine` is the number of samples a pixel, each way. */
export function shadePicture({ parts }: Mesh, shading: Shading, visible: Visible, fine: 1 | 2): Uint8Array {
  const { width, height } = visible
  const pixels = new Uint8Array((width / fine) * (height / fine) * 4)
  const classes = classifySamples(parts, visible)
  if (fine === 2) {
    shadeFine(pixels, shading, classes, visible)
    return pixels
  }
  const even = shadeSparse(pixels, shading, classes, visible)
  if (width <= widestRefined && shading.isClose !== true) refineDetails(pixels, shading, classes, visible)
  softenEdges(pixels, classes, visible, even)
  return pixels
}
