import type { BodyPlan } from './body-plan.ts'
import { resolveTaper } from './build-cab.ts'
import type { BodyLines } from './build-lower.ts'
import { resolveTubEnd, resolveTubHalf } from './build-rack.ts'
import { createPanes } from './draw-cab.ts'
import { spokeAt, spokes } from './draw-wheel.ts'
import { part } from './parts.ts'
import { fate, type Cut, type CutPoint, type Fate, type IsUncut } from './rasterise.ts'

/** The parts that have openings. */
export const mayCut: ReadonlySet<number> = new Set([
  part.bodySide,
  part.bodyTop,
  part.cabSide,
  part.cabFront,
  part.cabRear,
  part.cabTop,
  part.cabBottom,
  part.rim,
])

/** Share of what the distance from an edge is said to be that it is at least. */
const edgeShare = 0.5

/** Share of how far a point lies within a spoke or an opening that it is from the edge of it at least. */
const spokeShare = 0.3

/** What lies between the spokes of a wheel. */
export function createRimCut({ tyre, rim }: Pick<BodyPlan, 'tyre' | 'rim'>): (point: CutPoint) => Fate {
  const radius = (tyre.diameter / 2) * rim.share
  return (point) => {
    const deep = spokeAt(rim.pattern, point.u, point.v)
    // Spokes end at a ring around the hub and at the edge of the rim.
    const ring = Math.min(Math.abs(point.u - spokes.from), Math.abs(point.u - spokes.to))
    point.reach = Math.min(Math.abs(deep) * spokeShare, ring) * radius
    return deep < 0 ? fate.cut : fate.drawn
  }
}

/** The openings of a body: arches, panes, the cabin under its panes, the tub, and what lies between spokes. */
export function createCut(plan: BodyPlan, lines: BodyLines): Cut {
  const { tyre, cowl, cabEnd, width, load, kind } = plan
  const cutRim = createRimCut(plan)
  const panes = createPanes(plan, lines)
  const [front, rear] = lines.wheels
  const axle = tyre.diameter / 2
  // Of an open car nothing stands above the belt but the windscreen, whose frame is a part of its own.
  const isOpen = kind === 'open'
  const panelX = cowl[0] + (cabEnd - cowl[0]) * plan.windows.panelsFrom
  /** Sets how far the edge of a pane is at least: its corners are rounded and its edges lean, so `far` may be more. */
  const within = (far: number, point: CutPoint): boolean => {
    point.reach = Math.abs(far) * edgeShare
    return far < 0
  }
  return (which, point) => {
    const { x, y, z } = point
    switch (which) {
      case part.bodySide: {
        const away = (z - axle) ** 2
        const far = Math.sqrt(Math.min((x - front) ** 2, (x - rear) ** 2) + away) - lines.archRadius
        point.reach = Math.abs(far) * 0.99
        return far < 0 ? fate.cut : fate.drawn
      }
      case part.bodyTop: {
        const narrow = isOpen ? 1 : resolveTaper(plan, (x - cowl[0]) / (cabEnd - cowl[0]))
        // The windscreen stands farther back at its sides.
        const screen = cowl[0] + 60 + 150 * (y / (width / 2)) ** 2
        const cabin = Math.max(screen - x, x - cabEnd + 40, Math.abs(y) - width * 0.44 * narrow)
        if (load?.kind !== 'tub') return within(cabin, point) ? fate.cut : fate.drawn
        const tub = Math.max(load.from + 60 - x, x - resolveTubEnd(plan), Math.abs(y) - resolveTubHalf(plan, x))
        return within(Math.min(cabin, tub), point) ? fate.cut : fate.drawn
      }
      case part.cabTop:
        point.reach = width
        return isOpen ? fate.cut : fate.drawn
      case part.cabSide: {
        if (isOpen) return fate.cut
        return within(Math.max(panes.side(x, z), -panes.pillar(x, z), x - panelX), point) ? fate.pane : fate.drawn
      }
      case part.cabFront:
        return within(panes.front(y, z), point) ? fate.pane : fate.drawn
      case part.cabRear:
        if (isOpen) return fate.cut
        return plan.windows.panelsFrom >= 1 && within(panes.rear(y, z), point) ? fate.pane : fate.drawn
      case part.cabBottom:
        point.reach = width
        return fate.cut
      case part.rim:
        return cutRim(point)
      default:
        return fate.drawn
    }
  }
}

/** The sides clear of the arches, and the roof of a car that has one. */
export function createIsUncut({ tyre, kind }: BodyPlan, { wheels, archRadius }: BodyLines): IsUncut {
  const axle = tyre.diameter / 2
  const arch = archRadius ** 2
  return (which, from, to, low, high) => {
    if (which === part.cabTop) return kind !== 'open'
    if (which !== part.bodySide) return false
    const up = Math.max(low - axle, axle - high, 0)
    return wheels.every((wheel) => Math.max(from - wheel, wheel - to, 0) ** 2 + up * up > arch)
  }
}
