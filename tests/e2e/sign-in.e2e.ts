import { expect, findAccessibilityProblems, siteUrl, test } from './site.ts'
import { buildMobile, signIn } from './sign-in.ts'

const site = 'bigsky-motors'

// The browser logs each refused form as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test(
  'AUTH-01 number, wrong code, right code: every state is told and has no violations',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl(site, '/sign-in?type=watchlist&redirect=%2Fpre-owned&back=%2Ffinance'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in to save vehicles')
    await expect(page.getByRole('link', { name: 'Back without signing in' })).toHaveAttribute('href', '/finance')
    expect(await findAccessibilityProblems(page)).toEqual([])

    const number = page.getByRole('textbox', { name: 'Mobile number' })
    await number.fill('08 5550 1234')
    await number.press('Enter')
    await expect(page.getByRole('alert')).toContainText('begins with 04')
    await expect(number).toHaveValue('08 5550 1234')
    await expect(number).toBeFocused()
    expect(await findAccessibilityProblems(page)).toEqual([])

    await number.fill(buildMobile())
    await number.press('Enter')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
    const code = page.getByRole('textbox', { name: 'Six-digit code' })
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    await expect(code).toHaveAttribute('inputmode', 'numeric')
    await expect(code).toBeFocused()
    await expect(page.getByRole('button', { name: /^Send a new code in \d+ s$/ })).toBeDisabled()
    expect(await findAccessibilityProblems(page)).toEqual([])

    const shown = (await page.getByTestId('sandbox-code').textContent()) ?? ''
    await code.fill(shown === '000000' ? '000001' : '000000')
    await code.press('Enter')
    await expect(page.getByRole('alert')).toContainText('That code is not right. You have 2 tries left.')
    await expect(code).toBeFocused()
    expect(await findAccessibilityProblems(page)).toEqual([])

    // As it is copied out of a message.
    await code.fill(`${shown.slice(0, 3)} ${shown.slice(3)}`)
    await code.press('Enter')
    await expect(page).toHaveURL(siteUrl(site, '/pre-owned'))
  },
)

test('AUTH-04 after three wrong codes the page says so and offers a new code', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl(site, '/sign-in'))
  await page.getByRole('textbox', { name: 'Mobile number' }).fill(buildMobile())
  await page.getByRole('button', { name: 'Send code' }).click()
  const shown = (await page.getByTestId('sandbox-code').textContent()) ?? ''
  for (const left of ['2 tries', 'one try', null]) {
    await page.getByRole('textbox', { name: 'Six-digit code' }).fill(shown === '000000' ? '000001' : '000000')
    await page.getByRole('button', { name: 'Sign in', exact: true }).click()
    await expect(page.getByRole('alert')).toContainText(
      left === null ? 'that was your last try' : `You have ${left} left`,
    )
  }
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Too many wrong codes')
  await expect(page.getByRole('alert')).toBeFocused()
  await expect(page.getByRole('textbox', { name: 'Six-digit code' })).toHaveCount(0)
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('link', { name: 'Use another number' }).click()
  await expect(page.getByRole('textbox', { name: 'Mobile number' })).toBeVisible()
})

test('AUTH-04 signed in, and signed out again by the page that asks first', { tag: '@once' }, async ({ page }) => {
  await signIn(page, site, '/pre-owned')
  await page.goto(siteUrl(site, '/sign-in'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('You are signed in')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.goto(siteUrl(site, '/sign-out'))
  await expect(page.getByRole('button', { name: 'Sign out on all devices' })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await expect(page).toHaveURL(siteUrl(site, '/'))
  await page.goto(siteUrl(site, '/sign-in'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
})
