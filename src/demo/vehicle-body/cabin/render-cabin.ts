import { createCamera, refine } from '../camera.ts'
import type { Environment } from '../environment.ts'
import { keepFunctions } from '../keep-functions.ts'
import type { Mesh } from '../mesh.ts'
import { rasterise, fate } from '../rasterise.ts'
import type { BodyPicture } from '../render-body.ts'
import { shadePicture } from '../shade-picture.ts'
import { buildCabin, cabinPart, type CabinForm } from './build-cabin.ts'
import { cabinHorizon } from './cabin-order.ts'
import type { CabinLook } from './draw-cabin.ts'
import { createCabinShading } from './shade-cabin.ts'

/** From the place of the passenger's head, towards the driver's. */
const place = { x: 705, y: -560, z: 1015 } as const
const distance = 1000
/** Degrees between straight ahead and the middle of the picture. */
const turn = 57
const frame = 1760

const noOpenings: ReadonlySet<number> = new Set()
/** Everything in a cabin is a closed body, seen from its outside. */
const closed: ReadonlySet<number> = new Set(Object.values(cabinPart))

const meshes = new Map<string, Mesh>()

/** Cabins of one form have one mesh; there are some twenty forms, of 1 MB each. */
function findMesh({ screen, selector, spokes }: CabinForm): Mesh {
  const name = JSON.stringify([screen, selector, spokes])
  const mesh = meshes.get(name) ?? buildCabin({ screen, selector, spokes })
  if (meshes.size > 3) meshes.clear()
  meshes.set(name, mesh)
  return mesh
}

/** Draws a cabin on nothing, where windows are: the same look gives the same bytes. */
export function renderCabin(look: CabinLook, environment: Environment, width: number): BodyPicture {
  const height = Math.round((width * 3) / 4)
  const fine = width > 640 ? 1 : 2
  const mesh = findMesh(look)
  const angle = (turn * Math.PI) / 180
  const target = [place.x - Math.cos(angle) * distance, place.y + Math.sin(angle) * distance] as const
  // The lens is shifted: the horizon lies high in the picture.
  const focal = (width / frame) * distance
  const ground = height * cabinHorizon + (place.z / distance) * focal
  const coarse = createCamera({ azimuth: 180 - turn, distance, height: place.z, frame, target }, width, ground)
  const camera = refine(coarse, fine)
  const visible = rasterise(mesh, camera, width * fine, height * fine, () => fate.drawn, noOpenings, { closed })
  const edge = (frame / width / 1.8) * (1000 / distance)
  const shading = createCabinShading({ look, mesh, visible, camera, environment, edge })
  keepFunctions('cabin', shading)
  const pixels = shadePicture(mesh, shading, visible, fine)
  return { width, height, pixels }
}
