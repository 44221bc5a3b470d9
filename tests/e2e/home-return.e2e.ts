import { expect, siteUrl, test, untilHydrated } from './site.ts'

const site = 'ridgeline-ford'

test('NAV-01 CONTENT-12 a visitor comes back to the same place far down the home page', async ({ page }) => {
  await page.goto(siteUrl(site, '/'))
  await untilHydrated(page)
  const link = page.getByRole('main').getByRole('link', { name: /see all offers/i })
  await link.scrollIntoViewIfNeeded()
  await page.waitForTimeout(300)
  const findTop = () => link.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  const before = await findTop()

  await test.step('by the history of a page that was changed by scripts', async () => {
    await link.click()
    await expect(page).not.toHaveURL(siteUrl(site, '/'))
    await page.goBack()
    await expect.poll(findTop).toBeGreaterThan(before - 5)
    expect(Math.abs((await findTop()) - before)).toBeLessThan(5)
  })
  await test.step('by loading it again', async () => {
    await page.reload()
    await untilHydrated(page)
    expect(Math.abs((await findTop()) - before)).toBeLessThan(5)
  })
})
