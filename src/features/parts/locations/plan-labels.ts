import type { PositionPlan } from '#domain/location/position-plan.ts'
import { planRadius, scaleBar } from './plan-measures.ts'

/** Words on the plan, centred on a point, in the plan's own units. */
export interface PlanLabel {
  readonly kind: 'ring' | 'name'
  readonly text: string
  readonly x: number
  /** Baseline of the words before they are turned. */
  readonly y: number
  /** Turn around the point, degrees, -90 to 90, so that the words read from left to right. */
  readonly angle: number
  /** How far the baseline stands below the point. */
  readonly drop: number
}

type Shape = PositionPlan['shapes'][number]
type Point = readonly [x: number, y: number]
interface Spot {
  readonly x: number
  readonly y: number
  readonly radius: number
}

const fontSize = 9
/** Mean width of a letter as a share of the font size; generous, because the font is the site's. */
const letterWidth = 0.55
const letterRadius = 5
/** Sine of 45 degrees: the distances stand on the diagonals. */
const diagonal = 0.7071
/** The pin and the arrow of the north. */
const fixed: readonly Spot[] = [
  { x: 0, y: -17, radius: 11 },
  { x: 0, y: -4, radius: 6 },
  { x: 128, y: -94, radius: 9 },
  { x: 128, y: -74, radius: 6 },
]

/** The scale bar and the distance over its middle. */
const scaleSpots: readonly Spot[] = [0, 12, 25, 38, 50].flatMap((along) => [
  { x: scaleBar.x + along, y: scaleBar.y, radius: 7 },
  { x: scaleBar.x + along, y: scaleBar.y - 8, radius: 7 },
])

const round = (value: number): number => Math.round(value * 10) / 10
const scale = ([x, y]: Point): Point => [x * planRadius, y * planRadius]
const isSeen = ([x, y]: Point): boolean => Math.abs(x) < 125 && Math.abs(y) < 100
const widthOf = (text: string): number => text.length * fontSize * letterWidth

/** The room of a label as circles along its words. */
function listSpots({ text, x, y, angle, drop }: PlanLabel): readonly Spot[] {
  const turn = (angle * Math.PI) / 180
  const half = Math.max(0, widthOf(text) / 2 - letterRadius)
  const steps = Math.max(1, Math.ceil((2 * half) / letterRadius))
  return Array.from({ length: steps + 1 }, (_, index) => {
    const along = -half + (2 * half * index) / steps
    const below = drop - 3
    return {
      x: x + along * Math.cos(turn) - below * Math.sin(turn),
      y: y + along * Math.sin(turn) + below * Math.cos(turn),
      radius: letterRadius,
    }
  })
}

const isFree = (spots: readonly Spot[], taken: readonly Spot[]): boolean =>
  spots.every(
    ({ x, y, radius }) =>
      Math.abs(x) < 146 &&
      Math.abs(y) < 108 &&
      taken.every((other) => Math.hypot(x - other.x, y - other.y) > radius + other.radius),
  )

/** Where the name of a place may stand: at its point, else a little beside it; nowhere when its point is not seen. */
function* tryPlace(text: string, at: Point): Generator<PlanLabel> {
  if (!isSeen(at)) return
  const side = at[0] < 0 ? -1 : 1
  for (const [x, y] of [
    [0, 0],
    [0, -10],
    [0, 10],
    [side * 24, 0],
    [side * 36, 0],
    [-side * 16, 0],
  ] as const)
    yield { kind: 'name', text, x: round(at[0] + x), y: round(at[1] + y), angle: 0, drop: 3 }
}

/** Where the name of a line may stand: along the stretches that are seen, the longest first. */
function* tryLine(text: string, at: readonly Point[], drop: number): Generator<PlanLabel> {
  const stretches = at.flatMap((from, index) => {
    const to = at[index + 1]
    return to === undefined ? [] : [{ from, turn: [to[0] - from[0], to[1] - from[1]] as const }]
  })
  for (const { from, turn } of stretches.toSorted((a, b) => Math.hypot(...b.turn) - Math.hypot(...a.turn)))
    for (const share of [0.5, 0.3, 0.7]) {
      const middle: Point = [from[0] + turn[0] * share, from[1] + turn[1] * share]
      if (!isSeen(middle)) continue
      const sign = turn[0] < 0 ? -1 : 1
      const angle = round((Math.atan2(sign * turn[1], sign * turn[0]) * 180) / Math.PI)
      yield { kind: 'name', text, x: round(middle[0]), y: round(middle[1]), angle, drop }
    }
}

/** A water has its name in the middle of the points that are seen. */
function tryShape(text: string, { kind, points }: Shape): Iterable<PlanLabel> {
  const at = points.map(scale)
  // A river is as wide as its name is high; above any other line the name stands clear of it.
  if (kind !== 'water' && kind !== 'place') return tryLine(text, at, kind === 'river' ? 3 : -5)
  const seen = at.filter(isSeen)
  const mean = (pick: 0 | 1): number => seen.reduce((sum, point) => sum + point[pick], 0) / seen.length
  return seen.length === 0 ? [] : tryPlace(text, [mean(0), mean(1)])
}

/** A distance stands outside its ring on one of the diagonals. */
function* tryRing(km: number, ring: number, side: -1 | 1): Generator<PlanLabel> {
  const text = `${km} km`
  const reach = ring * diagonal
  for (const [right, below] of [
    [side, 1],
    [-side, 1],
    [side, -1],
    [-side, -1],
  ] as const) {
    const x = round(right * (reach + 4 + widthOf(text) / 2))
    yield { kind: 'ring', text, x, y: round(below * reach), angle: 0, drop: below > 0 ? 9 : -3 }
  }
}

/** The room of a town with its name beside it. */
function listTownSpots({ name, x, y }: PositionPlan['points'][number]): readonly Spot[] {
  const [left, top] = scale([x, y])
  const side = x < 0 ? -1 : 1
  const width = name.length * 11 * letterWidth
  const words = Array.from({ length: Math.ceil(width / letterRadius) }, (_, index) => ({
    x: left + side * (7 + index * letterRadius),
    y: top,
    radius: letterRadius + 1,
  }))
  return [{ x: left, y: top, radius: letterRadius }, ...words]
}

/**
 * Places the names of what surrounds the location, so that no words lie on others, on the pin or on the scale bar. A
 * name whose place is outside the drawing, and words that find no room, are left out. A plan of towns alone has rings
 * in place of the scale bar, with their distances.
 */
export function placeLabels({
  rings,
  points,
  shapes,
}: Pick<PositionPlan, 'rings' | 'points' | 'shapes'>): readonly PlanLabel[] {
  const hasRings = shapes.length === 0
  const taken = [...fixed, ...(hasRings ? [] : scaleSpots), ...points.flatMap(listTownSpots)]
  const labels: PlanLabel[] = []
  const add = (candidates: Iterable<PlanLabel>): void => {
    for (const label of candidates) {
      const spots = listSpots(label)
      if (!isFree(spots, taken)) continue
      taken.push(...spots)
      labels.push(label)
      return
    }
  }
  const named = shapes.flatMap((shape) => (shape.name === null ? [] : [{ shape, name: shape.name }]))
  // A place stands at one point, so it chooses before the lines.
  for (const isPlace of [true, false])
    for (const { shape, name } of named) if ((shape.kind === 'place') === isPlace) add(tryShape(name, shape))
  if (!hasRings) return labels
  // The distances stand away from the nearest town.
  const side = (points[0]?.x ?? -1) > 0 ? -1 : 1
  for (const [index, km] of rings.entries()) add(tryRing(km, (planRadius * (index + 1)) / rings.length, side))
  return labels
}
