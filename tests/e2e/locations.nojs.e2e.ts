import { expect, siteUrl, test } from './site.ts'

test('LOC-06 LOC-08 without JavaScript departments are chosen and the holidays open', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/contact-us/harbourside-toyota-service'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Harbourside Toyota Service')
  const hours = page.getByRole('region', { name: 'Opening hours' })
  await expect(hours.getByRole('row').filter({ visible: true, hasText: 'Saturday' })).toContainText('7:30 am – noon')
  await hours.getByText('Sales', { exact: true }).click()
  await expect(hours.getByRole('row').filter({ visible: true, hasText: 'Saturday' })).toContainText('8:30 am – 1:00 pm')
  await hours.getByRole('button', { name: 'Holiday opening hours' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Holiday opening hours, Sales' })).toContainText('Christmas Day')
})
