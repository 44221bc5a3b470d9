import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, siteUrl, test, untilHydrated, type DemoSite } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

test.use({ contextOptions: { colorScheme: 'dark', reducedMotion: 'reduce' } })

/** The demo sites whose theme has a dark scheme. */
const sites: readonly DemoSite[] = ['ridgeline-ford', 'southern-cross-caravans']

const screens: Readonly<Record<string, (site: DemoSite) => Promise<string> | string>> = {
  home: (site) => siteUrl(site, '/'),
  results: (site) => siteUrl(site, search),
  vehicle: (site) => findVehicle(site, search, /p\.a\./),
  enquiry: async (site) => {
    const slug = new URL(await findVehicle(site, search, /Quick Enquiry/)).pathname.split('/').at(-1) ?? ''
    return siteUrl(site, `/enquire?car_id=${slug}`)
  },
}

/** Lightness of the page's ground, from 0 (black) to 1. */
const readLightness = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const brush = new OffscreenCanvas(1, 1).getContext('2d')
    if (brush === null) return 1
    brush.fillStyle = getComputedStyle(document.body).backgroundColor
    brush.fillRect(0, 0, 1, 1)
    const [red = 255, green = 255, blue = 255] = brush.getImageData(0, 0, 1, 1).data
    return (red + green + blue) / 765
  })

for (const site of sites)
  test(`TEN-05 whoever prefers dark sees ${site} in its dark scheme, and it shuts nobody out`, async ({ page }) => {
    for (const [name, find] of Object.entries(screens)) {
      await page.goto(await find(site))
      await untilHydrated(page)
      expect(await readLightness(page), `the ground of ${name}`).toBeLessThan(0.25)
      expect(await findAccessibilityProblems(page), name).toEqual([])
    }
  })
