import { expect, siteUrl, test } from './site.ts'

// The browser logs the rejected step as an error.
test.use({ expectedConsoleErrors: [/status of 422/] })

test('BUY-04 BUY-05 LEAD-16 without JavaScript every step is a page, and the estimate can be accepted', async ({
  page,
}) => {
  await page.goto(siteUrl('tamar-valley-auto', '/sell-my-car'))
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(page.getByText(/Cars over 7 years or 100,000\u00a0km may not get an online estimate/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Kilometres' }).fill('180 000 km')
  await page.getByText('No rego handy?').click()
  await page.getByRole('textbox', { name: 'Make' }).fill('Subaru')
  await page.getByRole('textbox', { name: 'Year' }).fill('2016')
  await next.click()
  await expect(page.getByRole('alert')).toContainText('Enter the model, like Corolla')
  await expect(page.getByRole('textbox', { name: 'Make' })).toHaveValue('Subaru')
  await page.getByRole('textbox', { name: 'Model' }).fill('Forester')
  await next.click()

  await expect(page.getByText('2016 Subaru Forester')).toBeVisible()
  await expect(page.getByText('We may not be able to value a car of this age')).toBeVisible()
  await page.getByRole('radio', { name: /^Good/ }).check()
  await next.click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(4)
  await expect(page.getByRole('radio', { name: /^Good/ })).toBeChecked()
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').last().check()
  await next.click()

  const method = page.getByRole('combobox', { name: 'How should we contact you?' })
  await expect(method).toHaveValue('Phone')
  await method.selectOption('SMS')
  await page.getByRole('combobox', { name: /^Is money still owed/ }).selectOption('Yes')
  await page.getByRole('textbox', { name: 'Name' }).fill('Ben Example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('03 5550 1234')
  await page.getByRole('textbox', { name: 'Email' }).fill('ben@example.com')
  const where = page.getByRole('combobox', { name: 'Where would you bring it?' })
  if ((await where.locator('option').count()) > 1) await where.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'See the estimate' }).click()

  await expect(page.getByText(/^Expected range/)).toBeVisible()
  await page.getByText('What you told us').click()
  await expect(page.getByText('Has it been in an accident that needed repairs?')).toBeVisible()
  await page.getByRole('button', { name: 'Accept this estimate' }).click()
  await expect(page.getByText(/^Accepted on/)).toBeVisible()
})

test('BUY-04 without JavaScript a caravan is sent without kilometres', async ({ page }) => {
  await page.goto(siteUrl('southern-cross-caravans', '/trade-in'))
  await page.getByText('No rego handy?').click()
  await page.getByRole('textbox', { name: 'Make' }).fill('Jayco')
  await page.getByRole('textbox', { name: 'Model' }).fill('Journey')
  await page.getByRole('textbox', { name: 'Year' }).fill('2019')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('alert').getByRole('listitem')).toHaveText(['Choose what you have'])
  await page.getByRole('combobox', { name: 'What do you have?' }).selectOption('Caravan or camper trailer')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByText('2019 Jayco Journey')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Cat Example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('03 5550 1234')
  await page.getByRole('textbox', { name: 'Email' }).fill('cat@example.com')
  const where = page.getByRole('combobox', { name: 'Where would you bring it?' })
  if ((await where.count()) > 0) await where.selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Send to the dealer' }).click()
  await expect(page.getByText('Our team will value this one')).toBeVisible()
})

test('BUY-04 TEN-07 an offer of one site is unknown on another', async ({ page }) => {
  await page.goto(siteUrl('tamar-valley-auto', '/trade-in?offer=abc.def'))
  await expect(page.getByText('can no longer open your earlier answers')).toBeVisible()
})
