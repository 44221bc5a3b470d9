import { expect, sendEnquiry, siteUrl, test } from './site.ts'

// The browser logs the rejected submission as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test('LEAD-11 LEAD-17 without scripts the button leads to the page, whose days and times can be chosen', async ({
  page,
}) => {
  await page.goto(siteUrl('tamar-valley-auto', '/search/used-cars'))
  await page
    .getByRole('link', { name: /^Book a Test Drive: / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/book-test-drive\/\?car_id=/)
  await expect(page.getByRole('heading', { level: 1, name: 'Book a Test Drive' })).toBeVisible()
  const main = page.getByRole('main')
  await main.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await main.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await main.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')

  // The yard closes early on Saturday; without scripts all times of the week are shown.
  await main
    .getByRole('radio', { name: /^Saturday / })
    .first()
    .check({ force: true })
  await main.getByRole('radio', { name: '4:30 pm' }).check({ force: true })
  const refused = page.waitForResponse((response) => response.request().method() === 'POST')
  await main.getByRole('button', { name: 'Send Request' }).click()
  expect((await refused).status()).toBe(422)
  await expect(page.getByRole('alert')).toContainText(/4:30 pm on Saturday .* cannot be booked/)
  await expect(main.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
  await expect(main.getByRole('radio', { name: /^Saturday / }).first()).toBeChecked()

  await main.getByRole('radio', { name: 'Any time' }).check({ force: true })
  await sendEnquiry(page, main, () => main.getByRole('button', { name: 'Send Request' }).click())
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('LEAD-14 without scripts a dealership that was left open is the one nearest to the postcode', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/finance'))
  const form = page.getByRole('form', { name: 'Finance enquiry' })
  await form.getByRole('textbox', { name: 'First Name' }).fill('Ana')
  await form.getByRole('textbox', { name: 'Last Name' }).fill('Example')
  await form.getByRole('textbox', { name: 'Mobile' }).fill('0400 123 456')
  await form.getByRole('textbox', { name: 'Postcode' }).fill('4305')
  await form.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  await form.getByRole('checkbox', { name: /terms of use/ }).check()
  await sendEnquiry(page, form)
})
