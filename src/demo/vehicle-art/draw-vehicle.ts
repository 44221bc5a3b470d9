import type { ArtFamily, ArtParts, ArtShape, PlainView } from '../art-key.ts'
import { drawBikeEnd } from './bike-ends.ts'
import { drawCaravanEnd } from './caravan-ends.ts'
import { drawBike } from './draw-bike.ts'
import { drawCabin } from './draw-cabin.ts'
import { drawCaravan } from './draw-caravan.ts'
import { drawEnd } from './draw-end.ts'
import { drawSideCar } from './draw-side-car.ts'
import { drawLiving } from './draw-living.ts'
import type { Drawing } from './drawing.ts'
import { placeDrawing } from './place-drawing.ts'
import { convertible, coupe, hatch, sedan, softtop, wagon } from './profiles/passenger.ts'
import { largesuv, offroader, peoplemover, squareSuv, suv } from './profiles/tall.ts'
import { bus, cabchassis, lighttruck, motorhome, ute, van } from './profiles/work.ts'
import { sceneLooks, type Scene, type SceneLook } from './scene.ts'
import type { SideProfile } from './side-profile.ts'

const sideProfiles = {
  hatch,
  sedan,
  wagon,
  coupe,
  convertible,
  softtop,
  suv,
  largesuv,
  offroader,
  ute,
  cabchassis,
  van,
  peoplemover,
  bus,
  lighttruck,
  motorhome,
} as const
type CarShape = keyof typeof sideProfiles

/** Some families build their SUVs square, the others sleek. */
const squareFamilies: ReadonlySet<ArtFamily> = new Set(['gwm', 'subaru', 'american', 'british', 'ford', 'japanese'])

function findSideProfile(shape: CarShape, family: ArtFamily): SideProfile {
  return shape === 'suv' && squareFamilies.has(family) ? squareSuv : sideProfiles[shape]
}

const isCarShape = (shape: ArtShape): shape is CarShape => shape in sideProfiles

function drawSide(parts: ArtParts, look: SceneLook): Drawing {
  const { shape } = parts
  if (isCarShape(shape)) return drawSideCar(findSideProfile(shape, parts.family), parts, look)
  switch (shape) {
    case 'caravan':
    case 'offroadcaravan':
    case 'campertrailer':
      return drawCaravan(parts, look)
    case 'roadbike':
    case 'cruiser':
    case 'dirtbike':
      return drawBike(parts, shape)
  }
}

function drawEndOf(parts: ArtParts, view: 'front' | 'rear', look: SceneLook): Drawing {
  const { shape } = parts
  if (isCarShape(shape)) return drawEnd(findSideProfile(shape, parts.family), { ...parts, shape }, view, look)
  switch (shape) {
    case 'caravan':
    case 'offroadcaravan':
    case 'campertrailer':
      return drawCaravanEnd(parts, view)
    case 'roadbike':
    case 'cruiser':
    case 'dirtbike':
      return drawBikeEnd(parts, shape, view)
  }
}

/**
 * Where the camera stands for a close view of the side, as shares of the drawing's length and height; width as a share
 * of its length.
 */
type CloseView = readonly [x: number, y: number, width: number]
const closeViews = {
  wheel: [0.2, 0.22, 0.26],
  lamp: [0.1, 0.42, 0.28],
  tail: [0.9, 0.46, 0.3],
  engine: [0.46, 0.5, 0.5],
  seats: [0.52, 0.66, 0.5],
  locker: [0.66, 0.42, 0.5],
} as const satisfies Readonly<Record<string, CloseView>>

function drawClose(parts: ArtParts, scene: Scene, [x, y, width]: CloseView): string {
  const drawing = drawSide(parts, sceneLooks[scene])
  return placeDrawing(drawing, scene, parts.seed, {
    close: { x: x * drawing.length, y: y * drawing.height, width: width * drawing.length },
  })
}

/**
 * The cabin of a car, the seats of an open one, the living space of a caravan or motorhome, the engine of a motorcycle.
 */
function drawDetail(parts: ArtParts, scene: Scene): string {
  const { shape } = parts
  switch (shape) {
    case 'motorhome':
    case 'caravan':
    case 'offroadcaravan':
      return drawLiving(parts, scene)
    case 'campertrailer':
      return drawClose(parts, scene, closeViews.locker)
    case 'roadbike':
    case 'cruiser':
    case 'dirtbike':
      return drawClose(parts, scene, closeViews.engine)
    case 'convertible':
      return drawClose(parts, scene, closeViews.seats)
    case 'hatch':
    case 'sedan':
    case 'wagon':
    case 'coupe':
    case 'softtop':
    case 'suv':
    case 'largesuv':
    case 'offroader':
    case 'ute':
    case 'cabchassis':
    case 'van':
    case 'peoplemover':
    case 'bus':
    case 'lighttruck':
      return drawCabin(parts, scene)
  }
}

/**
 * One picture of a vehicle as an SVG document of 1280 × 960, without text or outside references: the same for the same
 * key, view and scene.
 */
export function drawVehicle(parts: ArtParts, view: PlainView, scene: Scene): string {
  const look = sceneLooks[scene]
  switch (view) {
    case 'side':
    case 'side-left':
      return placeDrawing(drawSide(parts, look), scene, parts.seed, { mirrored: view === 'side-left' })
    case 'front':
    case 'rear':
      return placeDrawing(drawEndOf(parts, view, look), scene, parts.seed, {})
    case 'detail':
      return drawDetail(parts, scene)
    case 'wheel':
    case 'lamp':
    case 'tail':
      return drawClose(parts, scene, closeViews[view])
  }
}
