import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addPanel, addShell, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { reshape, sides } from './body-parts.ts'
import { addHeadlamp } from './build-lamps.ts'
import { addTailLamps } from './build-tail-lamps.ts'
import { resolveForkLine } from './fork-line.ts'

/** A light machine for trails or the race track: long seat, high fenders, knobbly tyres. */
export function addDirtBody(mesh: MeshBuilder, plan: BikePlan): void {
  const {
    look,
    at,
    place,
    pattern: { seat },
  } = plan
  const [rise, width] = look.tank
  const t = look.tail
  const line = resolveForkLine(plan)
  addShell(
    mesh,
    bikePart.paint,
    [
      [140, 826, 840, 44],
      [240, 868, 888, 66],
      [390, 902, 928, 78],
      [540, 920, 956, 74],
      [690, 906, 950, 44],
    ],
    place,
    { ends: [50, 20], round: 0.5, waist: 0.85 },
  )
  addShell(
    mesh,
    bikePart.panel,
    reshape(
      [
        [740, 800, 940, 60],
        [820, 790, 996, 92],
        [930, 790, 990, 96],
        [1030, 810, 955, 74],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.7, ends: [40, 40] },
  )
  addLoft(
    mesh,
    bikePart.dark,
    at(850, 0, 992 + rise),
    at(854, 0, 1012 + rise),
    [
      [0, 36],
      [1, 34],
    ],
    { sides: 20 },
  )
  for (const side of sides) {
    addPanel(
      mesh,
      bikePart.paint,
      [
        at(590, 168 * width, 860),
        at(740, 170 * width, 985 + rise),
        at(930, 120 * width, 985 + rise * 0.6),
        at(1090, 80, 940),
      ],
      [at(640, 170 * width, 650), at(730, 172 * width, 660), at(860, 130 * width, 780), at(1010, 92, 850)],
      16,
      side,
    )
    // Side plates, and the sides of the rear fender.
    addPanel(
      mesh,
      look.lamp === 'plate' ? bikePart.plate : bikePart.panel,
      [at(1160, 108, 880), at(1360, 122, 890), at(1600, 110, 900 + t)],
      [at(1190, 118, 670), at(1390, 138, 690), at(1560, 118, 800 + t)],
      16,
      side,
    )
    // Guards of the fork and of the frame.
    addPanel(
      mesh,
      bikePart.panel,
      [line(0.52, 128, 26), line(0.52, 132, -30)],
      [line(0.06, 120, 34), line(0.06, 124, -34)],
      6,
      side,
    )
    addPanel(
      mesh,
      bikePart.frame,
      [at(735, 60, 960), at(950, 118, 800), at(1190, 118, 620), at(1290, 110, 500)],
      [at(715, 54, 890), at(890, 112, 760), at(1120, 112, 590), at(1230, 106, 380)],
      12,
      side,
    )
  }
  addTube(mesh, bikePart.frame, [at(720, 0, 900), at(760, 0, 700), at(790, 0, 420), at(860, 0, 300)], 22, { sides: 10 })
  for (const side of sides)
    addTube(
      mesh,
      bikePart.frame,
      [at(830, side * 20, 320), at(920, side * 84, 262), at(1120, side * 92, 262), at(1260, side * 92, 380)],
      16,
      { sides: 10 },
    )
  addShell(
    mesh,
    bikePart.plastic,
    [
      [850, 246, 330, 66],
      [960, 236, 280, 92],
      [1120, 240, 280, 92],
    ],
    place,
    { ends: [20, 30], round: 0.5 },
  )
  addShell(
    mesh,
    bikePart.seat,
    [
      [880, seat - 8, seat + 44, 62],
      [1000, seat - 40, seat + 16, 88],
      [1200, seat - 66, seat, 104],
      [1400, seat - 60, seat - 2, 104],
      [1600, seat - 36 + t, seat + 14 + t, 94],
      [1680, seat - 10 + t, seat + 14 + t, 76],
    ],
    place,
    { ends: [40, 40], round: 0.55, waist: 0.6 },
  )
  addShell(
    mesh,
    bikePart.paint,
    [
      [1480, seat - 100, seat - 30 + t * 0.6, 100],
      [1650, seat - 58 + t, seat - 2 + t, 98],
      [1850, seat - 8 + t, seat + 18 + t, 82],
      [2020, seat + 12 + t, seat + 26 + t, 68],
      [look.lamp === 'plate' ? 2178 : 2120, seat + 16 + t, seat + 26 + t, 44],
    ],
    place,
    { ends: [30, 50], round: 0.45, waist: 0.7 },
  )
  addHeadlamp(mesh, plan)
  if (look.lamp !== 'plate') addTailLamps(mesh, plan, at(2040, 0, seat - 10 + t), 40)
}
