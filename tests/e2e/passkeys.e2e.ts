import type { Page } from '@playwright/test'
import { addPasskeyDevice, countPasskeys, openScreenLock } from './passkeys.ts'
import { expect, findAccessibilityProblems, gotoLive, siteUrl, test } from './site.ts'
import { enterCode } from './sign-in.ts'

// The browser logs refused calls as errors.
test.use({ expectedConsoleErrors: [/status of (401|404)/] })

const site = 'bigsky-motors'
const results = '/search/used-cars?page=2'
const offer = (page: Page) => page.getByRole('region', { name: /Sign in faster next time|Your passkey is ready/ })
const heart = (page: Page, index: number) => page.getByRole('button', { name: /^Save / }).nth(index)
const passkeyButton = (page: Page) => page.getByRole('button', { name: 'Sign in with a passkey' })

/**
 * Signs in by code. Later pages ask who is signed in only if the scripts of the sign-in page have run; a visitor is
 * never faster than they are.
 */
async function signIn(page: Page, redirect: string): Promise<void> {
  await page.goto(siteUrl(site, `/sign-in?${new URLSearchParams({ type: '', redirect, back: '/' }).toString()}`))
  await page.waitForFunction(() => localStorage.getItem('watchlist') !== null)
  await enterCode(page)
  await expect(page).toHaveURL(siteUrl(site, redirect))
}

async function signOut(page: Page): Promise<void> {
  await page.goto(siteUrl(site, '/sign-out'))
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(site, '/'))
}

/** Signs in by code and adds a passkey by the offer. */
async function setUp(page: Page): Promise<void> {
  await signIn(page, '/pre-owned')
  await offer(page).getByRole('button', { name: 'Set up a passkey' }).click()
  await expect(offer(page)).toContainText('Your passkey is ready')
}

test(
  'AUTH-01 WATCH-01 a passkey is offered, added, and signs in again: the car that was wanted is saved',
  { tag: '@once' },
  async ({ page }) => {
    const device = await addPasskeyDevice(page)
    await gotoLive(page, site, results)
    await heart(page, 5).click()
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
    await enterCode(page)
    await expect(page).toHaveURL(siteUrl(site, results))
    // The offer waits for the message about the car.
    const toast = page.getByRole('region', { name: 'Car Saved In Watchlist' })
    await expect(toast).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await toast.getByRole('button', { name: 'Dismiss' }).click()
    await expect(offer(page)).toContainText('Sign in faster next time')
    expect(await findAccessibilityProblems(page, offer(page))).toEqual([])
    await offer(page).getByRole('button', { name: 'Set up a passkey' }).click()
    await expect(offer(page)).toContainText('Your passkey is ready')
    await expect(offer(page).getByRole('button', { name: 'Close' })).toBeFocused()
    expect(await findAccessibilityProblems(page, offer(page))).toEqual([])
    expect(await countPasskeys(device)).toBe(1)
    await offer(page).getByRole('button', { name: 'Close' }).click()
    await expect(offer(page)).toHaveCount(0)

    await signOut(page)
    await gotoLive(page, site, results)
    const wanted = heart(page, 6)
    const name = (await wanted.getAttribute('title'))?.replace('Save ', '') ?? ''
    await wanted.click()
    await expect(page).toHaveURL(/\/sign-in\?type=watchlist/)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await passkeyButton(page).click()
    await expect(page).toHaveURL(siteUrl(site, results))
    await expect(page.getByRole('region', { name: 'Car Saved In Watchlist' })).toContainText(name)
    await expect(page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' })).toHaveText(/2$/)
    await page.getByRole('button', { name: 'Dismiss' }).click()
    // Whoever has a passkey is offered none.
    await expect(offer(page)).toHaveCount(0)
  },
)

test(
  'AUTH-01 the offer is made on a device that can keep a passkey only, and once dismissed not again',
  { tag: '@once' },
  async ({ page }) => {
    const first = page.waitForResponse('**/api/session')
    await signIn(page, '/pre-owned')
    await first
    await expect(offer(page)).toHaveCount(0)
    await addPasskeyDevice(page)
    await page.reload()
    await expect(offer(page)).toBeVisible()
    await offer(page).getByRole('button', { name: 'Not now' }).click()
    await expect(offer(page)).toHaveCount(0)
    const asked = page.waitForResponse('**/api/session')
    await page.reload()
    expect(await (await asked).json()).toMatchObject({ offerPasskey: true })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
  },
)

test(
  'AUTH-01 a cancelled passkey is told in plain words, in the offer and on the sign-in page',
  { tag: '@once' },
  async ({ page }) => {
    const device = await addPasskeyDevice(page)
    await signIn(page, '/pre-owned')
    await openScreenLock(device, false)
    const add = offer(page).getByRole('button', { name: 'Set up a passkey' })
    await add.click()
    await expect(offer(page).getByRole('alert')).toHaveText(
      'No passkey was added. You can try again whenever you like.',
    )
    await expect(add).toBeFocused()
    expect(await findAccessibilityProblems(page, offer(page))).toEqual([])
    await openScreenLock(device, true)
    await add.click()
    await expect(offer(page)).toContainText('Your passkey is ready')

    await signOut(page)
    await page.goto(siteUrl(site, '/sign-in'))
    await openScreenLock(device, false)
    await passkeyButton(page).click()
    await expect(page.getByRole('alert')).toContainText('You did not choose a passkey, so you are not signed in.')
    await expect(passkeyButton(page)).toBeFocused()
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test(
  'AUTH-03 AUTH-04 the garage lists and removes passkeys, and a removed one signs nobody in',
  { tag: '@once' },
  async ({ page }) => {
    await addPasskeyDevice(page)
    await setUp(page)
    await page.goto(siteUrl(site, '/my-garage'))
    const details = page.getByRole('region', { name: 'Your details' })
    await expect(details.getByRole('listitem')).toHaveCount(1)
    await expect(details.getByRole('listitem')).toContainText(/Added on \d+ \w+ \d{4}\. Not used yet\./)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await details.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(details.getByRole('alert')).toHaveText('This device already has a passkey for this website.')
    await details.getByRole('button', { name: /^Remove/ }).click()
    await expect(page).toHaveURL(siteUrl(site, '/my-garage?passkey=removed#passkeys'))
    await expect(details.getByRole('button', { name: 'Add a passkey' })).toBeVisible()
    await expect(offer(page)).toHaveCount(0)
    await expect(details.getByRole('status')).toContainText('We removed the passkey.')
    await expect(details.getByRole('listitem')).toHaveCount(0)
    // Where the page has scrolled to, the sticky header covers a part of some button.
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    expect(await findAccessibilityProblems(page)).toEqual([])

    await signOut(page)
    await page.goto(siteUrl(site, '/sign-in'))
    await passkeyButton(page).click()
    await expect(page.getByRole('alert')).toContainText('We do not recognise this passkey. You may have removed it.')
    await page.goto(siteUrl(site, '/my-garage'))
    await expect(page).toHaveURL(/\/sign-in/)
  },
)

test(
  'AUTH-03 a passkey is added in the garage, and a passkey signs in to the page that was gated',
  { tag: '@once' },
  async ({ page }) => {
    await addPasskeyDevice(page)
    await signIn(page, '/my-garage')
    const details = page.getByRole('region', { name: 'Your details' })
    await details.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(details.getByRole('status')).toHaveText('Your passkey is ready.')
    await expect(details.getByRole('listitem')).toHaveCount(1)
    await details.getByRole('button', { name: 'Sign out on all devices' }).click()
    await expect(page).toHaveURL(siteUrl(site, '/'))
    // Signing out everywhere keeps the passkey.
    await page.goto(siteUrl(site, '/my-garage'))
    await passkeyButton(page).click()
    await expect(page).toHaveURL(siteUrl(site, '/my-garage'))
    await expect(page.getByRole('region', { name: 'Your details' }).getByRole('listitem')).toContainText(/Last used on/)
  },
)
