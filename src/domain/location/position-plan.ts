import { rankByDistance, type GeoPoint } from '../postcode/nearest-location.ts'

/** A place with a name on a plan. */
export interface NamedPoint extends GeoPoint {
  readonly name: string
}

/** A place on the plan, relative to its centre. */
export interface PlanPoint {
  readonly name: string
  readonly km: number
  /** Share of the plan's radius towards the east, -1 to 1. */
  readonly x: number
  /** Share of the plan's radius towards the south, -1 to 1. */
  readonly y: number
}

/** Something around a place with its course as latitude and longitude. */
export interface Surrounding {
  /** 'water' is an area, 'place' a name at its first point, the others are lines. */
  readonly kind: 'water' | 'river' | 'road' | 'rail' | 'place'
  readonly name: string | null
  /** Latitude and longitude of each point, degrees. */
  readonly points: readonly (readonly number[])[]
}

/** A surrounding on the plan; x and y as in PlanPoint, and beyond 1 where it leaves the plan. */
export interface PlanShape extends Pick<Surrounding, 'kind' | 'name'> {
  readonly points: readonly (readonly [x: number, y: number])[]
}

/** What stands around a location, true to direction and distance; north is up. */
export interface PositionPlan {
  /** Kilometres from the centre to the outer ring. */
  readonly radiusKm: number
  /** Distances of the rings, kilometres, the inner one first. */
  readonly rings: readonly [number, number]
  readonly points: readonly PlanPoint[]
  /** Water, roads and names around the centre; empty where they are not known. */
  readonly shapes: readonly PlanShape[]
  /** 'About 9 km south of Brisbane', 'In Ipswich'; null where no place is within reach. */
  readonly words: string | null
}

/** Radius of a plan that shows streets and water, kilometres. */
const nearKm = 2

const scales: readonly number[] = [2, 4, 10, 20, 40, 100, 200, 400]
const directions = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'] as const
/** Nearer than this a location stands in the place itself, kilometres. */
const insideKm = 3
const mostPoints = 4
/** A town in which the location stands says little alone: the plan also reaches the next one within this distance. */
const neighboursKm = 100
/** Room that the name of a town takes, as a share of the radius. */
const labelHeight = 0.16
const labelWidth = 0.7
const kmPerDegree = 111.2

/** Kilometres east and south from one point to another; a plane is accurate enough for a plan. */
function measureOffset(from: GeoPoint, to: GeoPoint): { readonly east: number; readonly south: number } {
  const east = (to.long - from.long) * kmPerDegree * Math.cos((from.lat * Math.PI) / 180)
  return { east, south: (from.lat - to.lat) * kmPerDegree }
}

/** A thousandth of the radius is less than a line is wide, and further digits weigh a kilobyte on a page. */
const roundShare = (share: number): number => Math.round(share * 1000) / 1000

/** The direction in which `to` lies from `from`, one of eight. */
export function resolveDirection(from: GeoPoint, to: GeoPoint): (typeof directions)[number] {
  const { east, south } = measureOffset(from, to)
  const turn = Math.atan2(east, -south) / (Math.PI / 4)
  return directions[(Math.round(turn) + 8) % 8] ?? 'north'
}

function describePosition(place: GeoPoint, town: NamedPoint, km: number): string {
  if (km < insideKm) return `In ${town.name}`
  return `About ${Math.round(km)} km ${resolveDirection(town, place)} of ${town.name}`
}

/** Whether the label of a point has room beside those of the points that are on the plan already. */
const hasRoom = (point: PlanPoint, placed: readonly PlanPoint[]): boolean =>
  placed.every(({ x, y }) => Math.abs(point.y - y) > labelHeight || Math.abs(point.x - x) > labelWidth)

/**
 * Plans what stands around a location: the nearest town gives the scale, or the next one where the location stands in
 * that town. Further towns are added as far as they are on the plan and their names have room. `towns` may be in any
 * order. Where the surroundings are known, the plan shows them, and is as large as a walk.
 */
export function planPosition(
  centre: GeoPoint,
  towns: readonly NamedPoint[],
  surroundings: readonly Surrounding[] = [],
): PositionPlan {
  const near = rankByDistance(centre, towns, (town) => town).map(({ place, km }) => ({ place, km: km ?? 0 }))
  const [nearest] = near
  const isInside = nearest !== undefined && nearest.km < insideKm
  const farthest = isInside ? near.slice(0, 2).findLast(({ km }) => km <= neighboursKm) : nearest
  const townsKm = scales.find((scale) => scale >= (farthest?.km ?? 0) * 1.2) ?? scales.at(-1) ?? 400
  const radiusKm = surroundings.length > 0 ? nearKm : townsKm
  const place = (to: GeoPoint): readonly [number, number] => {
    const { east, south } = measureOffset(centre, to)
    return [roundShare(east / radiusKm), roundShare(south / radiusKm)]
  }
  const points: PlanPoint[] = []
  for (const { place: town, km } of near) {
    // Known surroundings bring their own names.
    if (surroundings.length > 0 || km > radiusKm || points.length === mostPoints) break
    const [x, y] = place(town)
    const point = { name: town.name, km, x, y }
    if (hasRoom(point, points)) points.push(point)
  }
  const isReachable = nearest !== undefined && nearest.km <= townsKm
  return {
    radiusKm,
    rings: [radiusKm / 2, radiusKm],
    points,
    shapes: surroundings.map(({ kind, name, points: course }) => ({
      kind,
      name,
      points: course.map(([lat = 0, long = 0]) => place({ lat, long })),
    })),
    words: isReachable ? describePosition(centre, nearest.place, nearest.km) : null,
  }
}
