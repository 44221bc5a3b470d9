import type { Page } from '@playwright/test'
import { walkFocus } from './focus-walk.ts'
import { demoSites, expect, gotoLive, openFilters, siteUrl, test, untilLive, type DemoSite } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const openVehicle = async (page: Page, site: DemoSite): Promise<void> => {
  await page.goto(await findVehicle(site, search, /photos/))
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
}
const openResults = async (page: Page, site: DemoSite): Promise<void> => {
  await page.goto(siteUrl(site, search))
  await untilLive(page)
  // All cards are alike, so the walk covers only the first three.
  await page.evaluate(() => {
    for (const card of document.querySelectorAll('.card-grid > li:nth-child(n+4)'))
      if (card instanceof HTMLElement) card.hidden = true
  })
}

/** Every screen of a purchase, and the layers that open over them. */
const screens: Readonly<Record<string, (page: Page, site: DemoSite) => Promise<void>>> = {
  home: async (page, site) => void (await page.goto(siteUrl(site, '/'))),
  results: openResults,
  vehicle: openVehicle,
  finance: async (page, site) => void (await page.goto(siteUrl(site, '/finance'))),
  enquiry: async (page, site) => {
    const address = await findVehicle(site, search, /Quick Enquiry/)
    await page.goto(address)
    const href = await page.locator('a[href^="/enquire?car_id="]').first().getAttribute('href')
    await page.goto(siteUrl(site, href ?? '/enquire'))
  },
  'enquiry dialog': async (page, site) => {
    await openResults(page, site)
    await page
      .getByRole('link', { name: /^Quick Enquiry/ })
      .first()
      .click()
    await expect(page.getByRole('dialog').getByRole('textbox').first()).toBeVisible()
  },
  'full screen': async (page, site) => {
    await openVehicle(page, site)
    await page.getByRole('button', { name: 'Full screen' }).click()
    await expect(page.getByRole('dialog', { name: /^Photos of/ })).toBeVisible()
  },
  filters: async (page, site) => {
    await openResults(page, site)
    await openFilters(page)
    // The dialog's script loads when it first opens, and moves the focus into it.
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeFocused()
  },
  menu: async (page, site) => {
    await page.goto(siteUrl(site, '/'))
    const opener = page.locator('header summary').filter({ hasText: /^Menu/, visible: true })
    if (await opener.isVisible()) await opener.click()
  },
}
/** Layers that a wide page lacks, and pages with the same controls at every width; a walk takes long. */
const phoneOnly = new Set(['filters', 'menu', 'finance', 'enquiry', 'enquiry dialog'])

/** What stands around these pages is that of the home page. */
const withinMain = new Set(['results', 'vehicle', 'finance', 'enquiry'])

/** By default one site, and the rows of another in a strip, whose links end where the rows are cut off. */
const isWalked = (site: DemoSite, name: string): boolean =>
  site === 'ridgeline-ford' || (site === 'tamar-valley-auto' && name === 'vehicle')

/** `FOCUS_WALK=all` walks all five sites, which takes several minutes. */
const isEverySite = process.env.FOCUS_WALK === 'all'

for (const site of demoSites)
  for (const [name, open] of Object.entries(screens).filter(([screen]) => isEverySite || isWalked(site, screen)))
    test(
      `VDP-11 NAV-02 LEAD-18 every Tab stop is in sight with a ring of 3 : 1: ${name} of ${site}`,
      {
        tag: phoneOnly.has(name) ? '@phone' : [],
      },
      async ({ page }) => {
        test.setTimeout(180_000)
        await open(page, site)
        if (withinMain.has(name))
          await page.locator('main').evaluate((main) => {
            main.tabIndex = -1
            main.focus()
          })
        const within = name === 'menu' ? 'header details' : withinMain.has(name) ? 'main' : 'body'
        const { stops, problems } = await walkFocus(page, { within })
        expect(stops).toBeGreaterThanOrEqual(3)
        expect(problems).toEqual([])
      },
    )

/**
 * Dropdowns of a wide page whose header has a colour of its own, which their rings must not take: a plain one on either
 * site, and the panel of the models.
 */
const panels: readonly (readonly [DemoSite, string])[] = [
  ['bigsky-motors', 'Our Stock'],
  ['ridgeline-ford', 'Our Stock'],
  ['ridgeline-ford', 'New Vehicles'],
]

for (const [site, entry] of panels)
  test(
    `NAV-02 NAV-03 every Tab stop is in sight with a ring of 3 : 1: ${entry} in the header of ${site}`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(180_000)
      await gotoLive(page, site, search)
      const opener = page.getByRole('button', { name: `More in ${entry}` })
      await opener.press('Enter')
      await expect(opener).toHaveAttribute('aria-expanded', 'true')
      const { stops, problems } = await walkFocus(page, { within: 'header [data-panel]' })
      expect(stops).toBeGreaterThanOrEqual(3)
      expect(problems).toEqual([])
    },
  )
