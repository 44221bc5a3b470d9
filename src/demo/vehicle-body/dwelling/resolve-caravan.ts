import type { Knot } from '../numbers.ts'
import type { DwellingPlan, Graphics, Shell } from './dwelling-plan.ts'
import { doorShare, placeDoor, placeFittings, type Layout } from './place-fittings.ts'

/**
 * The front of a caravan from the side: how far it stands back, in millimetres, at shares of the height of its body.
 */
export const caravanFronts = {
  kinked: [
    [0, 130],
    [0.16, 20],
    [0.3, 0],
    [0.42, 12],
    [0.62, 120],
    [0.85, 340],
    [1, 520],
  ],
  moulded: [
    [0, 200],
    [0.2, 45],
    [0.38, 0],
    [0.55, 40],
    [0.8, 215],
    [0.93, 420],
    [1, 720],
  ],
  steep: [
    [0, 110],
    [0.2, 0],
    [0.38, 0],
    [0.7, 115],
    [1, 290],
  ],
  raked: [
    [0, 150],
    [0.28, 0],
    [0.36, 0],
    [0.96, 400],
    [1, 450],
  ],
  upright: [
    [0, 70],
    [0.12, 0],
    [0.7, 0],
    [0.78, 40],
    [1, 330],
  ],
  chamfered: [
    [0, 210],
    [0.2, 0],
    [0.58, 0],
    [0.66, 40],
    [1, 420],
  ],
  shell: [
    [0, 280],
    [0.25, 35],
    [0.4, 0],
    [0.6, 55],
    [0.82, 280],
    [0.95, 600],
    [1, 900],
  ],
  bowed: [
    [0, 100],
    [0.2, 0],
    [0.45, 15],
    [0.7, 110],
    [0.9, 290],
    [1, 560],
  ],
} as const satisfies Readonly<Record<string, readonly Knot[]>>

/** A caravan in its maker's figures; what is not given follows from its manner. */
export interface CaravanFacts {
  /** Body as it is sold, in feet. */
  readonly feet: readonly [width: number, length: number]
  /** Height of the roof, millimetres. */
  readonly height: number
  readonly axles: 1 | 2
  readonly isOffRoad: boolean
  readonly front: keyof typeof caravanFronts
  readonly layout: Layout
  readonly graphics: Graphics
  readonly accents: DwellingPlan['accents']
  readonly cladding?: DwellingPlan['cladding']
  /** Roof that lifts, shown as it stands on a site. */
  readonly isPopTop?: boolean
  readonly drawbar?: Exclude<DwellingPlan['drawbar'], null>
  readonly tail?: DwellingPlan['tail']
  readonly plate?: DwellingPlan['plate']
  readonly hasArms?: boolean
  readonly hasFrontWindow?: boolean
  readonly radius?: number
  readonly solar?: boolean
}

const foot = 304.8

/** Millimetres that a body sold by the foot measures. */
export const fromFeet = (feet: number): number => Math.round(feet * foot)

/** Places of an axle or of two close together, for a body from `from` to `to`. */
export function placeAxles(from: number, to: number, count: 1 | 2, diameter: number): readonly number[] {
  const middle = from + (to - from) * (count === 1 ? 0.57 : 0.575)
  const half = diameter / 2 + 48
  return count === 1 ? [middle] : [middle - half, middle + half]
}

/** Works out everything that the shape of a caravan follows from. `rim` is the pattern of its wheels. */
export function resolveCaravan(facts: CaravanFacts, rim: number): DwellingPlan {
  const { feet, height, axles, isOffRoad, isPopTop = false, solar = isOffRoad } = facts
  const [width, body] = [fromFeet(feet[0]), fromFeet(feet[1])]
  const drawbar = facts.drawbar ?? (isOffRoad ? 'box' : 'bottles')
  const from = drawbar === 'both' ? 1880 : isOffRoad ? 1720 : 1560
  const to = from + body
  const floor = isOffRoad ? 620 : 500
  const tail = facts.tail ?? (isOffRoad ? 'spare' : 'bumper')
  const tyre = isOffRoad
    ? { diameter: 770, width: 250, isOffRoad: true }
    : { diameter: 690, width: 215, isOffRoad: false }
  const radius = facts.radius ?? 70
  const wallTop = isPopTop ? height - 560 : height
  const rise = height - floor
  const front: readonly Knot[] = caravanFronts[facts.front].map(([at, back]) => [floor + at * rise, from + back])
  const cut = isOffRoad ? 430 : 120
  const rear: readonly Knot[] = [
    [floor, to - cut],
    [floor + 0.17 * rise, to - (isOffRoad ? 50 : 10)],
    [floor + 0.24 * rise, to],
    [floor + 0.82 * rise, to - 8],
    [floor + 0.95 * rise, to - 70],
    [height, to - 170],
  ]
  const wall: Shell = { skin: 'wall', foot: floor, top: wallTop, front, rear, width, radius }
  const inset = (knots: readonly Knot[], by: number): readonly Knot[] => knots.map(([z, x]) => [z, x + by])
  const length = to + (tail === 'bumper' ? 80 : 70 + tyre.width)
  const middle = (from + to) / 2
  const box = { from, to, floor, height }
  const wheels = placeAxles(from, to, axles, tyre.diameter)
  const reach = tyre.diameter / 2 + 100
  const arch = [(wheels[0] ?? 0) - reach, (wheels.at(-1) ?? 0) + reach] as const
  const doorFrom = placeDoor(from, body, doorShare(facts.layout), arch)
  return {
    length,
    width,
    height,
    from,
    to,
    floor,
    shells: isPopTop
      ? [
          wall,
          {
            skin: 'canvas',
            foot: wallTop - 30,
            top: height - 130,
            front: inset(front, 95),
            rear: inset(rear, -95),
            width: width - 170,
            radius: 30,
          },
          {
            skin: 'lid',
            foot: height - 190,
            top: height,
            front: inset(front, -10),
            rear: inset(rear, 20),
            width: width + 30,
            radius: 85,
          },
        ]
      : [wall],
    wheels,
    tyre,
    rim: { share: isOffRoad ? 0.62 : 0.6, pattern: rim },
    fittings: placeFittings(facts, { ...box, wallTop }, arch),
    graphics: facts.graphics,
    accents: facts.accents,
    cladding: facts.cladding ?? 'smooth',
    plate: facts.plate ?? (isOffRoad ? [floor + 330, floor + 560] : [0, floor + 420]),
    awning: {
      along: [Math.max(from + 560, doorFrom - 700), to - 380],
      up: wallTop - 130,
      arms: facts.hasArms ?? true,
    },
    roof: isPopTop
      ? [{ what: 'hatch', at: middle }]
      : [
          { what: 'cooler', at: middle + 180 },
          { what: 'hatch', at: from + body * 0.24 },
          { what: 'hatch', at: from + body * 0.84 },
          ...(solar ? [{ what: 'solar', at: middle - 1150 } as const] : []),
        ],
    frontWindow: facts.hasFrontWindow === true ? [floor + 0.47 * rise, floor + 0.72 * rise, width * 0.36] : null,
    rearWindow:
      tail === 'bumper' || isPopTop
        ? [floor + 0.5 * rise, floor + 0.5 * rise + 430, 520]
        : [floor + 0.62 * rise, floor + 0.62 * rise + 380, 480],
    tail,
    drawbar,
  }
}
