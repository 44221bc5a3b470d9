import type { BodyPlan } from './body-plan.ts'
import { smooth } from './numbers.ts'

/** Share of the light that reaches a place of the ground, 0 to 1. */
export type GroundLight = (x: number, y: number) => number

export function createGroundLight(plan: BodyPlan): GroundLight {
  const { length, width, frontOverhang, wheelbase, tyre } = plan
  const middle = length / 2
  const wheels = [frontOverhang, frontOverhang + wheelbase]
  return (x, y) => {
    const dx = Math.abs(x - middle) - (length / 2 - 420)
    const dy = Math.abs(y) - (width / 2 - 400)
    const far = Math.hypot(Math.max(dx, 0), Math.max(dy, 0)) + Math.min(Math.max(dx, dy), 0) - 300
    let light = 0.05 + 0.62 * smooth(-330, 210, far) + 0.33 * smooth(-200, 1050, far)
    for (const wheel of wheels) {
      const away = Math.hypot(
        (x - wheel) / (tyre.diameter * 0.34),
        (Math.abs(y) - width / 2 + tyre.width * 0.6) / (tyre.width * 0.85),
      )
      light *= 0.12 + 0.88 * smooth(0.55, 1.25, away)
    }
    return light
  }
}
