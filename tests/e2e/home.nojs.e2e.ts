import { expect, siteUrl, test } from './site.ts'

test('CONTENT-12 without JavaScript the home page searches', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/'))
  const form = page.getByRole('search', { name: 'Find a vehicle' })
  await form.getByRole('combobox', { name: 'Body' }).selectOption('Ute')
  await form.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL(/\?body=Ute$/)
  await expect(page.getByRole('article').first()).toContainText('Ute')
})

test('NAV-05 without JavaScript the menu of the phone opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('harbourside-toyota', '/'))
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Pre-Owned Vehicles' }).click()
  await menu.getByRole('link', { name: 'Browse Pre-Owned' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})
