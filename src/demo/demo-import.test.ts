import { describe, expect, test } from 'vitest'
import { openTestStore } from '#stock/open-test-store.testkit.ts'
import { buildDemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { buildTestSettings } from './demo-import.testkit.ts'
import { demoSiteSlugs } from './plans/plans.ts'

const today = '2026-11-20'

describe('demo feeds through the import', () => {
  test.each(demoSiteSlugs)('%s is taken whole, without a rejected row', async (slug) => {
    const { dealerships, settings } = buildTestSettings(slug)
    const { format, text } = buildDemoFeed(slug, { today, dealerships })
    const wanted = buildDemoVehicles(slug, { today, dealerships })
    const store = await openTestStore(slug)
    try {
      const report = await store.import(text, { format, settings })
      expect(report.rejections).toEqual([])
      expect(report).toMatchObject({ outcome: 'completed', rows: wanted.length, added: wanted.length })
      expect(await store.import(text, { format, settings })).toMatchObject({
        unchanged: wanted.length,
        changed: 0,
        sold: 0,
      })
      const stored = new Map((await store.listVehicles()).map((vehicle) => [vehicle.stocknum, vehicle]))
      for (const vehicle of wanted) {
        const found = stored.get(vehicle.stocknum)
        // The import knows no price of nothing: 0 in a feed means that none was given.
        const cents = (dollars: number | null): number | null =>
          dollars === null || dollars === 0 ? null : Math.round(dollars * 100)
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
        expect(Object.keys(found?.finance_lenders ?? {}), vehicle.stocknum).toEqual(
          Object.keys(vehicle.finance_lenders ?? {}),
        )
        expect(found?.specifications?.body_length ?? null, vehicle.stocknum).toBe(
          vehicle.specifications?.body_length ?? null,
        )
      }
    } finally {
      await store.close()
    }
  })
})
