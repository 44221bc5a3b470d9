import { expect, siteUrl, test } from './site.ts'

// The browser logs the rejected submission as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test('CALC-01 CALC-02 without JavaScript the server calculates the form and reports errors', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/finance?preferredDealership=harbourside-toyota'))
  const calculator = page.locator('#finance-calculator')
  await expect(calculator.getByRole('slider')).toHaveCount(0)
  await calculator.getByRole('textbox', { name: 'Purchase price' }).fill('20,000')
  await calculator.getByRole('textbox', { name: /^Deposit or trade-in/ }).fill('5000')
  await calculator.getByRole('radio', { name: 'Monthly' }).check({ force: true })
  await calculator.getByRole('button', { name: 'Calculate' }).last().click()
  // $15,000 and a fee of $395 at 7.49 % over 60 months.
  await expect(calculator.locator('[data-repayment]')).toHaveAttribute('data-repayment', '30841')
  await expect(calculator.locator('[data-repayment]')).toContainText('comparison rate')
  await expect(page).toHaveURL(/preferredDealership=harbourside-toyota/)

  await calculator.getByRole('textbox', { name: 'Purchase price' }).fill('1')
  await calculator.getByRole('button', { name: 'Calculate' }).last().click()
  await expect(calculator.getByRole('alert')).toHaveText('Cannot be less than 1,000 or more than 250,000')
  await expect(calculator.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('1,000')
  await calculator.getByRole('button', { name: '$40,000' }).click()
  await expect(calculator.getByRole('textbox', { name: 'Purchase price' })).toHaveValue('40,000')
})

test('CALC-08 without JavaScript the range of prices is a form to the search', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/finance'))
  await page.getByRole('textbox', { name: 'Price ($), from' }).fill('20000')
  await page.getByRole('textbox', { name: 'Price ($), to' }).fill('30000')
  await page.getByRole('button', { name: 'See vehicles' }).click()
  await expect(page).toHaveURL(/price=20000-30000/)
})

test('FIN-06 LEAD-08 without JavaScript the steps are one form, which keeps entries and confirms', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/finance?vehiclePriceBudget=25000#finance-form'))
  const form = page.getByRole('form', { name: 'Finance enquiry' })
  for (const name of ['What you want to finance', 'About you', 'Your dealership'])
    await expect(form.getByRole('group', { name })).toBeVisible()
  await expect(page.getByText('Three short steps')).toBeHidden()
  await expect(page.getByText('Nothing is lodged with a lender')).toBeVisible()
  await expect(form.getByRole('textbox', { name: /^Vehicle price or budget/ })).toHaveValue('25,000')
  for (const [name, value] of [
    ['First Name', 'Ben'],
    ['Last Name', 'Example'],
    ['Mobile', '0400 123 456'],
    ['Email', 'ben@example.com'],
    ['Postcode', '200'],
  ] as const)
    await form.getByRole('textbox', { name }).fill(value)
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  const alert = form.getByRole('alert')
  await expect(alert).toContainText('Please fix the following errors:')
  await expect(alert.getByRole('listitem')).toHaveText([
    'Invalid postcode. Please enter a 4-digit number.',
    'Choose a dealership',
    '*You must agree to the terms of use before submitting.',
  ])
  await expect(form.getByRole('textbox', { name: 'First Name' })).toHaveValue('Ben')
  await expect(form.getByRole('textbox', { name: /^Vehicle price or budget/ })).toHaveValue('25,000')
  await form.getByRole('textbox', { name: 'Postcode' }).fill('2000')
  await form.getByRole('combobox', { name: 'Dealership' }).selectOption({ index: 1 })
  await form.getByRole('checkbox', { name: /terms of use/ }).check()
  await form.getByRole('button', { name: 'Send Enquiry' }).click()
  await expect(page).toHaveURL(/\/success\?lead=/)
})

test('FIN-04 without JavaScript the disclaimer opens by its anchor', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/search/used-cars'))
  const ids = await page
    .locator('a[href*="car_id="]')
    .evaluateAll((links) =>
      links.map((link) => new URL((link as HTMLAnchorElement).href).searchParams.get('car_id') ?? ''),
    )
  for (const id of new Set(ids)) {
    await page.goto(siteUrl('harbourside-toyota', `/personalised/finance?car_id=${id}`))
    if (await page.getByRole('link', { name: 'Finance disclaimer' }).isVisible()) break
  }
  const text = page.getByText(/5-year secured loan of \$30,000/)
  await expect(text).toBeHidden()
  await page.getByRole('link', { name: 'Finance disclaimer' }).click()
  await expect(text).toBeVisible()
})
