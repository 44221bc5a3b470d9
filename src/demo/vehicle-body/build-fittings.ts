import type { BodyPlan } from './body-plan.ts'
import { resolveRoof } from './build-cab.ts'
import { addOpenTop } from './build-open.ts'
import type { BodyLines } from './build-lower.ts'
import { addRack } from './build-rack.ts'
import { placeMirror } from './place-mirror.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { lerp, smooth } from './numbers.ts'
import { part } from './parts.ts'
import { addBlock } from './add-block.ts'
import { addRoundedBox, allFaces } from './rounded-box.ts'
import { addTube } from './shapes.ts'

/** What shows through the panes: seats, the top of the dash and the steering wheel, on the right-hand side. */
function addSeats(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { cowl, cabEnd, width, height, roofStart } = plan
  const belt = lines.deck(cowl[0] + 400)
  const isOpen = plan.kind === 'open'
  const top = Math.min(height - (isOpen ? 150 : 210), belt + 330)
  const front = Math.max(cowl[0] + 820, roofStart + 330)
  const rows =
    cabEnd - front > 1700 ? [front, front + 900, front + 1650] : cabEnd - front > 800 ? [front, front + 850] : [front]
  const usable = plan.windows.panelsFrom < 1 || plan.kind === 'truck' ? rows.slice(0, 1) : rows
  const aside = width * 0.2
  const roof = resolveRoof(plan)
  // Under a sloping rear window heads need room.
  const behind = isOpen ? cabEnd - 90 : Math.min(plan.roofEnd - 60, cabEnd - 330)
  for (const x of usable)
    if (x + 180 < behind && (isOpen || roof(x + 200) > top + 60))
      for (const y of [-aside, aside]) {
        addBlock(mesh, part.seat, {
          x: [x, x + 130],
          y: [y - 235, y + 235],
          z: [belt - 250, top - 150],
          lean: 70,
          radius: 0.6,
        })
        addBlock(mesh, part.seat, {
          x: [x + 75, x + 165],
          y: [y - 125, y + 125],
          z: [top - 140, top],
          lean: 18,
          radius: 0.7,
        })
      }
  addBlock(mesh, part.seat, {
    // The windscreen stands farther back at its sides than in the middle.
    x: [cowl[0] + 230, cowl[0] + 560],
    y: [-width * 0.38, width * 0.38],
    z: [belt - 200, Math.min(belt, cowl[1] + 45)],
    radius: 0.5,
  })
  const ring = Array.from({ length: 13 }, (_, index): Point3 => {
    const turn = (index / 12) * Math.PI * 2
    const up = Math.sin(turn)
    return [cowl[0] + 620 + 70 * up, aside + 185 * Math.cos(turn), belt - 10 + 150 * up]
  })
  addTube(mesh, part.plastic, ring, 17)
  addBlock(mesh, part.plastic, {
    x: [cowl[0] + 560, cowl[0] + 615],
    y: [aside - 150, aside + 150],
    z: [belt - 50, belt + 20],
    radius: 0.9,
  })
}

function addMirrors(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { front, foot, tall, wide, inner } = placeMirror(plan, lines)
  for (const side of [-1, 1] as const) {
    // Round in front, flat behind; its lower edge rises outwards, and it leans back, out of the wind.
    addRoundedBox(
      mesh,
      allFaces(part.mirror),
      { radii: [0.75, 0.5, 0.62], flat: [1, 2, 2], turns: 4 },
      (bx, by, bz, out) => {
        const outwards = (by * side + 1) / 2
        const up = (bz + 1) / 2
        out[0] = front + (bx < 0 ? bx * 74 : bx * 26) * (1 - 0.22 * outwards) + outwards * 34 + up * 12
        out[1] = side * (inner + outwards * wide)
        out[2] = foot + lerp(outwards * 20, tall - outwards * outwards * 22, up)
      },
    )
    // The arm reaches from the door, at the foot of the pillar, under the housing.
    const [from, to] = [side * (inner - 95), side * (inner + 62)]
    addBlock(mesh, part.plastic, {
      x: [front - 22, front + 26],
      y: [Math.min(from, to), Math.max(from, to)],
      z: [foot - 26, foot + 20],
      radius: 0.55,
    })
  }
}

/** Rails along the roof, each of one piece that lies on it and sinks into it in a slow curve. */
function addRails(mesh: MeshBuilder, plan: BodyPlan): void {
  const { roofStart, roofEnd, width, tumblehome } = plan
  const roof = resolveRoof(plan)
  const [from, to] = [roofStart + 190, roofEnd - 90]
  const ramp = 300 / (to - from)
  for (const side of [-1, 1])
    addRoundedBox(
      mesh,
      allFaces(part.metal),
      { radii: [0.03, 0.7, 0.7], flat: [40, 1, 1], turns: 2 },
      (bx, by, bz, out) => {
        const s = (bx + 1) / 2
        const x = lerp(from, to, s)
        const lift = smooth(0, ramp, Math.min(s, 1 - s))
        out[0] = x
        out[1] = side * (width / 2) * (tumblehome - 0.075) + by * 17
        out[2] = roof(x) - 40 + lift * 42 + bz * 21
      },
    )
}

/** The fin of the aerial on the roof. */
function addFin(mesh: MeshBuilder, plan: BodyPlan): void {
  const x = plan.roofEnd - 230
  const z = resolveRoof(plan)(x)
  addRoundedBox(
    mesh,
    allFaces(part.glossBlack),
    { radii: [0.5, 0.6, 0.6], flat: [2, 1, 1], turns: 2 },
    (bx, by, bz, out) => {
      const t = (bz + 1) / 2
      out[0] = x + bx * 85 * (1 - t * 0.62) + t * 60
      out[1] = by * 17 * (1 - t * 0.5)
      out[2] = z - 12 + t * 66
    },
  )
}

/** A flat tray with drop sides behind a cab that stands alone. */
function addLoad(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { load, length, width, tyre } = plan
  if (load === null || load.kind === 'tub') return
  const half = width / 2 + 5
  const floor = load.top - load.sides
  addRoundedBox(
    mesh,
    {
      left: part.boxSide,
      right: part.boxSide,
      front: part.boxFront,
      rear: part.boxRear,
      top: part.boxTop,
      bottom: part.bodyBottom,
    },
    { radii: [0.012, 0.03, 0.06], flat: [12, 4, 4], turns: 2 },
    (bx, by, bz, out) => {
      out[0] = lerp(load.from, length, (bx + 1) / 2)
      out[1] = by * half
      out[2] = lerp(floor, load.top, (bz + 1) / 2)
    },
  )
  for (const side of [-1, 1])
    addBlock(mesh, part.plastic, {
      x: [plan.cabEnd - 200, length - 150],
      y: side > 0 ? [300, 420] : [-420, -300],
      z: [floor - 230, floor],
      radius: 0.1,
    })
  // Mudguards and the axle.
  const axle = lines.wheels[1]
  for (const side of [-1, 1])
    addBlock(mesh, part.plastic, {
      x: [axle - 430, axle + 430],
      y: side > 0 ? [width / 2 - 300, width / 2 - 10] : [10 - width / 2, 300 - width / 2],
      z: [tyre.diameter + 15, tyre.diameter + 60],
      radius: 0.5,
    })
  addBlock(mesh, part.plastic, {
    x: [axle - 70, axle + 70],
    y: [-width * 0.4, width * 0.4],
    z: [tyre.diameter / 2 - 70, tyre.diameter / 2 + 70],
    radius: 0.6,
  })
  // Guard behind the cab.
  for (const y of [-half + 40, half - 100])
    addBlock(mesh, part.plastic, {
      x: [load.from, load.from + 45],
      y: [y, y + 60],
      z: [load.top, plan.height - 60],
      radius: 0.4,
    })
  for (const z of [plan.height - 110, load.top + 330])
    addBlock(mesh, part.plastic, {
      x: [load.from, load.from + 40],
      y: [-half + 40, half - 40],
      z: [z, z + 45],
      radius: 0.4,
    })
}

/** What fills the lower body, so that nobody sees through the arches. */
function addInside(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { width, clearance, length } = plan
  const depth = width / 2 - 290
  addBlock(mesh, part.hollow, {
    x: [420, Math.min(lines.bodyEnd, length) - 320],
    y: [-depth, depth],
    z: [clearance + 40, lines.deck(420) - 150],
    radius: 0.05,
  })
}

export function addFittings(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  addInside(mesh, plan, lines)
  addSeats(mesh, plan, lines)
  addMirrors(mesh, plan, lines)
  addLoad(mesh, plan, lines)
  if (plan.kind === 'open') addOpenTop(mesh, plan, lines)
  if (plan.rails) addRails(mesh, plan)
  addRack(mesh, plan)
  if (plan.kind !== 'van' && plan.kind !== 'truck' && plan.kind !== 'open' && plan.kind !== 'cabchassis')
    addFin(mesh, plan)
}
