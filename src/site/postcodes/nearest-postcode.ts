import { rankByDistance, type GeoPoint } from '#domain/postcode/nearest-location.ts'
import { listPostcodeCentres } from './find-postcode-centre.ts'

/** Postcodes of post office boxes and large receivers of mail, where nobody lives: from, to. */
const mailOnly: readonly (readonly [from: number, to: number])[] = [
  [200, 299],
  [900, 1999],
  [5800, 5999],
  [6800, 6999],
  [7800, 8999],
  [9000, 9999],
]

const isLivedIn = (postcode: string): boolean =>
  mailOnly.every(([from, to]) => Number(postcode) < from || Number(postcode) > to)

/** Of postcodes whose centres are nearly as near, the lowest is the one of the streets and not of the boxes. */
const equallyNearKm = 0.5

/** Returns the postcode where people live whose centre is nearest to a point. */
export function findNearestPostcode(point: GeoPoint): string {
  const livedIn = [...listPostcodeCentres()].filter(([postcode]) => isLivedIn(postcode))
  const ranked = rankByDistance(point, livedIn, ([, centre]) => centre)
  const leastKm = ranked[0]?.km ?? 0
  const nearest = ranked.filter(({ km }) => km !== null && km <= leastKm + equallyNearKm)
  return nearest.map(({ place: [postcode] }) => postcode).toSorted()[0] ?? ''
}
