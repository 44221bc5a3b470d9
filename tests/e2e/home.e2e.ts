import type { Page } from '@playwright/test'
import { demoSites, expect, findAccessibilityProblems, siteUrl, test, untilHydrated, type DemoSite } from './site.ts'

/** The header shows the whole name beside the telephone, and the page fits the screen (NAV-05). */
async function expectWholeName(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 800 })
  const found = await page.getByRole('banner').evaluate((header) => ({
    cut: [...header.querySelectorAll('a[aria-label$=", home"] span')].map(
      ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) => [
        scrollWidth - clientWidth,
        scrollHeight - clientHeight,
      ],
    ),
    right: header.querySelector('a')?.getBoundingClientRect().right ?? Number.NaN,
    phone: header.querySelector('a[href^="tel:"]')?.getBoundingClientRect().left ?? Number.NaN,
    beyond: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  }))
  expect(found.cut, `${width} px`).toEqual([[0, 0]])
  expect(found.right, `${width} px`).toBeLessThanOrEqual(found.phone)
  expect(found.right, `${width} px`).toBeGreaterThan(100)
  expect(found.beyond, `${width} px`).toBe(0)
}

/** Corner radius and case of each site's buttons, as its theme says. */
const buttonShapes: Readonly<Record<DemoSite, readonly [radius: string, letters: string]>> = {
  'harbourside-toyota': ['4px', 'none'],
  'tamar-valley-auto': ['6px', 'none'],
  'bigsky-motors': ['999px', 'none'],
  'ridgeline-ford': ['2px', 'uppercase'],
  'southern-cross-caravans': ['999px', 'none'],
}

for (const site of demoSites) {
  test(`CONTENT-12 TEN-05 NAV-05 ${site}: home has landmarks and fonts, no layout shift, and a whole name`, async ({
    page,
    isMobile,
  }) => {
    const fonts: string[] = []
    await page.route('**/*.woff2', async (route) => {
      fonts.push(route.request().url())
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    await page.addInitScript(() => {
      const shifts: number[] = []
      Object.assign(window, { shifts })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push('value' in entry ? Number(entry.value) : 0)
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto(siteUrl(site, '/'))
    await page.evaluate(() => document.fonts.ready)
    await expect
      .poll(() => page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length))
      .toBeGreaterThan(0)

    await test.step('nothing jumped', async () => {
      const total = await page.evaluate(
        () =>
          new Promise<number>((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve(
                  'shifts' in window && Array.isArray(window.shifts)
                    ? window.shifts.reduce((sum: number, value: number) => sum + value, 0)
                    : -1,
                ),
              ),
            ),
          ),
      )
      expect(total).toBeGreaterThanOrEqual(0)
      expect(total).toBeLessThan(0.02)
    })
    await test.step('two families of its own server', async () => {
      expect(new Set(fonts).size).toBe(fonts.length)
      expect(fonts.length).toBeGreaterThan(0)
      // Headings may have a file of their own weight.
      expect(fonts.length).toBeLessThanOrEqual(3)
      for (const url of fonts) expect(new URL(url).hostname).toBe(`${site}.localhost`)
      const loaded = await page.evaluate(() =>
        [...document.fonts]
          .filter(({ status }) => status === 'loaded')
          .map(({ family }) => family.replaceAll(/["']/g, '')),
      )
      const used = await page
        .getByRole('heading', { level: 1 })
        .evaluate((element) => getComputedStyle(element).fontFamily.split(',')[0]?.replaceAll(/["']/g, '') ?? '')
      expect(loaded).toContain(used)
    })
    await test.step('landmarks, width and accessibility', async () => {
      await expect(page.getByRole('banner')).toHaveCount(1)
      await expect(page.getByRole('contentinfo')).toHaveCount(1)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const form = page.getByRole('main').getByRole('search', { name: /^(?:Find a vehicle|Search by the job)$/ })
      await expect(form).toBeVisible()
      expect(await page.getByRole('article').count()).toBeGreaterThanOrEqual(6)
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
      expect(await findAccessibilityProblems(page)).toEqual([])
    })
    // A phone draws the button of a card as a plain link.
    if (isMobile) return
    await test.step('buttons in the shape of the theme', async () => {
      const shapes = await page.locator('main .btn-filled').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { borderRadius, textTransform } = getComputedStyle(button)
          return `${borderRadius} ${textTransform}`
        }),
      )
      expect([...new Set(shapes)]).toEqual([buttonShapes[site].join(' ')])
    })
    await test.step('the header at 320, 1024 and 1280 px', async () => {
      for (const width of [320, 1024, 1280]) await expectWholeName(page, width)
    })
  })
}

test(
  'SRCH-01 a search from the home page arrives with make, body and price in its address',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/'))
    const form = page.getByRole('search', { name: 'Find a vehicle' })
    await form.getByRole('combobox', { name: 'Make' }).selectOption('Kia')
    await form.getByRole('combobox', { name: 'Body' }).selectOption('SUV')
    await form.getByRole('combobox', { name: 'Price up to' }).selectOption({ index: 4 })
    await form.getByRole('button', { name: /^Search/ }).click()
    await expect(page).toHaveURL(/make=Kia/)
    await expect(page).toHaveURL(/body=SUV/)
    await expect(page).toHaveURL(/price=-\d+/)
    await expect(page.getByRole('article').first()).toContainText('Kia')
  },
)

for (const width of [390, 768, 1440, 1920])
  test(
    `CONTENT-12 name and price of the first vehicle stand on its picture at ${width} px, below its wheels`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      for (const site of ['southern-cross-caravans', 'bigsky-motors'] as const) {
        await page.goto(siteUrl(site, '/'))
        const banner = page.getByRole('region', { name: 'Welcome' })
        const plate = await banner.getByRole('link', { name: /\$/ }).filter({ hasText: /^20/ }).boundingBox()
        const picture = await banner.getByRole('img').first().boundingBox()
        const foot = (box: typeof plate): number => (box?.y ?? 0) + (box?.height ?? 0)
        const edge = (box: typeof plate): number => (box?.x ?? 0) + (box?.width ?? 0)
        expect(foot(plate), site).toBeLessThanOrEqual(foot(picture))
        expect(plate?.y, site).toBeGreaterThan(foot(picture) - (picture?.height ?? 0) / 3)
        expect(plate?.x, site).toBeGreaterThanOrEqual(picture?.x ?? 1_000)
        expect(edge(plate), site).toBeLessThanOrEqual(edge(picture))
      }
    },
  )

test('SRCH-01 a search of words alone carries nothing else', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/'))
  const box = page.getByRole('combobox', { name: /^(Search our stock|What are you looking for)/ })
  await box.fill('ranger')
  await box.press('Enter')
  await expect(page).toHaveURL(/\?query=ranger$/)
  await expect(page.getByRole('article').first()).toContainText('Ranger')
})

test(
  'SRCH-24 a body type tile leads to its own search, which finds as many as it says',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/'))
    const tile = page.getByRole('region', { name: 'Shop by type' }).getByRole('link', { name: /^Ute/ })
    await expect(tile).toHaveAttribute('href', '/search/ute')
    const count = await tile.locator('.tabular-nums').textContent()
    expect(Number(count)).toBeGreaterThan(1)
    await tile.click()
    await expect(page).toHaveTitle(new RegExp(`\\(${count}\\)`))
    await expect(
      page.getByRole('region', { name: 'Results' }).getByText(`${count} vehicles`, { exact: true }).first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Ute')
    await expect(page.getByRole('article').first()).toContainText('Ute')
  },
)

test(
  'CONTENT-12 the sum of what a car may tow is accessible, at 320 px and with a mistake in it too',
  { tag: '@once' },
  async ({ page }) => {
    for (const query of ['braked=3500&ball=250', 'braked=3500&gvm=heavy']) {
      await page.setViewportSize({ width: 320, height: 800 })
      await page.goto(siteUrl('southern-cross-caravans', `/what-can-my-car-tow?${query}`))
      await expect(page.getByRole('heading', { level: 1, name: 'What can my car tow?' })).toBeVisible()
      expect(await findAccessibilityProblems(page)).toEqual([])
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
      ).toBe(0)
    }
    await expect(page.getByRole('textbox', { name: 'GVM' })).toHaveAccessibleDescription(/whole kilograms/)
  },
)

test(
  'NAV-01 the menu of the phone opens, leads on and is closed on the next page',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(siteUrl('southern-cross-caravans', '/'))
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await expect(menu).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await menu.locator('summary', { hasText: 'Our Range' }).click()
    await menu.getByRole('link', { name: 'Motorcycles' }).click()
    await expect(page).toHaveURL(/item_type=motorcycle/)
    await expect(menu).toBeHidden()
  },
)

test('NAV-02 a dropdown opens by keyboard and Escape puts it away', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/'))
  await untilHydrated(page)
  const main = page.getByRole('navigation', { name: 'Main' })
  await main.getByRole('button', { name: 'More in Our Stock' }).press('Enter')
  const item = main.getByRole('link', { name: 'Demo Cars' })
  await expect(item).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Tab')
  await page.keyboard.press('Escape')
  await expect(item).toBeHidden()
})

test('CONTENT-12 the stock book ends on the first screen of a wide page', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(siteUrl('tamar-valley-auto', '/'))
  const banner = await page.getByRole('region', { name: 'Welcome' }).boundingBox()
  expect((banner?.y ?? 0) + (banner?.height ?? Number.NaN)).toBeLessThanOrEqual(900)
})

test('NAV-05 the skip link is the first stop and leads to the content', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('tamar-valley-auto', '/'))
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test(
  'CONTENT-12 on a phone the offers and the posts of the home page stand in one row each',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/'))
    for (const name of ['Special offers', 'From our blog']) {
      const items = page.getByRole('region', { name }).locator('ul > li:has(> article)')
      const tops = await items.evaluateAll((each) => each.map((item) => item.getBoundingClientRect().top))
      expect(tops.length, name).toBeGreaterThan(1)
      expect(new Set(tops).size, name).toBe(1)
    }
  },
)

for (const site of demoSites)
  test(
    `TEN-05 ${site}: on a tablet the groups of links of the footer stand beside each other`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 768, height: 1000 })
      await page.goto(siteUrl(site, '/'))
      const footer = page.getByRole('contentinfo')
      await footer.scrollIntoViewIfNeeded()
      await expect(footer.getByRole('navigation').first()).toBeVisible()
      const lefts = await footer
        .getByRole('navigation')
        .evaluateAll((groups) => groups.slice(0, 3).map((group) => Math.round(group.getBoundingClientRect().left)))
      expect(new Set(lefts).size).toBe(3)
    },
  )

test(
  'TEN-05 on a very wide screen the picture of the banner shows the vehicle whole',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('harbourside-toyota', '/'))
    for (const width of [1600, 1920, 2560]) {
      await page.setViewportSize({ width, height: 1000 })
      const box = await page.locator('.hero-picture').boundingBox()
      // A vehicle fills the middle of its picture of 4 by 3; of a wider place the roof would be cut off.
      expect((box?.width ?? 0) / (box?.height ?? 1), `${width} px wide`).toBeLessThanOrEqual(1.9)
    }
  },
)
