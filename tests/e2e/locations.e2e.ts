import { oddSite } from './odd-sites.ts'
import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated } from './site.ts'

const isWide = (page: { viewportSize(): { width: number } | null }): boolean => (page.viewportSize()?.width ?? 0) > 1000

test('LOC-03 LOC-04 all locations: cards, arrow keys, and nothing that shuts anybody out', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/locations'))
  await untilHydrated(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our locations')
  const carousel = page.getByRole('list', { name: 'View our locations' })
  await expect(carousel.getByRole('heading', { level: 3 })).toHaveText([
    'Bigsky Aspley',
    'Bigsky Buying Centre',
    'Bigsky Ipswich',
    'Bigsky Rocklea',
    'Bigsky Tweed Heads',
  ])
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  // A few are all on the page, beside and below each other, on a phone as low rows, and the keys go through them.
  const { width } = page.viewportSize() ?? { width: 0 }
  const boxes = await Promise.all((await carousel.getByRole('article').all()).map((card) => card.boundingBox()))
  expect(Math.max(...boxes.map((box) => (box === null ? Infinity : box.x + box.width)))).toBeLessThanOrEqual(width)
  if (width < 640) expect(Math.max(...boxes.map((box) => box?.height ?? Infinity))).toBeLessThan(190)
  await carousel.focus()
  await page.keyboard.press('ArrowRight')
  await expect(carousel.getByRole('link', { name: /^View Location Details.*Bigsky Aspley$/ })).toBeFocused()
})

test('LOC-03 two locations are a carousel on a phone, which the arrow keys turn', async ({ page }) => {
  // A wide page shows both.
  if (isWide(page)) return
  await page.goto(siteUrl('southern-cross-caravans', '/locations'))
  await untilHydrated(page)
  const carousel = page.getByRole('list', { name: 'Vans in Pakenham, bikes in Ringwood' })
  await carousel.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBeGreaterThan(100)
  await page.keyboard.press('ArrowLeft')
  await expect.poll(() => carousel.evaluate((list) => list.scrollLeft)).toBe(0)
})

test('LOC-06 LOC-08 a location: departments by choice, holidays in a dialog', async ({ page }) => {
  await page.goto(siteUrl(oddSite, '/contact-us/main'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Main')
  const hours = page.getByRole('region', { name: 'Opening hours' })
  const sunday = hours.getByRole('row').filter({ visible: true, hasText: 'Sunday' })
  await expect(sunday).toContainText('10:00 am – 2:00 pm')
  await hours.getByText('Service', { exact: true }).click()
  await expect(sunday).toContainText('7:00 am – 9:00 am')
  await hours.getByRole('button', { name: 'Holiday opening hours' }).filter({ visible: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Holiday opening hours, Service' })
  await expect(dialog).toContainText('Monday 25 December')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
})

test('LOC-06 the buttons of a location are of one height on a phone', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('bigsky-motors', '/contact-us/aspley'))
  const row = page.getByRole('link', { name: /^Get Directions/ }).locator('xpath=..')
  await page.evaluate(() => document.fonts.ready)
  const heights = await row
    .locator('.btn')
    .evaluateAll((all) => all.map((button) => button.getBoundingClientRect().height))
  expect(heights.length).toBeGreaterThan(2)
  expect(new Set(heights).size).toBe(1)
})

test('LOC-06 LOC-14 the page of a location with everything shuts nobody out', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/contact-us/harbourside-toyota'))
  await expect(page.getByRole('heading', { name: 'What people say about Harbourside Toyota' })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
})

test(
  'LOC-15 CONTENT-07 the contact page has form, phone, hours, map and guarantees',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/contact'))
    const main = page.getByRole('main')
    // The number of all places stands beside them; beside the hours stands that of the place.
    await expect(main.getByRole('link', { name: '1300 975 707' }).filter({ visible: true })).toHaveCount(1)
    await expect(main.getByRole('form')).toBeVisible()
    await expect(main.getByRole('region', { name: 'Opening hours' })).toBeVisible()
    await expect(main.getByRole('img', { name: /^Plan of where Bigsky Rocklea is/ })).toBeVisible()
    await expect(main.getByRole('region', { name: 'View our locations' }).getByRole('article')).toHaveCount(5)
    await expect(main.getByRole('region', { name: 'Our guarantees' }).getByRole('listitem')).toHaveCount(5)
  },
)

test('NAV-07 VDP-03 the bar of the phone: Enquire always, not on forms, nor beside the bar of a vehicle', async ({
  page,
}) => {
  const bar = page.getByRole('region', { name: 'Contact us' })
  await page.goto(siteUrl('bigsky-motors', '/locations'))
  if (isWide(page)) return expect(bar).toBeHidden()
  const scrollDown = () => page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
  await scrollDown()
  await expect(bar.getByRole('link', { name: 'Enquire' })).toBeInViewport()
  // The footer ends above the bar, which hides nothing of it.
  await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await expect(bar.getByRole('link').first()).toHaveText('Search our stock')
  await page.goto(siteUrl('bigsky-motors', '/contact-us/aspley'))
  await scrollDown()
  await expect(bar.getByRole('link').first()).toHaveText(/^Directions/)
  await page.goto(siteUrl('bigsky-motors', '/service'))
  await scrollDown()
  await expect(bar.getByRole('link').first()).toHaveText('Book a service')
  await page.goto(siteUrl('bigsky-motors', '/'))
  await scrollDown()
  await expect(bar.getByRole('link').first()).toHaveText(/^Search \d+ cars$/)
  await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
  await scrollDown()
  await expect(bar.getByRole('link', { name: 'Enquire' })).toBeInViewport()
  await expect(bar.getByRole('link', { name: /Search/ })).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^\d{4} / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/cars\//)
  await expect(bar).toHaveCount(0)
  // Neither on a form, nor where the content has the same buttons.
  for (const path of ['/contact', '/special-offers']) {
    await page.goto(siteUrl('bigsky-motors', path))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(bar).toHaveCount(0)
  }
})
