import type { RenderOverlay } from '#pictures/drawing-source.ts'
import { ramps } from '../../vehicle-art/colour.ts'
import { pickBySeed } from '../../vehicle-art/family-style.ts'
import { sceneLooks } from '../../vehicle-art/scene.ts'
import type { RoomLook } from './draw-room.ts'
import { renderRoom } from './render-room.ts'
import type { RoomOrder } from './room-order.ts'

/** Pale vans have an accent of the upholsterer's, others that of their paint. */
function resolveLook({ paint, seed, scene }: RoomOrder): RoomLook {
  const { wall, isOutdoors } = sceneLooks[scene]
  const isPale = paint === 'white' || paint === 'pearl' || paint === 'silver'
  return {
    cabinet: pickBySeed(['#e9e6df', '#cfd0ce', '#b8946a', '#e0d8c8', '#9a9ea2'], seed, 31),
    fabric: pickBySeed(['#6a6f74', '#8c7256', '#3f4a5a', '#a59a88', '#55606a'], seed, 32),
    floor: pickBySeed(['#a8865f', '#8a8f93', '#6f5640', '#b9a382'], seed, 33),
    bench: pickBySeed(['#3a3d40', '#d9d4ca', '#6e5a47', '#8b8f92'], seed, 34),
    accent: isPale ? pickBySeed(['#24527a', '#8a3b24', '#2f6b5e', '#5a4a78', '#b07a2a'], seed, 35) : ramps[paint].base,
    sky: isOutdoors ? wall : ['#a9d0ea', '#e6f2f6'],
  }
}

/** Draws the room of an order, for the process that makes pictures. */
export const renderOverlay: RenderOverlay<RoomOrder> = (order, width) => renderRoom(resolveLook(order), width)
