import type { Page } from '@playwright/test'
import { expect, gotoLive, siteUrl, test } from './site.ts'

const phone = { width: 390, height: 844 }
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

test('SRCH-16 results and footer are laid out while nobody scrolls, so that the height is no guess', async ({
  page,
}) => {
  await page.goto(siteUrl('bigsky-motors', search))
  await expect.poll(() => readSkipped(page)).toEqual([])
  const before = await readHeight(page)
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await page.waitForTimeout(300)
  expect(await readHeight(page)).toBe(before)
})

test('CONTENT-12 so are the blocks of the home page, also below a visitor who scrolls on', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/'))
  await page.evaluate(() => window.scrollTo(0, 50))
  await expect.poll(() => readSkipped(page)).toEqual([])
})

test('CONTENT-10 so is a page without scripts, at once', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/about-us'))
  await expect(page.locator('html')).toHaveAttribute('data-scriptless')
  expect(await readSkipped(page)).toEqual([])
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

/** Keeps the page as it is before the browser was idle (`ui/use-whole-layout.ts`). */
const withoutWholeLayout = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const rules = new CSSStyleSheet()
    rules.replaceSync('.card-grid > li { --below-fold: auto !important }')
    document.adoptedStyleSheets = [rules]
  })

test(
  'SRCH-16 a phone lays out the cards of its first screen, and gives no icon and no single photo a clip or a scroller',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize(phone)
    await withoutWholeLayout(page)
    await page.goto(siteUrl('bigsky-motors', search))
    const places = page.locator('.card-grid > li').filter({ visible: true })
    expect(
      await places.evaluateAll((all) => all.map((place) => getComputedStyle(place).contentVisibility === 'auto')),
    ).toEqual((await places.all()).map((_place, index) => index > 2))
    const overflows = (part: string): Promise<string[]> =>
      page
        .locator('article')
        .first()
        .locator(part)
        .evaluateAll((all) => [...new Set(all.map((element) => getComputedStyle(element).overflow))])
    expect(await overflows('.icon')).toEqual(['visible'])
    expect(await overflows('.card-photo')).toEqual(['visible'])
    // Who comes back finds the place by the heights of all cards.
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
      document.documentElement.setAttribute('data-whole', '')
    })
    await expect(places.last()).toHaveCSS('content-visibility', 'visible')
  },
)

test(
  'SRCH-02 CARD-04 cards below the first screen are laid out when they are scrolled to, and move nothing then',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await withoutWholeLayout(page)
    await gotoLive(page, 'bigsky-motors', search)
    const isLaidOut = (at: number): Promise<boolean> =>
      page
        .getByRole('article')
        .nth(at)
        .locator('.card-facts > li')
        .first()
        .evaluate((fact) => fact.checkVisibility({ contentVisibilityAuto: true }))
    expect([await isLaidOut(0), await isLaidOut(5), await isLaidOut(20)]).toEqual([true, true, false])
    await page.evaluate(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries() as unknown as readonly { value: number }[]) shifts.push(entry.value)
      }).observe({ type: 'layout-shift' })
    })
    for (const at of [6, 9, 12, 15, 18, 20, 12, 3]) {
      await page.getByRole('article').nth(at).scrollIntoViewIfNeeded()
      await expect.poll(() => isLaidOut(at)).toBe(true)
    }
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([])
  },
)
