import type { Page } from '@playwright/test'
import { expect, gotoLive, siteUrl, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'

/** Text of the page that is not laid out, because it is below the first screen. */
const readSkipped = (page: Page): Promise<readonly string[]> =>
  page
    .locator('main :is(h2, h3, p, li), footer :is(a, p)')
    .evaluateAll((all) =>
      all
        .filter((element) => element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }))
        .map((element) => element.textContent.trim()),
    )

const readHeight = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight)

for (const [name, path] of [
  ['CONTENT-12 the home page', '/'],
  ['SRCH-16 the results page', search],
] as const)
  test(`${name} is laid out whole while nobody scrolls, so that its height is no guess`, async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', path))
    await expect.poll(() => readSkipped(page)).toEqual([])
    const before = await readHeight(page)
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await page.waitForTimeout(300)
    expect(await readHeight(page)).toBe(before)
  })

test('SRCH-16 so is the next answer', { tag: '@phone' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  await expect.poll(() => readSkipped(page)).toEqual([])
  const last = page.getByRole('article').last().getByRole('heading')
  const before = await last.textContent()
  await page.getByRole('combobox', { name: 'Sort' }).selectOption({ label: 'Price: high to low' })
  await expect(last).not.toHaveText(before ?? '')
  await expect.poll(() => readSkipped(page)).toEqual([])
})
