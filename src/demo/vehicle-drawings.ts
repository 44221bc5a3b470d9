import { drawingPathPrefix, type Backdrop, type Drawing, type DrawingSource } from '#pictures/drawing-source.ts'
import { parseArtKey, parseArtView, quarterViews, type ArtParts, type ArtView } from './art-key.ts'
import { drawVehicle } from './vehicle-art/draw-vehicle.ts'
import type { Scene } from './vehicle-art/scene.ts'
import { drawCabinBackdrop, type CabinOrder } from './vehicle-body/cabin/cabin-order.ts'
import { findBody, isBodyOfShape } from './vehicle-body/models/find-body.ts'
import { findTypicalBody } from './vehicle-body/models/typical-bodies.ts'
import { drawBodyBackdrop, isBodyView, type BodyOrder } from './vehicle-body/body-views.ts'

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

/**
 * Goes up whenever modelled vehicles look different, so that pictures kept on disk are drawn again; a test of
 * vehicle-body watches it.
 */
export const bodyRevision = 2

const bodyProgram = new URL('./vehicle-body/render-order.ts', import.meta.url).href

const cabinProgram = new URL('./vehicle-body/cabin/render-order.ts', import.meta.url).href

const isQuarter = (view: ArtView): view is (typeof quarterViews)[number] => quarterViews.some((name) => name === view)

/** null where the vehicle has no such view, and for a model that is not modelled in this shape. */
function describe(parts: ArtParts, view: ArtView, scene: Scene): Pick<Drawing, 'draw' | 'overlay'> | null {
  const { shape, family, paint, seed } = parts
  const model = parts.model ?? (isQuarter(view) ? null : findTypicalBody(shape, family))
  const body = model === null ? null : findBody(model)
  if (parts.model !== undefined && (body === null || !isBodyOfShape(body, shape))) return null
  if (model !== null && isBodyView(view)) {
    const order: BodyOrder = {
      model,
      paint,
      seed,
      view,
      scene,
      revision: bodyRevision,
      ...(shape === 'cabchassis' ? { isCabChassis: true } : {}),
    }
    return { draw: () => drawBodyBackdrop(order), overlay: { program: bodyProgram, input: order } }
  }
  if (model !== null && view === 'detail') {
    const order: CabinOrder = { shape, family, paint, seed, view, scene, revision: bodyRevision }
    return { draw: () => drawCabinBackdrop(order), overlay: { program: cabinProgram, input: order } }
  }
  return isQuarter(view) ? null : { draw: () => drawVehicle(parts, view, scene) }
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
    const drawing = describe(parts, view, scene)
    return drawing === null ? null : { name: `${scene}${path}`, ...drawing }
  },
}
