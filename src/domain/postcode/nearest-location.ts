/** A place on the earth, in degrees; south and west are negative. */
export interface GeoPoint {
  readonly lat: number
  readonly long: number
}

/** Mean radius of the earth (LEAD-14). */
const earthRadiusKm = 6371

const toRadians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance by the haversine formula, kilometres. */
export function measureDistanceKm(from: GeoPoint, to: GeoPoint): number {
  const halfLat = toRadians(to.lat - from.lat) / 2
  const halfLong = toRadians(to.long - from.long) / 2
  const square =
    Math.sin(halfLat) ** 2 + Math.cos(toRadians(from.lat)) * Math.cos(toRadians(to.lat)) * Math.sin(halfLong) ** 2
  // Rounding may lift the square of antipodes above 1, which has no arc sine.
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(square)))
}

/**
 * Returns the places nearest first, with their distances in kilometres (LEAD-14). Places whose position is not known
 * come last in their given order, with the distance null; of two that are equally near the earlier one comes first.
 */
export function rankByDistance<Place>(
  from: GeoPoint,
  places: readonly Place[],
  locate: (place: Place) => GeoPoint | null,
): readonly { readonly place: Place; readonly km: number | null }[] {
  const measured = places.map((place) => {
    const point = locate(place)
    return { place, km: point === null ? null : measureDistanceKm(from, point) }
  })
  return measured.toSorted((one, other) => (one.km ?? Infinity) - (other.km ?? Infinity) || 0)
}
