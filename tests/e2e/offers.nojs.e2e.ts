import { expect, sendEnquiry, siteUrl, test } from './site.ts'

test('CONTENT-01 without JavaScript the conditions open and an enquiry about an offer is sent', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/special-offers'))
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Everest with tow bar' }) })
  await card.locator('summary', { hasText: 'of the conditions' }).click()
  await expect(card.getByText('Not available with any other offer.')).toBeVisible()
  await card.getByRole('link', { name: /^Enquire Now/ }).click()
  await expect(page).toHaveURL(/\/offers\/ford\/everest-tow-pack#enquire$/)
  const form = page.getByRole('main').getByRole('form')
  await form.getByRole('textbox', { name: 'Name' }).fill('Ben Example')
  await form.getByRole('textbox', { name: /^Email/ }).fill('ben@example.com')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
  const location = form.getByRole('combobox', { name: /location/i })
  if ((await location.count()) > 0) await location.selectOption({ index: 1 })
  await sendEnquiry(page, form)
})

test('CONTENT-02 without JavaScript the slides are links and nothing moves', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/'))
  const slider = page.getByRole('region', { name: 'Promotions' })
  await slider.getByRole('link', { name: 'Slide 2' }).click()
  await expect(slider.getByRole('heading', { name: 'Two years of home charging' })).toBeInViewport()
  await expect(slider.getByRole('button')).toHaveCount(0)
})
