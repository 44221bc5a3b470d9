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

test('CONTENT-12 without JavaScript the sum of what a car may tow leads to vans within it', async ({ page }) => {
  await page.goto(siteUrl('southern-cross-caravans', '/'))
  const sum = page.getByRole('region', { name: 'What can my car tow?' })
  await sum.getByRole('textbox', { name: 'Braked towing capacity' }).fill('3,500')
  await sum.getByRole('textbox', { name: 'Tow-ball limit' }).fill('250')
  await sum.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByRole('heading', { name: /A van of up to 2,500.kg ATM/ })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Tow-ball limit decides.')
  await page.getByRole('textbox', { name: 'Kerb mass' }).fill('two tonnes')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await expect(page.getByText('Enter whole kilograms, such as 2,150.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Kerb mass' }).fill('')
  await page.getByRole('button', { name: 'Work it out' }).click()
  await page.getByRole('link', { name: /^See (?:all \d+|it in our stock)/ }).click()
  await expect(page).toHaveURL(/\?atm=-2500&item_type=caravan$/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('CONTENT-12 without JavaScript the search by the job finds vehicles that are rated for it', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/'))
  const form = page.getByRole('search', { name: 'Search by the job' })
  await form.getByRole('combobox', { name: 'What do you tow?' }).selectOption('3000-')
  await form.getByRole('button', { name: /^Search/ }).click()
  await expect(page).toHaveURL(/\?towing=3000-$/)
  const rated = await page.getByRole('article').getByText(/^Tows/).locator('..').allTextContents()
  expect(rated.length).toBeGreaterThan(3)
  for (const text of rated) expect(Number(text.replaceAll(/\D/g, ''))).toBeGreaterThanOrEqual(3000)
})
