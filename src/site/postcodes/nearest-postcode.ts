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

/** Returns the postcode where people live whose centre is nearest to a point. */
export function findNearestPostcode(point: GeoPoint): string {
  const livedIn = [...listPostcodeCentres()].filter(([postcode]) => isLivedIn(postcode))
  return rankByDistance(point, livedIn, ([, centre]) => centre)[0]?.place[0] ?? ''
}
