import type { Point3 } from './mesh.ts'

/** Where the camera stands. It always looks level, as a lens with a shift does, so upright edges stay upright. */
export interface CameraPlan {
  /** Degrees from the front of the vehicle (0) over its left-hand side (90) to its rear (180). */
  readonly azimuth: number
  /** Millimetres from the point it looks at. */
  readonly distance: number
  /** Height of the lens above the ground, millimetres. */
  readonly height: number
  /** Width of what the picture shows at the point it looks at, millimetres. */
  readonly frame: number
  /** What it looks at, on the ground. */
  readonly target: readonly [x: number, y: number]
}

export interface Camera {
  readonly eye: Readonly<Point3>
  /** Unit vectors on the ground: ahead and to the right of the picture. */
  readonly ahead: readonly [x: number, y: number]
  readonly right: readonly [x: number, y: number]
  /** Pixels for a millimetre at a distance of one millimetre. */
  readonly focal: number
  /** Pixel column of the middle of the lens, pixel row of the horizon. */
  readonly middle: number
  readonly horizon: number
}

/** `ground` is the row of the picture, in pixels, at which the point that the camera looks at stands. */
export function createCamera(plan: CameraPlan, width: number, ground: number): Camera {
  const angle = (plan.azimuth * Math.PI) / 180
  const away: readonly [number, number] = [-Math.cos(angle), -Math.sin(angle)]
  const ahead: readonly [number, number] = [-away[0], -away[1]]
  const focal = (width / plan.frame) * plan.distance
  return {
    eye: [plan.target[0] + away[0] * plan.distance, plan.target[1] + away[1] * plan.distance, plan.height],
    ahead,
    right: [ahead[1], -ahead[0]],
    focal,
    middle: width / 2,
    horizon: ground - (plan.height / plan.distance) * focal,
  }
}

/** The same camera for a picture of more samples. */
export const refine = (camera: Camera, times: number): Camera => ({
  ...camera,
  focal: camera.focal * times,
  middle: camera.middle * times,
  horizon: camera.horizon * times,
})

/** Places on the ground: the outline of a vehicle from above, without what is narrow. */
export type GroundOutline = readonly (readonly [x: number, y: number])[]

/** The outline of what is as wide at both ends. */
export const outlineOf = (from: number, to: number, width: number): GroundOutline =>
  [from, to].flatMap((x) => [[x, -width / 2] as const, [x, width / 2] as const])

/** Shifts the picture sideways so that a vehicle of this outline stands in its middle. */
export function centre(camera: Camera, outline: GroundOutline, pictureWidth: number): Camera {
  const columns = outline.map(([x, y]) => project(camera, x, y, 0)[0])
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2
  return { ...camera, middle: camera.middle + pictureWidth / 2 - middle }
}

/** Column, row and nearness (one over the distance) of a point. */
function project({ eye, ahead, right, focal, middle, horizon }: Camera, x: number, y: number, z: number): Point3 {
  const [dx, dy] = [x - eye[0], y - eye[1]]
  const near = 1 / (dx * ahead[0] + dy * ahead[1])
  return [middle + (dx * right[0] + dy * right[1]) * near * focal, horizon - (z - eye[2]) * near * focal, near]
}
