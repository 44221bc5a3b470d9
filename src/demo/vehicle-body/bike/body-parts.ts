import type { MeshBuilder } from '../mesh.ts'
import { addShell, type Station } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'

export const sides = [-1, 1] as const

/** Stations of a tank or another part whose height and width differ between models. */
export const reshape = (stations: readonly Station[], rise: number, width: number): readonly Station[] => {
  const top = Math.max(...stations.map(([, , high]) => high))
  const low = Math.min(...stations.map(([, , high]) => high))
  return stations.map(([x, bottom, high, half]) => [
    x,
    bottom,
    high + (rise * (high - low)) / Math.max(1, top - low),
    half * width,
  ])
}

/** The rider's seat and the passenger's, higher behind it. */
export function addSeats(
  mesh: MeshBuilder,
  plan: BikePlan,
  [from, to]: readonly [number, number],
  [second, end]: readonly [number, number],
): void {
  const {
    look,
    place,
    pattern: { seat },
  } = plan
  addShell(
    mesh,
    bikePart.seat,
    [
      [from, seat - 44, seat + 30, 84],
      [from + 90, seat - 50, seat + 4, 116],
      [from + 200, seat - 44, seat, 148],
      [to - 50, seat - 34, seat + 22, 146],
      [to, seat - 10, seat + 46, 118],
    ],
    place,
    { ends: [40, 30], round: 0.62, waist: 0.7 },
  )
  const rise = look.tail
  if (look.seat !== 'solo')
    addShell(
      mesh,
      bikePart.seat,
      [
        [second, seat + 4 + rise * 0.3, seat + 62 + rise * 0.4, 116],
        [second + 110, seat + 18 + rise * 0.5, seat + 84 + rise * 0.6, 118],
        [end - 90, seat + 48 + rise * 0.8, seat + 104 + rise * 0.9, 92],
        [end, seat + 76 + rise, seat + 104 + rise, 58],
      ],
      place,
      { ends: [34, 40], round: 0.6 },
    )
  else
    addShell(
      mesh,
      bikePart.paint,
      [
        [second, seat + 6, seat + 70 + rise * 0.5, 108],
        [second + 140, seat + 24 + rise * 0.5, seat + 112 + rise * 0.8, 106],
        [end, seat + 84 + rise, seat + 112 + rise, 50],
      ],
      place,
      { ends: [30, 50], round: 0.65 },
    )
}
