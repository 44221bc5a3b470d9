import { expect, openFirstVehicle, siteUrl, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'

test('SRCH-20 without JavaScript the form filters, sorts and pages', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', search))
  await page.getByRole('checkbox', { name: /^Kia/ }).check()
  await page.getByRole('spinbutton', { name: 'Price ($), from' }).fill('15000')
  await page.getByRole('button', { name: 'Show results' }).click()
  await expect(page).toHaveURL(/\?make=Kia&price=15000-$/)
  await expect(page.getByRole('article').first()).toContainText('Kia')
  await expect(page.getByRole('checkbox', { name: /^Kia/ })).toBeChecked()

  await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: high to low')
  await page.getByRole('button', { name: 'Sort' }).click()
  await expect(page).toHaveURL(/make=Kia&price=15000-&sortBy=price_desc/)

  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article').first()).toContainText('Kia')

  await page.getByRole('link', { name: 'Remove Kia' }).click()
  await expect(page).not.toHaveURL(/make=Kia/)
  await expect(page).not.toHaveURL(/page=2/)
  await page.getByRole('list', { name: 'Chosen filters' }).getByRole('link', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(new RegExp(`${search}$`))
})

test('SRCH-20 without JavaScript a card leads to its page and the dealer to its stock', async ({ page }) => {
  await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
  await openFirstVehicle(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('link', { name: 'See more from this dealer' }).click()
  await expect(page).toHaveURL(/\/search\/bigsky-/)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('SRCH-20 SRCH-21 without JavaScript a search that nothing comes near goes on with vehicles', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', `${search}?query=zzzzqqq`))
  await expect(page.getByRole('heading', { name: 'Newest in our stock' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(6)
})

test('SRCH-20 without JavaScript the order has its name on a phone too', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('bigsky-motors', search))
  await expect(page.getByRole('combobox', { name: 'Sort' })).toBeVisible()
})

test('SRCH-20 NAV-05 without JavaScript the focus stays visible as a phone’s filters open and close', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('bigsky-motors', search))
  const control = page.getByRole('checkbox', { name: 'Filters', exact: true })
  const ringOf = (words: RegExp): Promise<string> =>
    page.locator('.filter-drawer label, .toolbar label', { hasText: words }).evaluate((label) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(label)
      return `${outlineStyle} ${outlineWidth}${outlineColor.endsWith(', 0)') ? ' transparent' : ''}`
    })
  expect(await ringOf(/^Filters/)).toMatch(/^none/)
  for (
    let presses = 0;
    presses < 40 && !(await control.evaluate((element) => element === document.activeElement));
    presses += 1
  )
    await page.keyboard.press('Tab')
  await expect(control).toBeFocused()
  expect(await ringOf(/^Filters/)).toBe('solid 3px')
  await expect(page.locator('.toolbar label', { hasText: /^Filters/ })).toBeInViewport()
  await page.keyboard.press('Space')
  const close = page.locator('label[for="show-filters"]', { hasText: 'Close' })
  await expect(close).toBeInViewport()
  expect(await ringOf(/^Close/)).toBe('solid 3px')
  await page.keyboard.press('Space')
  await expect(close).toBeHidden()
})
