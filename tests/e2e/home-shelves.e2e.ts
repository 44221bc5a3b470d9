import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated } from './site.ts'

test('CONTENT-12 FIN-07 rows of vehicles share a place and one note, and the keys choose one of them', async ({
  page,
}) => {
  await page.goto(siteUrl('bigsky-motors', '/'))
  await untilHydrated(page)
  const place = page.getByRole('region', { name: 'Just arrived, Under $20,000' })
  await place.scrollIntoViewIfNeeded()
  const choice = place.getByRole('group', { name: 'Vehicles to show' })
  const first = choice.getByRole('radio', { name: 'Just arrived' })
  const second = choice.getByRole('radio', { name: 'Under $20,000' })
  await expect(first).toBeChecked()
  await expect(place.getByRole('heading', { level: 2 })).toHaveText(['Just arrived'])
  await expect(page.locator('[data-finance-note]')).toHaveCount(1)
  const before = await place.getByRole('article').count()
  expect(before).toBeGreaterThanOrEqual(3)

  await first.focus()
  await page.keyboard.press('ArrowRight')
  await expect(second).toBeChecked()
  await expect(second).toBeFocused()
  await expect(place.getByRole('heading', { level: 2 })).toHaveText(['Under $20,000'])
  await expect(place.getByRole('article')).toHaveCount(before)
  // The note belongs to the cards and stays directly above them.
  const note = await page.locator('[data-finance-note]').boundingBox()
  const card = await place.getByRole('article').first().boundingBox()
  const gap = (card?.y ?? Number.NaN) - ((note?.y ?? Number.NaN) + (note?.height ?? Number.NaN))
  expect(gap).toBeGreaterThanOrEqual(8)
  expect(gap).toBeLessThanOrEqual(16)
  expect(await findAccessibilityProblems(page)).toEqual([])

  await place.getByRole('link', { name: 'Browse all: Under $20,000' }).click()
  await expect(page).toHaveURL(/price=-20000$/)
})

test('CONTENT-12 the names of the rows fit a screen of 320 px @once', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto(siteUrl('ridgeline-ford', '/'))
  const last = page.getByRole('group', { name: 'Vehicles to show' }).getByText('Just off the truck')
  await last.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Just off the truck' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
})
