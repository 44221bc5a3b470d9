import type { BodyPlan } from './body-plan.ts'
import { fromShoulder, resolveCrease, resolveShoulder, tabulate, type BodyLines } from './build-lower.ts'
import type { DrawOn } from './draw-face.ts'
import { slopeAtFold } from './faces/relief.ts'
import { clamp, distance, lerp, smooth } from './numbers.ts'
import { createLineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Material, type Surface } from './surface.ts'

const shoulder = { above: 0.24, aboveTo: 50, below: -0.13, belowTo: 70 } as const
const flick = { above: -0.1, aboveTo: 90, below: 0.3, belowTo: 60 } as const

/** Half the gap between cab and tub, millimetres. */
const tubGapHalf = 9

/** Places along the vehicle at which doors end, from the front; the last one ends before the rear wheel. */
function resolveDoors(plan: BodyPlan): readonly number[] {
  if (plan.doors.length > 0) return plan.doors
  const { cowl, roofStart, frontOverhang, wheelbase, tyre } = plan
  const front = Math.max(lerp(cowl[0], roofStart, 0.12), frontOverhang + tyre.diameter / 2 + 95)
  const rear = frontOverhang + wheelbase
  if (plan.kind === 'cabchassis') return [front, plan.cabEnd - 330]
  if (plan.isTwoDoor) return [front, Math.min(front + 1300, rear - 330, plan.cabEnd - 110)]
  const middle = lerp(front, rear, 0.5) + 40
  return [front, middle, Math.min(rear - tyre.diameter / 2 + 120, middle + 980)]
}

/**
 * What the paint mirrors along the doors, by height (0 sill, 1 belt): the light overhead above the crease of the
 * shoulder, below it the dark end of the room down to the horizon, then the floor. It fades at both `ends`, where the
 * body turns away.
 */
function resolveMirrored(plan: BodyPlan) {
  const { frontOverhang, length } = plan
  const crease = resolveCrease(plan)
  const horizon = crease - 0.375
  const panel = (up: number): number =>
    0.1 * smooth(crease - 0.007, crease + 0.009, up) * smooth(crease + 0.16, crease + 0.03, up)
  const floor = (up: number): number =>
    0.022 * smooth(horizon + 0.025, horizon - 0.025, up) * smooth(0.03, horizon - 0.05, up)
  // The doors are hollow: darkest under the crease of the shoulder, lighter the more they look at the floor.
  const dark = (up: number): number =>
    (0.45 * smooth(crease - 0.13, crease, up) + 0.55 * smooth(horizon - 0.12, crease - 0.06, up)) *
    smooth(crease + 0.004, crease - 0.09, up)
  return {
    /** Nothing has faded between these places along the vehicle. */
    from: frontOverhang * 0.75,
    to: length - 420,
    /** Heights between which nothing is light, and beyond which nothing is dark. */
    low: horizon + 0.027,
    high: crease - 0.009,
    lowest: horizon - 0.13,
    highest: crease + 0.006,
    ends: tabulate(
      (x) => smooth(frontOverhang * 0.2, frontOverhang * 0.75, x) * smooth(length, length - 420, x),
      length,
    ),
    sheen: tabulate((up) => panel(up) + floor(up), 1),
    shade: tabulate((up) => 0.42 * dark(up), 1),
  }
}

/** What the paint mirrors, shut lines of the doors, handles, sills, and plastic around the arches. */
export function createFlank(plan: BodyPlan, lines: BodyLines, paint: Material): DrawOn {
  const { cladding, hasArchTrim, tyre, clearance, frontOverhang, length } = plan
  const doors = resolveDoors(plan)
  const { wheels, archRadius, deck } = lines
  const bottom = tabulate(lines.bottom, length)
  const isClad = cladding > 0
  const sill = clearance + 95
  const mirrored = resolveMirrored(plan)
  const crease = resolveCrease(plan)
  const shoulderAt = resolveShoulder(plan, lines)
  /** The lower crease rises towards the rear wheel. */
  const lowerCrease = (x: number): number => lerp(0.2, 0.3, (x - frontOverhang) / plan.wheelbase)
  const rear = wheels[1]
  const betweenWheels = tabulate((x) => {
    const [from, to] = [wheels[0] + archRadius, rear - archRadius]
    return smooth(from + 20, from + 260, x) * smooth(to - 20, to - 200, x)
  }, length)
  /** A fold runs through the doors under their handles, from one lamp to the other. */
  const handleCrease = (x: number): number => deck(x) - 176
  const betweenDoors = tabulate(
    (x) => smooth(wheels[0] - 100, wheels[0] + 420, x) * smooth(length, length - 500, x),
    length,
  )
  const seams: Outline[] = doors.map((x, index) => {
    const top = deck(x) + 20
    const isLast = index === doors.length - 1
    const hitsArch = isLast && doors.length > 2 && x > rear - archRadius
    if (!hitsArch)
      return [
        [x + 12, top],
        [x, top - 180],
        [x - (index === 0 ? 14 : 0), sill + 120],
        [x + (index === 0 ? 40 : 0), sill],
      ]
    const angle = Math.acos(Math.max(-1, Math.min(1, (x - 60 - rear) / (archRadius + 40))))
    const z = tyre.diameter / 2 + Math.sin(angle) * (archRadius + 40)
    return [
      [x + 35, top],
      [x + 20, top - 160],
      [x - 60, Math.max(z, sill + 160)],
      [rear - archRadius - 60, tyre.diameter / 2 + 90],
      [rear - archRadius - 95, sill],
    ]
  })
  const lower: Outline = [
    [doors[0] ?? 0, sill],
    [(doors.at(-1) ?? 0) - 60, sill],
  ]
  const firstSeam = Math.min(frontOverhang, (doors[0] ?? 0) - 40)
  const seamsAt = seams.map(createLineDistance)
  // The tub of a ute is a body of its own, parted from the cab by a gap.
  const tubGap = plan.load?.kind === 'tub' ? plan.load.from - 18 : Number.NaN
  const lowerAt = createLineDistance(lower)
  /** A bar before a hollow in the door, lit from above, with its shadow below. */
  function drawHandle(surface: Surface, x: number, z: number, doorEnd: number, edge: number): void {
    const at = doorEnd - 158
    if (Math.abs(x - at) > 150) return
    const up = z - deck(at) + 128
    if (Math.abs(up) > 60) return
    surface.clear = 0
    const dx = Math.max(0, Math.abs(x - at) - 84)
    const bar = distance(dx, up) - 14
    // The hollow for the hand lies behind the middle of the bar, the shadow along its lower edge.
    const hollow = distance(Math.max(0, Math.abs(x - at) - 20) * 0.8, up + 4)
    surface.open *= 1 - 0.42 * smooth(46, 26, hollow)
    cover(surface, materials.seam, 0.5 * inside(distance(dx, up + 9) - 14, edge))
    const share = inside(bar, edge)
    if (share === 0) return
    cover(surface, paint, share)
    surface.open += (1 - surface.open) * share
    // Light along the upper edge, which shows on black paint too.
    cover(surface, materials.chrome, 0.2 * share * smooth(1, 8, up))
    surface.glow += share * (up > 0 ? 0.16 * smooth(-2, 9, up) : -0.22 * smooth(-2, -12, up))
  }

  /** The edge of a crease catches light along its upper side, and shades what is below it. */
  function edgeAt(surface: Surface, up: number, share: number, edge: number): void {
    if (up > 24 || up < -80 || share <= 0) return
    if (up > -edge) {
      const lit = share * inside(-up, edge) * smooth(24, 4, up)
      surface.glow += 0.3 * lit
      cover(surface, materials.paintSheen, 0.06 * strength * lit)
    }
    if (up < edge) surface.open *= 1 - 0.2 * share * depth * inside(up, edge) * smooth(-80, 0, up)
  }

  // Black paint has no colour of its own to lighten.
  const [red, green, blue] = paint.colour
  const strength = 1 + 0.6 * smooth(0.3, 0.06, red + green + blue)
  // On white paint the same shade would look like a second colour.
  const depth = 1 - 0.5 * smooth(0.6, 2.1, red + green + blue)
  /** Draws what the paint mirrors between sill and belt. */
  function drawMirrored(surface: Surface, x: number, z: number, edge: number): void {
    const share = x > mirrored.from && x < mirrored.to ? 1 : mirrored.ends(x)
    if (share === 0) return
    const low = bottom(x)
    const size = deck(x) - low
    const height = (z - low) / size
    const shoulderHeight = shoulderAt(x)
    const up = fromShoulder(height, shoulderHeight, crease)
    // Light lies above the dark band and below it.
    const sheen = up > mirrored.low && up < mirrored.high ? 0 : share * mirrored.sheen(up)
    if (sheen > 0) {
      cover(surface, materials.paintSheen, strength * sheen)
      surface.glow += 1.75 * sheen
    }
    // Above a crease the side leans up to the light, below it down to the floor; at the sill it flicks out again.
    surface.tiltUp +=
      share * slopeAtFold(shoulder, (height - shoulderHeight) * size, edge) +
      betweenWheels(x) * slopeAtFold(flick, (height - lowerCrease(x)) * size, edge)
    edgeAt(surface, (height - shoulderHeight) * size, share, edge)
    edgeAt(surface, (height - lowerCrease(x)) * size, betweenWheels(x), edge)
    edgeAt(surface, z - handleCrease(x), 0.6 * share * betweenDoors(x), edge)
    if (up > mirrored.lowest && up < mirrored.highest) surface.open *= 1 - share * depth * mirrored.shade(up)
  }

  return (surface, { px: x, pz: z, facing }, edge) => {
    // Seen at an angle a sample is as much wider on the side: a gap then fades, and does not break into dashes.
    const wide = edge / clamp(facing, 0.3, 1)
    if (z > clearance + cladding) drawMirrored(surface, x, z, edge)
    // Sills without plastic are dark at their foot, where they turn under the body.
    if (!isClad && z < clearance + 150) surface.clear = 0
    if (!isClad && z < clearance + 110) {
      cover(surface, materials.paintSheen, 0.12 * inside(Math.abs(z - clearance - 94) - 7, edge))
      cover(surface, materials.plastic, inside(z - clearance - 84, edge))
    }
    if (isClad) {
      const plasticTop = clearance + cladding + 60 * smooth(rear - 600, rear + 500, x)
      surface.clear = Math.min(surface.clear, Math.abs(z - plasticTop))
      cover(surface, materials.plastic, inside(z - plasticTop, edge))
    }
    // Loops over places in a list take memory at every sample.
    for (let index = 0; index < 2; index += 1) {
      const wheel = wheels[index] ?? 0
      if (Math.abs(x - wheel) > archRadius + 90) continue
      const far = distance(x - wheel, z - tyre.diameter / 2) - archRadius
      if (far > 90) continue
      // The edge of the arch is turned outwards: it catches light beside the gap.
      const lip = far - (hasArchTrim ? 62 : 7)
      surface.clear = Math.min(surface.clear, Math.abs(lip - 4) - 10)
      cover(surface, materials.paintSheen, 0.16 * inside(Math.abs(lip - 7) - 5, edge))
      cover(surface, hasArchTrim ? materials.plastic : materials.seam, (hasArchTrim ? 1 : 0.8) * inside(lip, edge))
      if (hasArchTrim) cover(surface, materials.seam, 0.7 * inside(Math.abs(lip) - 3, edge))
      surface.open *= 1 - 0.35 * smooth(70, 0, far)
    }
    if (x > firstSeam && x < rear + 200) {
      for (let index = 0; index < seamsAt.length; index += 1) {
        const far = seamsAt[index]?.(x, z) ?? Number.POSITIVE_INFINITY
        surface.clear = Math.min(surface.clear, far)
        if (far > 12) continue
        // The edge of the door beside the gap catches light.
        surface.glow += 0.1 * inside(far - 8.5, wide)
        cover(surface, materials.seam, inside(far - 4, wide * 1.2))
      }
      const lower = lowerAt(x, z)
      surface.clear = Math.min(surface.clear, lower)
      cover(surface, materials.seam, 0.75 * inside(lower - 3, edge))
      for (let index = 1; index < doors.length; index += 1) drawHandle(surface, x, z, doors[index] ?? 0, edge)
    }
    const gap = Math.abs(x - tubGap)
    if (gap < 60) {
      surface.clear = Math.min(surface.clear, Math.abs(gap - tubGapHalf))
      surface.glow += 0.1 * inside(gap - tubGapHalf - 5, wide)
      cover(surface, materials.seam, inside(gap - tubGapHalf, wide))
    }
    surface.open *= lerp(0.42, 1, smooth(clearance - 20, clearance + 300, z))
  }
}
