import type { Page } from '@playwright/test'
import { expect, siteUrl } from './site.ts'

/** A mobile number that no other test uses. */
export function buildMobile(): string {
  return `04${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
}

/**
 * Signs in on a demonstration site through its sign-in page, by the code that the sandbox shows. Lands on `redirect`, a
 * path of the site, and returns the number.
 */
export async function signIn(page: Page, site: string, redirect: string, mobile = buildMobile()): Promise<string> {
  await page.goto(siteUrl(site, `/sign-in?${new URLSearchParams({ type: '', redirect, back: '/' }).toString()}`))
  await enterCode(page, mobile)
  await expect(page).toHaveURL(siteUrl(site, redirect))
  return mobile
}

/** Signs in on the sign-in page that is open. */
export async function enterCode(page: Page, mobile = buildMobile()): Promise<void> {
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(mobile)
  await page.getByRole('button', { name: 'Send code' }).click()
  const code = (await page.getByTestId('sandbox-code').textContent()) ?? ''
  await page.getByRole('textbox', { name: 'Six-digit code' }).fill(code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
