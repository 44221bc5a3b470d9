import { expect, siteUrl, test, untilHydrated } from './site.ts'

/** Pages with a search field of their own, and the site and page whose header has the only one. */
const pages = [
  ['harbourside-toyota', '/'],
  ['bigsky-motors', '/search/used-cars'],
  ['southern-cross-caravans', '/'],
  ['ridgeline-ford', '/compare'],
  ['bigsky-motors', '/no-such-page'],
] as const

test.describe('one search field', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('SRCH-07 no page shows two search fields at the same time', { tag: '@once' }, async ({ page }) => {
    for (const [site, path] of pages)
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(siteUrl(site, path))
        const fields = page.locator('input[type="search"]:is([name="query"],[name="find"]):visible')
        await expect(fields, `${site}${path} at ${width}`).toHaveCount(1)
      }
  })
})

test(
  'SRCH-07 SRCH-17 the header suggests as the results do, and keeps the visit',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl('bigsky-motors', '/finance'))
    await untilHydrated(page)
    await page.evaluate(() => document.documentElement.setAttribute('data-kept', ''))
    const box = page.getByRole('banner').getByRole('combobox', { name: 'Search our stock' })
    await box.pressSequentially('used toyota')
    await page.getByRole('option', { name: /^Used, “toyota”/ }).click()
    await expect(page).toHaveURL(/query=used\+toyota/)
    await expect(page.getByRole('article').first()).toContainText('Toyota')
    await expect(page.locator('html')).toHaveAttribute('data-kept', '')
    // The search is remembered a moment after its results are shown, and not where another follows before.
    await page.waitForFunction(() => localStorage.getItem('forecourt.searches')?.includes('used+toyota'))
    const own = page.getByRole('combobox', { name: 'Search this stock' })
    await own.fill('')
    await expect(page.getByRole('option', { name: /Toyota|toyota/ }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Clear recent searches' }).click()
    await expect(page.getByRole('listbox')).toBeHidden()
  },
)
