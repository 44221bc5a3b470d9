import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoLive, siteUrl, test } from './site.ts'

// The browser logs refused calls as errors.
test.use({ expectedConsoleErrors: [/status of (401|500)/] })

const site = 'bigsky-motors'
const results = '/search/used-cars?page=2'

/** Every test and width signs in with its own number, because a number gets a few codes an hour only. */
let lastNumber = 0
const createNumber = (worker: number): string => {
  lastNumber += 1
  return `04${String(10_000_000 + worker * 100_000 + lastNumber).slice(-8)}`
}

/** Signs in on the sign-in page, where the sandbox shows the code. */
async function signIn(page: Page, worker: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(createNumber(worker))
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = (await page.getByTestId('sandbox-code').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code.trim())
  await page.getByRole('button', { name: 'Sign in' }).click()
}

const heart = (page: Page, index: number) => page.getByRole('button', { name: /^Save / }).nth(index)
const savedLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' })

/** Saves the seventh car as a new visitor and returns its name. */
async function saveAndSignIn(page: Page, worker: number): Promise<string> {
  await gotoLive(page, site, results)
  const name = (await heart(page, 6).getAttribute('title'))?.replace('Save ', '') ?? ''
  await heart(page, 6).click()
  await expect(page).toHaveURL(/\/sign-in\?type=watchlist&redirect=%2Fsearch%2Fused-cars%3Fpage%3D2&back=/)
  await signIn(page, worker)
  await expect(page).toHaveURL(siteUrl(site, results))
  await expect(heart(page, 6)).toHaveAttribute('aria-pressed', 'true')
  return name
}

test(
  'WATCH-01 WATCH-03 a visitor signs in to save a car, and is back where they were with the car saved',
  { tag: '@once' },
  async ({ page }, { parallelIndex }) => {
    await gotoLive(page, site, results)
    await heart(page, 6).scrollIntoViewIfNeeded()
    const scrolled = await page.evaluate(() => window.scrollY)
    const name = await saveAndSignIn(page, parallelIndex)
    const toast = page.getByRole('region', { name: 'Car Saved In Watchlist' })
    await expect(toast).toContainText(`${name} is now available in your watchlist`)
    await expect(heart(page, 6)).toBeInViewport()
    if (scrolled > 0) expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
    await expect(savedLink(page)).toHaveText(/1$/)
    expect(await findAccessibilityProblems(page, toast)).toEqual([])
    await toast.getByRole('link', { name: 'View List' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your watchlist')
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(page.getByRole('main')).toContainText(/Saved on \d+ \w+ \d{4}/)
    await expect(toast).toHaveCount(0)
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test(
  'WATCH-02 WATCH-05 a failed call is alerted and undone, on cards and in the list',
  { tag: '@once' },
  async ({ page }, { parallelIndex }) => {
    await saveAndSignIn(page, parallelIndex)
    await page.route('**/api/watchlist/*', (route) => route.fulfill({ status: 500, body: '' }))
    await heart(page, 7).click()
    await expect(page.getByRole('alert')).toContainText('We could not update your watchlist')
    await expect(heart(page, 7)).toHaveAttribute('aria-pressed', 'false')
    expect(await findAccessibilityProblems(page, page.getByRole('alert'))).toEqual([])
    await page.getByRole('button', { name: 'Dismiss' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await savedLink(page).click()
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(1)
    await expect(savedLink(page)).toHaveText(/1$/)

    await page.unroute('**/api/watchlist/*')
    await page.getByRole('button', { name: /^Remove/ }).click()
    await expect(page.getByRole('region', { name: 'Car Removed' })).toBeVisible()
    await expect(page.getByRole('main')).toContainText('You have not saved any vehicles yet')
    await page.reload()
    await expect(page.getByRole('main')).toContainText('You have not saved any vehicles yet')
  },
)

test(
  'WATCH-06 AUTH-03 the garage holds the saved cars, and deleting the data empties it',
  { tag: '@once' },
  async ({ page }, { parallelIndex }) => {
    await saveAndSignIn(page, parallelIndex)
    await page.goto(siteUrl(site, '/my-garage'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Garage')
    await expect(page.getByRole('article')).toHaveCount(1)
    expect(await findAccessibilityProblems(page)).toEqual([])
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: 'Export my data' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('my-data.json')

    await page.getByRole('link', { name: 'Delete my data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Delete my data')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Delete my data' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your data is deleted')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.goto(siteUrl(site, results))
    await expect(heart(page, 6)).toHaveAttribute('aria-pressed', 'false')
    await expect(savedLink(page)).not.toHaveText(/\d/)
  },
)

test(
  'WATCH-01 AUTH-05 the watchlist asks a visitor to sign in, and shows nothing before',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl(site, '/watchlist'))
    await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('My Garage')
    const newest = page.getByRole('region', { name: 'Just arrived' }).getByRole('link')
    await expect(newest.first()).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await newest.first().click()
    await expect(page).toHaveURL(/\/cars\//)
    // The browser keeps the view once the page is there.
    await page.waitForFunction(() => Object.values(localStorage).some((kept) => String(kept).includes('stocknum')))
    await page.goto(siteUrl(site, '/watchlist'))
    await expect(page.getByRole('region', { name: 'Recently viewed' }).getByRole('link')).toHaveCount(1)
  },
)
