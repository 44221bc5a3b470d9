import { expect, siteUrl, test } from './site.ts'
import { signIn } from './sign-in.ts'

// The browser logs the refused form and the missing page as errors.
test.use({ expectedConsoleErrors: [/status of 4(22|04)/] })

test('AUTH-01 without JavaScript a visitor signs in by number and code, and lands where he wanted to go', async ({
  page,
}) => {
  await page.goto(siteUrl('bigsky-motors', '/sign-in'))
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter your mobile number')
  await signIn(page, 'bigsky-motors', '/pre-owned')
})

test('AUTH-03 without JavaScript too, a site without sign-in has no such page', async ({ page }) => {
  const answer = await page.goto(siteUrl('tamar-valley-auto', '/sign-in'))
  expect(answer?.status()).toBe(404)
})
