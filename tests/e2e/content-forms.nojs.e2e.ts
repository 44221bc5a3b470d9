import { expect, findAccessibilityProblems, sendEnquiry, siteUrl, test } from './site.ts'

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
    'Enter a phone number or an e-mail address, so that we can reply',
    'Choose a location',
    '*You must agree to the terms of use before submitting.',
  ])
  await expect(form.getByRole('textbox', { name: 'Comments' })).toHaveValue('Do you open on Sundays?')
  expect(await findAccessibilityProblems(page)).toEqual([])
  await form.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await form.getByRole('combobox', { name: 'Location' }).selectOption({ index: 1 })
  await sendEnquiry(page, form)
  await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
})

test('LEAD-19 without JavaScript /service leads to the booking form, and a booking is sent', async ({ page }) => {
  await page.goto(siteUrl('southern-cross-caravans', '/service'))
  await expect(page).toHaveURL(/\/genuine-service$/)
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ben Example')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
  const location = form.getByRole('combobox', { name: /location/i })
  if ((await location.count()) > 0) await location.selectOption({ index: 1 })
  await sendEnquiry(page, form, () => form.getByRole('button', { name: 'Request Booking' }).click())
})
