import { openAndWeighScripts, sumScripts } from './script-sizes.ts'
import { expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** First load: everything that the page requests without interaction. */
const budgetKb = 102

/** The largest templates of the five: a page's scripts hardly depend on its template. */
for (const site of ['harbourside-toyota', 'southern-cross-caravans'] as const) {
  test(
    `${site}: a vehicle page loads at most ${budgetKb} kB of JavaScript and shifts nothing`,
    { tag: '@once' },
    async ({ page }) => {
      const url = await findVehicle(site, '/search/new-used-and-demo-cars', /\$/)
      const { kilobytes, lines } = sumScripts(await openAndWeighScripts(page, url))
      expect(kilobytes, lines).toBeLessThanOrEqual(budgetKb)
      const shift = await page.evaluate(async () => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        await new Promise((resolve) => setTimeout(resolve, 300))
        return sum
      })
      expect(shift).toBeLessThanOrEqual(0.03)
    },
  )
}
