import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addPanel, addShell, addTube } from '../shapes.ts'
import { addFace } from './adventure-face.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { reshape, sides } from './body-parts.ts'
import { addScreen } from './build-face.ts'
import { addFender } from './build-rear.ts'
import { addTailLamps } from './build-tail-lamps.ts'

/** What covers the sides of a tall machine, its crash bars and the rails of its panniers. */
function addSides(mesh: MeshBuilder, { look, at }: BikePlan): void {
  const { extras } = look
  const [rise, width] = look.tank
  const t = look.tail
  for (const side of sides) {
    addPanel(
      mesh,
      bikePart.paint,
      [at(610, 112, 1040), at(740, 200 * width, 1070 + rise * 0.4), at(930, 212 * width, 1010), at(1060, 176, 920)],
      [at(640, 120, 900), at(735, 196 * width, 800), at(850, 206 * width, 740), at(1010, 178, 840)],
      22,
      side,
    )
    addPanel(
      mesh,
      bikePart.panel,
      [at(720, 186 * width, 850), at(900, 192 * width, 770)],
      [at(760, 170, 640), at(880, 180, 640)],
      14,
      side,
    )
    addPanel(
      mesh,
      bikePart.panel,
      [at(1190, 118, 830), at(1450, 118, 850 + t * 0.5), at(1790, 70, 920 + t)],
      [at(1230, 128, 680), at(1460, 116, 770 + t * 0.5), at(1760, 76, 860 + t)],
      16,
      side,
    )
    if (extras.includes('crashBars')) {
      addTube(
        mesh,
        bikePart.alloy,
        [
          at(700, side * 120, 820),
          at(735, side * 262, 780),
          at(790, side * 282, 600),
          at(800, side * 250, 420),
          at(900, side * 170, 300),
        ],
        14,
        { sides: 10 },
      )
      addTube(
        mesh,
        bikePart.alloy,
        [at(735, side * 262, 780), at(900, side * 274, 700), at(1040, side * 190, 640)],
        13,
        { sides: 10 },
      )
    }
    if (extras.includes('rack'))
      addTube(
        mesh,
        bikePart.dark,
        [
          at(1480, side * 132, 850),
          at(1800, side * 150, 900 + t),
          at(1880, side * 150, 760),
          at(1600, side * 150, 560),
          at(1440, side * 140, 640),
        ],
        9,
        { sides: 8 },
      )
  }
}

/** A tall machine for long ways off the road. */
export function addAdventureBody(mesh: MeshBuilder, plan: BikePlan): void {
  const {
    look,
    at,
    place,
    rear,
    pattern: { seat },
  } = plan
  const { extras } = look
  const [rise, width] = look.tank
  const t = look.tail
  addShell(
    mesh,
    bikePart.paint,
    reshape(
      [
        [735, 880, 975, 80],
        [790, 850, 1060, 150],
        [880, 830, 1092, 190],
        [980, 830, 1070, 186],
        [1070, 840, 1000, 150],
        [1150, 850, 920, 100],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.62, waist: 0.48, ends: [50, 40] },
  )
  addLoft(
    mesh,
    bikePart.dark,
    at(900, 0, 1090 + rise),
    at(904, 0, 1102 + rise),
    [
      [0, 44],
      [0.7, 42],
      [1, 34],
    ],
    { sides: 24 },
  )
  addShell(
    mesh,
    bikePart.plastic,
    [
      [770, 640, 880, 60],
      [900, 600, 880, 100],
      [1080, 560, 870, 110],
      [1260, 560, 850, 84],
    ],
    place,
    { ends: [40, 40], round: 0.6 },
  )
  // The face.
  addShell(
    mesh,
    bikePart.plastic,
    [
      [556, 940, 990, 66],
      [610, 905, 1080, 124],
      [690, 900, 1130, 146],
      [760, 940, 1120, 130],
    ],
    place,
    { ends: [34, 20], round: 0.6 },
  )
  if (extras.includes('beak'))
    addShell(
      mesh,
      bikePart.paint,
      [
        [338, 838, 856, 34],
        [440, 852, 900, 74],
        [560, 880, 952, 100],
        [680, 905, 985, 112],
      ],
      place,
      { ends: [40, 20], round: 0.55, waist: 0.7 },
    )
  if (extras.includes('highFender'))
    addShell(
      mesh,
      bikePart.paint,
      [
        [150, 788, 800, 44],
        [280, 800, 826, 66],
        [420, 820, 852, 74],
        [560, 840, 880, 66],
        [660, 840, 884, 44],
      ],
      place,
      { ends: [46, 20], round: 0.5, waist: 0.8 },
    )
  addFace(mesh, plan)
  const screen = extras.includes('tallScreen') ? 0 : 120
  addScreen(mesh, plan, [
    [596, 0, 1060, 108],
    [634, 0, 1130, 142],
    [684, 0, 1215 - screen * 0.3, 150],
    [738, 0, 1300 - screen * 0.6, 138],
    [780, 0, 1364 - screen, 108],
    [796, 0, 1388 - screen, 80],
    [800, 0, 1392 - screen, 48],
  ])
  addSides(mesh, plan)
  addShell(
    mesh,
    bikePart.seat,
    [
      [1120, seat - 30, seat + 50, 92],
      [1210, seat - 50, seat + 4, 128],
      [1330, seat - 46, seat, 158],
      [1430, seat - 36, seat + 28, 150],
      [1500, seat - 10, seat + 66 + t * 0.4, 138],
      [1640, seat + 10 + t * 0.6, seat + 80 + t * 0.6, 128],
      [1760, seat + 26 + t, seat + 76 + t, 100],
    ],
    place,
    { ends: [40, 50], round: 0.6, waist: 0.6 },
  )
  addShell(
    mesh,
    bikePart.plastic,
    [
      [1700, seat + 20 + t, seat + 58 + t, 110],
      [1820, seat + 28 + t, seat + 70 + t, 104],
      [1930, seat + 34 + t, seat + 66 + t, 80],
    ],
    place,
    { ends: [20, 30], round: 0.45 },
  )
  if (extras.includes('skidPlate'))
    addShell(
      mesh,
      bikePart.alloy,
      [
        [770, 330, 560, 110],
        [800, 250, 400, 140],
        [900, 205, 290, 160],
        [1120, 205, 270, 160],
        [1260, 240, 290, 120],
      ],
      place,
      { ends: [16, 30], round: 0.45 },
    )
  addFender(mesh, rear, bikePart.plastic, { from: 70, to: 140, gap: 40, wide: 1.06, lip: 20 })
  addTailLamps(mesh, plan, at(1945, 0, seat + 40 + t), 58)
}
