import { expect, findAccessibilityProblems, gotoLive, test } from './site.ts'

test('SRCH-07 the search field leads to a page of the site by its name, with keys alone', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars')
  const field = page.getByRole('combobox', { name: 'Search this stock' })
  await field.click()
  await field.pressSequentially('repayments')
  const pages = page.getByRole('listbox', { name: 'Suggestions' }).getByRole('group', { name: 'Pages' })
  const option = pages.getByRole('option', { name: 'Finance' })
  await expect(option).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await field.press('ArrowDown')
  await expect(option).toHaveAttribute('aria-selected', 'true')
  await field.press('Enter')
  await expect(page).toHaveURL(/\/finance$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('SRCH-07 vehicles stand above the pages and keep the first place', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars')
  const field = page.getByRole('combobox', { name: 'Search this stock' })
  await field.click()
  await field.pressSequentially('toyota')
  await expect(page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first()).toContainText(
    /Toyota.*Make/,
  )
  await expect(page.getByRole('group', { name: 'Pages' })).toHaveCount(0)
})

test('SRCH-21 a search that finds no vehicle offers the page that it names', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', '/search/new-used-and-demo-cars?query=service+hours')
  const main = page.getByRole('main')
  await expect(main.getByText('Looking for one of these pages?')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Locations' })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await main.getByRole('link', { name: 'Book a Service' }).click()
  await expect(page).toHaveURL(/\/service$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})
