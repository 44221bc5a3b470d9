import type { Page } from '@playwright/test'
import { findRestingScroll } from './resting-scroll.ts'
import { expect, gotoLive, sendEnquiry, test, untilHydrated, untilLive } from './site.ts'

const search = '/search/new-used-and-demo-cars'

const restingScroll = (page: Page): Promise<number> => page.evaluate(findRestingScroll)

/** Clicked by script, because the browser driver would scroll to the link first. */
const ways = [
  [
    'a vehicle',
    async (page: Page) =>
      page
        .getByRole('article')
        .nth(7)
        .getByRole('link', { name: /^Explore Vehicle/ })
        .evaluate((link: HTMLAnchorElement) => link.click()),
    /\/cars\//,
  ],
  [
    'Home',
    async (page: Page) => page.evaluate(() => document.querySelector<HTMLAnchorElement>('header a[href="/"]')?.click()),
    /\.localhost:\d+\/$/,
  ],
  [
    'Finance',
    async (page: Page) =>
      page.evaluate(() =>
        document.querySelector<HTMLAnchorElement>('header a[href^="/finance"], footer a[href^="/finance"]')?.click(),
      ),
    /\/finance/,
  ],
] as const

for (const [name, leave, address] of ways)
  test(
    `SRCH-01 Back from ${name} shows the same page of results, with the same filters, where it was`,
    { tag: '@once' },
    async ({ page }) => {
      await gotoLive(page, 'bigsky-motors', search)
      await page.getByRole('link', { name: 'Next' }).click()
      await expect(page).toHaveURL(/\?page=2$/)
      await gotoLive(page, 'bigsky-motors', `${search}?car_type=used&page=2&sortBy=price_asc`)
      const left = page.url()
      await page.getByRole('article').nth(7).scrollIntoViewIfNeeded()
      await page.evaluate(() => window.scrollBy({ top: 37, behavior: 'instant' }))
      const scrolled = await restingScroll(page)
      expect(scrolled).toBeGreaterThan(300)
      await leave(page)
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.goBack()
      await expect(page).toHaveURL(left)
      await expect(page.getByRole('article').nth(7)).toBeVisible()
      expect(Math.abs((await restingScroll(page)) - scrolled)).toBeLessThanOrEqual(2)
      await expect(page.getByRole('combobox', { name: 'Sort' })).toHaveValue('price_asc')
      await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
      await page.goForward()
      await expect(page).toHaveURL(address)
      await page.goBack()
      await expect(page).toHaveURL(left)
    },
  )

test(
  'LEAD-17 Back in the very moment in which the thanks come leads to the results',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'harbourside-toyota', '/search/used-cars')
    await page
      .getByRole('link', { name: /^Quick Enquiry/ })
      .first()
      .click()
    const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
    await dialog.getByRole('textbox', { name: 'Comments' }).fill('Is it still available?')
    await dialog.getByRole('checkbox', { name: /terms of use/ }).check()
    // Before React has removed the dialog.
    await page.evaluate(() => {
      const push = window.history.pushState.bind(window.history)
      window.history.pushState = (...entry) => {
        push(...entry)
        if (window.location.pathname === '/success') {
          Object.assign(window, { wasThanked: true })
          window.history.back()
        }
      }
    })
    await dialog.getByRole('button', { name: 'Send Enquiry' }).click()
    await page.waitForFunction(() => 'wasThanked' in window)
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(dialog).toHaveCount(0)
  },
)

test(
  'LEAD-17 LEAD-18 after an enquiry was sent, Back and the link to the car show no dialog',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'harbourside-toyota', '/search/used-cars')
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Quick Enquiry/ }) })
      .first()
    await card.getByRole('link', { name: /^Quick Enquiry/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Quick Enquiry' })
    await dialog.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    await dialog.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
    await dialog.getByRole('textbox', { name: 'Comments' }).fill('Is it still available?')
    await sendEnquiry(page, dialog)
    await page.goBack()
    await expect(page).toHaveURL(/\/search\/used-cars$/)
    await untilLive(page)
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await page.goForward()
    await test.step('the link to the car', async () => {
      await page
        .getByRole('main')
        .getByRole('link', { name: /^You asked about / })
        .click()
      await expect(page).toHaveURL(/\/cars\//)
      await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
      await untilHydrated(page)
      await expect(page.getByRole('dialog')).toHaveCount(0)
      await page.goBack()
    })
    await page.getByRole('main').getByRole('link', { name: 'Keep looking' }).click()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)
