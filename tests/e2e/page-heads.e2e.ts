import type { Locator, Page } from '@playwright/test'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { expect, siteUrl, test } from './site.ts'

const phone = { width: 390, height: 844 }
const wide = { width: 1440, height: 900 }

async function boxOf(place: Locator) {
  const box = await place.boundingBox()
  if (box === null) throw new Error('nothing is drawn there')
  return box
}

/** How far an element is above the lower edge of the screen, as long as nobody scrolls. */
async function roomBelow(page: Page, place: Locator): Promise<number> {
  const { y, height } = await boxOf(place)
  return (page.viewportSize()?.height ?? 0) - y - height
}

for (const size of [phone, wide])
  for (const slug of ['bigsky-motors', 'tamar-valley-auto', 'ridgeline-ford', 'southern-cross-caravans'])
    test(`LOC-15 the card of ${slug} leaves phone and hours clear at ${size.width} px @once`, async ({ page }) => {
      await page.setViewportSize(size)
      await page.goto(siteUrl(slug, '/contact-us'))
      const last = await boxOf(page.locator('.page-band-row > :visible').last())
      const card = page.locator('#content-form')
      const { x, y, width } = await boxOf(card)
      expect(y - last.y - last.height).toBeGreaterThanOrEqual(23.5)
      // The band does not cover the card: what is at the card's upper edge is the card's.
      const isOnTop = await card.evaluate((element, at) => element.contains(document.elementFromPoint(at.x, at.y)), {
        x: x + width / 2,
        y: y + 12,
      })
      expect(isOnTop).toBe(true)
    })

for (const width of [320, 390, 1440])
  for (const slug of demoSites)
    test(`LEAD-01 the card of the enquiry leaves the title of ${slug} clear at ${width} px @once`, async ({ page }) => {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(siteUrl(slug, '/enquire'))
      const title = await boxOf(page.getByRole('heading', { level: 1 }))
      const { y } = await boxOf(page.locator('.over-band > :first-child'))
      expect(y - title.y - title.height).toBeGreaterThanOrEqual(12)
    })

for (const slug of demoSites)
  test(`LOC-15 a wide page says once whether ${slug} is open and which number to call @once`, async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto(siteUrl(slug, '/contact-us'))
    const seen = page.locator('.page-band, .over-band').getByText(/^(Closed now|Open until)/)
    const isOnly = (await page.getByRole('list', { name: 'Departments' }).count()) === 0
    // A dealer who lists the departments in the band says so of each of them.
    await expect(seen.filter({ visible: true })).toHaveCount(isOnly ? 1 : 3)
    const calls = page.locator('.page-band, .over-band').locator('a[href^="tel:"]').filter({ visible: true })
    await expect(calls).toHaveCount(isOnly ? 1 : 3)
  })

for (const slug of demoSites)
  test(`CALC-01 the whole result of ${slug} stands on the first screen of a wide page @once`, async ({ page }) => {
    await page.setViewportSize(wide)
    await page.goto(siteUrl(slug, slug === 'harbourside-toyota' ? '/car-finance' : '/finance'))
    const apply = page.getByRole('main').getByRole('link', { name: 'Apply for Finance' }).filter({ visible: true })
    const seen = await Promise.all((await apply.all()).map((link) => roomBelow(page, link)))
    expect(seen.filter((room) => room > 10)).toHaveLength(1)
  })

test('FIN-06 the head of the finance page is hardly higher than its words on a wide page @once', async ({ page }) => {
  await page.setViewportSize(wide)
  await page.goto(siteUrl('bigsky-motors', '/finance'))
  const { height } = await boxOf(page.locator('.page-band'))
  expect(height).toBeLessThanOrEqual(145)
})

for (const size of [phone, wide])
  for (const slug of ['harbourside-toyota', 'bigsky-motors', 'ridgeline-ford', 'southern-cross-caravans'])
    test(`CONTENT-01 the first offer of ${slug} stands on the first screen at ${size.width} px @once`, async ({
      page,
    }) => {
      await page.setViewportSize(size)
      await page.goto(siteUrl(slug, '/special-offers'))
      const first = page.locator('main article').first()
      expect(await roomBelow(page, first.getByRole('heading'))).toBeGreaterThan(40)
      expect(await roomBelow(page, first.getByText(/^Ends /))).toBeGreaterThan(40)
    })

test('CONTENT-08 the first headline of the blog stands on the first screen of a phone @once', async ({ page }) => {
  await page.setViewportSize(phone)
  await page.goto(siteUrl('bigsky-motors', '/blog'))
  const bar = 72
  expect(await roomBelow(page, page.locator('main article').first().getByRole('heading'))).toBeGreaterThan(bar)
  // The picture of the head is for wide pages, and a phone does not load it.
  const loaded = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(loaded.filter((name) => name.includes('/heads/'))).toEqual([])
})
