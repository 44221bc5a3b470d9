import { readFileSync } from 'node:fs'
import { parse as parseYaml } from 'yaml'
import type { ImportSettings } from '#stock/import-settings.ts'
import type { DemoDealership } from './build-demo-vehicles.ts'

interface Place {
  readonly id: string
  readonly slug: string
  readonly name: string
}

const address = { street: null, city: 'Somewhere', state: 'QLD', postcode: '4000', place_url: null }

/**
 * The dealerships of the site's own file, each with one plain location: enough for the import to place every vehicle.
 */
export function buildTestSettings(slug: string): {
  readonly dealerships: readonly DemoDealership[]
  readonly settings: ImportSettings
} {
  const file = new URL(`../../sites/${slug}.yaml`, import.meta.url)
  const { dealerships: places } = parseYaml(readFileSync(file, 'utf8')) as { dealerships: readonly Place[] }
  const dealerships = places.map((place) => ({
    id: place.id,
    slug: place.slug,
    name: place.name,
    financeProvider: null,
    locations: [
      {
        id: `${place.id}-yard`,
        slug: `${place.slug}-yard`,
        name: place.name,
        phone: null,
        primary: true,
        address,
        distributionLocations: [],
      },
    ],
  }))
  return {
    dealerships: places.map((place) => ({ slug: place.slug, state: null, city: null })),
    settings: {
      siteSlug: slug,
      dealerships,
      priceRanges: [10_000, 20_000, 50_000],
      weeklyPriceRanges: [50, 100, 200],
      financeProvider: null,
      maxDropShare: 0.5,
    },
  }
}
