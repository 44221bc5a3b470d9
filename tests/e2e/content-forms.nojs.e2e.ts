import { expect, sendEnquiry, siteUrl, test } from './site.ts'

// The browser logs the rejected submission as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test('LEAD-15 LEAD-04 without JavaScript a message lists its errors, keeps its values and is sent', async ({
  page,
}) => {
  await page.goto(siteUrl('harbourside-toyota', '/contact'))
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await form.getByRole('textbox', { name: 'Comments' }).fill('Do you open on Sundays?')
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(form.getByRole('alert').getByRole('listitem')).toHaveText([
    'Enter a phone number or an email address, so that we can reply',
    '*You must agree to the terms of use before submitting.',
  ])
  await expect(form.getByRole('textbox', { name: 'Comments' })).toHaveValue('Do you open on Sundays?')
  await form.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await sendEnquiry(page, form)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
})

test('LEAD-19 without JavaScript /service leads to the booking form, and a booking is sent', async ({ page }) => {
  await page.goto(siteUrl('southern-cross-caravans', '/service'))
  await page.getByRole('main').getByRole('link', { name: 'Book a service' }).click()
  await expect(page).toHaveURL(/\/genuine-service$/)
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ben Example')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
  const location = form.getByRole('combobox', { name: /location/i })
  if ((await location.count()) > 0) await location.selectOption({ index: 1 })
  await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
})

test('TEN-07 LEAD-12 a car of another site is no car of this one, and the form still helps', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
  const href = await page
    .getByRole('link', { name: /^Quick Enquiry/ })
    .first()
    .getAttribute('href')
  await page.goto(siteUrl('tamar-valley-auto', href ?? ''))
  await expect(page.getByRole('heading', { level: 1, name: 'Enquire Now' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('no longer listed')
})
