import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addShell, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { reshape, sides } from './body-parts.ts'
import { addHeadlamp } from './build-lamps.ts'
import { addFender } from './build-rear.ts'
import { addTailLamps } from './build-tail-lamps.ts'

/** In the manner of the sixties: a tank like a drop, a bench, chrome. */
export function addClassicBody(mesh: MeshBuilder, plan: BikePlan): void {
  const {
    look,
    at,
    place,
    rear,
    pattern: { seat },
  } = plan
  const [rise, width] = look.tank
  addShell(
    mesh,
    bikePart.paint,
    reshape(
      [
        [672, 800, 880, 84],
        [730, 780, 956, 128],
        [830, 770, 990, 150],
        [930, 770, 980, 146],
        [1030, 778, 930, 120],
        [1110, 786, 872, 88],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.82, waist: 0.44, ends: [64, 54] },
  )
  for (const side of sides) {
    // Rubber pads on the tank, oval covers under the seat.
    addShell(
      mesh,
      bikePart.seat,
      [
        [930, 806, 900, 12],
        [1000, 800, 900, 12],
        [1070, 806, 866, 10],
      ],
      place,
      { aside: side * 122 * width, ends: [40, 30], round: 0.9 },
    )
    addShell(
      mesh,
      bikePart.panel,
      [
        [1110, 590, 740, 22],
        [1200, 560, 750, 26],
        [1330, 600, 745, 20],
      ],
      place,
      { aside: side * 128, ends: [50, 70], round: 0.8 },
    )
    addTube(
      mesh,
      bikePart.chrome,
      [at(1500, side * 108, 730), at(1700, side * 118, 735), at(1830, side * 80, 742), at(1850, 0, 744)],
      10,
      { sides: 8 },
    )
  }
  addLoft(
    mesh,
    bikePart.chrome,
    at(842, 0, 990 + rise),
    at(846, 0, 1002 + rise),
    [
      [0, 40],
      [0.7, 38],
      [1, 30],
    ],
    { sides: 24 },
  )
  if (look.seat === 'bench')
    addShell(
      mesh,
      bikePart.seat,
      [
        [1085, seat - 54, seat + 34, 96],
        [1180, seat - 58, seat + 2, 132],
        [1300, seat - 56, seat + 4, 142],
        [1430, seat - 48, seat + 26, 134],
        [1600, seat - 44, seat + 38, 124],
        [1730, seat - 40, seat + 26, 104],
      ],
      place,
      { ends: [50, 60], round: 0.66, waist: 0.55 },
    )
  else {
    addShell(
      mesh,
      bikePart.seat,
      [
        [1090, seat - 50, seat + 26, 92],
        [1200, seat - 54, seat - 2, 140],
        [1340, seat - 46, seat + 10, 142],
        [1420, seat - 20, seat + 40, 110],
      ],
      place,
      { ends: [50, 40], round: 0.7 },
    )
    addShell(
      mesh,
      bikePart.seat,
      [
        [1430, seat - 4, seat + 54, 108],
        [1540, seat, seat + 62, 110],
        [1680, seat + 6, seat + 56, 96],
      ],
      place,
      { ends: [40, 50], round: 0.7 },
    )
  }
  addFender(mesh, rear, bikePart.paint, { from: 40, to: 165, gap: 26, wide: 1.3, lip: 16 })
  addHeadlamp(mesh, plan)
  addTailLamps(mesh, plan, at(2030, 0, 690), 40, true)
}

/** Long and low: a drop of a tank far in front of a low seat, wide fenders. */
export function addCruiserBody(mesh: MeshBuilder, plan: BikePlan): void {
  const {
    look,
    at,
    place,
    rear,
    pattern: { seat },
  } = plan
  const { extras } = look
  const [rise, width] = look.tank
  addShell(
    mesh,
    bikePart.paint,
    reshape(
      [
        [770, 740, 838, 70],
        [830, 712, 890, 116],
        [930, 700, 918, 150],
        [1050, 690, 900, 154],
        [1170, 682, 830, 126],
        [1270, 676, 752, 80],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.85, waist: 0.4, ends: [60, 60] },
  )
  if (look.lamp === 'nacelle' || look.casing === 'chrome')
    addShell(
      mesh,
      bikePart.chrome,
      [
        [900, 905 + rise, 928 + rise, 34],
        [1010, 900 + rise * 0.9, 922 + rise, 40],
        [1160, 820, 848, 30],
      ],
      place,
      { ends: [30, 60], round: 0.8 },
    )
  else
    addLoft(
      mesh,
      bikePart.chrome,
      at(960, 40, 905 + rise),
      at(962, 44, 922 + rise),
      [
        [0, 40],
        [0.7, 38],
        [1, 30],
      ],
      { sides: 24 },
    )
  addShell(
    mesh,
    bikePart.seat,
    [
      [1235, seat - 46, seat + 40, 76],
      [1330, seat - 60, seat + 2, 132],
      [1450, seat - 60, seat - 2, 172],
      [1570, seat - 30, seat + 44, 160],
      [1625, seat + 10, seat + 80, 120],
    ],
    place,
    { ends: [40, 34], round: 0.75, waist: 0.6 },
  )
  if (look.seat !== 'solo')
    addShell(
      mesh,
      bikePart.seat,
      [
        [1630, seat + 30, seat + 84, 110],
        [1740, seat + 36, seat + 96, 120],
        [1870, seat + 20, seat + 74, 96],
      ],
      place,
      { ends: [30, 50], round: 0.75 },
    )
  const wide = extras.includes('wideFender') ? 1.22 : 1.12
  const gap = look.seat === 'solo' ? 30 : 36
  addFender(mesh, rear, bikePart.paint, {
    from: 48,
    to: extras.includes('shortFender') ? 132 : 168,
    gap,
    wide,
    lip: 46,
  })
  for (const side of sides) {
    const half = (rear.width / 2) * wide
    // Struts of the fender, a cover under the seat.
    addTube(
      mesh,
      look.casing === 'black' ? bikePart.gloss : bikePart.chrome,
      [
        at(1480, side * (half + 22), seat - 110),
        [rear.x - 80, side * (half + 20), rear.radius * 1.7],
        [rear.x + 100, side * (half + 14), rear.radius * 1.84],
      ],
      [18, 16, 12],
      { sides: 10 },
    )
    addShell(
      mesh,
      bikePart.panel,
      [
        [1255, 470, 640, 30],
        [1350, 450, 650, 34],
        [1460, 500, 640, 26],
      ],
      place,
      { aside: side * 118, ends: [50, 60], round: 0.8 },
    )
  }
  addHeadlamp(mesh, plan)
  const end = extras.includes('shortFender')
    ? [rear.x + rear.radius * 0.72, rear.radius * 1.76]
    : [rear.x + rear.radius * 0.99, rear.radius * 1.36]
  addTailLamps(mesh, plan, [end[0] ?? 0, 0, end[1] ?? 0], 40, look.casing !== 'black')
}
