import { addDrum, addBeam } from '../dwelling/shapes.ts'
import { createMeshBuilder, type Mesh, type MeshBuilder, type Point3 } from '../mesh.ts'
import { lerp } from '../numbers.ts'
import { addRoundedBox, allFaces } from '../rounded-box.ts'

/*
 * The room of a caravan or motorhome in millimetres: x from the entrance to the bed, y to the left of the picture,
 * where the kitchen is, z up from the floor.
 */
export const roomPart = {
  floor: 32,
  ceiling: 33,
  wall: 34,
  cabinet: 35,
  bench: 36,
  cushion: 37,
  mattress: 38,
  cover: 39,
  pillow: 40,
  accent: 41,
  table: 42,
  metal: 43,
  dark: 44,
  hatch: 45,
} as const

/** Where the viewer stands: in the entrance. */
export const eye = { x: 60, y: 0, z: 1390 } as const

export const room = { from: 700, to: 5350, half: 1140, height: 1960 } as const

/** Panes in the walls: the side (−1 right, 1 left, 0 the end of the room), from and to along it, and heights. */
export const panes = [
  { side: 1, along: [1350, 2700], up: [1020, 1420] },
  { side: -1, along: [1600, 2950], up: [1010, 1420] },
  { side: 0, along: [-430, 430], up: [960, 1330] },
] as const

/** A box that keeps light from what is behind it. */
export type Blocker = readonly [low: Readonly<Point3>, high: Readonly<Point3>]

interface Builder {
  readonly mesh: MeshBuilder
  readonly blockers: Blocker[]
}

type Span = readonly [number, number]

/** A block with rounded edges of a radius in millimetres, in fields of about 280 millimetres. */
function add({ mesh, blockers }: Builder, which: number, x: Span, y: Span, z: Span, radius = 12): void {
  const half = [(x[1] - x[0]) / 2, (y[1] - y[0]) / 2, (z[1] - z[0]) / 2] as const
  const flat = half.map((size) => Math.max(1, Math.min(8, Math.round(size / 140)))) as unknown as Point3
  const radii = half.map((size) => Math.min(0.9, radius / size)) as unknown as Point3
  addRoundedBox(mesh, allFaces(which), { radii, flat, turns: radius > 30 ? 4 : 2 }, (bx, by, bz, out) => {
    out[0] = lerp(x[0], x[1], (bx + 1) / 2)
    out[1] = lerp(y[0], y[1], (by + 1) / 2)
    out[2] = lerp(z[0], z[1], (bz + 1) / 2)
  })
  blockers.push([
    [x[0], y[0], z[0]],
    [x[1], y[1], z[1]],
  ])
}

const evenly = (from: number, to: number, count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => lerp(from, to, index / count))

function addWalls({ mesh }: Builder): void {
  const { from, to, half, height } = room
  const xs = evenly(from, to, 34)
  const ys = evenly(-half, half, 18)
  const zs = evenly(0, height, 18)
  const grid = (
    which: number,
    us: readonly number[],
    vs: readonly number[],
    place: (u: number, v: number) => Point3,
  ) => {
    mesh.startBody()
    mesh.addGrid(which, us, vs, (u, v, out) => {
      const [x, y, z] = place(u, v)
      out[0] = x
      out[1] = y
      out[2] = z
    })
  }
  grid(roomPart.floor, xs, ys, (x, y) => [x, y, 0])
  grid(roomPart.ceiling, xs, ys.toReversed(), (x, y) => [x, y, height])
  grid(roomPart.wall, xs, zs, (x, z) => [x, half, z])
  grid(roomPart.wall, xs.toReversed(), zs, (x, z) => [x, -half, z])
  grid(roomPart.wall, ys.toReversed(), zs, (y, z) => [to, y, z])
}

function addKitchen(builder: Builder): void {
  add(builder, roomPart.dark, [700, 2960], [620, 1140], [0, 90])
  add(builder, roomPart.cabinet, [700, 2980], [560, 1140], [85, 868], 6)
  add(builder, roomPart.bench, [690, 2995], [535, 1140], [868, 908], 14)
  add(builder, roomPart.cabinet, [700, 2980], [800, 1140], [1500, 1945], 6)
  // Fridge and pantry.
  add(builder, roomPart.cabinet, [3000, 3560], [520, 1140], [0, 1950], 6)
  // Mixer tap behind the sink.
  const tap = [2440, 1010] as const
  addDrum(builder.mesh, roomPart.metal, [tap[0], tap[1], 922], 2, { radius: 30, half: 16, chamfer: 5 })
  addBeam(builder.mesh, roomPart.metal, [tap[0], tap[1], 915], [tap[0], tap[1], 1120], [13, 13], 0.95)
  addBeam(builder.mesh, roomPart.metal, [tap[0], tap[1] + 10, 1112], [tap[0], tap[1] - 190, 1112], [12, 12], 0.95)
  addBeam(builder.mesh, roomPart.metal, [tap[0], tap[1] - 182, 1116], [tap[0], tap[1] - 182, 1070], [12, 12], 0.95)
}

function addLounge(builder: Builder): void {
  add(builder, roomPart.cabinet, [1150, 3150], [-1140, -600], [0, 400], 6)
  for (const [from, to] of [
    [1150, 2145],
    [2155, 3150],
  ] as const) {
    add(builder, roomPart.cushion, [from, to], [-1130, -580], [395, 530], 52)
    add(builder, roomPart.cushion, [from, to], [-1135, -985], [520, 930], 60)
  }
  add(builder, roomPart.accent, [2850, 3110], [-985, -860], [560, 840], 60)
  add(builder, roomPart.cabinet, [700, 3150], [-1140, -820], [1500, 1945], 6)
  add(builder, roomPart.cabinet, [3170, 3600], [-1140, -560], [0, 1950], 6)
  // Table on its leg.
  add(builder, roomPart.table, [1880, 2680], [-900, -380], [705, 738], 14)
  addDrum(builder.mesh, roomPart.metal, [2280, -640, 350], 2, { radius: 34, half: 350, chamfer: 3 })
  addDrum(builder.mesh, roomPart.metal, [2280, -640, 12], 2, { radius: 150, half: 12, chamfer: 6 })
  addDrum(builder.mesh, roomPart.pillow, [2160, -600, 785], 2, { radius: 44, half: 46, chamfer: 8 })
}

function addBedroom(builder: Builder): void {
  add(builder, roomPart.cabinet, [3640, 5340], [-700, 700], [0, 380], 8)
  add(builder, roomPart.mattress, [3610, 5330], [-720, 720], [375, 590], 70)
  add(builder, roomPart.cover, [3600, 4720], [-742, 742], [395, 622], 75)
  add(builder, roomPart.accent, [3592, 4010], [-750, 750], [400, 634], 75)
  for (const y of [-360, 360]) add(builder, roomPart.pillow, [4800, 5140], [y - 300, y + 300], [585, 730], 68)
  add(builder, roomPart.accent, [4690, 4840], [-230, 230], [610, 850], 66)
  add(builder, roomPart.cushion, [5270, 5345], [-740, 740], [400, 900], 30)
  for (const side of [-1, 1]) {
    const y: Span = side > 0 ? [760, 1140] : [-1140, -760]
    add(builder, roomPart.cabinet, [4350, 5345], y, [0, 640], 8)
    add(builder, roomPart.bench, [4340, 5345], side > 0 ? [750, 1140] : [-1140, -750], [640, 668], 10)
    add(builder, roomPart.cabinet, [4760, 5345], y, [1120, 1950], 6)
    addDrum(builder.mesh, roomPart.hatch, [5300, side * 640, 1090], 2, { radius: 38, half: 60, chamfer: 6 })
  }
  add(builder, roomPart.cabinet, [4930, 5345], [-760, 760], [1500, 1950], 6)
}

export interface Room {
  readonly mesh: Mesh
  readonly blockers: readonly Blocker[]
}

/** The room: bed, lounge with table, and kitchen. */
export function buildRoom(): Room {
  const builder: Builder = { mesh: createMeshBuilder(), blockers: [] }
  addWalls(builder)
  addKitchen(builder)
  addLounge(builder)
  addBedroom(builder)
  const { height } = room
  add(builder, roomPart.hatch, [1950, 2550], [-270, 270], [height - 14, height + 30], 16)
  return { mesh: builder.mesh.finish(), blockers: builder.blockers }
}
