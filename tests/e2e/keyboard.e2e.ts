import type { Page } from '@playwright/test'
import { expect, gotoLive, siteUrl, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

test('SRCH-20 a link skips the filters and leads the focus to the results', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  const skip = page.getByRole('link', { name: 'Skip to results' })
  await skip.focus()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: 'Results' })).toBeFocused()
})

test(
  'SRCH-20 on a phone Filters is a button after the search box, and has the focus again once the filters close',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await page.getByRole('combobox', { name: 'Search this stock' }).focus()
    await page.keyboard.press('Tab')
    const filters = page.getByRole('button', { name: /^Filters/ })
    await expect(filters).toBeFocused()
    await expect(filters).toHaveAttribute('aria-expanded', 'false')
    const box = await filters.boundingBox()
    expect(box?.height).toBeGreaterThanOrEqual(44)
    await page.keyboard.press('Enter')
    // The dialog's script loads when it first opens and moves the focus into it; Escape closes it from then on.
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(filters).toBeFocused()
  },
)

test('SRCH-07 the search box stays where it is while the visitor types', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  const box = page.getByRole('combobox', { name: 'Search this stock' })
  const before = await box.boundingBox()
  // Two typing errors: the corrected words are told below the box.
  await box.pressSequentially('toyta corola')
  await expect(page).toHaveURL(/query=toyta/)
  await expect(page.getByText(/Searched for “toyota” in place of “toyta”/).filter({ visible: true })).toBeVisible()
  const after = await box.boundingBox()
  expect([after?.x, after?.width]).toEqual([before?.x, before?.width])
})

test(
  'CALC-01 the calculator reads out the result on which a slider rests, and none on the way',
  { tag: '@once' },
  async ({ page }) => {
    const start = Date.UTC(2026, 10, 20)
    await page.clock.install({ time: start })
    await page.goto(siteUrl('bigsky-motors', '/finance'))
    const slider = page.getByRole('slider', { name: 'Purchase price, slider' })
    await expect(slider).toBeVisible()
    // From here on only the test advances the clock.
    await page.clock.pauseAt(start + 3_600_000)
    const spoken = page.locator('#finance-calculator output')
    const shown = page.locator('#finance-calculator [data-repayment]').first()
    const [before, figure] = [await spoken.textContent(), await shown.getAttribute('data-repayment')]
    await slider.focus()
    for (const _ of [1, 2, 3, 4]) await page.keyboard.press('ArrowRight')
    await expect(shown).not.toHaveAttribute('data-repayment', figure ?? '')
    await expect(spoken).toHaveText(before ?? '')
    await page.clock.runFor(1_000)
    await expect(spoken).not.toHaveText(before ?? '')
  },
)

/** Part of the screen that sticky elements cover. */
const measureBars = (page: Page): Promise<number> =>
  page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter(
        (element) =>
          element instanceof HTMLElement &&
          ['fixed', 'sticky'].includes(getComputedStyle(element).position) &&
          element.checkVisibility(),
      )
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, top, bottom }) => width > 300 && bottom > 0 && top < innerHeight)
      .reduce((sum, { top, bottom }) => sum + Math.min(bottom, innerHeight) - Math.max(top, 0), 0),
  )

test(
  'VDP-03 on a screen of 320 × 256, as a zoom of 400 % makes it, no bar stays in the way',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 })
    for (const address of [await findVehicle('bigsky-motors', search, /photos/), siteUrl('bigsky-motors', search)]) {
      await page.goto(address)
      await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000)
      expect(await measureBars(page)).toBe(0)
    }
  },
)

test.describe('a script that a deploy took away', () => {
  test.use({
    expectedConsoleErrors: [
      /Failed to load resource|Error loading route module|Failed to fetch dynamically imported module/,
    ],
  })

  test(
    'SRCH-01 the page that was chosen is loaded anew, once, and not the one that was left',
    { tag: '@once' },
    async ({ page }) => {
      const documents: string[] = []
      page.on('request', (request) => {
        if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname)
      })
      await gotoLive(page, 'bigsky-motors', search)
      await page.route(/\/assets\/vehicle-[^/]*\.js$/, (route) => route.fulfill({ status: 404, body: 'gone' }), {
        times: 1,
      })
      const link = page
        .getByRole('article')
        .first()
        .getByRole('link', { name: /^Explore Vehicle/ })
      const path = await link.getAttribute('href')
      await link.click()
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
      expect(documents).toEqual([search, path])
    },
  )
})
