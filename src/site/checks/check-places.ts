import { listLocations } from '../location-place.ts'
import type { Site } from '../site.ts'
import { fault, type Fault } from './fault.ts'

/** Warnings about locations, a map or a provider of reviews that cannot work: pages then do without them. */
export function listPlaceWarnings(site: Site): readonly Fault[] {
  return [...warnOfNoLocation(site), ...warnOfNoLicence(site), ...warnOfServices(site)]
}

function warnOfNoLocation(site: Site): readonly Fault[] {
  if (site.dealerships.length === 0 || listLocations(site).length > 0) return []
  return [
    fault(
      ['dealerships'],
      'no location is shown, so the pages have no address, no map and no opening hours of a place',
      'a location with visible: true',
    ),
  ]
}

/** The laws of the states want the licence number of a motor dealer in what it advertises (LOC-13). */
const warnOfNoLicence = ({ dealerships }: Site): readonly Fault[] =>
  dealerships.flatMap(({ dealer_license_number: own, locations }, d) =>
    own !== null || locations.some(({ dealer_license_number: place }) => place !== null)
      ? []
      : [
          fault(
            ['dealerships', d, 'dealer_license_number'],
            'no licence number is shown, and the law of most states wants it in every advertisement of a motor dealer',
            'the number of the motor dealer licence',
          ),
        ],
  )

function warnOfServices(site: Site): readonly Fault[] {
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
