import { addBlock } from '../add-block.ts'
import type { MeshBuilder } from '../mesh.ts'
import { part as carPart } from '../parts.ts'
import { createCurve } from '../numbers.ts'
import { dwellingPart as part } from './dwelling-parts.ts'
import type { DwellingPlan, Shell, WallFitting } from './dwelling-plan.ts'
import { addBeam, addPlate } from './shapes.ts'

/** How far windows, doors and lids stand out from a wall. */
const proud = { window: 34, door: 16, hatch: 12, vent: 12, table: 16, light: 22 } as const

const across = (side: -1 | 1, inner: number, outer: number): readonly [number, number] =>
  side > 0 ? [inner, outer] : [-outer, -inner]

function addWallFitting(mesh: MeshBuilder, { what, side, along, up }: WallFitting, half: number): void {
  const depth = across(side, half - 20, half + proud[what])
  switch (what) {
    case 'window':
      return addPlate(mesh, part.window, { along, up, depth, corner: 75 })
    case 'vent':
      return addPlate(mesh, part.vent, { along, up, depth, corner: 24 })
    case 'light':
      return addPlate(mesh, part.lampWhite, { along, up, depth, corner: 24 })
    case 'hatch':
    case 'table':
      return addPlate(mesh, part.hatch, { along, up, depth, corner: 40 })
    case 'door': {
      const [from, to] = along
      const [foot, top] = up
      const high = top - foot
      addPlate(mesh, part.door, { along, up, depth, corner: 60 })
      addPlate(mesh, part.window, {
        along: [from + 105, to - 105],
        up: [foot + high * 0.52, foot + high * 0.88],
        depth: across(side, half, half + 34),
        corner: 60,
      })
      addPlate(mesh, carPart.plastic, {
        along: [to - 108, to - 30],
        up: [foot + high * 0.4, foot + high * 0.4 + 96],
        depth: across(side, half, half + 40),
        corner: 20,
      })
      // Handle beside the door, and a step below it.
      const grip = side * (half + 52)
      addBeam(mesh, part.alloy, [to + 70, grip, foot + high * 0.24], [to + 70, grip, foot + high * 0.56], [15, 15], 0.9)
      addBlock(mesh, carPart.plastic, {
        x: [from + 60, to - 60],
        y: across(side, half - 120, half + 210),
        z: [Math.max(230, foot - 250), Math.max(230, foot - 250) + 38],
        radius: 0.3,
      })
    }
  }
}

function addAwning(mesh: MeshBuilder, { awning, width, floor }: DwellingPlan): void {
  if (awning === null) return
  const y = -width / 2
  const { along, up, arms } = awning
  const [from, to] = along
  addBeam(mesh, part.white, [from, y - 62, up], [to, y - 62, up], [62, 58], 0.72)
  for (const x of [from, to]) addBeam(mesh, carPart.plastic, [x - 26, y - 64, up], [x + 26, y - 64, up], [70, 66], 0.6)
  if (!arms) return
  for (const x of [from + 20, to - 20]) {
    addBeam(mesh, part.alloy, [x, y - 34, up - 30], [x, y - 34, floor + 720], [24, 15], 0.3)
    addBlock(mesh, carPart.plastic, { x: [x - 34, x + 34], y: [y - 48, y], z: [floor + 660, floor + 740], radius: 0.3 })
  }
}

function addRoofFittings(mesh: MeshBuilder, { roof, height, width }: DwellingPlan): void {
  for (const { what, at } of roof)
    switch (what) {
      case 'cooler':
        addBlock(mesh, part.white, {
          x: [at - 430, at + 470],
          y: [-340, 340],
          z: [height - 12, height + 185],
          lean: 30,
          radius: 0.62,
        })
        break
      case 'hatch':
        addBlock(mesh, part.white, {
          x: [at - 220, at + 220],
          y: [-230, 230],
          z: [height - 10, height + 78],
          radius: 0.4,
        })
        break
      case 'solar':
        addBlock(mesh, part.solar, {
          x: [at - 520, at + 520],
          y: [60, 760],
          z: [height + 20, height + 58],
          radius: 0.06,
        })
        break
      case 'lid':
        addBlock(mesh, part.lid, {
          x: [at - 1250, at + 1350],
          y: [-width * 0.37, width * 0.37],
          z: [height - 60, height + 36],
          radius: 0.35,
        })
        break
      case 'rail':
        for (const y of [-width / 2 + 210, width / 2 - 210])
          addBeam(mesh, part.alloy, [at - 900, y, height + 55], [at + 900, y, height + 55], [18, 18], 0.9)
        for (const x of [at - 880, at, at + 880])
          addBeam(
            mesh,
            part.alloy,
            [x, -width / 2 + 190, height + 48],
            [x, width / 2 - 190, height + 48],
            [16, 14],
            0.6,
          )
    }
}

/** The outermost place of the front or rear walls at a height. */
function followWall(shells: readonly Shell[], end: 'front' | 'rear'): (z: number) => number {
  const curves = shells.map((shell) => ({ ...shell, at: createCurve(shell[end]) }))
  const outermost = end === 'front' ? Math.min : Math.max
  return (z) => outermost(...curves.filter(({ foot, top }) => z >= foot - 40 && z <= top).map(({ at }) => at(z)))
}

function addEndWindows(mesh: MeshBuilder, { frontWindow, rearWindow, shells }: DwellingPlan): void {
  for (const end of ['front', 'rear'] as const) {
    const window = end === 'front' ? frontWindow : rearWindow
    if (window === null) continue
    const [low, high, half] = window
    const depth = end === 'front' ? ([-30, 24] as const) : ([-24, 30] as const)
    const place = followWall(shells, end)
    addPlate(mesh, part.window, { along: [-half, half], up: [low, high], depth, corner: 80, isEnd: true, place })
  }
}

const isDoorAt = ({ fittings }: DwellingPlan, side: -1 | 1, at: number): boolean =>
  fittings.some(
    ({ what, side: own, along }) => what === 'door' && own === side && at > along[0] - 90 && at < along[1] + 90,
  )

/** Tail lamps and marker lights. */
function addLamps(mesh: MeshBuilder, plan: DwellingPlan): void {
  const { shells, floor, width, height, from, to, drawbar, tail, wheels, tyre } = plan
  const half = width / 2
  const low = Math.min(floor + (tail === 'spares' ? 640 : 360), (shells[0]?.top ?? height) - 430)
  const place = followWall(shells, 'rear')
  const ahead = (wheels[0] ?? 0) - tyre.diameter / 2 - 260
  for (const side of [-1, 1] as const) {
    const stack = [
      [part.lampRed, 0, 210],
      [part.lampAmber, 214, 300],
      [part.lampWhite, 304, 372],
    ] as const
    for (const [which, foot, top] of stack)
      addPlate(mesh, which, {
        along: across(side, half - 240, half - 110),
        up: [low + foot, low + top],
        depth: [-12, 30],
        corner: 28,
        isEnd: true,
        place,
      })
    addPlate(mesh, part.lampRed, {
      along: across(side, half - 260, half - 150),
      up: [height - 190, height - 150],
      depth: [-20, 22],
      corner: 16,
      isEnd: true,
      place,
    })
    if (drawbar !== null)
      for (const x of [from + 260, ahead, to - 260].filter((at) => !isDoorAt(plan, side, at)))
        addPlate(mesh, part.lampAmber, {
          along: [x - 55, x + 55],
          up: [floor + 45, floor + 83],
          depth: across(side, half - 10, half + 20),
          corner: 16,
        })
  }
}

/** Bumper and plate of what drives itself. */
function addBumper(mesh: MeshBuilder, { to, floor, width }: DwellingPlan): void {
  const half = width / 2 - 120
  addBeam(mesh, carPart.plastic, [to - 40, -half, floor + 40], [to - 40, half, floor + 40], [70, 75], 0.35)
  addPlate(mesh, carPart.metal, {
    along: [-186, 186],
    up: [floor + 190, floor + 298],
    depth: [to - 30, to + 12],
    corner: 14,
    isEnd: true,
  })
}

/** What is on the walls and on the roof. */
export function addDwellingFittings(mesh: MeshBuilder, plan: DwellingPlan): void {
  for (const fitting of plan.fittings) addWallFitting(mesh, fitting, plan.width / 2)
  addEndWindows(mesh, plan)
  addAwning(mesh, plan)
  addRoofFittings(mesh, plan)
  // A van keeps the tail of its maker.
  if (plan.shells.length === 0) return
  addLamps(mesh, plan)
  if (plan.drawbar === null) addBumper(mesh, plan)
}
