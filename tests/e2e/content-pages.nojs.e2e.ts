import { expect, siteUrl, test } from './site.ts'

test('CONTENT-05 without JavaScript a bad experience leads to the survey, with the names as text', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/review-feedback?first_name=%3Cb%3EAna&dealership_name=Bigsky+Kia'))
  await expect(page.getByText('Hello <b>Ana, thank you for choosing Bigsky Kia.')).toBeVisible()
  await page.getByRole('link', { name: 'I had a bad experience' }).click()
  await expect(page).toHaveURL(/\/customer-feedback-survey$/)
  await expect(page.getByRole('combobox', { name: 'How was it?' })).toBeVisible()
})
