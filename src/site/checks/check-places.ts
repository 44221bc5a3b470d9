import { listLocations } from '../location-place.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** Warnings about a map or a provider of reviews that is chosen but cannot work: pages then do without it. */
export function listPlaceWarnings(site: Site): readonly Fault[] {
  const { map, map_tiles, reviews, reviews_key } = site.integrations
  const addresses = listLocations(site).map(({ address }) => address)
  const warnings: readonly (readonly [boolean, string, string, string])[] = [
    [map === 'tiles' && map_tiles === null, 'map', "'tiles' has no integrations.map_tiles", 'the address of the tiles'],
    [
      map === 'google' && addresses.every(({ map_key }) => map_key === null),
      'map',
      "'google' needs a key, and no location has an address.map_key",
      "a key, or 'link'",
    ],
    [
      reviews === 'google' && reviews_key === null,
      'reviews',
      "'google' has no integrations.reviews_key",
      "a key, or 'configured'",
    ],
    [
      reviews === 'google' && addresses.every(({ place_id }) => place_id === null),
      'reviews',
      "'google' asks by place, and no location has an address.place_id",
      "a place id, or 'configured'",
    ],
  ]
  return warnings.flatMap(([isWrong, setting, message, expected]) =>
    isWrong ? [fault(['integrations', setting], message, expected)] : [],
  )
}
