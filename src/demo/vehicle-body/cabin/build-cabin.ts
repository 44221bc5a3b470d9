import { addBlock } from '../add-block.ts'
import { createMeshBuilder, steps, type Mesh, type MeshBuilder, type Point3 } from '../mesh.ts'
import { lerp, smooth } from '../numbers.ts'
import { addRoundedBox, allFaces } from '../rounded-box.ts'

/*
 * The cabin in millimetres: x from the face of the dash to the rear, y to the driver's side, which is the right-hand
 * one, z up from the floor.
 */
export const cabinPart = {
  dash: 1,
  seat: 2,
  wheel: 3,
  console: 4,
  screen: 5,
  lining: 6,
  door: 7,
  bonnet: 8,
  metal: 9,
  gloss: 10,
  floor: 30,
  cluster: 31,
} as const

/** Middle of the driver's place across the cabin. */
export const driver = 370
export const wheelCentre: Readonly<Point3> = [185, driver, 610]
/** Degrees by which the steering wheel leans away from the driver at its top. */
const wheelTilt = (24 * Math.PI) / 180

/** What differs between the cabins of makes. */
export interface CabinForm {
  /** Size of the screen in the middle and height of its lower edge, millimetres; one higher than wide is a portrait. */
  readonly screen: { readonly across: number; readonly up: number; readonly foot: number }
  readonly selector: 'lever' | 'dial' | 'none'
  readonly spokes: 3 | 4
}

/** A beam with rounded edges from one point to another. */
function addBeam(mesh: MeshBuilder, which: number, from: Readonly<Point3>, to: Readonly<Point3>, half: Point3): void {
  addRoundedBox(mesh, allFaces(which), { radii: [0.5, 0.5, 0.06], flat: [1, 1, 24], turns: 3 }, (bx, by, bz, out) => {
    const t = (bz + 1) / 2
    out[0] = lerp(from[0], to[0], t) + bx * half[0]
    out[1] = lerp(from[1], to[1], t) + by * half[1]
    out[2] = lerp(from[2], to[2], t)
  })
}

/** A flat part in fields small enough that those beside the lens can be left out. */
function addSlab(mesh: MeshBuilder, which: number, from: Readonly<Point3>, to: Readonly<Point3>): void {
  addRoundedBox(mesh, allFaces(which), { radii: [0.02, 0.02, 0.2], flat: [24, 16, 8], turns: 1 }, (bx, by, bz, out) => {
    out[0] = lerp(from[0], to[0], (bx + 1) / 2)
    out[1] = lerp(from[1], to[1], (by + 1) / 2)
    out[2] = lerp(from[2], to[2], (bz + 1) / 2)
  })
}

function addDash(mesh: MeshBuilder, { screen }: CabinForm): void {
  addRoundedBox(
    mesh,
    allFaces(cabinPart.dash),
    { radii: [0.22, 0.03, 0.3], flat: [6, 24, 10], turns: 5 },
    (bx, by, bz, out) => {
      const t = (bz + 1) / 2
      // The face stands out most below its upper edge, and runs back to the knees.
      const face = -150 * smooth(0.55, 0, t) - 26 * smooth(0.8, 1, t)
      out[0] = lerp(-520, face, (bx + 1) / 2) - 60 * Math.abs(by) ** 3
      out[1] = by * 715
      out[2] = lerp(400, 672 + 10 * (1 - by * by), t) + 12 * smooth(0, -1, bx)
    },
  )
  // Hood over the instruments.
  addRoundedBox(
    mesh,
    allFaces(cabinPart.dash),
    { radii: [0.2, 0.3, 0.5], flat: [3, 8, 3], turns: 4 },
    (bx, by, bz, out) => {
      out[0] = lerp(-230, 34, (bx + 1) / 2) - 40 * by * by
      out[1] = driver + by * 190
      out[2] = lerp(668, 748 - 34 * by * by, (bz + 1) / 2)
    },
  )
  addBlock(mesh, cabinPart.cluster, {
    x: [-8, 20],
    y: [driver - 150, driver + 150],
    z: [640, 728],
    lean: -14,
    radius: 0.12,
  })
  const { across, up, foot } = screen
  addBlock(mesh, cabinPart.screen, {
    x: [6, 24],
    y: [-across / 2, across / 2],
    z: [foot, foot + up],
    lean: -16,
    radius: 0.09,
  })
}

function addConsole(mesh: MeshBuilder, { selector }: CabinForm): void {
  const top = (x: number): number => lerp(415, 330, smooth(-40, 260, x))
  addRoundedBox(
    mesh,
    allFaces(cabinPart.console),
    { radii: [0.04, 0.22, 0.12], flat: [16, 6, 4], turns: 4 },
    (bx, by, bz, out) => {
      out[0] = lerp(-160, 900, (bx + 1) / 2)
      out[1] = by * lerp(135, 118, (bz + 1) / 2)
      out[2] = lerp(-20, top(out[0]), (bz + 1) / 2)
    },
  )
  // Stack between dash and console.
  addRoundedBox(
    mesh,
    allFaces(cabinPart.console),
    { radii: [0.2, 0.12, 0.1], flat: [2, 6, 6], turns: 3 },
    (bx, by, bz, out) => {
      const t = (bz + 1) / 2
      out[0] = lerp(-260, lerp(40, -6, t), (bx + 1) / 2)
      out[1] = by * 138
      out[2] = lerp(330, 560, t)
    },
  )
  addBlock(mesh, cabinPart.seat, { x: [470, 880], y: [-108, 108], z: [320, 425], radius: 0.35 })
  if (selector === 'lever') {
    addBeam(mesh, cabinPart.gloss, [190, 28, 320], [178, 28, 420], [14, 14, 1])
    addBlock(mesh, cabinPart.wheel, { x: [140, 212], y: [2, 54], z: [398, 462], lean: -8, radius: 0.75 })
  } else if (selector === 'dial')
    addBlock(mesh, cabinPart.metal, { x: [130, 214], y: [-14, 70], z: [322, 362], radius: 0.5 })
}

function addSteering(mesh: MeshBuilder, { spokes }: CabinForm): void {
  const [cx, cy, cz] = wheelCentre
  const [lean, up] = [Math.sin(wheelTilt), Math.cos(wheelTilt)]
  /** Places a point of the wheel: to the right, upwards in its plane, towards the driver. */
  const place = (right: number, high: number, near: number, out: Point3): void => {
    out[0] = cx - high * lean + near * up
    out[1] = cy + right
    out[2] = cz + high * up + near * lean
  }
  mesh.startBody()
  const radius = 181
  mesh.addGrid(cabinPart.wheel, steps(72), steps(14), (u, v, out) => {
    const [turn, tube] = [u * Math.PI * 2, v * Math.PI * 2]
    const thick = 16 + 2.5 * Math.max(0, Math.cos(turn * 2)) ** 6
    const reach = radius + Math.cos(tube) * thick
    // The rim is flat at its foot.
    const foot = Math.max(-radius * 0.93 + Math.cos(tube) * thick, Math.sin(turn) * reach)
    place(Math.cos(turn) * reach, Math.sin(turn) < 0 ? foot : Math.sin(turn) * reach, Math.sin(tube) * thick, out)
  })
  const addPlate = (
    which: number,
    from: readonly [number, number],
    to: readonly [number, number],
    half: number,
  ): void =>
    addRoundedBox(mesh, allFaces(which), { radii: [0.1, 0.3, 0.6], flat: [4, 2, 1], turns: 3 }, (bx, by, bz, out) => {
      const t = (bx + 1) / 2
      const [dx, dy] = [to[0] - from[0], to[1] - from[1]]
      const size = Math.sqrt(dx * dx + dy * dy)
      const wide = half * (1 + 0.35 * (1 - t)) * by
      place(lerp(from[0], to[0], t) - (dy / size) * wide, lerp(from[1], to[1], t) + (dx / size) * wide, bz * 9 - 6, out)
    })
  for (const side of [-1, 1]) addPlate(cabinPart.gloss, [side * 40, -4], [side * 172, 6], 24)
  if (spokes === 3) addPlate(cabinPart.metal, [0, -40], [0, -166], 17)
  else for (const side of [-1, 1]) addPlate(cabinPart.metal, [side * 34, -40], [side * 84, -150], 13)
  addRoundedBox(
    mesh,
    allFaces(cabinPart.wheel),
    { radii: [0.55, 0.55, 0.6], flat: [4, 4, 1], turns: 5 },
    (bx, by, bz, out) => place(bx * (78 + 8 * by), by * 62, 8 + bz * 24, out),
  )
  addBeam(mesh, cabinPart.console, [-60, driver, 540], [cx - 24, driver, cz - 20], [46, 46, 1])
  for (const side of [-1, 1])
    addRoundedBox(
      mesh,
      allFaces(cabinPart.gloss),
      { radii: [0.2, 0.7, 0.7], flat: [3, 1, 1], turns: 2 },
      (bx, by, bz, out) => {
        const t = (bx + 1) / 2
        out[0] = 130 + by * 9
        out[1] = driver + side * lerp(50, 172, t)
        out[2] = 596 + 26 * t + bz * lerp(7, 11, t)
      },
    )
}

/** A front seat with bolsters at its sides. */
function addSeat(mesh: MeshBuilder, middle: number): void {
  const bolster = (across: number): number => smooth(0.52, 0.86, Math.abs(across))
  addRoundedBox(
    mesh,
    allFaces(cabinPart.seat),
    { radii: [0.22, 0.16, 0.5], flat: [10, 18, 3], turns: 5 },
    (bx, by, bz, out) => {
      const [s, t] = [(bx + 1) / 2, (bz + 1) / 2]
      out[0] = lerp(250, 800, s)
      out[1] = middle + by * 255
      out[2] = lerp(120, 318 - 34 * s + 58 * bolster(by) * smooth(0, 0.3, s), t) - 26 * smooth(0.2, 0, s) * t
    },
  )
  addRoundedBox(
    mesh,
    allFaces(cabinPart.seat),
    { radii: [0.5, 0.18, 0.14], flat: [3, 18, 14], turns: 5 },
    (bx, by, bz, out) => {
      const [s, t] = [(bx + 1) / 2, (bz + 1) / 2]
      const wide = 252 * lerp(1, 0.8, smooth(0.45, 1, t))
      out[0] = 720 + 190 * t + lerp(-10 - 72 * bolster(by) * smooth(1.02, 0.55, t), 130, s)
      out[1] = middle + by * wide
      out[2] = lerp(250, 870, t) - 34 * smooth(0.55, 1, Math.abs(by)) * t
    },
  )
  addBlock(mesh, cabinPart.seat, {
    x: [905, 1000],
    y: [middle - 128, middle + 128],
    z: [890, 1060],
    lean: 24,
    radius: 0.6,
  })
  for (const side of [-1, 1])
    addBeam(mesh, cabinPart.metal, [950, middle + side * 62, 840], [965, middle + side * 62, 930], [8, 8, 1])
}

function addShell(mesh: MeshBuilder): void {
  // Door of the driver: a panel that bulges where the armrest is.
  addRoundedBox(
    mesh,
    allFaces(cabinPart.door),
    { radii: [0.02, 0.4, 0.05], flat: [30, 2, 30], turns: 3 },
    (bx, by, bz, out) => {
      const [s, t] = [(bx + 1) / 2, (bz + 1) / 2]
      const x = lerp(-420, 1500, s)
      const z = lerp(-50, 655, t)
      const rest = smooth(300, 372, z) * smooth(430, 396, z) * smooth(20, 160, x) * smooth(760, 640, x)
      const pocket = smooth(60, 90, z) * smooth(210, 180, z) * smooth(-40, 60, x) * smooth(700, 620, x)
      out[0] = x
      out[1] = lerp(722 - 74 * rest - 34 * pocket - 18 * smooth(0.25, 0.5, t), 780, (by + 1) / 2)
      out[2] = z
    },
  )
  for (const side of [-1, 1]) {
    addBeam(mesh, cabinPart.lining, [-470, side * 735, 640], [170, side * 600, 1105], [62, 34, 1])
    addSlab(
      mesh,
      cabinPart.lining,
      [150, Math.min(side * 566, side * 660), 1066],
      [1700, Math.max(side * 566, side * 660), 1130],
    )
    addBeam(mesh, cabinPart.lining, [840, side * 735, 620], [930, side * 600, 1120], [74, 30, 1])
  }
  addSlab(mesh, cabinPart.lining, [130, -660, 1122], [1800, 660, 1160])
  addBlock(mesh, cabinPart.lining, { x: [110, 330], y: [-590, 590], z: [1086, 1140], radius: 0.5 })
  for (const side of [-1, 1])
    addBlock(mesh, cabinPart.lining, {
      x: [190, 300],
      y: side > 0 ? [150, 520] : [-520, -150],
      z: [1068, 1100],
      radius: 0.5,
    })
  // Mirror.
  addBlock(mesh, cabinPart.gloss, { x: [196, 226], y: [-120, 120], z: [985, 1052], lean: 12, radius: 0.45 })
  addBeam(mesh, cabinPart.gloss, [190, 0, 1030], [170, 0, 1100], [10, 12, 1])
  addSlab(mesh, cabinPart.floor, [-600, -760, -60], [1800, 760, 0])
  addSlab(mesh, cabinPart.floor, [-420, -760, -20], [-380, 760, 430])
  // What is behind the seats.
  addBlock(mesh, cabinPart.seat, { x: [1500, 1700], y: [-640, 640], z: [120, 880], lean: 120, radius: 0.2 })
  addRoundedBox(
    mesh,
    allFaces(cabinPart.bonnet),
    { radii: [0.2, 0.2, 0.4], flat: [8, 12, 1], turns: 4 },
    (bx, by, bz, out) => {
      const s = (bx + 1) / 2
      out[0] = lerp(-1650, -560, s)
      out[1] = by * lerp(660, 740, s)
      out[2] = lerp(300, 600 - 120 * (1 - s) ** 2 - 30 * by * by + 14 * smooth(0.5, 0.75, Math.abs(by)), (bz + 1) / 2)
    },
  )
}

export function buildCabin(form: CabinForm): Mesh {
  const mesh = createMeshBuilder()
  addDash(mesh, form)
  addConsole(mesh, form)
  addSteering(mesh, form)
  addSeat(mesh, driver)
  addShell(mesh)
  return mesh.finish()
}
