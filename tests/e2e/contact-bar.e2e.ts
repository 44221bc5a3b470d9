import { type Page } from '@playwright/test'
import { demoSites, expect, siteUrl, test, untilHydrated } from './site.ts'

const results = '/search/new-used-and-demo-cars'
const barOf = (page: Page) => page.getByRole('region', { name: 'Contact us' }).getByRole('link', { name: 'Enquire' })
/** Scrolls, and waits until the page has heard of it: scrolls within one frame are one, whose way is not known. */
const scrollTo = (page: Page, top: number) =>
  page.evaluate(async (to) => {
    window.scrollTo({ top: to, behavior: 'instant' })
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
  }, top)

/** Words of the ways to the filters that are in sight. */
const filterWays = (page: Page) =>
  page.getByText(/^Filters$/).evaluateAll((all) =>
    all
      .filter((way) => way.matches('button, label') && way.checkVisibility({ visibilityProperty: true }))
      .filter((way) => {
        const { top, bottom } = way.getBoundingClientRect()
        return top >= 0 && bottom <= window.innerHeight && getComputedStyle(way).clipPath === 'none'
      })
      .map((way) => (way.closest('.toolbar') === null ? 'bar' : 'toolbar')),
  )

test('NAV-07 a phone has one way to the filters on the way up too', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(siteUrl('ridgeline-ford', results))
  await untilHydrated(page)
  await expect.poll(() => filterWays(page)).toEqual(['toolbar'])
  for (const top of [300, 600, 900]) await scrollTo(page, top)
  await scrollTo(page, 700)
  await expect(page.locator('.toolbar')).toBeInViewport({ ratio: 1 })
  await expect.poll(() => filterWays(page)).toEqual(['bar'])
  // A keyboard finds the one of the page.
  await page.locator('.toolbar input').focus()
  await page.keyboard.press('Tab')
  await expect(page.locator('.toolbar').getByRole('button', { name: 'Filters' })).toBeFocused()
  expect(await filterWays(page)).toContain('toolbar')
})

for (const site of demoSites)
  test(
    `NAV-07 ${site}: the first screen of results has one way to the filters`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(siteUrl(site, results))
      await untilHydrated(page)
      await expect(page.getByText(/^Filters$/).filter({ visible: true })).toHaveCount(1)
      await expect(barOf(page)).toBeHidden()
      await scrollTo(page, 900)
      await expect(barOf(page)).toBeInViewport({ ratio: 1 })
      await scrollTo(page, 0)
      await expect(barOf(page)).toBeHidden()
    },
  )

for (const reducedMotion of ['no-preference', 'reduce'] as const)
  test(
    `NAV-07 the bar comes in with the first scroll, and moves nothing: motion ${reducedMotion}`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion })
      await page.addInitScript(() => {
        const seen = { shift: 0 }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) seen.shift += (entry as PerformanceEntry & { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await page.goto(siteUrl('bigsky-motors', '/service'))
      await scrollTo(page, 100)
      await expect(barOf(page)).toBeHidden()
      await scrollTo(page, 160)
      await expect(barOf(page)).toBeVisible()
      const whole = page.locator('[data-foot-bar]')
      const bottomOf = () => whole.evaluate((bar) => bar.getBoundingClientRect().bottom - window.innerHeight)
      await expect.poll(bottomOf).toBe(reducedMotion === 'reduce' ? 0 : await bottomOf())
      if (reducedMotion === 'no-preference') expect(await bottomOf()).toBeGreaterThan(5)
      await scrollTo(page, 400)
      await expect.poll(bottomOf).toBe(0)
      expect(await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)).toBe(0)
    },
  )

test('NAV-07 the bar stays while it has the focus', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/service'))
  await scrollTo(page, 600)
  await barOf(page).focus()
  await scrollTo(page, 0)
  await expect(barOf(page)).toBeInViewport({ ratio: 1 })
  await expect(barOf(page)).toBeFocused()
  await barOf(page).blur()
  await expect(barOf(page)).toBeHidden()
})

test('NAV-07 a page that does not scroll has the bar at once', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 8000 })
  await page.goto(siteUrl('bigsky-motors', '/service'))
  await expect(barOf(page)).toBeVisible()
})
