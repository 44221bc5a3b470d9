import { oddSite } from './odd-sites.ts'
import { expect, siteUrl, test } from './site.ts'

test('LOC-06 LOC-08 without JavaScript departments are chosen and the holidays open', async ({ page }) => {
  await page.goto(siteUrl(oddSite, '/contact-us/main-service'))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Main Service')
  const hours = page.getByRole('region', { name: 'Opening hours' })
  const sunday = hours.getByRole('row').filter({ visible: true, hasText: 'Sunday' })
  await expect(sunday).toContainText('7:00 am – 9:00 am')
  await hours.getByText('Sales', { exact: true }).click()
  await expect(sunday).toContainText('10:00 am – 2:00 pm')
  await hours.getByRole('button', { name: 'Holiday opening hours' }).filter({ visible: true }).click()
  await expect(page.getByRole('dialog', { name: 'Holiday opening hours, Sales' })).toContainText('Christmas Day')
})
