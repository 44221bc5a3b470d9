import { expect, findAccessibilityProblems, siteUrl, test } from './site.ts'

const pages = [
  ['harbourside-toyota', '/pages/toyota-hybrids'],
  ['bigsky-motors', '/privacy-policy'],
  ['ridgeline-ford', '/service'],
  ['southern-cross-caravans', '/blog'],
  ['tamar-valley-auto', '/blog/buyer-advice/used-car-checklist'],
] as const

for (const [site, path] of pages)
  test(`CONTENT-08 CONTENT-10 ${path} sends no script, fits the screen and shuts nobody out`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    await page.goto(siteUrl(site, path))
    await page.waitForLoadState('networkidle')
    expect(scripts).toEqual([])
    expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    expect(await findAccessibilityProblems(page)).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
  })

test('CONTENT-10 from a page with scripts to one without and back again, the menu works', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(siteUrl('southern-cross-caravans', '/blog'))
  await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
  const menu = page.getByRole('navigation', { name: 'Menu' })
  await menu.locator('summary', { hasText: 'Contact' }).click()
  await menu.getByRole('link', { name: 'General Enquiry' }).click()
  await expect(page.getByRole('main').getByRole('form')).toBeVisible()
  await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About Us' })).toBeVisible()
})
