import { signIn } from './sign-in.ts'
import { expect, siteUrl, test } from './site.ts'

test('BUY-06 without JavaScript a visitor spins once by a plain form, and reads the prize', async ({ page }) => {
  await signIn(page, 'bigsky-motors', '/spin-to-win')
  await page.getByRole('button', { name: 'Spin the wheel' }).click()
  await expect(page).toHaveURL(siteUrl('bigsky-motors', '/spin-to-win'))
  const result = page.getByRole('heading', { name: /^You won: / })
  const words = await result.innerText()
  await expect(page.getByText(/^Drawn on .* Show this page at .* to collect your prize\.$/)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Terms' })).toBeVisible()
  await page.reload()
  await expect(result).toHaveText(words)
  await expect(page.getByRole('button', { name: 'Spin the wheel' })).toHaveCount(0)
})
