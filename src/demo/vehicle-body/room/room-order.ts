import type { ArtPaint } from '../../art-key.ts'
import { canvas, type Scene } from '../../vehicle-art/scene.ts'
import { tag } from '../../vehicle-art/svg.ts'

/** Everything that a picture of the room of a caravan or motorhome depends on, besides its width. */
export interface RoomOrder {
  readonly paint: ArtPaint
  /** Whole number, 0 to 99: the colours. */
  readonly seed: number
  readonly scene: Scene
  /** See bodyRevision. */
  readonly revision: number
}

/** What the room is put on: it fills the picture. */
export function drawRoomBackdrop(): string {
  const { width, height } = canvas
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    tag('rect', { width, height, fill: '#6d675e' }),
  )
}
