import type { MeshBuilder } from '../mesh.ts'
import { addLoft, addPanel, addShell } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { addSeats, reshape, sides } from './body-parts.ts'
import { addHeadlamp } from './build-lamps.ts'
import { addFender } from './build-rear.ts'
import { addTailLamps } from './build-tail-lamps.ts'

/** A machine without a fairing. */
export function addNakedBody(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, at, place, rear } = plan
  const [rise, width] = look.tank
  addShell(
    mesh,
    bikePart.paint,
    reshape(
      [
        [650, 800, 900, 66],
        [705, 770, 972, 118],
        [790, 752, 1004, 152],
        [890, 752, 994, 158],
        [985, 764, 934, 136],
        [1070, 780, 868, 96],
        [1110, 786, 838, 66],
      ],
      rise,
      width,
    ),
    place,
    { round: 0.62, waist: 0.52, ends: [46, 34] },
  )
  addLoft(
    mesh,
    bikePart.chrome,
    at(812, 0, 1004 + rise),
    at(816, 0, 1014 + rise),
    [
      [0, 44],
      [0.7, 42],
      [1, 34],
    ],
    { sides: 24 },
  )
  const isElectric = look.engine === 'electric'
  for (const side of sides) {
    if (!isElectric)
      addPanel(
        mesh,
        bikePart.panel,
        [at(598, 132, 868 + rise * 0.4), at(700, 172 * width, 930 + rise * 0.5), at(905, 166 * width, 880)],
        [at(648, 128, 705), at(742, 168 * width, 690), at(880, 158 * width, 780)],
        22,
        side,
      )
    addPanel(
      mesh,
      bikePart.plastic,
      [at(1000, 150, 800), at(1180, 136, 790)],
      [at(1030, 150, 640), at(1190, 130, 560)],
      14,
      side,
    )
    // Tail.
    addPanel(
      mesh,
      bikePart.paint,
      [at(1330, 118, 820 + look.tail * 0.3), at(1560, 102, 878 + look.tail * 0.8), at(1770, 52, 918 + look.tail)],
      [at(1360, 112, 760 + look.tail * 0.3), at(1570, 98, 810 + look.tail * 0.8), at(1750, 56, 862 + look.tail)],
      14,
      side,
    )
  }
  addShell(
    mesh,
    bikePart.plastic,
    [
      [760, 640, 790, 60],
      [900, 560, 790, 96],
      [1080, 540, 790, 106],
      [1240, 560, 790, 80],
    ],
    place,
    { ends: [40, 40], round: 0.6 },
  )
  addSeats(mesh, plan, [1070, 1420], [1395, 1745])
  addShell(
    mesh,
    bikePart.plastic,
    [
      [1330, 770, 822 + look.tail * 0.3, 104],
      [1560, 806 + look.tail * 0.7, 872 + look.tail * 0.8, 92],
      [1772, 872 + look.tail, 904 + look.tail, 44],
    ],
    place,
    { ends: [20, 12], round: 0.6 },
  )
  addHeadlamp(mesh, plan)
  if (look.extras.includes('flyScreen'))
    addShell(
      mesh,
      bikePart.paint,
      [
        [500, 930, 950, 70],
        [540, 950, 1040, 112],
        [600, 990, 1070, 104],
        [630, 1040, 1075, 70],
      ],
      place,
      { ends: [30, 20], round: 0.7 },
    )
  if (look.extras.includes('bellyPan')) addBellyPan(mesh, plan, bikePart.paint)
  const tail = at(1775, 0, 890 + look.tail)
  addTailLamps(mesh, plan, tail, 52)
  addFender(mesh, rear, bikePart.plastic, { from: 66, to: 128, gap: 26, wide: 1.08, lip: 22 })
}

function addBellyPan(mesh: MeshBuilder, { place }: BikePlan, part: number): void {
  addShell(
    mesh,
    part,
    [
      [700, 210, 320, 100],
      [800, 180, 300, 150],
      [1000, 175, 270, 165],
      [1150, 190, 250, 120],
    ],
    place,
    { ends: [50, 40], round: 0.6 },
  )
}
