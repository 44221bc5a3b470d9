import type { ArtFamily, PlainView } from '../art-key.ts'
import { drawCabin } from './draw-cabin.ts'
import { drawEnd } from './draw-end.ts'
import { drawSideCar } from './draw-side-car.ts'
import type { Drawing } from './drawing.ts'
import type { DrawnParts, DrawnShape } from './drawn-shape.ts'
import { placeDrawing } from './place-drawing.ts'
import { coupe, hatch, sedan, wagon } from './profiles/passenger.ts'
import { largesuv, offroader, peoplemover, squareSuv, suv } from './profiles/tall.ts'
import { ute, van } from './profiles/work.ts'
import { sceneLooks, type Scene, type SceneLook } from './scene.ts'
import type { SideProfile } from './side-profile.ts'

const sideProfiles: Readonly<Record<DrawnShape, SideProfile>> = {
  hatch,
  sedan,
  wagon,
  coupe,
  suv,
  largesuv,
  offroader,
  ute,
  van,
  peoplemover,
}

/** Some families build their SUVs square, the others sleek. */
const squareFamilies: ReadonlySet<ArtFamily> = new Set(['gwm', 'subaru', 'american', 'british', 'ford', 'japanese'])

function findSideProfile(shape: DrawnShape, family: ArtFamily): SideProfile {
  return shape === 'suv' && squareFamilies.has(family) ? squareSuv : sideProfiles[shape]
}

const drawSide = (parts: DrawnParts, look: SceneLook): Drawing =>
  drawSideCar(findSideProfile(parts.shape, parts.family), parts, look)

/**
 * Where the camera stands for a close view of the side, as shares of the drawing's length and height; width as a share
 * of its length.
 */
type CloseView = readonly [x: number, y: number, width: number]
const closeViews = {
  wheel: [0.2, 0.22, 0.26],
  lamp: [0.1, 0.42, 0.28],
  tail: [0.9, 0.46, 0.3],
} as const satisfies Readonly<Record<string, CloseView>>

function drawClose(parts: DrawnParts, scene: Scene, [x, y, width]: CloseView): string {
  const drawing = drawSide(parts, sceneLooks[scene])
  return placeDrawing(drawing, scene, parts.seed, {
    close: { x: x * drawing.length, y: y * drawing.height, width: width * drawing.length },
  })
}

/**
 * One picture of a vehicle as an SVG document of 1280 × 960, without text or outside references: the same for the same
 * key, view and scene.
 */
export function drawVehicle(parts: DrawnParts, view: PlainView, scene: Scene): string {
  const look = sceneLooks[scene]
  switch (view) {
    case 'side':
    case 'side-left':
      return placeDrawing(drawSide(parts, look), scene, parts.seed, { mirrored: view === 'side-left' })
    case 'front':
    case 'rear':
      return placeDrawing(drawEnd(findSideProfile(parts.shape, parts.family), parts, view, look), scene, parts.seed, {})
    case 'detail':
      return drawCabin(parts, scene)
    case 'wheel':
    case 'lamp':
    case 'tail':
      return drawClose(parts, scene, closeViews[view])
  }
}
