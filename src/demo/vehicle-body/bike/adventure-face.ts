import type { MeshBuilder } from '../mesh.ts'
import { addLoft } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { sides } from './body-parts.ts'
import { addLampSlit } from './build-face.ts'

/** The lamps of a tall machine. */
export function addFace(mesh: MeshBuilder, { look, at }: BikePlan): void {
  const face = look.extras.includes('beak') ? 20 : 0
  switch (look.lamp) {
    case 'stack':
      for (const side of sides)
        for (const up of [0, 1]) {
          const from = at(588, side * 42, 976 + up * 72)
          addLoft(
            mesh,
            bikePart.lens,
            from,
            [from[0] - 34, from[1], from[2] - 4],
            [
              [0, 34, 38],
              [0.6, 32, 36],
              [1, 20, 24],
            ],
            { round: 0.75, sides: 18 },
          )
          addLoft(
            mesh,
            bikePart.light,
            [from[0] - 30, from[1], from[2] - 4],
            [from[0] - 40, from[1], from[2] - 5],
            [
              [0, 17],
              [1, 12],
            ],
            { sides: 14 },
          )
        }
      break
    case 'round': {
      const from = at(600, 0, 1000)
      addLoft(
        mesh,
        bikePart.gloss,
        [from[0] + 30, 0, from[2]],
        [from[0] - 56, 0, from[2] - 6],
        [
          [0, 60],
          [0.5, 84],
          [0.9, 92],
          [1, 92],
        ],
        { sides: 22 },
      )
      addLoft(
        mesh,
        bikePart.lens,
        [from[0] - 56, 0, from[2] - 6],
        [from[0] - 72, 0, from[2] - 8],
        [
          [0, 86],
          [0.5, 70],
          [1, 30],
        ],
        { sides: 22 },
      )
      addLoft(
        mesh,
        bikePart.light,
        [from[0] - 68, 0, from[2] - 6],
        [from[0] - 76, 0, from[2] - 8],
        [
          [0, 38],
          [1, 28],
        ],
        { sides: 20 },
      )
      break
    }
    case 'bar': {
      const from = at(578, 0, 1010)
      addLoft(
        mesh,
        bikePart.lens,
        from,
        [from[0] - 30, 0, from[2] - 6],
        [
          [0, 44, 112],
          [0.6, 40, 106],
          [1, 26, 84],
        ],
        { round: 0.5 },
      )
      for (const up of [-18, 18])
        addLoft(
          mesh,
          bikePart.light,
          [from[0] - 24, 0, from[2] + up],
          [from[0] - 36, 0, from[2] + up - 4],
          [
            [0, 9, 84],
            [1, 7, 78],
          ],
          { round: 0.5 },
        )
      break
    }
    case 'eye': {
      for (const up of [0, 1]) {
        const from = at(584, 0, 964 + up * 78)
        addLoft(
          mesh,
          bikePart.lens,
          from,
          [from[0] - 32, 0, from[2] - 6],
          [
            [0, 36, 74],
            [0.6, 33, 68],
            [1, 22, 48],
          ],
          { round: 0.6 },
        )
        addLoft(
          mesh,
          bikePart.light,
          [from[0] - 28, 0, from[2] - 4],
          [from[0] - 40, 0, from[2] - 7],
          [
            [0, 15, 40],
            [1, 11, 34],
          ],
          { round: 0.7 },
        )
      }
      break
    }
    case 'twin':
    case 'wedge':
    case 'mask':
    case 'plate':
    case 'nacelle':
      for (const side of sides) {
        const inner = at(566 - face, 24, 972)
        const outer = at(626 - face, 122, 1026)
        addLampSlit(mesh, inner, outer, side, look.lamp === 'twin' ? 62 : 40, 12)
      }
  }
}
