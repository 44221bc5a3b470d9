import { drawingPathPrefix, type Backdrop, type DrawingSource } from '#pictures/drawing-source.ts'
import { parseArtKey, parseArtView } from './art-key.ts'
import { drawVehicle } from './vehicle-art/draw-vehicle.ts'
import type { Scene } from './vehicle-art/scene.ts'

const timesOfDay = ['dawn', 'noon', 'dusk'] as const

/** The theme names a backdrop; a landscape changes with the time of day, which the seed of the vehicle chooses. */
function resolveScene(backdrop: Backdrop, seed: number): Scene {
  switch (backdrop) {
    case 'cool_grey':
      return 'studio'
    case 'light_blue':
      return 'skylight'
    case 'warm_paper':
      return 'paper'
    case 'concrete':
      return 'concrete'
    case 'landscape':
      return timesOfDay[seed % timesOfDay.length] ?? 'noon'
  }
}

/** The drawn vehicles of the demonstration sites: `/vehicle-art/<key>/<view>` (see art-key.ts). */
export const vehicleDrawings: DrawingSource = {
  find(path, backdrop) {
    if (!path.startsWith(drawingPathPrefix)) return null
    const [key = '', viewName = '', ...rest] = path.slice(drawingPathPrefix.length).split('/')
    const parts = parseArtKey(key)
    const view = parseArtView(viewName)
    if (parts === null || view === null || rest.length > 0) return null
    const scene = resolveScene(backdrop, parts.seed)
    return { name: `${scene}${path}`, draw: () => drawVehicle(parts, view, scene) }
  },
}
