import { expect, siteUrl, test } from './site.ts'

for (const site of ['harbourside-toyota', 'bigsky-motors'])
  test(`FAV-01 ${site}: without scripts a card leads to the compare page, where another one is added`, async ({
    page,
  }) => {
    await page.goto(siteUrl(site, '/search/used-cars'))
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('link', { name: /^Compare/ }) })
      .first()
    const title = (await card.getByRole('heading', { level: 3 }).textContent()) ?? ''
    await card.getByRole('link', { name: /^Compare/ }).click()
    await expect(page).toHaveURL(/\/compare\?ids=[a-z2-7]{16}$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vehicles')
    await expect(page.getByRole('columnheader')).toHaveCount(1)
    await expect(page.getByRole('columnheader')).toContainText(title)

    await page.getByRole('searchbox', { name: 'Make, model or stock number' }).fill('toyota')
    await page.getByRole('region', { name: 'Add another' }).getByRole('button', { name: 'Search' }).click()
    await page
      .getByRole('link', { name: /^Add .* to the comparison$/ })
      .first()
      .click()
    await expect(page).toHaveURL(/\/compare\?ids=[a-z2-7]{16},[a-z2-7]{16}$/)
    await expect(page.getByRole('columnheader')).toHaveCount(2)
    await expect(page.getByRole('row', { name: /^Price/ }).getByRole('cell')).toHaveCount(2)

    const facts = page.getByRole('rowheader')
    const all = await facts.count()
    await page.getByRole('link', { name: 'Show differences only' }).click()
    await expect(page).toHaveURL(/only=differences/)
    expect(await facts.count()).toBeLessThan(all)
    await expect(facts.filter({ hasText: '(the same)' })).toHaveCount(0)
    await expect(page.getByRole('row', { name: /^Odometer/ })).toContainText('Lowest')

    await page
      .getByRole('link', { name: /^Remove/ })
      .first()
      .click()
    await expect(page.getByRole('columnheader')).toHaveCount(1)
  })

test('FAV-01 without scripts the list of saved vehicles says why it is empty', async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/'))
  await page.getByRole('banner').getByRole('link', { name: 'Saved vehicles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Saved vehicles')
  await expect(page.locator('main noscript p').first()).toContainText('Saving vehicles needs JavaScript')
  await page.getByRole('link', { name: 'Compare vehicles' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Compare vehicles')
})
