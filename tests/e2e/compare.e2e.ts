import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, siteUrl, test } from './site.ts'

const results = '/search/used-cars'
/** Its dealer switched stored favourites off. */
const withoutSaving = 'tamar-valley-auto'

/** Presses the first hearts of the results page and returns the names of their vehicles. */
async function saveSome(page: Page, count: number): Promise<string[]> {
  const hearts = page.getByRole('button', { name: /^Save / })
  const names: string[] = []
  for (let index = 0; index < count; index += 1) {
    const heart = hearts.nth(index)
    names.push((await heart.getAttribute('title'))?.replace('Save ', '') ?? '')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  return names
}

const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' })

test(
  'FAV-01 the heart leads somewhere: count in the header, list one click away, side by side from there',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'harbourside-toyota', results)
    await saveSome(page, 3)
    await expect(savedLink(page)).toHaveText(/3$/)
    await savedLink(page).click()
    await expect(page).toHaveURL(/\/watchlist$/)
    await expect(page.getByRole('main')).toContainText('kept in this browser only')
    const cars = page.getByRole('article')
    await expect(cars).toHaveCount(3)
    expect(await findAccessibilityProblems(page)).toEqual([])

    for (const box of (await page.getByRole('checkbox', { name: /^Compare/ }).all()).slice(0, 2)) await box.check()
    // A tick is a choice for the tray, which stays.
    await expect(page.getByRole('region', { name: 'Compare vehicles' })).toContainText('2 of 4 to compare')
    await page.reload()
    await expect(page.getByRole('checkbox', { name: /^Compare/, checked: true })).toHaveCount(2)
    await expect(page.getByRole('link', { name: 'Compare vehicles' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Compare ticked vehicles' }).click()
    await expect(page).toHaveURL(/\/compare\?ids=[a-z2-7]{16},[a-z2-7]{16}$/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)

    // The third one is offered, because it is saved.
    await page.getByRole('link', { name: /^Add .* to the comparison$/ }).click()
    await expect(page.getByRole('columnheader')).toHaveCount(3)
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test(
  'FAV-01 a vehicle is removed from the saved ones, which then are one fewer everywhere',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'ridgeline-ford', results)
    await saveSome(page, 2)
    await savedLink(page).click()
    await expect(page.getByRole('article')).toHaveCount(2)
    await page
      .getByRole('button', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(savedLink(page)).toHaveText(/1$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('main')).toContainText('You have not saved any vehicles yet')
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

// Cars and caravans have different rows; the templates of the two sites differ as well.
for (const site of ['bigsky-motors', 'southern-cross-caravans'] as const)
  test(`FAV-01 ${site}: the comparison fits the screen, its labels stay, and what is beyond the limit is told`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/search/new-used-and-demo-cars'))
    const hrefs = await page
      .getByRole('link', { name: /Enquiry/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ids = [...new Set(hrefs.flatMap((href) => /car_id=([a-z2-7]{16})/.exec(href)?.[1] ?? []))].slice(0, 5)
    await page.goto(siteUrl(site, `/compare?ids=${ids.join(',')},aaaaaaaaaaaaaaaa,nonsense`))
    await expect(page.getByRole('columnheader')).toHaveCount(4)
    const main = page.getByRole('main')
    await expect(main).toContainText('Of the vehicles you chose, one is no longer on our website.')
    await expect(main).toContainText('We compare up to 4 vehicles at once, so one is left out.')
    await expect(page.getByRole('heading', { name: 'Add another' })).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)

    const table = page.getByRole('region', { name: 'Comparison' })
    const label = page.getByRole('rowheader', { name: /^Price/ })
    const before = await label.boundingBox()
    await table.evaluate((element) => element.scrollTo({ left: 10_000 }))
    expect((await label.boundingBox())?.x).toBe(before?.x)
    expect(await findAccessibilityProblems(page)).toEqual([])

    // Two vehicles are side by side without scrolling, on a phone as well.
    await page.goto(siteUrl(site, `/compare?ids=${ids.slice(0, 2).join(',')}`))
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    expect(await table.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(0)
  })

test('FAV-01 three vehicles fit the screen, and their names stay above the facts and the actions in one line', async ({
  page,
}) => {
  await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
  const hrefs = await page
    .getByRole('link', { name: /Enquiry/ })
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
  const ids = [...new Set(hrefs.flatMap((href) => /car_id=([a-z2-7]{16})/.exec(href)?.[1] ?? []))].slice(0, 3)
  await page.goto(siteUrl('bigsky-motors', `/compare?ids=${ids.join(',')}`))
  const names = page.getByRole('columnheader')
  await expect(names).toHaveCount(3)
  const ends = await names.evaluateAll((all) => all.map((name) => name.getBoundingClientRect().right))
  expect(Math.max(...ends)).toBeLessThanOrEqual(await page.evaluate(() => window.innerWidth))
  const tops = await page
    .getByRole('link', { name: /^Enquire: / })
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().bottom))
  expect(tops).toEqual(tops.map(() => tops[0]))
  const fact = page.getByRole('rowheader', { name: /^Torque/ })
  await fact.evaluate((row) => row.scrollIntoView({ block: 'center', behavior: 'instant' }))
  await expect(names.first()).toBeInViewport({ ratio: 1 })
  expect((await names.first().boundingBox())?.y).toBeLessThan(120)
})

/** Prices, savings and names of the comparison that break inside a figure or a word with a hyphen. */
const listBroken = (page: Page): Promise<string[]> =>
  page.locator('[data-price], .deal, th[scope=col] .whitespace-nowrap').evaluateAll((all) =>
    all.flatMap((part) => {
      const text = document.createRange()
      text.selectNodeContents(part)
      const lines = new Set([...text.getClientRects()].map(({ top }) => Math.round(top)))
      const cell = part.closest('td, th')
      const isCut = part.getBoundingClientRect().right > (cell?.getBoundingClientRect().right ?? 0)
      return lines.size > 1 || isCut ? [part.textContent] : []
    }),
  )

for (const site of ['harbourside-toyota', 'bigsky-motors', 'southern-cross-caravans'] as const)
  test(`FAV-01 ${site}: three prices of six figures stay whole on a phone`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/new-used-and-demo-cars?sortBy=price_desc'))
    const hrefs = await page
      .getByRole('link', { name: /Enquiry/ })
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ids = [...new Set(hrefs.flatMap((href) => /car_id=([a-z2-7]{16})/.exec(href)?.[1] ?? []))].slice(0, 3)
    await page.goto(siteUrl(site, `/compare?ids=${ids.join(',')}`))
    const prices = page.locator('[data-price]')
    await expect(prices).toHaveCount(3)
    for (const price of await prices.allTextContents()) expect(price).toMatch(/^\$\d{3},\d{3}$/)
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await listBroken(page), `${width} px`).toEqual([])
      // A finance line that goes on in the next one leaves no dot at its end.
      const dots = await page
        .locator('.card-finance > :first-child')
        .evaluateAll((all) => all.filter((line) => /·\s*$/m.test((line as HTMLElement).innerText)).length)
      expect(dots).toBe(0)
    }
  })

test('FAV-01 a sold vehicle says so, and hostile addresses show the empty page', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/search/new-used-and-demo-cars?status=sold'))
  const href =
    (await page
      .getByRole('link', { name: /^Find Me/i })
      .first()
      .getAttribute('href')) ?? ''
  const id = /car_id=([a-z2-7]{16})/.exec(href)?.[1] ?? ''
  await page.goto(siteUrl('bigsky-motors', `/compare?ids=${id}`))
  await expect(page.getByRole('row', { name: /^Price/ })).toContainText('Sold')
  // A vehicle of another site is none here.
  await page.goto(siteUrl('harbourside-toyota', `/compare?ids=${id}`))
  await expect(page.getByRole('main')).toContainText('no longer on our website')
  for (const query of [`ids=${'a,'.repeat(3_000)}`, 'ids=%00&ids=%F0%9F%9A%97', 'ids[]=1', `find=${'%'.repeat(50)}`]) {
    const answer = await page.goto(siteUrl('harbourside-toyota', `/compare?${query}`))
    expect([query.slice(0, 20), answer?.status()]).toEqual([query.slice(0, 20), 200])
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vehicles')
  }
  expect(await findAccessibilityProblems(page)).toEqual([])
})

test(
  'FAV-01 CARD-05 a site without saving has no heart, no link and no page for it',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, withoutSaving, results)
    await expect(savedLink(page)).toHaveCount(0)
    await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0)
    for (const path of ['/watchlist', '/compare'])
      expect(
        (
          await page.request.fetch(siteUrl(withoutSaving, path).replace(`${withoutSaving}.localhost`, '127.0.0.1'), {
            headers: { Host: new URL(siteUrl(withoutSaving, '/')).host },
          })
        ).status(),
      ).toBe(404)
  },
)

test('FAV-01 vehicles chosen on cards stay in a tray across pages, up to the limit, and cover nothing', async ({
  page,
  isMobile,
}) => {
  await gotoLive(page, 'ridgeline-ford', results)
  const choose = page.getByRole('button', { name: /^Compare / })
  const tray = page.getByRole('region', { name: 'Compare vehicles' })
  await expect(tray).toHaveCount(0)
  for (let index = 0; index < 4; index += 1) await choose.nth(index).click()
  await expect(choose.nth(3)).toHaveAttribute('aria-pressed', 'true')
  await choose.nth(4).click()
  await expect(choose.nth(4)).toHaveAttribute('aria-pressed', 'false')
  await choose.nth(3).focus()
  await page.keyboard.press('Tab')
  const way = page.getByRole('link', { name: 'Go to the comparison' }).nth(3)
  await expect(way).toBeFocused()
  expect(await findAccessibilityProblems(page, page.getByRole('article').nth(3))).toEqual([])
  await page.keyboard.press('Enter')
  await expect(tray).toBeFocused()
  const name = (await choose.first().getAttribute('title'))?.replace('Compare ', '')
  await expect(
    tray.getByRole('button', { name: `Remove ${name} from the comparison`, includeHidden: true }),
    'told apart from others of its model and year',
  ).toHaveCount(1)
  await expect(tray).toContainText('You can compare up to 4 vehicles. Remove one to add another.')
  expect(await findAccessibilityProblems(page, tray)).toEqual([])

  await page.goto(siteUrl('ridgeline-ford', '/'))
  await expect(tray).toContainText('4 of 4 to compare')
  const open = tray.getByRole('button', { name: '4 of 4 to compare' })
  if (isMobile) await open.click()
  await tray
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(tray).toContainText('3 of 4 to compare')
  // The tray is in the place of the page's bar, and the end of the footer is not under it.
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
  await expect(page.locator('[data-foot-bar]')).not.toBeVisible()
  const top = (await tray.boundingBox())?.y ?? 0
  const end = await page.locator('footer > *').last().boundingBox()
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(top + 1)
  expect(top + ((await tray.boundingBox())?.height ?? 0)).toBeCloseTo(page.viewportSize()?.height ?? 0, 0)
  await tray.getByRole('link', { name: 'Compare' }).click()
  await expect(page).toHaveURL(/\/compare\?ids=([a-z2-7]{16},){2}[a-z2-7]{16}$/)
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  await expect(tray).toHaveCount(0)

  // The page without vehicles of its own shows the chosen ones, until the visitor removes them.
  await page.goto(siteUrl('ridgeline-ford', '/compare'))
  await expect(page.getByRole('columnheader')).toHaveCount(3)
  for (const left of [2, 1, 0]) {
    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(left)
  }
  await expect(page).toHaveURL(/\/compare$/)
})

test(
  'FAV-01 the comparison stands beside place and number of photos, and covers neither',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', results)
    const choose = page.getByRole('button', { name: /^Compare / })
    await expect(choose.first()).toBeVisible()
    for (const width of [390, 1440]) {
      await page.setViewportSize({ width, height: 900 })
      const gaps = await choose.evaluateAll((buttons) =>
        buttons.map((button) => {
          const marks = [...(button.parentElement?.querySelectorAll('.card-strip > span') ?? [])]
          const ends = marks.map((mark) => mark.getBoundingClientRect().right)
          return button.getBoundingClientRect().left - Math.max(...ends)
        }),
      )
      expect(Math.min(...gaps), `${width} px`).toBeGreaterThan(0)
    }
  },
)
