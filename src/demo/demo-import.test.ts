import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import type { ImportSettings } from '#stock/import-settings.ts'
import { openTestStore } from '#stock/open-test-store.ts'
import { buildDemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { demoSiteSlugs } from './plans/plans.ts'

const today = '2026-11-20'

interface Place {
  readonly id: string
  readonly slug: string
  readonly name: string
}

/** The dealerships of the site's own file, each with one plain location: enough for the import to place every vehicle. */
function readPlaces(slug: string): readonly Place[] {
  const site = parseYaml(readFileSync(new URL(`../../sites/${slug}.yaml`, import.meta.url), 'utf8')) as { dealerships: Place[] }
  return site.dealerships
}

function buildSettings(slug: string, places: readonly Place[]): ImportSettings {
  const address = { street: null, city: 'Somewhere', state: 'QLD', postcode: '4000', place_url: null }
  const dealerships = places.map((place) => ({ id: place.id, slug: place.slug, name: place.name, financeProvider: null, locations: [{ id: `${place.id}-yard`, slug: `${place.slug}-yard`, name: place.name, phone: null, primary: true, address, distributionLocations: [] }] }))
  return { siteSlug: slug, dealerships, priceRanges: [10_000, 20_000, 50_000], weeklyPriceRanges: [50, 100, 200], financeProvider: null, maxDropShare: 0.5 }
}

describe('demo feeds through the import', () => {
  test.each(demoSiteSlugs)('STOCK-03 %s is taken whole, without a rejected row', async (slug) => {
    const places = readPlaces(slug)
    const dealerships = places.map((place) => ({ slug: place.slug, state: null, city: null }))
    const { format, text } = buildDemoFeed(slug, { today, dealerships })
    const wanted = buildDemoVehicles(slug, { today, dealerships })
    const store = await openTestStore(slug)
    try {
      const settings = buildSettings(slug, places)
      const report = await store.import(text, { format, settings })
      expect(report.rejections).toEqual([])
      expect(report).toMatchObject({ outcome: 'completed', rows: wanted.length, added: wanted.length })
      expect(await store.import(text, { format, settings })).toMatchObject({ unchanged: wanted.length, changed: 0, sold: 0 })
      const stored = new Map((await store.listVehicles()).map((vehicle) => [vehicle.stocknum, vehicle]))
      for (const vehicle of wanted) {
        const found = stored.get(vehicle.stocknum)
        // The import knows no price of nothing: 0 in a feed means that none was given.
        const cents = (dollars: number | null): number | null => (dollars === null || dollars === 0 ? null : Math.round(dollars * 100))
        expect(found, vehicle.stocknum).toMatchObject({
          make: vehicle.make,
          model: vehicle.model,
          year: vehicle.year,
          item_type: vehicle.item_type,
          price: cents(vehicle.price),
          offer_price: cents(vehicle.offer_price),
          price_type: vehicle.price_type,
          reserved: vehicle.reserved,
          show_on_dealer_website: vehicle.show_on_dealer_website,
          photos_count: vehicle.images.length,
          dealership_slug: vehicle.dealership_slug,
          created_at: vehicle.created_at,
          sold_date_timestamp: vehicle.sold_date_timestamp,
          rego_expiry: vehicle.rego_expiry,
        })
        expect(Object.keys(found?.finance_lenders ?? {}), vehicle.stocknum).toEqual(Object.keys(vehicle.finance_lenders ?? {}))
        expect(found?.specifications?.body_length ?? null, vehicle.stocknum).toBe(vehicle.specifications?.body_length ?? null)
      }
    } finally {
      await store.close()
    }
  })
})
