import type { ArtParts } from '../../art-key.ts'
import { canvas, drawDocument, drawScene, type Scene } from '../../vehicle-art/scene.ts'

/** Everything that a picture of a cabin depends on, besides its width. */
export interface CabinOrder extends Pick<ArtParts, 'shape' | 'family' | 'paint' | 'seed'> {
  readonly view: 'detail'
  readonly scene: Scene
  /** See bodyRevision. */
  readonly revision: number
}

/** What shows through the windows, as an SVG document, on which the cabin is put. */
export function drawCabinBackdrop({ scene, seed }: CabinOrder): string {
  const { height } = canvas
  const { defs, body } = drawScene(scene, height * 0.27, height * 0.3, seed)
  return drawDocument(defs, body)
}
