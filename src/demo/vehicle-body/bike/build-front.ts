import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addTube, type Ring } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { addBars } from './build-bars.ts'
import { addFender } from './build-rear.ts'
import { legs, resolveForkLine } from './fork-line.ts'

function addFork(mesh: MeshBuilder, plan: BikePlan): void {
  const { look } = plan
  const line = resolveForkLine(plan)
  const top = look.bars === 'clip' ? 1.04 : 1.01
  for (const side of [-1, 1]) {
    const y = side * legs
    const leg = (part: number, rings: readonly Ring[]): void =>
      addLoft(mesh, part, line(0, y), line(1, y), rings, { sides: 14 })
    switch (look.fork) {
      case 'upside':
      case 'gold':
        leg(look.fork === 'gold' ? bikePart.gold : bikePart.gloss, [
          [0.42, 26],
          [0.44, 29],
          [top, 27],
        ])
        leg(bikePart.chrome, [
          [0.1, 21],
          [0.43, 21],
        ])
        leg(bikePart.dark, [
          [-0.045, 22],
          [-0.02, 31],
          [0.1, 27],
          [0.17, 23],
        ])
        break
      case 'standard':
      case 'gaiter':
        leg(look.fork === 'gaiter' ? bikePart.dark : bikePart.alloy, [
          [-0.04, 24],
          [-0.02, 30],
          [0.1, 29],
          [0.44, 28],
          [0.46, 25],
        ])
        if (look.fork === 'gaiter')
          leg(
            bikePart.plastic,
            Array.from({ length: 19 }, (_, index): Ring => [0.44 + index * 0.02, index % 2 === 0 ? 36 : 28]),
          )
        else
          leg(bikePart.chrome, [
            [0.44, 20],
            [top, 20],
          ])
        break
      case 'thick':
        leg(look.casing === 'black' ? bikePart.dark : bikePart.chrome, [
          [-0.05, 30],
          [-0.02, 35],
          [0.42, 34],
          [0.44, 30],
        ])
        leg(look.casing === 'black' ? bikePart.gloss : bikePart.chrome, [
          [0.42, 36],
          [top, 36],
        ])
        break
    }
    // Calliper behind the leg.
    if (look.discs === 2 || side < 0)
      addLoft(
        mesh,
        bikePart.calliper,
        line(0.16, side * 70, -58),
        line(0.3, side * 70, -50),
        [
          [0, 22, 26],
          [0.15, 30, 30],
          [0.85, 30, 30],
          [1, 22, 26],
        ],
        { sides: 10, round: 0.6 },
      )
  }
  addTube(mesh, bikePart.dark, [line(0, -120), line(0, 120)], 13, { sides: 10 })
  for (const share of [0.73, 1]) addClamp(mesh, line(share, 0), legs)
  // Brake hose.
  addTube(mesh, bikePart.plastic, [line(0.2, -78, -40), line(0.5, -86, -34), line(0.8, -70, 34), line(1, -60, 30)], 5, {
    sides: 5,
  })
}

function addClamp(mesh: MeshBuilder, at: Point3, half: number): void {
  addLoft(
    mesh,
    bikePart.dark,
    [at[0], -half - 34, at[2]],
    [at[0], half + 34, at[2]],
    [
      [0, 20, 34],
      [0.08, 24, 40],
      [0.5, 26, 56],
      [0.92, 24, 40],
      [1, 20, 34],
    ],
    { sides: 12, round: 0.7 },
  )
}

/** Fork, handlebar, mirrors, front fender, speedometer. */
export function addFront(mesh: MeshBuilder, plan: BikePlan): void {
  const { family, look } = plan
  addFork(mesh, plan)
  addBars(mesh, plan)
  const line = resolveForkLine(plan)
  const old = family === 'classic' || family === 'cruiser'
  if (family !== 'dirt' && !look.extras.includes('highFender')) {
    const part = look.extras.includes('shortFender') ? bikePart.gloss : bikePart.paint
    if (old)
      addFender(mesh, plan.front, part, {
        from: look.extras.includes('shortFender') ? 62 : 38,
        to: look.extras.includes('shortFender') ? 145 : 168,
        gap: 22,
        wide: 1.3,
        lip: 14,
      })
    else
      addFender(mesh, plan.front, family === 'adventure' ? bikePart.plastic : part, {
        from: 46,
        to: 142,
        gap: 16,
        wide: 1.16,
        lip: 26,
      })
    // Struts of the fender.
    for (const side of [-1, 1])
      addTube(mesh, old ? bikePart.chrome : bikePart.dark, [line(0.16, side * 92), line(0.5, side * 88, 4)], 9, {
        sides: 6,
      })
  }
  const [x, , z] = line(1, 0)
  if (old && look.lamp !== 'nacelle') {
    // A round speedometer.
    addLoft(
      mesh,
      bikePart.chrome,
      [x - 46, 0, z + 40],
      [x - 12, 0, z + 94],
      [
        [0, 34],
        [0.4, 48],
        [0.92, 50],
        [1, 46],
      ],
      { sides: 20 },
    )
    addLoft(
      mesh,
      bikePart.lens,
      [x - 12, 0, z + 94],
      [x - 11, 0, z + 96],
      [
        [0, 45],
        [1, 45],
      ],
      { sides: 20 },
    )
  } else if (family !== 'dirt' && look.lamp !== 'nacelle') {
    const half = 74
    addLoft(
      mesh,
      bikePart.plastic,
      [x - 74, -half, z + 60],
      [x - 74, half, z + 60],
      [
        [0, 30, 16],
        [0.1, 44, 22],
        [0.9, 44, 22],
        [1, 30, 16],
      ],
      {
        sides: 14,
        round: 0.5,
      },
    )
  }
}
