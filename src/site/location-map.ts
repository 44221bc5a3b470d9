import { hasAddress, listAddressLines } from './location-place.ts'
import type { Location, Site } from './site.ts'

const mapHost = 'https://www.google.com'

/** The origin whose map the pages of a site may show in a frame; null where they show none (LOC-06). */
export const findMapOrigin = ({ integrations }: Site): string | null => (integrations.map === 'google' ? mapHost : null)

/** Address of the embedded map of a location; null without a key, or where it is not known what to show. */
export function buildMapEmbed(location: Location): string | null {
  const { place_id, map_key } = location.address
  const address = hasAddress(location) ? [location.name, ...listAddressLines(location)].join(', ') : null
  const place = place_id === null ? address : `place_id:${place_id}`
  if (map_key === null || place === null) return null
  return `${mapHost}/maps/embed/v1/place?${new URLSearchParams({ key: map_key, q: place }).toString()}`
}
