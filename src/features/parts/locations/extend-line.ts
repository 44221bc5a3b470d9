import type { PlanShape } from '#domain/location/position-plan.ts'

type Points = PlanShape['points']

/** Distance from the centre of the plan, as a share of its radius, from which on an end of a line is extended. */
const extendedFrom = 0.85
/** Length of an extension in radii: it reaches beyond the widest frame. */
const extension = 4

/** Whether a shape is a line, such as a road: water is an area, and a place a point. */
export const isLine = (kind: PlanShape['kind']): boolean => kind !== 'water' && kind !== 'place'

/**
 * Extends a line straight on at each end that leads out of the plan. A wide frame shows more than the plan, and a road
 * would end in the open there. Coordinates are in radii of the plan, with its centre at 0, 0.
 */
export function extendLine(points: Points): Points {
  const extend = (end: Points[number] | undefined, before: Points[number] | undefined): Points => {
    if (end === undefined || before === undefined || Math.hypot(...end) < extendedFrom) return []
    const [x, y] = [end[0] - before[0], end[1] - before[1]]
    const length = Math.hypot(x, y)
    // A line that turns back to the location ends where the site says.
    if (length === 0 || x * end[0] + y * end[1] <= 0) return []
    return [[end[0] + (x / length) * extension, end[1] + (y / length) * extension]]
  }
  return [...extend(points[0], points[1]), ...points, ...extend(points.at(-1), points.at(-2))]
}
