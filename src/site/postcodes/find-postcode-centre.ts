import type { GeoPoint } from '#domain/postcode/nearest-location.ts'
import { decodeCentres } from './postcode-code.ts'
import { postcodeCentres } from './postcode-centres.ts'

let known: ReadonlyMap<string, GeoPoint> | null = null

/** Returns the centre of an Australian postcode ('4000'), exact to about a kilometre; null for an unknown one. */
export function findPostcodeCentre(postcode: string): GeoPoint | null {
  known ??= decodeCentres(postcodeCentres.join(''))
  return known.get(postcode) ?? null
}
