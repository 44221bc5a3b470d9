import type { PlanShape } from '#domain/location/position-plan.ts'

type Points = PlanShape['points']

/** Radii from which on a line leaves what the site tells of, and how far it then goes on: beyond the widest frame. */
const known = 0.85
const beyond = 4

/** What has a course; water is an area, and a place a point. */
export const isLine = (kind: PlanShape['kind']): boolean => kind !== 'water' && kind !== 'place'

/** A wide frame shows more than the site tells: a line that leads out of it goes on, instead of ending in the open. */
export function runOut(points: Points): Points {
  const goOn = (end: Points[number] | undefined, before: Points[number] | undefined): Points => {
    if (end === undefined || before === undefined || Math.hypot(...end) < known) return []
    const [x, y] = [end[0] - before[0], end[1] - before[1]]
    const length = Math.hypot(x, y)
    // A line that turns back to the location ends where the site says.
    if (length === 0 || x * end[0] + y * end[1] <= 0) return []
    return [[end[0] + (x / length) * beyond, end[1] + (y / length) * beyond]]
  }
  return [...goOn(points[0], points[1]), ...points, ...goOn(points.at(-1), points.at(-2))]
}
