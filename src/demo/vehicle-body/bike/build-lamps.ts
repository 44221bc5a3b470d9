import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addPanel, addShell, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { addLampSlit } from './build-face.ts'
import { addIndicators } from './build-tail-lamps.ts'
import { resolveForkLine } from './fork-line.ts'

/** Half the width of the sleeves around a cruiser's fork. */
const sleeve = 118

const asIs = (x: number, z: number): readonly [number, number] => [x, z]

/** A round headlamp that looks ahead, its middle at a place. */
function addRoundLamp(mesh: MeshBuilder, shell: number, [x, y, z]: Point3, radius: number): void {
  addLoft(
    mesh,
    shell,
    [x + radius * 0.9, y, z],
    [x - 30, y, z],
    [
      [0, radius * 0.2],
      [0.25, radius * 0.72],
      [0.6, radius * 0.97],
      [0.9, radius],
      [0.92, radius * 1.06],
      [1, radius * 1.06],
    ],
    { sides: 22 },
  )
  addLoft(
    mesh,
    bikePart.lens,
    [x - 30, y, z],
    [x - 44, y, z],
    [
      [0, radius],
      [0.5, radius * 0.8],
      [1, radius * 0.4],
    ],
    { sides: 22 },
  )
  addLoft(
    mesh,
    bikePart.light,
    [x - 40, y, z],
    [x - 47, y, z],
    [
      [0, radius * 0.3],
      [1, radius * 0.22],
    ],
    { sides: 24 },
  )
}

/** The lamp of a motorcycle without a fairing, in front of its fork. */
export function addHeadlamp(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, family } = plan
  const line = resolveForkLine(plan)
  const [x, , z] = line(0.94, 0)
  const [fx, fz] = [x - 70, z - 30]
  switch (look.lamp) {
    case 'round':
    case 'nacelle': {
      const isCruiser = family === 'cruiser'
      const shell = look.casing === 'black' ? bikePart.gloss : bikePart.chrome
      const radius = isCruiser ? (look.lamp === 'nacelle' ? 100 : 76) : 92
      const place: Point3 = [fx - (look.lamp === 'nacelle' ? 66 : 56), 0, fz + 6]
      addRoundLamp(mesh, shell, place, radius)
      if (look.lamp === 'nacelle') {
        addShell(
          mesh,
          shell,
          [
            [place[0] + 10, fz - 90, fz + 106, 96],
            [fx + 40, fz - 100, fz + 130, 128],
            [fx + 130, fz - 60, fz + 150, 116],
            [fx + 190, fz + 30, fz + 140, 70],
          ],
          asIs,
          { ends: [20, 60], round: 0.85 },
        )
        for (const share of [0.5, 0.62, 0.74])
          addLoft(
            mesh,
            shell,
            line(share, -sleeve),
            line(share, sleeve),
            [
              [0, 44, 50],
              [1, 44, 50],
            ],
            { round: 0.8 },
          )
      } else
        for (const side of [-1, 1])
          addTube(mesh, bikePart.dark, [[place[0] + 20, side * radius, place[2]], line(0.9, side * 100)], 12, {
            sides: 8,
          })
      addIndicators(mesh, [fx - 6, 0, fz - (isCruiser ? 60 : 30)], 100, isCruiser ? 150 : 165, true)
      return
    }
    case 'eye': {
      // One block with two rows of light under a small cowl.
      addShell(
        mesh,
        bikePart.gloss,
        [
          [fx - 128, fz - 66, fz + 10, 60],
          [fx - 96, fz - 92, fz + 60, 92],
          [fx - 20, fz - 80, fz + 100, 102],
          [fx + 50, fz - 40, fz + 110, 84],
        ],
        asIs,
        { ends: [24, 30], round: 0.6 },
      )
      addShell(
        mesh,
        bikePart.paint,
        [
          [fx - 118, fz + 8, fz + 28, 66],
          [fx - 70, fz + 40, fz + 82, 88],
          [fx, fz + 84, fz + 126, 92],
          [fx + 46, fz + 110, fz + 140, 70],
        ],
        asIs,
        { ends: [20, 20], round: 0.55 },
      )
      addLoft(
        mesh,
        bikePart.lens,
        [fx - 116, 0, fz - 30],
        [fx - 136, 0, fz - 34],
        [
          [0, 44, 70],
          [0.7, 40, 62],
          [1, 28, 46],
        ],
        { round: 0.55 },
      )
      for (const side of [-1, 1])
        addLoft(
          mesh,
          bikePart.light,
          [fx - 130, side * 28, fz - 34],
          [fx - 140, side * 28, fz - 36],
          [
            [0, 16, 16],
            [1, 12, 12],
          ],
          { sides: 16 },
        )
      addIndicators(mesh, [fx - 20, 0, fz - 60], 90, 160, false)
      return
    }
    case 'wedge': {
      // A low angular mask with two slits.
      addShell(
        mesh,
        bikePart.paint,
        [
          [fx - 150, fz - 60, fz - 20, 44],
          [fx - 96, fz - 88, fz + 44, 104],
          [fx - 10, fz - 60, fz + 104, 124],
          [fx + 60, fz + 10, fz + 126, 96],
        ],
        asIs,
        { ends: [26, 30], round: 0.55 },
      )
      addShell(
        mesh,
        bikePart.gloss,
        [
          [fx - 140, fz - 100, fz - 40, 50],
          [fx - 90, fz - 120, fz - 40, 86],
          [fx, fz - 110, fz - 30, 90],
        ],
        asIs,
        { ends: [20, 20], round: 0.6 },
      )
      for (const side of [-1, 1]) addLampSlit(mesh, [fx - 136, 30, fz - 16], [fx - 96, 98, fz + 14], side, 34, 10)
      addIndicators(mesh, [fx - 20, 0, fz - 70], 90, 165, false)
      return
    }
    case 'twin':
    case 'stack':
    case 'bar':
      return
    case 'plate':
    case 'mask': {
      // The number plate of a competition machine, or the mask of one that may use the road.
      const upper: readonly Point3[] = [
        [fx - 18, 0, fz + 150],
        [fx + 12, 96, fz + 148],
      ].map(([a, b, c]) => [a ?? 0, b ?? 0, c ?? 0])
      const lower: readonly Point3[] = [
        [fx - 66, 0, fz - 120],
        [fx - 26, 66, fz - 110],
      ].map(([a, b, c]) => [a ?? 0, b ?? 0, c ?? 0])
      for (const side of [-1, 1])
        addPanel(mesh, look.lamp === 'plate' ? bikePart.plate : bikePart.panel, upper, lower, 6, side)
      if (look.lamp === 'plate') return
      addLoft(
        mesh,
        bikePart.dark,
        [fx - 30, 0, fz - 10],
        [fx - 66, 0, fz - 20],
        [
          [0, 66, 74],
          [1, 62, 70],
        ],
        { round: 0.6 },
      )
      addLoft(
        mesh,
        bikePart.lens,
        [fx - 66, 0, fz - 20],
        [fx - 82, 0, fz - 24],
        [
          [0, 58, 66],
          [0.5, 52, 60],
          [1, 30, 40],
        ],
        { round: 0.6 },
      )
      addLoft(
        mesh,
        bikePart.light,
        [fx - 78, 0, fz - 22],
        [fx - 86, 0, fz - 25],
        [
          [0, 26, 30],
          [1, 18, 22],
        ],
        { sides: 18 },
      )
      addIndicators(mesh, [fx - 10, 0, fz - 70], 70, 130, false)
      return
    }
  }
}
