import { describe, expect, test } from 'vitest'
import { openTestStore } from '#stock/open-test-store.testkit.ts'
import { buildDemoFeed } from './build-demo-feed.ts'
import { buildDemoVehicles } from './build-demo-vehicles.ts'
import { buildPriceHistory } from './build-price-history.ts'
import { buildTestSettings } from './demo-import.testkit.ts'
import { demoSiteSlugs } from './plans/plans.ts'

const today = '2026-11-20'
const dayMs = 86_400_000

describe('the price history of the demo', () => {
  test.each(demoSiteSlugs)('every reduced price of %s was higher before, by the price ledger', async (slug) => {
    const { dealerships, settings } = buildTestSettings(slug)
    const store = await openTestStore(slug)
    try {
      const now = store.ctx.now()
      const past = buildPriceHistory(slug, { today, dealerships })
      expect(past.map(({ daysAgo }) => daysAgo)).toEqual([34, 9])
      for (const { daysAgo, text, format } of past) {
        await store.import(text, { format, settings, ctx: { ...store.ctx, now: () => now - daysAgo * dayMs } })
      }
      const { format, text } = buildDemoFeed(slug, { today, dealerships })
      expect(await store.import(text, { format, settings })).toMatchObject({
        outcome: 'completed',
        changed: 0,
        sold: 0,
      })

      const reduced = buildDemoVehicles(slug, { today, dealerships }).filter(
        ({ before_price, offer_price }) => before_price !== null || offer_price !== null,
      )
      const stored = new Map((await store.listVehicles()).map((vehicle) => [vehicle.stocknum, vehicle]))
      expect(reduced.length).toBeGreaterThan(10)
      for (const { stocknum, price, before_price, offer_price, created_at } of reduced) {
        const ledger = await store.stock.listPriceChanges(store.ctx, stored.get(stocknum)?.id ?? '')
        const changes = ledger.filter(({ field }) => field !== 'subscription_price')
        const earlier = before_price ?? price ?? 0
        expect(earlier, stocknum).toBeGreaterThan(offer_price ?? price ?? 0)
        const [asked, ...later] = changes
        expect(asked, stocknum).toMatchObject({
          field: 'price',
          from: null,
          to: Math.round(earlier * 100),
          at: now - 34 * dayMs,
        })
        expect(asked?.at, stocknum).toBeGreaterThan(Date.parse(created_at))
        // It came down once, nine days ago, and to the price of today.
        expect([...new Set(later.map(({ at }) => at))], stocknum).toEqual([now - 9 * dayMs])
      }
    } finally {
      await store.close()
    }
  })
})
