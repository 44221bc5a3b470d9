import type { Page } from '@playwright/test'
import { demoSites, expect, findAccessibilityProblems, gotoLive, openFirstVehicle, siteUrl, test } from './site.ts'

const opener = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' })
const menu = (page: Page) => page.getByRole('navigation', { name: 'Menu' })

test(
  'NAV-05 NAV-02 the menu of the phone keeps the focus, and Escape or a tap beside it closes it',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', '/search/used-cars')
    await opener(page).press('Enter')
    await expect(menu(page)).toBeVisible()
    expect(await findAccessibilityProblems(page, menu(page))).toEqual([])
    await test.step('Tab goes round inside', async () => {
      const links = await page.getByRole('banner').locator('details').getByRole('link').count()
      for (let stop = 0; stop < links + 6; stop++) {
        await page.keyboard.press('Tab')
        const place = await page.evaluate(() =>
          document.activeElement === document.body
            ? 'browser'
            : document.activeElement?.closest('header details') === null
              ? 'behind'
              : 'menu',
        )
        expect(place, `after ${stop + 1} tabs`).not.toBe('behind')
      }
    })
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
    await opener(page).click()
    await expect(menu(page)).toBeVisible()
    const address = page.url()
    await page.touchscreen.tap(20, 600)
    await expect(menu(page)).toBeHidden()
    await expect(page).toHaveURL(address)
    await page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /^Explore/ })
      .click()
    await expect(page).toHaveURL(/\/cars\//)
  },
)

test(
  'NAV-02 Escape leaves a level of the phone menu for the one above, and the second closes the menu',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', '/search/used-cars')
    await opener(page).press('Enter')
    await expect(menu(page)).toBeVisible()
    // The script of the layer, which takes the key, comes after the menu has opened.
    await expect(page.locator('main[inert], [inert] main')).toBeAttached()
    const level = menu(page).locator('summary', { hasText: 'Our Stock' })
    const link = menu(page).getByRole('link', { name: 'Used Cars' })
    await level.press('Enter')
    await expect(link).toBeVisible()
    await link.focus()
    await page.keyboard.press('Escape')
    await expect(link).toBeHidden()
    await expect(level).toBeFocused()
    await expect(menu(page).getByRole('link', { name: 'Finance' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(menu(page)).toBeHidden()
    await expect(opener(page)).toBeFocused()
  },
)

test.describe('the menu of a wide page', { tag: '@once' }, () => {
  const main = (page: Page) => page.getByRole('navigation', { name: 'Main' })
  const stock = (page: Page) => main(page).getByRole('link', { name: 'Our Stock' })
  const more = (page: Page) => main(page).getByRole('button', { name: 'More in Our Stock' })
  const item = (page: Page) => main(page).getByRole('link', { name: 'Demo Cars' })

  test('NAV-02 a dropdown exposes its state, closes on a choice, and Escape gives its button the focus', async ({
    page,
  }) => {
    await gotoLive(page, 'bigsky-motors', '/search/used-cars')
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
    await more(page).press('Enter')
    await expect(item(page)).toBeVisible()
    await expect(more(page)).toHaveAttribute('aria-expanded', 'true')
    expect(await findAccessibilityProblems(page, page.getByRole('banner'))).toEqual([])
    await item(page).focus()
    await page.keyboard.press('Escape')
    await expect(item(page)).toBeHidden()
    await expect(more(page)).toBeFocused()
    await expect(more(page)).toHaveAttribute('aria-expanded', 'false')
    await page.mouse.move(600, 700)
    await stock(page).hover()
    await expect(item(page)).toBeVisible()
    await page.getByRole('checkbox').first().focus()
    await page.keyboard.press('Escape')
    await expect(item(page), 'under the pointer, the focus elsewhere').toBeHidden()
    await page.mouse.move(600, 700)
    await stock(page).hover()
    await expect(item(page)).toBeVisible()
    await item(page).click()
    await expect(page).not.toHaveURL(/used-cars$/)
    await expect(item(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  for (const site of demoSites)
    test(`NAV-02 Tab passes through the header of ${site} without opening a dropdown`, async ({ page }) => {
      await gotoLive(page, site, '/search/new-used-and-demo-cars')
      const entries = await main(page).locator('> ul > li').count()
      const dropdowns = await main(page).locator('[data-panel]').count()
      const passed: string[] = []
      await main(page).getByRole('link').first().focus()
      while (passed.length <= 2 * entries) {
        const name = await page.evaluate(() => {
          const { activeElement } = document
          if (activeElement?.closest('nav[aria-label=Main]') == null) return null
          return activeElement.ariaLabel ?? activeElement.textContent
        })
        if (name === null) break
        passed.push(name)
        await page.keyboard.press('Tab')
      }
      expect(passed).toHaveLength(entries + dropdowns)
      await expect(main(page).locator('[data-panel]:visible')).toHaveCount(0)
    })

  test.describe('under a finger', () => {
    test.use({ hasTouch: true })

    test('NAV-02 the first tap opens a dropdown, a tap elsewhere closes it, the second tap follows its link', async ({
      page,
    }) => {
      await gotoLive(page, 'bigsky-motors', '/search/used-cars')
      const address = page.url()
      await stock(page).tap()
      await expect(item(page)).toBeVisible()
      await expect(page).toHaveURL(address)
      await page.touchscreen.tap(20, 880)
      await expect(item(page)).toBeHidden()
      await stock(page).tap()
      await expect(item(page)).toBeVisible()
      await stock(page).tap()
      await expect(page).not.toHaveURL(address)
      await expect(item(page)).toBeHidden()
    })
  })
})

test('NAV-02 a link of the menu of the phone leads on without the menu', { tag: '@phone' }, async ({ page }) => {
  // Before its scripts run, the link leads to a document of its own, in which the browser places the focus.
  await gotoLive(page, 'bigsky-motors', '/search/used-cars')
  await opener(page).click()
  await menu(page).getByRole('link', { name: 'Finance' }).first().click()
  await expect(page).toHaveURL(/\/finance/)
  await expect(menu(page)).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test(
  'NAV-09 the drawer shows the menu of the dealership whose car was followed to',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', '/search/used-cars?dealership=Bigsky%20Tweed%20Heads')
    const entries = () => page.locator('[data-drawn=drawer]').textContent()
    expect(await entries()).toContain('Sell Your Car')
    await page.evaluate(() => ((window as { sameDocument?: true }).sameDocument = true))
    await openFirstVehicle(page)
    await expect.poll(entries).not.toContain('Sell Your Car')
    expect(
      await page.evaluate(() => (window as { sameDocument?: true }).sameDocument),
      'without a load of the page',
    ).toBe(true)
    await page.goBack()
    await expect.poll(entries).toContain('Sell Your Car')
  },
)

test(
  'NAV-05 NAV-02 whatever its width, the header holds all of its menu or the button of the drawer',
  { tag: '@once' },
  async ({ page }) => {
    for (const site of demoSites) {
      await page.goto(siteUrl(site, '/search/new-used-and-demo-cars'))
      for (const width of [1024, 1200, 1359, 1360, 1440, 1920]) {
        await page.setViewportSize({ width, height: 900 })
        const where = `${site} at ${width} px`
        const main = page.getByRole('navigation', { name: 'Main' })
        const isInHeader = await main.isVisible()
        await expect(opener(page), where).toBeVisible({ visible: !isInHeader })
        if (!isInHeader) continue
        const escaped = await main.evaluate((element) => {
          const frame = element.closest('header > div')?.getBoundingClientRect()
          return [...element.querySelectorAll('a, summary')]
            .map((entry) => ({ text: entry.textContent, box: entry.getBoundingClientRect() }))
            .filter(({ box }) => box.height > 0)
            .filter(({ box }) => frame === undefined || box.top < frame.top || box.bottom > frame.bottom)
            .map(({ text }) => text)
        })
        expect(escaped, where).toEqual([])
      }
    }
  },
)
