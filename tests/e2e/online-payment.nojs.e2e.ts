import { signIn } from './sign-in.ts'
import { expect, siteUrl, test } from './site.ts'

test.use({ expectedConsoleErrors: [/status of 422/] })

test('BUY-06 without JavaScript a payment is declined, paid and has a receipt', async ({ page }) => {
  await signIn(page, 'bigsky-motors', '/online-payment')
  await page.getByLabel('Reference number').fill('DEP 77')
  await page.getByLabel('Amount in dollars').fill('49.99')
  await page.getByLabel('What is it for?').selectOption('Vehicle deposit')
  await page.getByLabel('Name', { exact: true }).fill('Ana Ngũgĩ')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await expect(page.getByRole('alert')).toContainText('Enter an amount of at least $50')
  await page.getByLabel('Amount in dollars').fill('$1,250')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await page.getByRole('button', { name: 'Have the card declined' }).click()
  await expect(page.getByRole('alert')).toContainText('Nothing has been charged')
  await page.getByRole('button', { name: 'Pay $1,250' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, we have your payment')
  await expect(page.getByText('DEP 77')).toBeVisible()
  expect(page.url()).toContain(siteUrl('bigsky-motors', '/online-payment/'))
})
