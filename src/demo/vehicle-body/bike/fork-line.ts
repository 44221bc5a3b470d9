import type { Point3 } from '../mesh.ts'
import { lerp } from '../numbers.ts'
import type { BikePlan } from './bike-plan.ts'

/** Half the distance between the legs of the fork. */
export const legs = 104

/** A point on the line of the fork: 0 at the axle, 1 at the upper clamp; `ahead` moves it forwards. */
export function resolveForkLine(plan: BikePlan): (share: number, y: number, ahead?: number) => Point3 {
  const { front, pattern } = plan
  const [x, z] = plan.place(...pattern.clamp)
  const size = Math.hypot(x - front.x, z - front.radius)
  const [dx, dz] = [(x - front.x) / size, (z - front.radius) / size]
  // The legs stand ahead of the line on which the fork turns, the axle ahead of the legs.
  return (share, y, ahead = 0) => [lerp(front.x, x, share) - dz * ahead, y, lerp(front.radius, z, share) + dx * ahead]
}
