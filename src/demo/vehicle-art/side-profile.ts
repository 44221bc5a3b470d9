import type { Point } from './svg.ts'

/**
 * The side of a car in millimetres: nose at x = 0 facing left, ground at y = 0. Outlines run from the lower corner of
 * the nose over bonnet and roof to the lower corner of the tail; the underside and the wheel arches are cut by the
 * drawing.
 */
export interface SideProfile {
  readonly length: number
  readonly height: number
  /** x of both axles. */
  readonly axles: readonly [front: number, rear: number]
  readonly wheelRadius: number
  /** Rim as a share of the wheel. */
  readonly rim: number
  /** Radius of the cut-out above each wheel. */
  readonly arch: number
  /** Lower edge of the body between the wheels. */
  readonly sill: number
  readonly outline: readonly Point[]
  /** Each window opening: dark glass, closed. */
  readonly glass: readonly (readonly Point[])[]
  /** Dark strips across the glass: x at the top, x at the bottom, width. */
  readonly pillars: readonly (readonly [top: number, bottom: number, width: number])[]
  /** Slivers of windscreen and rear window that are seen past their pillars. */
  readonly screens: readonly (readonly Point[])[]
  /** Shut lines. */
  readonly seams: readonly (readonly Point[])[]
  readonly handles: readonly Point[]
  /** The line that catches the light between the arches, front to rear. */
  readonly crease: readonly Point[]
  /** Height of the window sill at the front and at the rear: where the glass ends and paint begins. */
  readonly belt: readonly [front: number, rear: number]
  readonly headlamp: readonly Point[]
  readonly tailLamp: readonly Point[]
  /** Foot of the door mirror. */
  readonly mirror: Point
  /** Unpainted plastic round the arches and along the sill: its height above the sill, 0 for none. */
  readonly cladding: number
  readonly extras: SideExtras
}

export interface SideExtras {
  readonly roofRails?: boolean
  /** Open load bed of a ute, panel van without rear windows. */
  readonly kind?: 'tub' | 'panel'
  /** x where the cabin ends and the load begins. */
  readonly loadFrom?: number
  readonly slidingRail?: readonly [from: number, to: number, height: number]
}
