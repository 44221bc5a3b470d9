import { steps, type MeshBuilder, type Point3 } from '../mesh.ts'
import { lerp } from '../numbers.ts'
import { addLoft, addShell, addTube, type Ring } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan, Wheel } from './bike-plan.ts'

export interface FenderShape {
  /** Degrees around the wheel from straight ahead over the top to the rear. */
  readonly from: number
  readonly to: number
  /** Distance from the tyre. */
  readonly gap: number
  /** Width as a share of the tyre's. */
  readonly wide: number
  /** How far its sides reach down. */
  readonly lip: number
}

/** A sheet around a wheel, with turned down sides. */
export function addFender(mesh: MeshBuilder, wheel: Wheel, part: number, shape: FenderShape): void {
  const { from, to, gap, wide, lip } = shape
  const half = (wheel.width / 2) * wide
  for (const isInner of [false, true]) {
    mesh.startBody()
    const turns = 28
    mesh.addGrid(part === bikePart.paint && isInner ? bikePart.plastic : part, steps(turns), steps(12), (u, v, out) => {
      const share = isInner ? 1 - u : u
      const angle = ((180 - lerp(from, to, share)) * Math.PI) / 180
      const t = v * 2 - 1
      const end = Math.min(1, Math.min(share, 1 - share) * 16 + 0.55)
      const reach = wheel.radius + gap + 10 * (1 - t * t) - lip * Math.abs(t) ** 5 - (isInner ? 4 : 0)
      out[0] = wheel.x + Math.cos(angle) * reach
      out[1] = -t * half * end
      out[2] = wheel.radius + Math.sin(angle) * reach
    })
  }
}

/** Swingarm, shock absorbers, chain or belt, foot rests, side stand. */
export function addRunningGear(mesh: MeshBuilder, plan: BikePlan): void {
  const { pattern, rear, look, family } = plan
  const { at } = plan
  const [px, pz] = pattern.pivot
  const pivot = plan.place(px, pz)
  const isLight = family === 'dirt'
  const isOld = family === 'classic' || family === 'cruiser'
  const arm = isOld ? bikePart.frame : look.frame === 'beam' || isLight ? bikePart.alloy : bikePart.dark
  const aside = Math.max(92, rear.width / 2 + 34)
  for (const side of look.extras.includes('shaft') ? [] : [-1, 1])
    addShell(
      mesh,
      arm,
      [
        [pivot[0] - 40, pivot[1] - 40, pivot[1] + 40, 22],
        [lerp(pivot[0], rear.x, 0.35), pivot[1] - 52, pivot[1] + 34, 20],
        [lerp(pivot[0], rear.x, 0.7), lerp(pivot[1], rear.radius, 0.7) - 34, lerp(pivot[1], rear.radius, 0.7) + 28, 17],
        [rear.x - 20, rear.radius - 28, rear.radius + 28, 17],
        [rear.x + 52, rear.radius - 22, rear.radius + 22, 15],
      ],
      (x, z) => [x, z],
      { round: 0.5, aside: side * aside, ends: [30, 24], sides: 16, between: 3 },
    )
  // A bridge between the arms, the axle and its nuts.
  addLoft(
    mesh,
    arm,
    [lerp(pivot[0], rear.x, 0.16), -aside, pivot[1] - 6],
    [lerp(pivot[0], rear.x, 0.16), aside, pivot[1] - 6],
    [
      [0, 34, 40],
      [1, 34, 40],
    ],
    { round: 0.6 },
  )
  addTube(
    mesh,
    bikePart.chrome,
    [
      [rear.x, -aside - 26, rear.radius],
      [rear.x, aside + 26, rear.radius],
    ],
    15,
    { sides: 12 },
  )
  if (look.extras.includes('shaft'))
    addShell(
      mesh,
      bikePart.casing,
      [
        [pivot[0] - 40, pivot[1] - 50, pivot[1] + 50, 44],
        [lerp(pivot[0], rear.x, 0.6), rear.radius - 38, rear.radius + 46, 44],
        [rear.x - 110, rear.radius - 60, rear.radius + 70, 60],
        [rear.x, rear.radius - 105, rear.radius + 105, 66],
        [rear.x + 100, rear.radius - 50, rear.radius + 50, 50],
      ],
      (x, z) => [x, z],
      { round: 0.9, aside: aside - 8, ends: [30, 70] },
    )
  else addDrive(mesh, plan, pivot, aside)
  const spring = (from: Point3, to: Point3, size: number): void => {
    addLoft(
      mesh,
      bikePart.spring,
      from,
      to,
      Array.from({ length: 21 }, (_, index): Ring => [0.18 + index * 0.035, index % 2 === 0 ? size : size * 0.62]),
      { sides: 12 },
    )
    addLoft(
      mesh,
      bikePart.dark,
      from,
      to,
      [
        [0, size * 0.6],
        [0.14, size],
        [0.2, size],
        [0.21, size * 0.4],
        [0.88, size * 0.4],
        [0.9, size * 0.8],
        [1, size * 0.5],
      ],
      { sides: 12 },
    )
  }
  if (look.extras.includes('twinShocks'))
    for (const side of [-1, 1])
      spring(
        [rear.x - 20, side * (aside + 26), rear.radius + 20],
        at(pattern.rear - (family === 'cruiser' ? 230 : 150), side * (aside + 20), family === 'cruiser' ? 560 : 690),
        family === 'cruiser' ? 30 : 28,
      )
  else spring([lerp(pivot[0], rear.x, 0.22), 0, pivot[1] + 10], at(px - 60, 0, pz + 330), 42)
  // Foot rests.
  const rest: readonly [number, number] = family === 'cruiser' ? [px - 560, 330] : [px + 10, pz - 110]
  for (const side of [-1, 1]) {
    const [x, , z] = at(rest[0], 0, rest[1])
    addTube(
      mesh,
      bikePart.dark,
      [
        [x - 6, side * 130, z + 14],
        [x, side * 250, z],
      ],
      12,
      { sides: 8 },
    )
    addLoft(
      mesh,
      bikePart.dark,
      [x, side * 195, z + 2],
      [x, side * 280, z + 8],
      [
        [0, 13, 18],
        [1, 13, 18],
      ],
      { sides: 8, round: 0.6 },
    )
    addShell(
      mesh,
      arm === bikePart.alloy ? bikePart.alloy : bikePart.dark,
      [
        [x - 20, z - 20, z + 40, 8],
        [x + 60, z + 60, z + 150, 8],
        [x + 90, z + 110, z + 170, 6],
      ],
      (a, b) => [a, b],
      { aside: side * 136, ends: [10, 10], round: 0.6 },
    )
    // Gear lever and brake pedal.
    addTube(
      mesh,
      bikePart.dark,
      [
        [x - 10, side * 160, z - 12],
        [x - 90, side * 172, z - 34],
        [x - 150, side * 205, z - 16],
      ],
      8,
      { sides: 6 },
    )
    if (plan.look.seat !== 'solo' && family !== 'dirt') {
      const [rx, , rz] = at(rest[0] + 290, 0, rest[1] + 120)
      addTube(
        mesh,
        bikePart.dark,
        [
          [x + 30, side * 132, z + 130],
          [rx - 30, side * 150, rz + 20],
          [rx, side * 165, rz],
        ],
        9,
        { sides: 6 },
      )
      addTube(
        mesh,
        bikePart.dark,
        [
          [rx, side * 150, rz],
          [rx, side * 240, rz + 4],
        ],
        12,
        { sides: 8 },
      )
    }
  }
  const [sx, , sz] = at(px - 70, 0, pz - 120)
  addTube(
    mesh,
    bikePart.dark,
    [
      [sx, -150, sz],
      [sx + 220, -172, 130],
      [sx + 290, -176, 118],
    ],
    [13, 11, 9],
    { sides: 8 },
  )
}

function addDrive(mesh: MeshBuilder, plan: BikePlan, pivot: readonly [number, number], aside: number): void {
  const { rear, look } = plan
  const y = -Math.min(aside - 22, 84)
  const isBelt = look.extras.includes('belt')
  const [large, small] = isBelt ? [120, 60] : [98, 40]
  const part = isBelt ? bikePart.plastic : bikePart.chain
  addLoft(
    mesh,
    isBelt ? bikePart.dark : bikePart.chain,
    [rear.x, y - 4, rear.radius],
    [rear.x, y + 4, rear.radius],
    [
      [0, large],
      [1, large],
    ],
    { sides: 32 },
  )
  const half = isBelt ? 13 : 7
  const from: readonly [number, number] = [pivot[0] - 85, pivot[1] + 2]
  for (const up of [-1, 1])
    addLoft(
      mesh,
      part,
      [from[0], y, from[1] + up * small],
      [rear.x, y, rear.radius + up * (large + 3)],
      [
        [0, 7, half],
        [1, 7, half],
      ],
      { sides: 8, round: 0.5 },
    )
}
