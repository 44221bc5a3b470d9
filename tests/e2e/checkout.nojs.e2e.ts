import { expect, siteUrl, test } from './site.ts'
import { fillContact, findOffered, payInSandbox } from './checkout-flow.ts'

test.use({ expectedConsoleErrors: [/status of (?:409|422)/] })

test('BUY-01 BUY-03 without JavaScript a vehicle is reserved, paid after a declined card, and cancelled', async ({
  page,
}) => {
  const site = 'southern-cross-caravans'
  const [car = ''] = await findOffered(site, /\/checkout"/, 1)
  await page.goto(siteUrl(site, `${car}/checkout`))
  // The terms are on the page before anybody accepts them: what matters in sight, all of them to unfold.
  await expect(page.getByText(/^Held until \w+day /)).toBeVisible()
  await page.getByText('All the terms of reserving').click()
  await expect(page.getByText(/hold the vehicle for you for 72 hours/)).toBeVisible()
  await page.getByRole('button', { name: /^Reserve for \$/ }).click()
  await expect(page.getByRole('alert')).toContainText('Please fix the following errors:')
  await fillContact(page)
  await page.getByRole('button', { name: /^Reserve for \$/ }).click()
  await page.getByRole('link', { name: /^Pay the deposit/ }).click()
  await page.getByRole('button', { name: 'Have the card declined' }).click()
  await expect(page.getByRole('alert')).toContainText('The card was declined. Nothing has been charged.')
  await page.getByRole('button', { name: 'Cancel and go back' }).click()
  await payInSandbox(page, false)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The vehicle is reserved for you')
  await page.getByRole('button', { name: /^Cancel and get \$/ }).click()
  await expect(page.getByText(/have released your full deposit/)).toBeVisible()
})

test('BUY-02 without JavaScript the online purchase with finance ends with a lead', async ({ page }) => {
  const site = 'ridgeline-ford'
  const cars = await findOffered(site, /\/checkout-journey\?car_id=/, 5)
  await page.goto(siteUrl(site, `/checkout-journey?car_id=${cars[4]?.split('/').at(-1) ?? ''}`))
  await fillContact(page)
  await page.getByLabel('Postcode').fill('2750')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Yes').check()
  await page.getByLabel('Make, model and year').fill('2014 Mazda 3')
  await page.getByLabel('Registration plate').fill('ABC 123')
  await page.getByLabel('Kilometres').fill('120000')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Apply for finance').check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByLabel('Deliver it to me').check()
  await page.getByLabel('Street address').fill('1 Example Street')
  await page.getByLabel('Suburb').fill('Penrith')
  await page.getByLabel('Postcode of the delivery').fill('2750')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('region', { name: 'Trade-in' })).toContainText('2014 Mazda 3')
  await page.getByRole('button', { name: 'Send my purchase request' }).click()
  await expect(page).toHaveURL(/\/success\?lead=/)
})
