import type { DwellingPlan, WallFitting } from './dwelling-plan.ts'

/** Where doors and windows are, as shares of the length. */
const plans = {
  front: {
    door: 0.27,
    left: [
      [0.11, 620],
      [0.58, 1050],
      [0.86, 560],
    ],
    right: [
      [0.12, 620],
      [0.46, 1080],
      [0.83, 620],
    ],
  },
  rear: {
    door: 0.66,
    left: [
      [0.12, 640],
      [0.29, 560],
      [0.46, 860],
    ],
    right: [
      [0.14, 700],
      [0.46, 1180],
      [0.86, 420],
    ],
  },
  club: {
    door: 0.7,
    left: [
      [0.16, 980],
      [0.5, 900],
    ],
    right: [
      [0.16, 980],
      [0.52, 900],
      [0.82, 460],
    ],
  },
  middle: {
    door: 0.44,
    left: [
      [0.14, 720],
      [0.28, 520],
      [0.8, 900],
    ],
    right: [
      [0.14, 720],
      [0.5, 1080],
      [0.82, 700],
    ],
  },
  bunks: {
    door: 0.3,
    left: [
      [0.12, 600],
      [0.6, 900],
      [0.88, 480],
    ],
    right: [
      [0.12, 600],
      [0.5, 1000],
      [0.88, 480],
    ],
  },
  short: {
    door: 0.36,
    left: [
      [0.15, 600],
      [0.76, 900],
    ],
    right: [
      [0.15, 600],
      [0.52, 860],
      [0.84, 480],
    ],
  },
} as const
export type Layout = keyof typeof plans

export const doorShare = (layout: Layout): number => plans[layout].door

const doorWidth = 640

/** Where the door begins: at its share of the length, but clear of the wheel arch and of the rear. */
export function placeDoor(
  from: number,
  length: number,
  share: number,
  [archFrom, archTo]: readonly [number, number],
): number {
  const wanted = from + share * length
  if (wanted > archTo - doorWidth) return Math.min(Math.max(wanted, archTo + 70), from + length - doorWidth - 130)
  return Math.min(wanted, archFrom - doorWidth - 90)
}

/** Door, windows, lids, vents and lights of a body; `arch` is where that of the wheels begins and ends. */
export function placeFittings(
  { layout, isOffRoad }: { readonly layout: Layout; readonly isOffRoad: boolean },
  { from, to, floor, wallTop }: Pick<DwellingPlan, 'from' | 'to' | 'floor'> & { readonly wallTop: number },
  arch: readonly [number, number],
): readonly WallFitting[] {
  const length = to - from
  const { door, left, right } = plans[layout]
  const doorFrom = placeDoor(from, length, door, arch)
  const doorFoot = floor + 40
  const doorTop = Math.min(doorFoot + 1860, wallTop - 130)
  const sill = floor + 990
  const windowTop = Math.min(sill + 520, wallTop - 160)
  const blocked: (readonly [number, number])[] = [[doorFrom - 60, doorFrom + 720]]
  const windows = (side: -1 | 1, list: readonly (readonly [number, number])[]): WallFitting[] =>
    list.flatMap(([at, size]): WallFitting[] => {
      const [x0, x1] = [from + at * length - size / 2, from + at * length + size / 2]
      if (side < 0 && blocked.some(([a, b]) => x0 < b && x1 > a)) return []
      if (layout === 'bunks' && at > 0.85)
        return [
          { what: 'window', side, along: [x0, x1], up: [floor + 640, floor + 940] },
          { what: 'window', side, along: [x0, x1], up: [floor + 1180, floor + 1520] },
        ]
      return [{ what: 'window', side, along: [x0, x1], up: [sill, windowTop] }]
    })
  const lockerFoot = Math.max(floor, isOffRoad ? floor + 20 : floor) + 110
  return [
    { what: 'door', side: -1, along: [doorFrom, doorFrom + 640], up: [doorFoot, doorTop] },
    ...windows(-1, left),
    ...windows(1, right),
    { what: 'hatch', side: -1, along: [from + 190, from + 820], up: [lockerFoot, lockerFoot + 380] },
    { what: 'hatch', side: 1, along: [from + 190, from + 820], up: [lockerFoot, lockerFoot + 380] },
    { what: 'hatch', side: 1, along: [to - 900, to - 260], up: [lockerFoot + 60, lockerFoot + 440] },
    { what: 'vent', side: 1, along: [from + length * 0.3, from + length * 0.3 + 440], up: [floor + 430, floor + 610] },
    {
      what: 'vent',
      side: 1,
      along: [from + length * 0.3, from + length * 0.3 + 440],
      up: [floor + 710, floor + 880],
    },
    ...(doorFrom + 1900 < to - 900
      ? [
          {
            what: 'table',
            side: -1,
            along: [doorFrom + 1000, doorFrom + 1760],
            up: [floor + 500, floor + 900],
          } as const,
        ]
      : []),
    { what: 'light', side: -1, along: [doorFrom + 740, doorFrom + 1010], up: [doorTop - 120, doorTop - 62] },
  ]
}
