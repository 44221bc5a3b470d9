import { answerOddPictures, emptySite, longWords, manyBadges, oddSite, oddSiteOf } from './odd-sites.ts'
import {
  demoSites,
  expect,
  findAccessibilityProblems,
  gotoLive,
  openFilters,
  openFirstVehicle,
  sendEnquiry,
  siteUrl,
  test,
  untilLive,
} from './site.ts'
import type { Locator, Page } from '@playwright/test'

const search = '/search/new-used-and-demo-cars'

const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** Presses Tab until the target has the focus. */
async function tabTo(page: Page, target: Locator, most: number): Promise<void> {
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press('Tab')
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`${most} presses of Tab do not reach ${target.toString()}`)
}

test(
  'NAV-05 LEAD-17 by keyboard alone from the home page over the search to an enquiry that is thanked for',
  { tag: '@once' },
  async ({ page }) => {
    test.slow()
    await page.goto(siteUrl('harbourside-toyota', '/'))
    await tabTo(page, page.getByRole('combobox', { name: /^(Search our stock|What are you looking for)/ }), 120)
    await page.keyboard.type('hilux')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/query=hilux/)
    await expect(page.getByRole('article').first()).toContainText('HiLux')
    await untilLive(page)
    const opener = page.getByRole('link', { name: /^Quick Enquiry/ }).first()
    await tabTo(page, opener, 200)
    expect(await opener.evaluate((element) => getComputedStyle(element).outlineStyle)).not.toBe('none')
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
    const name = dialog.getByRole('textbox', { name: 'Name' })
    await expect(name).toBeVisible()
    await tabTo(page, name, 4)
    await page.keyboard.type('Ana Example')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Email' }), 1)
    await page.keyboard.type('ana@example.com')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Phone' }), 1)
    await page.keyboard.type('0400 123 456')
    await tabTo(page, dialog.getByRole('textbox', { name: 'Comments' }), 1)
    await page.keyboard.type('Is it still available?')
    await tabTo(page, dialog.getByRole('checkbox', { name: /news and offers/ }), 2)
    await page.keyboard.press('Space')
    await tabTo(page, dialog.getByRole('button', { name: 'Send Enquiry' }), 3)
    await sendEnquiry(page, dialog, () => page.keyboard.press('Enter'))
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeFocused()
  },
)

test(
  'SRCH-05 SRCH-07 400 values open in parts and are searchable; one value shows; no logo means the name alone',
  { tag: '@once' },
  async ({ page }) => {
    await answerOddPictures(page)
    await gotoLive(page, oddSite, search)
    await openFilters(page)
    const badges = page.getByRole('group', { name: 'Badge', exact: true })
    const before = await badges.getByRole('checkbox').count()
    expect(before).toBeLessThan(20)
    await badges.getByText(/^Show all \d+$/).click()
    // The longest badge adds one.
    await expect(badges.getByRole('checkbox')).toHaveCount(manyBadges + 1)
    await badges.getByRole('searchbox', { name: 'Search within Badge' }).fill('badge 399')
    await expect(badges.getByRole('checkbox')).toHaveCount(1)
    await badges.getByRole('searchbox').fill('nothing like it')
    await expect(badges.getByText('No match for “nothing like it”.')).toBeVisible()
    await expect(page.getByRole('group', { name: 'Fuel', exact: true }).getByRole('checkbox')).toHaveCount(1)
    const make = page
      .getByRole('group', { name: 'Make', exact: true })
      .locator('label', { has: page.locator('input[value="Zzyzx"]') })
    await expect(make.getByText('Zzyzx', { exact: true })).toBeVisible()
    await expect(make.locator('img, svg')).toHaveCount(0)
    expect(await overflow(page)).toBe(0)
    await badges.getByRole('searchbox').fill('')
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test('CARD-01 PRICE-01 names of 120 characters, no price, the least and the greatest keep within their cards', async ({
  page,
}) => {
  await answerOddPictures(page)
  await gotoLive(page, oddSite, '/search/zzyzx?sortBy=price_asc')
  const card = (words: string): Locator =>
    page.getByRole('article').filter({ has: page.getByRole('heading', { level: 3, name: words }) })
  await expect(page.getByRole('article')).toHaveCount(4)
  await expect(card('Zzyzx Nothing')).toContainText('Enquire for price.')
  await expect(card('Zzyzx Nothing')).not.toContainText('$0')
  await expect(card('Zzyzx Least').locator('[data-price]')).toHaveText('$11')
  await expect(card('Zzyzx Most').locator('[data-price]')).toHaveText('$9,999,999')
  await expect(card(longWords).getByRole('heading', { level: 3 })).toBeVisible()
  expect(await overflow(page)).toBe(0)
  const spilt = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.filter((element) => element.scrollWidth > element.clientWidth).map((element) => element.textContent),
    )
  expect(spilt).toEqual([])
  const prices = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (element) =>
          [
            element.getBoundingClientRect().top,
            element.querySelector('h3')?.parentElement?.nextElementSibling?.getBoundingClientRect().top,
          ] as const,
      ),
    )
  for (const row of Map.groupBy(prices, ([top]) => Math.round(top)).values())
    expect(new Set(row.map(([, price]) => Math.round(price ?? 0))).size).toBe(1)
  const heights = await page
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map(
        (element) =>
          [
            Math.round(element.getBoundingClientRect().top),
            Math.round(element.getBoundingClientRect().height),
          ] as const,
      ),
    )
  for (const row of Map.groupBy(heights, ([top]) => top).values())
    expect(new Set(row.map(([, height]) => height)).size).toBe(1)
  expect(await findAccessibilityProblems(page)).toEqual([])
})

/** What a card or a page says of a subscription; where the vehicle can be bought as well, as large as its price. */
async function expectWeeklyPrice(place: Locator, week: string, canBeBought: boolean): Promise<void> {
  const price = place.locator('p', { hasText: /per week|a week by subscription/ }).first()
  const weekly = price.getByText(week, { exact: true })
  await expect(weekly).toBeVisible()
  const total = price.locator('[data-price]')
  await expect(total).toHaveCount(canBeBought ? 1 : 0)
  if (!canBeBought) return
  const sizeOf = (figure: Locator) => figure.evaluate((element) => getComputedStyle(element).fontSize)
  expect(await sizeOf(total)).toBe(await sizeOf(weekly))
}

for (const site of demoSites)
  test(
    `PRICE-01 ${site}: a vehicle for subscription shows its price a week, on its card and on its page`,
    { tag: '@once' },
    async ({ page }) => {
      const own = oddSiteOf(site)
      const cars = [
        { slug: 'subscribed', week: '$419', canBeBought: true },
        { slug: 'subscribed-only', week: '$1,049', canBeBought: false },
      ] as const
      await page.goto(siteUrl(own, search))
      for (const { slug, week, canBeBought } of cars) {
        const card = page.getByRole('article').filter({ has: page.locator(`a[href="/cars/${slug}"]`) })
        await expectWeeklyPrice(card, week, canBeBought)
      }
      for (const { slug, week, canBeBought } of cars) {
        await page.goto(siteUrl(own, `/cars/${slug}`))
        await expectWeeklyPrice(page.getByRole('main'), week, canBeBought)
      }
    },
  )

test(
  'CARD-01 names of 120 characters fit the narrowest phone on every template',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    for (const site of demoSites) {
      await page.goto(siteUrl(oddSiteOf(site), search))
      await expect(page.getByRole('heading', { name: longWords.slice(0, 60) }).first()).toBeAttached()
      expect(await overflow(page), site).toBe(0)
    }
  },
)

test('SRCH-03 SRCH-06 a facet value of 120 characters is cut, and the filters beside it keep their width', async ({
  page,
}) => {
  await answerOddPictures(page)
  await gotoLive(page, oddSite, '/search/zzyzx')
  await openFilters(page)
  await expect(page.getByText(longWords, { exact: true }).filter({ visible: true }).first()).toBeVisible()
  const panel = await page
    .getByLabel('Filters', { exact: true })
    .filter({ has: page.getByRole('spinbutton') })
    .boundingBox()
  const field = await page.getByRole('spinbutton', { name: 'Price ($), to' }).boundingBox()
  expect((field?.x ?? Number.NaN) + (field?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0))
  expect(field?.width).toBeGreaterThan(80)
})

test(
  'SRCH-21 a site without stock says so on its home page and its search, and nothing leads to a fault',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl(emptySite, search))
    await expect(page.getByRole('heading', { name: 'Nothing in stock here today' })).toBeVisible()
    await expect(page.getByRole('link', { name: /Find Me Something Similar/i })).toBeVisible()
    expect(await overflow(page)).toBe(0)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.goto(siteUrl(emptySite, '/'))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('We have nothing in stock today')
    await expect(page.getByRole('search', { name: 'Find a vehicle' })).toHaveCount(0)
    await expect(page.getByRole('main')).not.toContainText(/NaN|undefined|null/)
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test(
  'FAV-01 SRCH-17 with its storage full the browser still searches, and a heart never says saved when it is not',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError')
      }
    })
    await gotoLive(page, 'ridgeline-ford', search)
    const heart = page.getByRole('button', { name: /^Save/ }).first()
    await heart.click()
    await expect(page.getByRole('alert')).toHaveText('This browser has no room left to save it.')
    await expect(page.locator('button[aria-pressed="true"]')).toHaveCount(0)
    await expect(heart).toBeFocused()
    await page.getByRole('checkbox', { name: /^Toyota/ }).check()
    await expect(page).toHaveURL(/make=Toyota/)
    await expect(page.getByRole('article').first()).toContainText('Toyota')
    await openFirstVehicle(page)
    await expect(page).toHaveURL(/\/cars\//)
    await page.goBack()
    await expect(page.getByRole('article').first()).toContainText('Toyota')
  },
)

test(
  'SRCH-01 back from a vehicle returns to the card that was looked at, and forward to the vehicle',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    const card = page.getByRole('article').nth(16)
    const title = await card.getByRole('heading', { level: 3 }).textContent()
    // Scrolls past every card, as a visitor does.
    await expect(async () => {
      await page.evaluate(() => scrollBy(0, 500))
      await expect(card.getByRole('link', { name: /^Explore Vehicle/ })).toBeInViewport({ timeout: 50 })
    }).toPass({ intervals: [50] })
    // Scrolls as the click would, where the link is in sight only in part.
    await card.getByRole('link', { name: /^Explore Vehicle/ }).click({ trial: true })
    const before = await card.evaluate((element) => element.getBoundingClientRect().top)
    await card.getByRole('link', { name: /^Explore Vehicle/ }).click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    await page.goBack()
    await expect(page).not.toHaveURL(/\/cars\//)
    await expect(card.getByRole('heading', { level: 3 })).toHaveText(title ?? '')
    await expect
      .poll(async () => Math.abs((await card.evaluate((element) => element.getBoundingClientRect().top)) - before))
      .toBeLessThan(100)
    await page.goForward()
    await expect(page).toHaveURL(/\/cars\//)
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  },
)
