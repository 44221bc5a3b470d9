import { expect, expectSoundAtEveryWidth, siteUrl, test } from './site.ts'

const pages = [
  ['harbourside-toyota', '/pages/toyota-hybrids'],
  ['bigsky-motors', '/privacy-policy'],
  ['ridgeline-ford', '/service'],
  ['southern-cross-caravans', '/blog'],
  ['tamar-valley-auto', '/blog/buyer-advice/ppsr-check-explained'],
] as const

test(
  'CONTENT-08 CONTENT-10 content pages send no script, fit the screen and shut nobody out',
  { tag: '@once' },
  async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url())
    })
    for (const [site, path] of pages)
      await test.step(path, async () => {
        await page.goto(siteUrl(site, path))
        expect(await page.locator('script:not([type="application/ld+json"])').count()).toBe(0)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
        await expectSoundAtEveryWidth(page)
        expect(scripts).toEqual([])
      })
  },
)

test(
  'CONTENT-10 from a page with scripts to one without and back again, the menu works',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(siteUrl('southern-cross-caravans', '/blog'))
    await page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()
    const menu = page.getByRole('navigation', { name: 'Menu' })
    await menu.locator('summary', { hasText: 'Contact' }).click()
    await menu.getByRole('link', { name: 'General Enquiry' }).click()
    await expect(page.getByRole('main').getByRole('form')).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'About Us' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'We go where we send you' })).toBeVisible()
  },
)
