import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addPanel, addShell } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { addSeats, reshape, sides } from './body-parts.ts'
import { addLampSlit, addScreen } from './build-face.ts'
import { addFender } from './build-rear.ts'
import { addTailLamps } from './build-tail-lamps.ts'

/** A machine with a full fairing. */
export function addSportBody(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, at, place, rear } = plan
  const [rise, width] = look.tank
  const t = look.tail
  addShell(
    mesh,
    bikePart.paint,
    reshape(
      [
        [640, 800, 905, 74],
        [700, 770, 975, 126],
        [790, 755, 1012, 160],
        [900, 760, 1000, 164],
        [990, 775, 940, 140],
        [1075, 795, 876, 98],
        [1110, 806, 850, 70],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.62, waist: 0.5, ends: [46, 34] },
  )
  addLoft(
    mesh,
    bikePart.chrome,
    at(812, 0, 1010 + rise),
    at(816, 0, 1020 + rise),
    [
      [0, 42],
      [0.7, 40],
      [1, 34],
    ],
    { sides: 24 },
  )
  // The nose, and the screen above it.
  addShell(
    mesh,
    bikePart.paint,
    [
      [372, 838, 872, 40],
      [420, 800, 918, 112],
      [490, 772, 968, 168],
      [560, 772, 1000, 196],
      [630, 800, 1010, 206],
      [690, 850, 985, 204],
    ],
    place,
    { ends: [44, 16], round: 0.62, waist: 0.42 },
  )
  addShell(
    mesh,
    bikePart.plastic,
    [
      [420, 770, 830, 60],
      [500, 740, 820, 130],
      [640, 760, 840, 160],
    ],
    place,
    { ends: [30, 20], round: 0.7 },
  )
  addScreen(mesh, plan, [
    [448, 0, 928, 100],
    [500, 0, 1000, 128],
    [552, 0, 1062, 132],
    [606, 0, 1112, 116],
    [640, 0, 1136, 84],
    [652, 0, 1142, 52],
  ])
  for (const side of sides) {
    // Upper side, middle, and a dark vent between them.
    addPanel(
      mesh,
      bikePart.paint,
      [at(470, 158, 905), at(640, 216, 945), at(800, 224, 872), at(930, 196, 800)],
      [at(470, 140, 800), at(590, 196, 690), at(735, 232, 560), at(905, 214, 620)],
      20,
      side,
    )
    addPanel(
      mesh,
      bikePart.paint,
      [at(598, 192, 705), at(735, 228, 575), at(890, 218, 620), at(960, 206, 600)],
      [at(650, 140, 400), at(790, 178, 290), at(990, 186, 246), at(1190, 150, 262)],
      20,
      side,
    )
    addPanel(
      mesh,
      bikePart.dark,
      [at(860, 176, 800), at(1000, 168, 760)],
      [at(880, 180, 540), at(1020, 170, 540)],
      4,
      side,
    )
    addPanel(
      mesh,
      bikePart.paint,
      [at(1300, 116, 838 + t * 0.2), at(1520, 106, 906 + t * 0.7), at(1760, 42, 984 + t)],
      [at(1310, 110, 752 + t * 0.2), at(1530, 100, 826 + t * 0.7), at(1735, 46, 926 + t)],
      16,
      side,
    )
    const lamp = look.lamp
    if (lamp === 'twin') addLampSlit(mesh, [400, 52, 862], [470, 142, 904], side, 46, 12)
    else if (lamp === 'wedge') addLampSlit(mesh, [392, 40, 842], [452, 128, 866], side, 34, 14)
    else if (lamp === 'bar') {
      addLampSlit(mesh, [404, 40, 884], [476, 150, 926], side, 20, 18)
      addLoft(
        mesh,
        bikePart.lens,
        at(430, side * 52, 806),
        at(404, side * 52, 804),
        [
          [0, 30],
          [0.6, 28],
          [1, 16],
        ],
        { sides: 18 },
      )
    } else addLampSlit(mesh, [398, 46, 852], [470, 148, 878], side, 40, 12)
    if (look.extras.includes('winglets')) {
      addPanel(
        mesh,
        bikePart.gloss,
        [at(505, 184, 840), at(640, 214, 800)],
        [at(520, 262, 740), at(625, 270, 720)],
        4,
        side,
      )
      addPanel(
        mesh,
        bikePart.gloss,
        [at(520, 262, 742), at(625, 270, 722)],
        [at(540, 206, 700), at(620, 216, 690)],
        4,
        side,
      )
    }
  }
  addShell(
    mesh,
    bikePart.panel,
    [
      [640, 300, 420, 70],
      [700, 215, 400, 130],
      [830, 180, 330, 165],
      [1000, 172, 300, 175],
      [1130, 190, 280, 130],
      [1200, 215, 260, 70],
    ],
    place,
    { ends: [50, 40], round: 0.6 },
  )
  addSeats(mesh, plan, [1060, 1375], [1345, 1690])
  addShell(
    mesh,
    bikePart.panel,
    [
      [1290, 770, 836 + t * 0.2, 104],
      [1520, 838 + t * 0.7, 900 + t * 0.7, 92],
      [1752, 936 + t, 972 + t, 40],
    ],
    place,
    { ends: [20, 14], round: 0.6 },
  )
  addTailLamps(mesh, plan, at(1750, 0, 944 + t), 46)
  addFender(mesh, rear, bikePart.plastic, { from: 60, to: 118, gap: 24, wide: 1.06, lip: 22 })
}
