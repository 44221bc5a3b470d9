import { brotliCompressSync, constants } from 'node:zlib'
import { demoSites, expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** First load, everything that the page asks for by itself. */
const budgetKb = 125

for (const site of demoSites) {
  test(`${site}: a vehicle page loads at most ${budgetKb} kB of JavaScript and shifts nothing`, { tag: '@once' }, async ({ page }) => {
    const files = new Map<string, Promise<number>>()
    page.on('response', (response) => {
      const { pathname } = new URL(response.url())
      if (!pathname.endsWith('.js')) return
      files.set(pathname, response.body().then((body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length))
    })
    await page.goto(await findVehicle(site, '/search/new-used-and-demo-cars', /\$/))
    await page.waitForLoadState('networkidle')
    const sizes = await Promise.all([...files].map(async ([name, size]) => [name, await size] as const))
    const total = sizes.reduce((sum, [, size]) => sum + size, 0) / 1000
    expect(files.size).toBeGreaterThan(3)
    expect(total, sizes.map(([name, size]) => `${name} ${size}`).join('\n')).toBeLessThanOrEqual(budgetKb)
    const shift = await page.evaluate(async () => {
      let sum = 0
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
      await new Promise((resolve) => setTimeout(resolve, 300))
      return sum
    })
    expect(shift).toBeLessThanOrEqual(0.03)
  })
}
