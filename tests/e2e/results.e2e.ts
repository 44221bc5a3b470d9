import type { Locator, Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, openFilters, openFirstVehicle, siteUrl, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'

/** Collects from now on what moves by itself outside the filters, of which each answer has others. */
async function watchShift(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const moved: string[] = []
    Object.assign(window, { moved })
    type Entry = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }
    const isFilter = (node: Node | null) => (node as Element | null)?.closest?.('[aria-label="Filters"]') != null
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, sources } of list.getEntries() as Entry[])
        for (const { node } of hadRecentInput ? [] : sources)
          if (!isFilter(node)) moved.push(node instanceof Element ? node.outerHTML.slice(0, 99) : `${node?.nodeName}`)
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { moved: string[] }).moved)
}

test(
  'SRCH-01 the address restores the page: loaded anew, by the back button, and shared',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', `${search}?make=Kia&price=10000-40000&sortBy=price_asc`))
    const title = page.getByRole('article').first().getByRole('heading', { level: 3 })
    const first = await title.textContent()
    await page.reload()
    await expect(title).toHaveText(first ?? '')
    await openFirstVehicle(page)
    await expect(page).toHaveURL(/\/cars\//)
    await page.goBack()
    await expect(page).toHaveURL(/make=Kia&price=10000-40000&sortBy=price_asc/)
    await expect(title).toHaveText(first ?? '')
  },
)

test(
  'SRCH-04 choosing a value leaves the counts of its own facet as they were, and narrows the others',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', search))
    await openFilters(page)
    const readMakes = () => page.locator('label:has(input[name="make"])').allTextContents()
    const before = await readMakes()
    expect(before.length).toBeGreaterThan(7)
    await page.goto(siteUrl('bigsky-motors', `${search}?make=Kia`))
    await openFilters(page)
    expect(await readMakes()).toEqual(before)
    await expect(page.getByRole('checkbox', { name: /^RAV4/ })).toHaveCount(0)
  },
)

test('SRCH-09 orders: ascending price ascends over two pages', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', `${search}?status=in_stock&sortBy=price_asc&price=5000-`))
  const read = async (): Promise<number[]> =>
    await page
      .getByRole('article')
      .locator('[data-price]')
      .evaluateAll((elements) => elements.map((element) => Number(element.getAttribute('data-price'))))
  const prices = await read()
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
  // The first screen of a new answer renders at once, the rest directly after.
  await expect(async () => {
    const both = [...prices, ...(await read())]
    expect(both).toHaveLength(42)
    expect(both).toEqual(both.toSorted((a, b) => a - b))
  }).toPass({ timeout: 5_000 })
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test(
  'SRCH-19 a prefix, a typo and a synonym find the same utes as their plain words',
  { tag: '@once' },
  async ({ page }) => {
    for (const [typed, wanted] of [
      ['hilu', 'HiLux'],
      ['hilxu', 'HiLux'],
      ['utility', 'Ute'],
    ] as const) {
      await page.goto(siteUrl('harbourside-toyota', `${search}?query=${typed}`))
      await expect(page.getByRole('article').first()).toContainText(wanted)
    }
  },
)

test.describe('an address that names nothing', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test(
    'SRCH-02 an address that names nothing answers with a search box that works',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl('ridgeline-ford', '/search/nowhere-at-all'))
      await expect(page.getByRole('heading', { name: 'We could not find that page' })).toBeVisible()
      expect(await findAccessibilityProblems(page)).toEqual([])
      const box = page.getByRole('combobox', { name: 'Search our stock' })
      await box.fill('ranger')
      await box.press('Enter')
      await expect(page).toHaveURL(/query=ranger/)
      await expect(page.getByRole('article').first()).toContainText('Ranger')
    },
  )
})

test('CARD-02 PRICE-01 a sold vehicle has no price and its page says SOLD', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', `${search}?status=sold`))
  const card = page.getByRole('article').first()
  await expect(card).not.toContainText('$')
  await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
  await expect(page.getByText('SOLD', { exact: true })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test('SRCH-21 SRCH-24 FIN-07 a search that nothing comes near goes on with vehicles', async ({ page }) => {
  for (const site of ['southern-cross-caravans', 'tamar-valley-auto'] as const) {
    await page.goto(siteUrl(site, `${search}?query=zzzzqqq`))
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText('Newest in our stock')
    await expect(page.getByRole('article')).toHaveCount(6)
    await expect(page.locator('[data-finance-note]')).toBeVisible()
    await expect(page.getByRole('spinbutton')).toHaveCount(0)
    const stock = page.getByRole('region', { name: 'Browse our stock' })
    // On a phone the head of a site that has the kinds there says them once.
    const isWide = (page.viewportSize()?.width ?? 0) >= 1024
    await expect(stock).toHaveCount(isWide || site === 'tamar-valley-auto' ? 1 : 0)
    const tiles = await stock.getByRole('link').all()
    const heights = await Promise.all(tiles.map(async (tile) => (await tile.boundingBox())?.height))
    expect(new Set(heights).size, 'one height').toBeLessThanOrEqual(1)
    expect(await findAccessibilityProblems(page)).toEqual([])
  }
})

test('SRCH-21 no results tell what to take away, above what comes close', async ({ page }) => {
  await page.goto(siteUrl('tamar-valley-auto', `${search}?query=zzzzqqq&fuel=Diesel`))
  await expect(page.getByRole('heading', { name: 'No exact match' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).last()).toHaveText('These come close')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await expect(page.getByRole('link', { name: /^Without “zzzzqqq” ?\d+ vehicles$/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chosen filters' }), 'which names both').toBeVisible()
  await expect(page.getByRole('link', { name: 'Find Me Something Similar' })).toBeVisible()
  await page.getByRole('link', { name: /^Without “zzzzqqq”/ }).click()
  await expect(page.getByRole('article').first()).toContainText('Diesel')
})

test('SRCH-21 the one filter of a search without results is named once, where it can be removed', async ({ page }) => {
  await page.goto(siteUrl('tamar-valley-auto', `${search}?query=zzzzqqq`))
  await expect(page.getByRole('heading', { name: 'No vehicles match “zzzzqqq”' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Clear the search ?\d+ vehicles$/ })).toBeVisible()
  await expect(page.getByRole('list', { name: 'Chosen filters' })).toBeHidden()
})

test(
  'SRCH-07 SRCH-21 what to browse or the vehicles take the column of no filters, and the field stays while typing',
  { tag: '@once' },
  async ({ page }) => {
    const filters = page.getByRole('region', { name: 'Filters' })
    const text = page.getByRole('combobox', { name: 'Search this stock' })
    const nothing = page.getByRole('heading', { name: 'No vehicles match “zzzzqqq”' })
    const place = async () => {
      const box = await text.boundingBox()
      return [box?.x, box?.width]
    }
    const leftOf = async (part: Locator) => (await part.boundingBox())?.x ?? 0
    for (const [site, width, size] of [
      ['harbourside-toyota', 1440, '100%'],
      ['southern-cross-caravans', 1440, '200%'],
      ['bigsky-motors', 1024, '100%'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      await gotoLive(page, site, `${search}?query=zzzzqqq`)
      await page.evaluate((text) => void (document.documentElement.style.fontSize = text), size)
      const heading = await leftOf(page.getByRole('heading', { level: 1 }))
      await expect(filters).toBeHidden()
      const resting = await place()
      await page.getByRole('link', { name: /^Clear the search/ }).click()
      await expect(filters).toBeVisible()
      expect(await place()).toEqual(resting)
      expect(await leftOf(page.getByRole('article').first())).toBeGreaterThan(heading + 250)
      const shift = await watchShift(page)
      await text.pressSequentially('zzzzqqq')
      await expect(nothing).toBeVisible()
      await expect(filters).toBeHidden()
      await expect(text).toBeFocused()
      expect(await place()).toEqual(resting)
      const browse = page.getByRole('heading', { name: 'Browse our stock' })
      const inColumn = (await browse.isVisible()) ? browse : page.getByRole('article').first()
      expect(Math.abs((await leftOf(inColumn)) - heading), site).toBeLessThan(2)
      for (const _ of 'zzzzqqq') await text.press('Backspace')
      await expect(filters).toBeVisible()
      await expect(nothing).toBeHidden()
      await expect(text).toBeFocused()
      expect(await place()).toEqual(resting)
      expect(await shift(), `${site}: what moved`).toEqual([])
    }
  },
)

test('SRCH-07 the field keeps its place however long the heading becomes with the words typed', async ({ page }) => {
  for (const site of ['harbourside-toyota', 'tamar-valley-auto', 'ridgeline-ford'] as const) {
    await gotoLive(page, site, search)
    const text = page.getByRole('combobox', { name: 'Search this stock' })
    const resting = await text.boundingBox()
    for (const words of ['used diesel ', 'automatic toyota ', 'hilux under 30000']) {
      await text.pressSequentially(words)
      await expect(page).toHaveURL(new RegExp(`${words.trim().replaceAll(' ', '\\+')}$`))
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/^(Used|Vehicles)/)
      const box = await text.boundingBox()
      expect([box?.x, box?.y], `${site}: ${words}`).toEqual([resting?.x, resting?.y])
    }
  }
})

test('SRCH-19 SRCH-21 endless words, corrected or without results, never widen the page', async ({
  page,
  isMobile,
}) => {
  // The narrowest screen that shows the filters beside the results.
  if (!isMobile) await page.setViewportSize({ width: 1024, height: 800 })
  const excessWidth = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
  await page.goto(
    siteUrl('harbourside-toyota', `${search}?query=hilxu+diesel+with+a+very+long+wish+for+reliability+included`),
  )
  await expect(page.getByText(/Searched for “hilux” in place of “hilxu”/).filter({ visible: true })).toBeVisible()
  expect(await excessWidth()).toBe(0)
  expect((await page.getByRole('combobox', { name: 'Search this stock' }).boundingBox())?.width).toBeGreaterThan(160)
  await page.goto(siteUrl('harbourside-toyota', `${search}?query=${'zzzzqqq'.repeat(20)}&make=Toyota`))
  await expect(page.getByRole('link', { name: /^Without “zzzz/ })).toBeVisible()
  expect(await excessWidth()).toBe(0)
  const { right, width } = await page
    .getByRole('link', { name: /^Without “zzzz/ })
    .evaluate((link) => ({ right: link.getBoundingClientRect().right, width: window.innerWidth }))
  expect(right).toBeLessThanOrEqual(width)
})
