import type { Locator } from '@playwright/test'
import { oddSiteOf } from './odd-sites.ts'
import { demoSites, expect, findAccessibilityProblems, siteUrl, test, type DemoSite } from './site.ts'

/** Slugs of the vehicles of an odd site, and what its page says of the state; null where it leaves something out. */
const states = [
  ['sold', /\bsold\b/i],
  ['reserved', /\breserved\b/i],
  ['coming-soon', /on its way/i],
  ['no-price', null],
  ['no-picture', null],
] as const

/** The state that the list of a site leaves out: one shows sold vehicles and wants a picture, the others neither. */
const unlistedOn = (site: DemoSite): string => (site === 'tamar-valley-auto' ? 'no-picture' : 'sold')

for (const site of demoSites)
  test(
    `CARD-01 VDP-01 VDP-02 the look of ${site} keeps every state of a vehicle within the screen and open to everybody`,
    { tag: '@once' },
    async ({ page }) => {
      // Two dozen checks of large parts.
      test.slow()
      const show = async (path: string): Promise<void> => {
        // The room of the pictures is reserved.
        await page.goto(siteUrl(oddSiteOf(site), path), { waitUntil: 'domcontentloaded' })
      }
      // What stands around is the same in every state, and other tests check it.
      const expectSound = async (where: string, part: Locator): Promise<void> => {
        for (const width of [1440, 390]) {
          await page.setViewportSize({ width, height: 900 })
          expect(await findAccessibilityProblems(page, part), `${where} at ${width} px`).toEqual([])
          const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
          expect(over, `${where} at ${width} px`).toBeLessThanOrEqual(0)
        }
      }
      await show('/search/new-used-and-demo-cars')
      for (const [slug] of states)
        await expect(page.getByRole('article').filter({ has: page.locator(`a[href="/cars/${slug}"]`) })).toHaveCount(
          slug === unlistedOn(site) ? 0 : 1,
        )
      await expectSound('results', page.getByRole('region', { name: 'Results' }))
      for (const [slug, words] of states) {
        await show(`/cars/${slug}`)
        const main = page.getByRole('main')
        if (words !== null) await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
        const panel = page.getByRole('complementary', { name: 'Price and contact' })
        if (slug === 'no-price') await expect(panel.locator('[data-price]')).toHaveCount(0)
        if (slug === 'no-picture') await expect(main.locator('.vehicle-columns img[srcset]')).toHaveCount(0)
        await expectSound(slug, page.locator('.vehicle-columns'))
      }
    },
  )
