import { drawingPathPrefix, type Backdrop, type Drawing, type DrawingSource } from '#pictures/drawing-source.ts'
import { parseArtKey, parseArtView, quarterViews, type ArtParts, type ArtView } from './art-key.ts'
import { drawVehicle } from './vehicle-art/draw-vehicle.ts'
import { isDrawn } from './vehicle-art/drawn-shape.ts'
import type { Scene } from './vehicle-art/scene.ts'
import { resolveCabinStyle } from './vehicle-art/cabin-style.ts'
import { drawBikeBackdrop, type BikeOrder } from './vehicle-body/bike/bike-order.ts'
import {
  findBike,
  findLatestBike,
  findTypicalBike,
  isBikeOfShape,
  isBikeShape,
  type BikeShape,
} from './vehicle-body/bike/models/find-bike.ts'
import { drawCabinBackdrop, type CabinOrder } from './vehicle-body/cabin/cabin-order.ts'
import { findLatestVehicle, findVehicle, isVehicleOfShape } from './vehicle-body/models/find-vehicle.ts'
import { findTypicalBody } from './vehicle-body/models/typical-bodies.ts'
import { drawRoomBackdrop, type RoomOrder } from './vehicle-body/room/room-order.ts'
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
export const bodyRevision = 14

const bodyProgram = new URL('./vehicle-body/render-order.ts', import.meta.url).href

const cabinProgram = new URL('./vehicle-body/cabin/render-order.ts', import.meta.url).href

const bikeProgram = new URL('./vehicle-body/bike/render-order.ts', import.meta.url).href

const roomProgram = new URL('./vehicle-body/room/render-order.ts', import.meta.url).href

const isQuarter = (view: ArtView): view is (typeof quarterViews)[number] => quarterViews.some((name) => name === view)

function describeMotorcycle(
  { model, latest, family, paint, seed }: ArtParts,
  shape: BikeShape,
  view: ArtView,
  scene: Scene,
): Pick<Drawing, 'draw' | 'overlay'> | null {
  const name =
    latest === undefined
      ? (model ?? (isQuarter(view) ? null : findTypicalBike(shape, family)))
      : (findLatestBike(latest, shape) ?? findTypicalBike(shape, family))
  const bike = name === null ? null : findBike(name)
  if (name === null || bike === null || !isBikeOfShape(bike, shape)) return null
  const order: BikeOrder = { model: name, paint, seed, view, scene, revision: bodyRevision }
  return { draw: () => drawBikeBackdrop(order), overlay: { program: bikeProgram, input: order } }
}

/** null where the vehicle has no such view, and for a model that is not modelled in this shape. */
function describe(parts: ArtParts, view: ArtView, scene: Scene): Pick<Drawing, 'draw' | 'overlay'> | null {
  const { shape, family, paint, seed, latest } = parts
  if (isBikeShape(shape)) return describeMotorcycle(parts, shape, view, scene)
  const model =
    latest === undefined
      ? (parts.model ?? (isQuarter(view) ? null : findTypicalBody(shape, family)))
      : (findLatestVehicle(latest, shape) ?? findTypicalBody(shape, family))
  const vehicle = model === null ? null : findVehicle(model)
  if (parts.model !== undefined && (vehicle === null || !isVehicleOfShape(vehicle, shape))) return null
  const isOpen =
    (shape === 'convertible' || shape === 'softtop') && vehicle?.kind === 'car' && vehicle.facts.kind !== 'offroader'
  const bodyView = shape === 'campertrailer' && view === 'detail' ? 'locker' : isBodyView(view) ? view : null
  if (model !== null && bodyView !== null) {
    const order: BodyOrder = {
      model,
      paint,
      seed,
      view: bodyView,
      scene,
      revision: bodyRevision,
      ...(shape === 'cabchassis' ? { isCabChassis: true } : {}),
      ...(isOpen ? { open: { seats: resolveCabinStyle(parts).seat } } : {}),
    }
    return { draw: () => drawBodyBackdrop(order), overlay: { program: bodyProgram, input: order } }
  }
  if (model !== null && view === 'detail' && vehicle?.kind === 'car') {
    const order: CabinOrder = { shape, family, paint, seed, view, scene, revision: bodyRevision }
    return { draw: () => drawCabinBackdrop(order), overlay: { program: cabinProgram, input: order } }
  }
  if (vehicle !== null && view === 'detail') {
    const order: RoomOrder = { paint, seed, scene, revision: bodyRevision }
    return { draw: drawRoomBackdrop, overlay: { program: roomProgram, input: order } }
  }
  // A model of which no body of the family is modelled either shows its outline, which has no perspective.
  const outline = isQuarter(view) && latest !== undefined ? 'side' : view
  return isQuarter(outline) || !isDrawn(parts) ? null : { draw: () => drawVehicle(parts, outline, scene) }
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
