import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, openFilters, siteUrl, test, untilHydrated } from './site.ts'
import type { DemoSite } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

const goto = (path: string) => async (page: Page, site: DemoSite) => void (await page.goto(siteUrl(site, path)))

const openVehicle = async (page: Page, site: DemoSite): Promise<void> => {
  await page.goto(await findVehicle(site, search, /photos/))
  await untilHydrated(page)
}

const openSaved = async (page: Page, site: DemoSite): Promise<void> => {
  await gotoLive(page, site, search)
  for (const index of [0, 1, 2]) {
    const heart = page.getByRole('button', { name: /^Save / }).nth(index)
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
  }
  await page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
}

const openTray = async (page: Page, site: DemoSite): Promise<void> => {
  await openSaved(page, site)
  for (const box of await page.getByRole('checkbox', { name: /^Compare/ }).all()) await box.check()
  await expect(page.getByRole('region', { name: 'Compare vehicles' })).toContainText('3 of 4 to compare')
}

/** States of the pages that only a visitor's steps lead to, each on a site that has them. */
const states: readonly (readonly [string, DemoSite, (page: Page, site: DemoSite) => Promise<void>])[] = [
  ['thanks', 'tamar-valley-auto', goto('/success?lead=one')],
  [
    'a page that fails',
    'bigsky-motors',
    async (page, site) => {
      await page.goto(siteUrl(site, '/'))
      await untilHydrated(page)
      await page.route('**/*.data*', (route) => route.fulfill({ status: 500, contentType: 'text/plain', body: 'no' }))
      await page.evaluate(() => document.querySelector<HTMLAnchorElement>('footer a[href^="/contact"]')?.click())
      await expect(page.getByRole('heading', { level: 1 })).toContainText(/wrong|trouble/)
    },
  ],
  ['saved vehicles', 'harbourside-toyota', openSaved],
  ['the tray of the comparison', 'harbourside-toyota', openTray],
  [
    'three vehicles compared',
    'harbourside-toyota',
    async (page, site) => {
      await openTray(page, site)
      await page.getByRole('button', { name: 'Compare ticked vehicles' }).click()
      await expect(page.getByRole('columnheader')).toHaveCount(3)
    },
  ],
  [
    'open filters',
    'ridgeline-ford',
    async (page, site) => {
      await gotoLive(page, site, search)
      await openFilters(page)
      await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused()
    },
  ],
  [
    'suggestions',
    'bigsky-motors',
    async (page, site) => {
      await gotoLive(page, site, search)
      await page.getByRole('combobox', { name: 'Search this stock' }).pressSequentially('toy')
      await expect(page.getByRole('option').first()).toBeVisible()
    },
  ],
  [
    'no results',
    'southern-cross-caravans',
    async (page, site) => {
      await gotoLive(page, site, search)
      await page.getByRole('combobox', { name: 'Search this stock' }).pressSequentially('zzzzqqq')
      await expect(page.getByRole('heading', { name: /^No vehicles match/ })).toBeVisible()
    },
  ],
  [
    'the gallery',
    'ridgeline-ford',
    async (page, site) => {
      await openVehicle(page, site)
      await page.getByRole('button', { name: 'Full screen' }).click()
      await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible()
    },
  ],
  [
    'an enquiry with errors',
    'bigsky-motors',
    async (page, site) => {
      await gotoLive(page, site, search)
      await page
        .getByRole('link', { name: /^Quick Enquiry/ })
        .first()
        .click()
      await page.getByRole('dialog').getByRole('button', { name: 'Send Enquiry' }).click()
      await expect(page.locator('dialog [aria-invalid="true"]').first()).toBeVisible()
    },
  ],
  ['a model', 'ridgeline-ford', goto('/models/ranger')],
  ['a post', 'tamar-valley-auto', goto('/blog/buyer-advice/ppsr-check-explained')],
  [
    'an offer',
    'ridgeline-ford',
    async (page, site) => {
      await page.goto(siteUrl(site, '/special-offers'))
      const path = await page.locator('main a[href^="/offers/"]').first().getAttribute('href')
      await page.goto(siteUrl(site, path ?? ''))
    },
  ],
  [
    'a test drive of a vehicle',
    'southern-cross-caravans',
    async (page, site) => {
      await openVehicle(page, site)
      const path = await page.locator('a[href^="/book-test-drive"][href*="="]').first().getAttribute('href')
      await page.goto(siteUrl(site, path ?? ''))
    },
  ],
]

test.use({ expectedConsoleErrors: [/status of (?:422|500)|Unexpected Server Error|ErrorResponse/] })

for (const [name, site, open] of states)
  test(`text of 200 % leaves nothing for axe to find: ${name} of ${site}`, { tag: '@once' }, async ({ page }) => {
    // The layers of a phone open on a phone, and stay as the screen is turned or widened.
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, site)
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
    for (const width of [390, 320, 1440]) {
      await page.setViewportSize({ width, height: 844 })
      expect(await findAccessibilityProblems(page), `${width} px wide`).toEqual([])
    }
  })
