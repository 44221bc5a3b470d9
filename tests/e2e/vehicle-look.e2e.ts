import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** How far the row fades at each edge, in pixels. */
const fadesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.tab-row').evaluate((row) => {
    const style = getComputedStyle(row)
    return ['--fade-left', '--fade-right'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name))))
  })

test(
  'VDP-04 the row of tabs fades where more tabs follow, and not where it ends',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/))
    const row = page.locator('.tab-row')
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => fadesOf(page)).toEqual([0, 48])
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect.poll(() => fadesOf(page)).toEqual([48, 0])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => fadesOf(page)).toEqual([0, 0])
  },
)

test('VDP-12 VDP-13 the call is a centred group, beside buttons with the same border', async ({ page }) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/, /\bdeposit</))
  const panel = page.getByRole('complementary', { name: 'Price and contact' })
  const offCentre = await panel.locator('summary', { hasText: 'show the number' }).evaluate((button) => {
    const [whole, icon, words] = [button, ...button.children].map((part) => part.getBoundingClientRect())
    if (whole === undefined || icon === undefined || words === undefined) return Number.NaN
    return Math.abs(icon.left - whole.left - (whole.right - words.right))
  })
  expect(offCentre).toBeLessThan(1)
  const borders = await panel
    .locator('.action-pairs .btn')
    .evaluateAll((buttons) => buttons.map((button) => getComputedStyle(button).borderTopWidth))
  expect(new Set(borders)).toEqual(new Set(['1px']))
})

test('VDP-12 the actions that are links stand in rows of two, each a finger high', async ({ page }) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /History Report/))
  const boxes = await page
    .locator('.action-links > *')
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect()).map(({ x, y, height }) => [x, y, height]))
  expect(boxes.length).toBeGreaterThan(2)
  expect(new Set(boxes.map(([x]) => x)).size).toBe(2)
  expect(new Set(boxes.map(([, y]) => y)).size).toBe(Math.ceil(boxes.length / 2))
  expect(Math.min(...boxes.map(([, , height = 0]) => height))).toBeGreaterThanOrEqual(44)
})
