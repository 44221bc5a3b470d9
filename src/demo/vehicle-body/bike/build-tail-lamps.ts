import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'

/** Indicators on short stalks at both sides of a place. */
export function addIndicators(mesh: MeshBuilder, [x, , z]: Point3, from: number, to: number, isRound: boolean): void {
  for (const side of [-1, 1]) {
    addTube(
      mesh,
      bikePart.dark,
      [
        [x, side * from, z],
        [x, side * to, z],
      ],
      8,
      { sides: 6 },
    )
    if (isRound)
      addLoft(
        mesh,
        bikePart.chrome,
        [x + 16, side * (to + 18), z],
        [x - 14, side * (to + 18), z],
        [
          [0, 16],
          [0.4, 28],
          [1, 30],
        ],
        { sides: 14 },
      )
    addLoft(
      mesh,
      bikePart.indicator,
      [x - (isRound ? 13 : 30), side * (to + (isRound ? 18 : 22)), z],
      [x - (isRound ? 22 : -26), side * (to + (isRound ? 18 : 22)), z],
      isRound
        ? [
            [0, 27],
            [0.6, 22],
            [1, 10],
          ]
        : [
            [0, 7, 10],
            [0.3, 14, 22],
            [0.8, 14, 20],
            [1, 8, 8],
          ],
      { sides: 12 },
    )
  }
}

/** Tail lamp at a place, indicators, and the plate on its carrier down to the rear end of the motorcycle. */
export function addTailLamps(mesh: MeshBuilder, plan: BikePlan, [x, , z]: Point3, half: number, isRound = false): void {
  const { family, size, rear } = plan
  if (isRound) {
    addLoft(
      mesh,
      bikePart.chrome,
      [x - 40, 0, z],
      [x + 10, 0, z],
      [
        [0, 24, 30],
        [0.5, 40, 44],
        [1, 42, 46],
      ],
      { sides: 20 },
    )
    addLoft(
      mesh,
      bikePart.tailLight,
      [x + 10, 0, z],
      [x + 26, 0, z],
      [
        [0, 40, 44],
        [0.6, 34, 38],
        [1, 16, 18],
      ],
      { sides: 20 },
    )
  } else
    addLoft(
      mesh,
      bikePart.tailLight,
      [x - 20, 0, z],
      [x + 14, 0, z + 4],
      [
        [0, 22, half],
        [0.7, 20, half * 0.96],
        [1, 12, half * 0.8],
      ],
      { round: 0.55 },
    )
  if (plan.look.lamp === 'plate') return
  const end = size[0]
  const old = family === 'classic' || family === 'cruiser'
  const foot: Point3 = old
    ? [Math.min(end - 12, x + 60), 0, z - 150]
    : [end - 26, 0, Math.max(z - 330, rear.radius * 1.55)]
  addTube(
    mesh,
    bikePart.plastic,
    [
      [x - 60, 0, z - 30],
      [(x + foot[0]) / 2 + (old ? 0 : 14), 0, (z + foot[2]) / 2 + (old ? 70 : 26)],
      [foot[0] - 14, 0, foot[2] + 60],
    ],
    [26, 20, 18],
    { sides: 8 },
  )
  addLoft(
    mesh,
    bikePart.plate,
    [foot[0] - 6, 0, foot[2] + 20],
    [foot[0] + 2, 0, foot[2] + 18],
    [
      [0, 50, 92],
      [1, 50, 92],
    ],
    { round: 0.12 },
  )
  addLoft(
    mesh,
    bikePart.plastic,
    [foot[0] - 18, 0, foot[2] + 24],
    [foot[0] - 6, 0, foot[2] + 20],
    [
      [0, 66, 98],
      [1, 66, 98],
    ],
    { round: 0.2 },
  )
  // The lower end of the carrier is the rear end of the motorcycle.
  addLoft(
    mesh,
    bikePart.plastic,
    [end - 24, 0, foot[2] - 34],
    [end, 0, foot[2] - 40],
    [
      [0, 30, 84],
      [1, 24, 76],
    ],
    { round: 0.3 },
  )
  addIndicators(
    mesh,
    [old ? x - 20 : (x + foot[0]) / 2, 0, old ? z - 54 : (z + foot[2]) / 2 + 40],
    20,
    old ? 120 : 110,
    old,
  )
}
