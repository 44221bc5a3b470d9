import type { MeshBuilder, Point3 } from '../mesh.ts'
import { lerp } from '../numbers.ts'
import { addLoft, addTube } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { resolveForkLine } from './fork-line.ts'

type BarShape = readonly (readonly [rearward: number, across: number, up: number])[]

/** Right half of each handlebar: from the clamp to the end of the grip; `across` as a share of half its width. */
const barShapes: Readonly<Record<BikePlan['look']['bars'], BarShape>> = {
  flat: [
    [0, 0.1, 55],
    [12, 0.24, 62],
    [48, 0.5, 92],
    [92, 0.68, 106],
    [135, 1, 98],
  ],
  wide: [
    [0, 0.1, 60],
    [5, 0.22, 70],
    [30, 0.48, 112],
    [70, 0.66, 124],
    [118, 1, 112],
  ],
  high: [
    [0, 0.1, 60],
    [10, 0.22, 80],
    [40, 0.46, 165],
    [96, 0.66, 180],
    [150, 1, 168],
  ],
  clip: [
    [10, 0.33, -34],
    [40, 0.45, -32],
    [85, 0.66, -42],
    [120, 0.8, -50],
    [160, 1, -62],
  ],
  apes: [
    [0, 0.1, 60],
    [-2, 0.24, 80],
    [0, 0.62, 235],
    [70, 0.72, 268],
    [160, 0.95, 246],
  ],
  drag: [
    [0, 0.1, 62],
    [2, 0.3, 66],
    [30, 0.6, 78],
    [80, 0.78, 76],
    [140, 1, 60],
  ],
  pullback: [
    [0, 0.1, 62],
    [16, 0.25, 90],
    [70, 0.55, 150],
    [170, 0.8, 142],
    [280, 1, 112],
  ],
}

export function addBars(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, size, family } = plan
  const [cx, , cz] = resolveForkLine(plan)(1, 0)
  const half = Math.min(size[1] / 2, look.bars === 'clip' ? 340 : 420) - 8
  const shape = barShapes[look.bars]
  const isChrome = family === 'cruiser' && look.casing !== 'black'
  const metal = isChrome || family === 'classic' ? bikePart.chrome : bikePart.dark
  for (const side of [-1, 1]) {
    const points = shape.map(([back, across, up]): Point3 => [cx + back, side * across * half, cz + up])
    const [, , , inner = [0, 0, 0], end = [0, 0, 0]] = points
    const first = points[0] ?? end
    const bar = look.bars === 'clip' ? points : [[cx, 0, first[2]] as Point3, ...points]
    addTube(mesh, metal, bar, 12.5, { sides: 10, between: 5 })
    const share = (t: number, x = 0, z = 0): Point3 => [
      lerp(inner[0], end[0], t) + x,
      lerp(inner[1], end[1], t),
      lerp(inner[2], end[2], t) + z,
    ]
    addLoft(
      mesh,
      bikePart.plastic,
      share(0.32),
      share(1),
      [
        [0, 20],
        [0.05, 17.5],
        [0.94, 17.5],
        [0.96, 20],
        [1, 18],
      ],
      { sides: 12 },
    )
    addLoft(
      mesh,
      bikePart.dark,
      share(0.06),
      share(0.3),
      [
        [0, 17],
        [0.2, 25],
        [0.9, 25],
        [1, 18],
      ],
      { sides: 10, round: 0.7 },
    )
    // Lever and its reservoir.
    addTube(mesh, metal, [share(0.16, -30, -4), share(0.4, -66, -10), share(0.95, -62, -14)], [8, 7, 6], { sides: 6 })
    if (family !== 'dirt' && side > 0)
      addLoft(
        mesh,
        bikePart.dark,
        share(0.12, -30, 14),
        share(0.12, -30, 62),
        [
          [0, 22],
          [0.8, 24],
          [1, 20],
        ],
        { sides: 12 },
      )
    addTube(
      mesh,
      bikePart.plastic,
      [share(0.1, -12, 0), [cx - 70, side * 150, cz + 40], [cx - 30, side * 60, cz - 130]],
      5,
      { sides: 5 },
    )
    if (look.bars !== 'clip')
      addLoft(
        mesh,
        bikePart.dark,
        [cx, side * 44, cz - 10],
        [first[0], side * 44, first[2] + 14],
        [
          [0, 22],
          [1, 20],
        ],
        {
          sides: 10,
          round: 0.7,
        },
      )
    if (family !== 'dirt') addMirror(mesh, plan, share(0.1, 0, 14), side)
    if (look.extras.includes('handGuards')) addHandGuard(mesh, share, side, family === 'dirt')
  }
}

function addHandGuard(
  mesh: MeshBuilder,
  share: (t: number, x?: number, z?: number) => Point3,
  side: number,
  isSport: boolean,
): void {
  addHandShield(mesh, isSport ? bikePart.accent : bikePart.plastic, share, side)
  addTube(mesh, bikePart.alloy, [share(1.04), share(0.96, -88, 4), share(0.4, -108, 2), share(0, -50, 0)], 8, {
    sides: 6,
  })
}

/** The shield of a hand guard: a curved sheet ahead of the grip. */
function addHandShield(
  mesh: MeshBuilder,
  part: number,
  share: (t: number, x?: number, z?: number) => Point3,
  side: number,
): void {
  const us = [0, 0.1, 0.3, 0.5, 0.7, 0.9, 1]
  for (const isBack of [false, true]) {
    mesh.startBody()
    mesh.addGrid(part, us, [0, 0.1, 0.3, 0.6, 0.9, 1], (u, v, out) => {
      const along = side > 0 === isBack ? 1 - u : u
      const wide = Math.sin(Math.PI * (0.18 + along * 0.72)) ** 0.6
      const place = share(1.06 - along * 1.06, 0, 0)
      const turn = (v - 0.42) * 2
      out[0] = place[0] - 104 + turn * turn * 34 + (1 - wide) * 40 + (isBack ? 7 : 0)
      out[1] = place[1]
      out[2] = place[2] + turn * 62 * wide + 4
    })
  }
}

function addMirror(mesh: MeshBuilder, plan: BikePlan, root: Point3, side: number): void {
  const { family, look } = plan
  const isSport = look.bars === 'clip'
  const isOld = family === 'classic' || (family === 'cruiser' && look.casing !== 'black')
  const stalk = isOld ? bikePart.chrome : bikePart.dark
  const from: Point3 = isSport ? plan.at(470, side * 150, 985) : root
  const to: Point3 = isSport
    ? [from[0] + 20, side * 330, from[2] + 62]
    : [from[0] + 26, from[1] + side * 58, from[2] + (family === 'cruiser' ? 84 : 112)]
  addTube(
    mesh,
    stalk,
    [from, [lerp(from[0], to[0], 0.3) - 16, lerp(from[1], to[1], 0.35), lerp(from[2], to[2], 0.7)], to],
    6.5,
    { sides: 6 },
  )
  const [wide, tall] = isOld ? [46, 46] : [60, 33]
  addLoft(
    mesh,
    isOld ? bikePart.chrome : bikePart.gloss,
    [to[0] - 30, to[1], to[2] + 8],
    [to[0] + 6, to[1], to[2] + 8],
    [
      [0, tall * 0.35, wide * 0.35],
      [0.25, tall * 0.78, wide * 0.78],
      [0.7, tall, wide],
      [1, tall * 0.96, wide * 0.96],
    ],
    { sides: 18, round: isOld ? 1 : 0.7 },
  )
  addLoft(
    mesh,
    bikePart.mirror,
    [to[0] + 6, to[1], to[2] + 8],
    [to[0] + 8, to[1], to[2] + 8],
    [
      [0, tall * 0.88, wide * 0.9],
      [1, tall * 0.88, wide * 0.9],
    ],
    { sides: 18, round: isOld ? 1 : 0.7 },
  )
}
