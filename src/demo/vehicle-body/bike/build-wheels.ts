import { steps, type MeshBuilder, type Point3 } from '../mesh.ts'
import type { BikePlan, Wheel } from './bike-plan.ts'
import { bikePart } from './bike-parts.ts'
import { addLoft, addTube } from '../shapes.ts'

/** Turns a profile of places across and radii around the wheel's axle; radii may vary with the angle. */
function addRing(
  mesh: MeshBuilder,
  part: number,
  wheel: Wheel,
  turns: number,
  profile: readonly (readonly [across: number, radius: number])[],
  tread: (turn: number, row: number) => number = () => 0,
): void {
  mesh.startBody()
  mesh.addGrid(part, steps(turns), steps(profile.length - 1), (u, v, out) => {
    const row = Math.round(v * (profile.length - 1))
    const [across, radius] = profile[row] ?? [0, 0]
    const reach = radius + tread(Math.round(u * turns), row)
    const angle = -u * Math.PI * 2
    out[0] = wheel.x + Math.cos(angle) * reach
    out[1] = across
    out[2] = wheel.radius + Math.sin(angle) * reach
  })
}

/** A round tyre; blocks of an off-road tread stand out of it. */
function addTyre(mesh: MeshBuilder, { look }: BikePlan, wheel: Wheel): void {
  const height = wheel.radius - wheel.rim
  const middle = wheel.rim + height * 0.42
  const blocks = look.tyre === 'knobby' ? 11 : look.tyre === 'dual' ? 4 : 0
  const profile = Array.from({ length: 19 }, (_, index) => {
    const angle = ((index - 9) / 9) * 2.35
    const across = Math.sin(angle) * wheel.width * 0.5
    const flat = look.tyre === 'knobby' ? 0.75 : 0.9
    return [
      across,
      middle +
        (wheel.radius - blocks * 0.6 - middle) * (Math.cos(angle) > 0 ? Math.cos(angle) ** flat : Math.cos(angle)),
    ] as const
  })
  const tread = (turn: number, row: number): number => {
    if (blocks === 0 || row < 5 || row > 13) return 0
    const isBlock = (turn + (row % 2 === 0 ? 0 : 2)) % 4 < 2
    return isBlock ? blocks * 0.6 : -blocks * 0.4
  }
  addRing(mesh, bikePart.tyre, wheel, blocks > 0 ? 128 : 72, profile, tread)
}

/** Points on a circle around the axle, at a place across. */
const around = (wheel: Wheel, radius: number, turn: number, across: number): Point3 => [
  wheel.x + Math.cos(turn * Math.PI * 2) * radius,
  across,
  wheel.radius + Math.sin(turn * Math.PI * 2) * radius,
]

function addSpokes(mesh: MeshBuilder, { look }: BikePlan, wheel: Wheel, inner: number): void {
  const spoke = (from: number, to: number, hub: number, outer: number): void =>
    addLoft(
      mesh,
      bikePart.rim,
      around(wheel, hub, from, 0),
      around(wheel, outer, to, 0),
      [
        [0, 15, 22],
        [0.5, 9.5, 17],
        [0.85, 9, 15],
        [1, 13, 17],
      ],
      { sides: 10, round: 0.6 },
    )
  const phase = wheel.x * 0.0007
  const each = (count: number, add: (turn: number) => void): void => {
    for (let index = 0; index < count; index += 1) add(index / count + phase)
  }
  switch (look.spokes) {
    case 'five':
      return each(5, (turn) => spoke(turn, turn + 0.02, 36, inner))
    case 'six':
      return each(6, (turn) => spoke(turn, turn, 36, inner))
    case 'ten':
      return each(10, (turn) => spoke(turn, turn, 36, inner))
    case 'fork':
      return each(5, (turn) => {
        spoke(turn - 0.015, turn - 0.042, 36, inner)
        spoke(turn + 0.015, turn + 0.042, 36, inner)
      })
    case 'dish':
      addRing(mesh, bikePart.rim, wheel, 48, [
        [-24, 40],
        [-34, inner * 0.6],
        [-30, inner],
        [30, inner],
        [34, inner * 0.6],
        [24, 40],
      ])
      return each(12, (turn) => {
        for (const side of [-1, 1])
          addLoft(
            mesh,
            bikePart.disc,
            around(wheel, inner * 0.78, turn, side * 20),
            around(wheel, inner * 0.78, turn, side * 33),
            [
              [0, 13],
              [1, 13],
            ],
            { sides: 10 },
          )
      })
    case 'wire':
      return each(16, (turn) => {
        for (const [side, lean] of [
          [-1, 0.09],
          [1, -0.09],
          [-1, -0.09],
          [1, 0.09],
        ] as const)
          addTube(
            mesh,
            bikePart.rim,
            [
              around(wheel, 34, turn + (lean > 0 ? 0 : 0.028) - lean, side * 30),
              around(wheel, inner + 4, turn + (lean > 0 ? 0 : 0.028), side * 4),
            ],
            1.7,
            { sides: 4 },
          )
      })
  }
}

function addDisc(mesh: MeshBuilder, wheel: Wheel, radius: number, across: number, inner = 0.62): void {
  const half = 3
  addRing(mesh, bikePart.disc, wheel, 48, [
    [across - half, radius * inner],
    [across - half, radius],
    [across + half, radius],
    [across + half, radius * inner],
  ])
  for (let arm = 0; arm < 6; arm += 1)
    addLoft(
      mesh,
      bikePart.dark,
      around(wheel, 38, arm / 6, across * 0.9),
      around(wheel, radius * (inner + 0.06), arm / 6 + 0.04, across),
      [
        [0, 8, 4],
        [1, 6, 4],
      ],
      { sides: 6 },
    )
}

/** Tyre, rim, spokes, hub and brake discs of both wheels. */
export function addWheels(mesh: MeshBuilder, plan: BikePlan): void {
  const { look, front, rear, family } = plan
  for (const wheel of [front, rear]) {
    addTyre(mesh, plan, wheel)
    const lip = wheel.width * 0.36
    const inner = wheel.rim - (look.spokes === 'wire' ? 12 : 22)
    addRing(mesh, bikePart.rim, wheel, 72, [
      [-lip, wheel.rim + 12],
      [-lip, wheel.rim - 4],
      [-lip + 10, inner],
      [lip - 10, inner],
      [lip, wheel.rim - 4],
      [lip, wheel.rim + 12],
    ])
    addSpokes(mesh, plan, wheel, inner)
    const hub = look.spokes === 'wire' ? 30 : 40
    addRing(mesh, bikePart.rim, wheel, 24, [
      [-52, 0],
      [-50, hub * 0.8],
      [-38, hub],
      [0, hub * 0.72],
      [38, hub],
      [50, hub * 0.8],
      [52, 0],
    ])
  }
  const isLight = family === 'dirt'
  const large = isLight ? 132 : look.engine === 'airSingle' ? 150 : 160
  if (look.discs === 2) for (const side of [-1, 1]) addDisc(mesh, front, large, side * 66)
  else addDisc(mesh, front, large, -66)
  addDisc(mesh, rear, isLight ? 118 : 125, 72)
}
