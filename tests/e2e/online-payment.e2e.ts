import { buildMobile, enterCode, signIn } from './sign-in.ts'
import { expect, findAccessibilityProblems, siteUrl, test } from './site.ts'

const site = 'bigsky-motors'

test.use({ expectedConsoleErrors: [/status of (?:404|422)/] })

test(
  'BUY-06 AUTH-02 an invoice is paid by its reference, after the sign-in, and has a receipt',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl(site, '/online-payment?reference=INV-2041&amount=250.50&purpose=Invoice'))
    await expect(page).toHaveURL(/\/sign-in\?type=online_payment/)
    await enterCode(page, buildMobile())
    await expect(page.getByRole('heading', { level: 1, name: 'Pay Your Deposit or Invoice' })).toBeVisible()
    await expect(page.getByLabel('Reference number')).toHaveValue('INV-2041')
    await expect(page.getByLabel('What is it for?')).toHaveValue('Invoice')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByLabel('Name', { exact: true }).fill('Ana Ngũgĩ 🚗 </adf>')
    await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText('This is a sandbox. No money moves.')).toBeVisible()
    await expect(page.getByText('Invoice INV-2041, Bigsky Motors')).toBeVisible()
    await page.getByRole('button', { name: 'Cancel and go back' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'You have not paid yet' })).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.getByRole('link', { name: 'Pay $250.50' }).click()
    await page.getByRole('button', { name: 'Pay $250.50' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Thank you, we have your payment' })).toBeVisible()
    await expect(page.getByRole('region', { name: 'The payment' })).toContainText('INV-2041')
    expect(await findAccessibilityProblems(page)).toEqual([])
    // The receipt is for whoever has its address, and for nobody else.
    const receipt = new URL(page.url())
    receipt.searchParams.set('key', 'x'.repeat(22))
    expect((await page.goto(receipt.href))?.status()).toBe(404)
  },
)

test(
  'BUY-06 what is wrong is told at its field, and an amount beyond the limits is not taken',
  { tag: '@once' },
  async ({ page }) => {
    await signIn(page, site, '/online-payment')
    await page.getByLabel('Amount in dollars').fill('20000.01')
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    const summary = page.getByRole('alert')
    await expect(summary).toBeFocused()
    await expect(summary).toContainText('Enter an amount of at most $20,000')
    await expect(summary).toContainText('Enter the reference number')
    await expect(summary).toContainText('Choose what you are paying for')
    expect(await findAccessibilityProblems(page)).toEqual([])
    await summary.getByRole('link', { name: /at most/ }).click()
    await expect(page.getByLabel('Amount in dollars')).toBeFocused()
  },
)

test('BUY-06 AUTH-03 a site that does not take payments has no such page @once', async ({ page }) => {
  for (const other of ['harbourside-toyota', 'tamar-valley-auto'])
    expect((await page.goto(siteUrl(other, '/online-payment')))?.status()).toBe(404)
})
