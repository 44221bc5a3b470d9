import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addTube, type Ring } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'

const muffler: readonly Ring[] = [
  [0, 30],
  [0.1, 50],
  [0.3, 58],
  [0.84, 58],
  [0.93, 52],
  [0.97, 40],
]

function addMuffler(
  mesh: MeshBuilder,
  part: number,
  from: Point3,
  to: Point3,
  size: readonly [up: number, across: number],
): void {
  addLoft(
    mesh,
    part,
    from,
    to,
    muffler.map(([along, radius]): Ring => [along, (radius / 58) * size[0], (radius / 58) * size[1]]),
    { sides: 22, round: size[0] === size[1] ? 1 : 0.7 },
  )
  addLoft(
    mesh,
    bikePart.dark,
    from,
    to,
    [
      [0.9, size[0] * 0.5, size[1] * 0.5],
      [1, size[0] * 0.5, size[1] * 0.5],
    ],
    { sides: 18 },
  )
  addLoft(
    mesh,
    bikePart.dark,
    from,
    to,
    [
      [0.3, size[0] * 1.03, size[1] * 1.03],
      [0.33, size[0] * 1.03, size[1] * 1.03],
    ],
    { sides: 22, round: size[0] === size[1] ? 1 : 0.7 },
  )
}

/** How many headers leave the front of each engine, and how far they stand apart. */
const headers: Readonly<Partial<Record<BikePlan['look']['engine'], readonly number[]>>> = {
  single: [20],
  airSingle: [40],
  twin: [-52, 52],
  airTwin: [-92, 92],
  triple: [-90, 0, 90],
  four: [-135, -46, 46, 135],
  lTwin: [30],
  boxer: [-150, 150],
}

export function addExhaust(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, pattern, family } = plan
  const [cx, cz] = pattern.crank
  const at = (x: number, y: number, z: number): Point3 => plan.at(cx + x, y, cz + z)
  if (look.exhaust === 'none') return
  if (look.engine === 'airVTwin' || look.engine === 'cooledVTwin') return addPipes(mesh, plan, at)
  const isOld = family === 'classic'
  const pipe = isOld ? bikePart.chrome : bikePart.header
  const size = look.engine === 'four' ? 19 : isOld ? 21 : 22
  const isHigh = look.exhaust === 'high'
  for (const y of headers[look.engine] ?? []) {
    if (isHigh && family === 'dirt')
      addTube(
        mesh,
        pipe,
        [
          at(-120, y, 250),
          at(-200, y + 30, 200),
          at(-150, 120, 90),
          at(20, 158, 190),
          at(220, 142, 330),
          at(330, 150, 370),
        ],
        size,
        { sides: 12, between: 6 },
      )
    else if (look.engine === 'boxer')
      addTube(
        mesh,
        pipe,
        [
          at(-150, Math.sign(y) * 370, -50),
          at(-190, Math.sign(y) * 300, -150),
          at(-60, Math.sign(y) * 130, -215),
          at(160, 60, -200),
          at(300, 130, -90),
        ],
        size,
        { sides: 12, between: 6 },
      )
    else if (isOld)
      addTube(
        mesh,
        pipe,
        [
          at(-110, y, 330),
          at(-210, y * 1.15, 270),
          at(-240, y * 1.35, 60),
          at(-170, y < 0 ? -150 : 150, -130),
          at(0, y < 0 ? -158 : 158, -170),
          at(160, y < 0 ? -165 : 165, -168),
        ],
        size,
        { sides: 12, between: 6 },
      )
    else
      addTube(
        mesh,
        pipe,
        [
          at(-185, y, 260),
          at(-275, y, 180),
          at(-268, y * 0.9, -40),
          at(-160, y * 0.6, -185),
          at(60, y * 0.3 + 30, -205),
          at(180, 60, -190),
        ],
        size,
        { sides: 12, between: 6 },
      )
  }
  switch (look.exhaust) {
    case 'under':
      addLoft(
        mesh,
        bikePart.muffler,
        at(120, 40, -170),
        at(330, 60, -150),
        [
          [0, 40, 90],
          [0.15, 62, 130],
          [0.85, 66, 130],
          [1, 50, 100],
        ],
        { round: 0.5 },
      )
      addMuffler(mesh, bikePart.muffler, at(250, 150, -150), at(500, 172, -80), [46, 52])
      return
    case 'low':
      addTube(mesh, pipe, [at(160, 70, -190), at(290, 130, -170), at(400, 172, -110)], 26, { sides: 12 })
      addMuffler(mesh, bikePart.muffler, at(390, 172, -115), at(760, 196, 30), [62, 54])
      return
    case 'up':
      addTube(mesh, pipe, [at(160, 70, -190), at(300, 128, -150), at(400, 165, -40), at(470, 178, 50)], 26, {
        sides: 12,
      })
      addMuffler(mesh, bikePart.muffler, at(450, 178, 40), at(850, 205, 210), [66, 56])
      return
    case 'high':
      if (family === 'dirt') return addMuffler(mesh, bikePart.muffler, at(330, 146, 365), at(760, 158, 470), [56, 48])
      addTube(mesh, pipe, [at(200, 100, -160), at(320, 150, -60), at(420, 180, 80)], 26, { sides: 12 })
      addMuffler(mesh, bikePart.muffler, at(400, 180, 60), at(830, 210, 260), [72, 56])
      return
    case 'pea':
      for (const side of look.engine === 'airTwin' ? [-1, 1] : [1])
        addLoft(
          mesh,
          bikePart.chrome,
          at(140, side * 166, -168),
          at(860, side * 180, -120),
          [
            [0, 22],
            [0.12, 25],
            [0.36, 46],
            [0.72, 50],
            [0.96, 36],
            [1, 30],
          ],
          { sides: 22 },
        )
      return
    case 'pipes':
    case 'stacked':
  }
}

/** Two chromed or black pipes on the right of a V-twin: one above the other, or both low. */
function addPipes(mesh: MeshBuilder, { look }: BikePlan, at: (x: number, y: number, z: number) => Point3): void {
  const part = look.casing === 'black' ? bikePart.gloss : bikePart.chrome
  const isAir = look.engine === 'airVTwin'
  const port = isAir ? 310 : 300
  const isStacked = look.exhaust === 'stacked'
  addTube(
    mesh,
    part,
    [
      at(-200, 60, port - 60),
      at(-265, 110, port - 120),
      at(-215, 158, 80),
      at(-110, 172, -90),
      at(60, 176, -130),
      at(240, 178, -128),
    ],
    25,
    { sides: 14, between: 6 },
  )
  addTube(
    mesh,
    part,
    [
      at(130, 60, port - 70),
      at(200, 120, port - 90),
      at(225, 168, 120),
      at(260, 176, isStacked ? 0 : -40),
      at(360, 178, isStacked ? -38 : -100),
    ],
    25,
    { sides: 14, between: 6 },
  )
  const rings: readonly Ring[] = [
    [0, 26],
    [0.06, 44],
    [0.5, 47],
    [0.96, 48],
    [1, 42],
  ]
  const addMuffler = (from: Point3, to: Point3): void => {
    addLoft(mesh, part, from, to, rings, { sides: 22 })
    addLoft(
      mesh,
      bikePart.dark,
      from,
      to,
      [
        [0.98, 32],
        [1.01, 32],
      ],
      { sides: 18 },
    )
  }
  for (const z of isStacked ? [-130, -38] : [-128])
    addMuffler(at(z > -100 ? 340 : 220, 182, z), at(z > -100 ? 900 : 960, 196, z + 14))
  if (look.exhaust === 'pipes') addMuffler(at(330, 184, -40), at(930, 200, -36))
}
