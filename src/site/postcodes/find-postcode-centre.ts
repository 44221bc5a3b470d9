import type { GeoPoint } from '#domain/postcode/nearest-location.ts'
import { decodeCentres } from './postcode-code.ts'
import { postcodeCentres } from './postcode-centres.ts'

let known: ReadonlyMap<string, GeoPoint> | null = null

/** The centres of Australia's postcodes by postcode ('4000'), exact to about a kilometre. */
export function listPostcodeCentres(): ReadonlyMap<string, GeoPoint> {
  known ??= decodeCentres(postcodeCentres.join(''))
  return known
}

/** Returns the centre of an Australian postcode ('4000'), exact to about a kilometre; null for an unknown one. */
export function findPostcodeCentre(postcode: string): GeoPoint | null {
  return listPostcodeCentres().get(postcode) ?? null
}
