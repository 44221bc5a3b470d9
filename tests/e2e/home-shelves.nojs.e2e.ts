import { expect, siteUrl, test } from './site.ts'

test('CONTENT-12 without JavaScript another row of vehicles is chosen', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/'))
  const place = page.getByRole('region', { name: 'Just arrived, Demonstrators' })
  await expect(place.getByRole('heading', { level: 2 })).toHaveText(['Just arrived'])
  await place.getByText('Demonstrators', { exact: true }).first().click()
  await expect(place.getByRole('heading', { level: 2 })).toHaveText(['Demonstrators'])
  await expect(place.getByRole('article').first()).toBeVisible()
  await expect(place.getByRole('link', { name: 'Browse all: Demonstrators' })).toBeVisible()
})
