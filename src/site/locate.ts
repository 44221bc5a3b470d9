import type { GeoPoint } from '#domain/postcode/nearest-location.ts'
import { findPostcodeCentre } from './postcodes/find-postcode-centre.ts'
import type { Location } from './site.ts'

/** Where a location stands; without coordinates at the centre of its postcode; null where neither is known. */
export function locate({ address: { lat, long, postcode } }: Pick<Location, 'address'>): GeoPoint | null {
  if (lat !== null && long !== null) return { lat, long }
  return postcode === null ? null : findPostcodeCentre(postcode)
}
