import type { Site } from '../site.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'

const address = {
  geelong: { state: 'VIC', city: 'Geelong', postcode: '3220', lat: -38.15, long: 144.36 },
  ballarat: { state: 'VIC', city: 'Ballarat', postcode: '3350' },
  tweed: { state: 'NSW', city: 'Tweed Heads', postcode: '2485' },
  hobart: { state: 'TAS', city: 'Hobart', postcode: '7000' },
} as const

const dealership = (id: keyof typeof address, more: object = {}) => ({
  id,
  slug: id,
  name: id,
  locations: [
    { id: `${id}-yard`, slug: `${id}-yard`, name: `Yard ${id}`, location_type: 'sales' as const, address: address[id] },
  ],
  ...more,
})

/** A site with yards in Geelong (by its coordinates), Ballarat and Hobart (by their postcodes), or in some of them. */
export function buildPlacedSite(
  ids: readonly (keyof typeof address)[] = ['geelong', 'ballarat', 'hobart'],
  part: DocumentPart = {},
): Site {
  return buildTestSite({ dealerships: ids.map((id) => dealership(id)), ...part })
}
