import type { BodyPlan } from './body-plan.ts'
import { resolveTaper } from './build-cab.ts'
import type { BodyLines } from './build-lower.ts'
import { createPanes } from './draw-cab.ts'
import { spokeAt } from './draw-wheel.ts'
import { part } from './parts.ts'
import { fate, type Cut } from './rasterise.ts'

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

/** The openings of a body: arches, panes, the cabin under its panes, the tub, and what lies between spokes. */
export function createCut(plan: BodyPlan, lines: BodyLines): Cut {
  const { tyre, cowl, cabEnd, width, length, load, rim, kind } = plan
  const panes = createPanes(plan, lines)
  const [front, rear] = lines.wheels
  const axle = tyre.diameter / 2
  const arch = lines.archRadius ** 2
  // Of an open car nothing stands above the belt but the windscreen, whose frame is a part of its own.
  const isOpen = kind === 'open'
  return (which, x, y, z, u, v) => {
    switch (which) {
      case part.bodySide: {
        const away = (z - axle) ** 2
        return (x - front) ** 2 + away < arch || (x - rear) ** 2 + away < arch ? fate.cut : fate.drawn
      }
      case part.bodyTop: {
        const narrow = isOpen ? 1 : resolveTaper(plan, (x - cowl[0]) / (cabEnd - cowl[0]))
        // The windscreen stands farther back at its sides.
        const screen = cowl[0] + 60 + 150 * (y / (width / 2)) ** 2
        const isCabin = x > screen && x < cabEnd - 40 && Math.abs(y) < width * 0.44 * narrow
        const isTub = load?.kind === 'tub' && x > load.from + 60 && x < length - 90 && Math.abs(y) < width / 2 - 130
        return isCabin || isTub ? fate.cut : fate.drawn
      }
      case part.cabTop:
        return isOpen ? fate.cut : fate.drawn
      case part.cabSide:
        if (isOpen) return fate.cut
        return panes.side(x, z) < 0 &&
          panes.pillar(x, z) > 0 &&
          x < cowl[0] + (cabEnd - cowl[0]) * plan.windows.panelsFrom
          ? fate.pane
          : fate.drawn
      case part.cabFront:
        return panes.front(y, z) < 0 ? fate.pane : fate.drawn
      case part.cabRear:
        if (isOpen) return fate.cut
        return panes.rear(y, z) < 0 && plan.windows.panelsFrom >= 1 ? fate.pane : fate.drawn
      case part.cabBottom:
        return fate.cut
      case part.rim:
        return spokeAt(rim.pattern, u, v) < 0 ? fate.cut : fate.drawn
      default:
        return fate.drawn
    }
  }
}
