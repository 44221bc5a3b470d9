import { addBlock } from '../add-block.ts'
import { addWheel } from '../build-wheels.ts'
import type { MeshBuilder } from '../mesh.ts'
import { part as carPart } from '../parts.ts'
import { dwellingPart as part } from './dwelling-parts.ts'
import type { DwellingPlan } from './dwelling-plan.ts'
import { addBeam, addDrum, addPlate } from './shapes.ts'

/** Height of the coupling's ball. */
const hitch = 470

/** Gas bottle with its collar and valve. */
function addBottle(mesh: MeshBuilder, x: number, y: number, foot: number): void {
  addDrum(mesh, part.white, [x, y, foot + 235], 2, { radius: 152, half: 235, chamfer: 62 })
  addDrum(mesh, part.white, [x, y, foot + 500], 2, { radius: 92, half: 46, chamfer: 8 })
}

/** A-frame, coupling and jockey wheel, and what stands on them. */
function addDrawbar(mesh: MeshBuilder, plan: DwellingPlan): void {
  const { from, floor, drawbar, width, tyre } = plan
  const beam = Math.min(floor - 80, 520)
  const spread = Math.min(760, width / 2 - 320)
  const up = [beam - 62, beam + 62] as const
  for (const side of [-1, 1])
    addBeam(mesh, carPart.plastic, [330, side * 50, hitch], [from + 700, side * spread, beam], [28, 62], 0.2)
  addBlock(mesh, carPart.plastic, { x: [from - 120, from - 60], y: [-spread * 0.8, spread * 0.8], z: up, radius: 0.2 })
  // Coupling over the ball, with its lever.
  addBlock(mesh, carPart.metal, { x: [40, 420], y: [-52, 52], z: [hitch - 46, hitch + 50], radius: 0.45 })
  addBlock(mesh, carPart.metal, { x: [0, 120], y: [-62, 62], z: [hitch - 64, hitch + 34], radius: 0.7 })
  addBeam(mesh, carPart.plastic, [110, 0, hitch + 40], [300, 0, hitch + 150], [16, 12], 0.6)
  // Jockey wheel: a tube clamped to the drawbar, with its crank.
  const jockey = [620, -150] as const
  addBeam(mesh, part.alloy, [jockey[0], jockey[1], 210], [jockey[0], jockey[1], 900], [30, 30], 0.95)
  addBeam(mesh, part.alloy, [jockey[0], jockey[1], 120], [jockey[0], jockey[1], 240], [22, 22], 0.95)
  addBeam(mesh, carPart.plastic, [jockey[0], jockey[1], 890], [jockey[0] + 150, jockey[1], 930], [11, 11], 0.9)
  addBlock(mesh, carPart.plastic, {
    x: [jockey[0] - 52, jockey[0] + 52],
    y: [jockey[1] - 46, jockey[1] + 60],
    z: [hitch - 40, hitch + 60],
    radius: 0.3,
  })
  addDrum(mesh, part.rubber, [jockey[0] + 26, jockey[1], 112], 1, { radius: 112, half: 42, chamfer: 16 })
  addDrum(mesh, part.alloy, [jockey[0] + 26, jockey[1], 112], 1, { radius: 58, half: 46, chamfer: 6 })
  // Chains and the plug's cable hang under the coupling.
  addBeam(mesh, carPart.metal, [90, 70, hitch - 60], [430, 120, hitch - 170], [9, 9], 0.9)
  addBeam(mesh, carPart.metal, [430, 120, hitch - 170], [640, 150, hitch - 40], [9, 9], 0.9)
  const deck = beam + 62
  if (drawbar === 'bottles' || drawbar === 'both')
    for (const y of [-180, 180]) addBottle(mesh, from - (drawbar === 'both' ? 200 : 230), y, deck + 20)
  if (drawbar === 'box' || drawbar === 'both') {
    const box = drawbar === 'both' ? [from - 900, from - 400] : [from - 780, from - 110]
    const half = drawbar === 'both' ? 520 : 780
    addBlock(mesh, part.plate, { x: [box[0] ?? 0, box[1] ?? 0], y: [-half, half], z: [deck, deck + 560], radius: 0.1 })
    addBlock(mesh, part.plate, {
      x: [(box[0] ?? 0) - 18, (box[1] ?? 0) + 18],
      y: [-half - 18, half + 18],
      z: [deck + 500, deck + 590],
      radius: 0.25,
    })
  }
  if (drawbar === 'spare')
    addWheel(mesh, plan, 40, 1, (inwards, along, high, out) => {
      out[0] = from - 70 - inwards
      out[1] = along
      out[2] = Math.max(deck, 560) + tyre.diameter / 2 - 60 + high
    })
}

/** Rails, axle, springs, tanks and mudflaps: what shows below the body. */
function addUnderside(mesh: MeshBuilder, { from, to, floor, width, wheels, tyre }: DwellingPlan): void {
  const half = width / 2
  const axle = tyre.diameter / 2
  for (const side of [-1, 1])
    addBlock(mesh, carPart.plastic, {
      x: [from + 300, to - 90],
      y: side > 0 ? [half - 480, half - 420] : [420 - half, 480 - half],
      z: [floor - 130, floor + 30],
      radius: 0.1,
    })
  for (const x of wheels) {
    addBeam(mesh, carPart.plastic, [x, -half + 300, axle], [x, half - 300, axle], [45, 45], 0.6)
    for (const side of [-1, 1])
      addBeam(
        mesh,
        carPart.plastic,
        [x, side * (half - 390), axle + 10],
        [x - 420, side * (half - 430), floor - 70],
        [34, 40],
        0.3,
      )
  }
  // Water tanks, and the housing of the wheels, so that nobody looks through the arches.
  const [first = 0, last = 0] = [wheels[0], wheels.at(-1)]
  addBlock(mesh, carPart.plastic, {
    x: [first - 1250, first - 560],
    y: [-560, 560],
    z: [floor - 190, floor],
    radius: 0.12,
  })
  addBlock(mesh, carPart.hollow, {
    x: [first - tyre.diameter * 0.75, last + tyre.diameter * 0.75],
    y: [340 - half, half - 340],
    z: [floor - 60, tyre.diameter + 180],
    radius: 0.04,
  })
  for (const side of [-1, 1])
    addBlock(mesh, part.rubber, {
      x: [last + axle + 60, last + axle + 78],
      y: side > 0 ? [half - 330, half - 60] : [60 - half, 330 - half],
      z: [170, floor + 20],
      lean: -30,
      radius: 0.2,
    })
}

/** Bumper, plate and spare wheels. */
function addTail(mesh: MeshBuilder, plan: DwellingPlan): void {
  const { to, floor, width, tail, tyre } = plan
  const half = width / 2
  if (tail === 'bumper') {
    addBeam(mesh, carPart.plastic, [to + 40, -half + 160, floor - 30], [to + 40, half - 160, floor - 30], [40, 55], 0.3)
    addPlate(mesh, carPart.metal, {
      along: [-186, 186],
      up: [floor + 60, floor + 168],
      depth: [to - 20, to + 14],
      corner: 14,
      isEnd: true,
    })
    return
  }
  const bar = floor - 40
  addBeam(mesh, carPart.plastic, [to + 70, -half + 120, bar], [to + 70, half - 120, bar], [55, 60], 0.25)
  const places = tail === 'spare' ? [0] : [-470, 470]
  const high = bar + 90 + tyre.diameter / 2
  for (const y of places) {
    addBeam(mesh, carPart.plastic, [to + 70, y, bar], [to + 70, y, high], [45, 45], 0.2)
    addWheel(mesh, plan, 40, -1, (inwards, along, rise, out) => {
      out[0] = to + 70 + tyre.width - inwards
      out[1] = y + along
      out[2] = high + rise
    })
  }
  if (tail === 'spares')
    for (const y of [-1, 1])
      addBlock(mesh, carPart.plastic, {
        x: [to + 40, to + 220],
        y: [y * 950 - 90, y * 950 + 90].toSorted((a, b) => a - b) as [number, number],
        z: [bar + 60, bar + 520],
        radius: 0.25,
      })
  addPlate(mesh, carPart.metal, {
    along: [-186, 186],
    up: [bar - 66, bar + 42],
    depth: [to + 110, to + 132],
    corner: 14,
    isEnd: true,
  })
}

/** Everything of a towed dwelling besides its body: drawbar, underside, tail. */
export function addTowing(mesh: MeshBuilder, plan: DwellingPlan): void {
  addDrawbar(mesh, plan)
  addUnderside(mesh, plan)
  addTail(mesh, plan)
}
