import type { Page } from '@playwright/test'
import {
  expect,
  findAccessibilityProblems,
  gotoLive,
  openFilters,
  openFirstVehicle,
  siteUrl,
  test,
  untilHydrated,
} from './site.ts'
import { oddSite } from './odd-sites.ts'
import { findVehicle } from './vehicle-finder.ts'

const search = '/search/used-cars'

/** Opens another, light page of the site first, so that leaving the tested page can be detected. */
const before = '/privacy-policy'
async function arriveFromElsewhere(page: Page, site: string, path: string): Promise<void> {
  await page.goto(siteUrl(site, before))
  await gotoLive(page, site, path)
}

/** Like `arriveFromElsewhere`, for a page that is no page of results. */
async function arriveAtPage(page: Page, site: string, path: string): Promise<void> {
  await page.goto(siteUrl(site, before))
  await page.goto(siteUrl(site, path))
  await untilHydrated(page)
}

async function gotoCar(page: Page, site: string): Promise<void> {
  await arriveFromElsewhere(page, site, search)
  await openFirstVehicle(page)
  await expect(page).toHaveURL(/\/cars\//)
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  // Where the first click came before the scripts, the page was loaded anew, and its links are plain until hydrated.
  await untilHydrated(page)
}

/** Collects the router's data requests from now on. */
function countPageLoads(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data') && !request.url().includes('/enquire.data')) count += 1
  })
  return () => count
}

/** The history entry of a layer is added by its script, shortly after the layer opens. */
async function expectOwnEntry(page: Page, has = true): Promise<void> {
  await expect.poll(() => page.evaluate(() => 'layer' in (window.history.state as object))).toBe(has)
}

const openMenu = (page: Page) => page.getByRole('banner').locator('summary', { hasText: 'Menu' }).click()

const layers = [
  [
    'SRCH-20 the filters',
    (page: Page) => arriveFromElsewhere(page, 'bigsky-motors', search),
    openFilters,
    (page: Page) => page.getByRole('dialog', { name: 'Filters' }),
  ],
  [
    'LEAD-17 the enquiry dialog',
    (page: Page) => arriveFromElsewhere(page, 'bigsky-motors', search),
    (page: Page) =>
      page
        .getByRole('link', { name: /^Quick Enquiry/ })
        .first()
        .click(),
    (page: Page) => page.getByRole('dialog', { name: 'Quick Enquiry' }),
  ],
  [
    'NAV-05 the menu',
    (page: Page) => arriveFromElsewhere(page, 'bigsky-motors', search),
    openMenu,
    (page: Page) => page.getByRole('navigation', { name: 'Menu' }),
  ],
  [
    'VDP-11 the photos on the whole screen',
    (page: Page) => gotoCar(page, 'bigsky-motors'),
    (page: Page) => page.getByRole('button', { name: 'Full screen' }).click(),
    (page: Page) => page.getByRole('dialog', { name: /^Photos of/ }),
  ],
  [
    'FIN-04 the finance disclaimer',
    (page: Page) => gotoCar(page, 'bigsky-motors'),
    (page: Page) => page.getByRole('link', { name: 'Finance disclaimer' }).first().click(),
    (page: Page) => page.getByRole('dialog', { name: 'Finance disclaimer' }),
  ],
  [
    'VDP-10 the benefits of the certified badge',
    async (page: Page) => {
      const address = await findVehicle('harbourside-toyota', `${search}?certified=true`, /./)
      await arriveAtPage(page, 'harbourside-toyota', new URL(address).pathname)
    },
    (page: Page) => page.getByRole('button', { name: /Certified/ }).click(),
    (page: Page) => page.getByRole('dialog', { name: /Certified/ }),
  ],
  [
    'LOC-08 the holiday opening hours',
    (page: Page) => arriveAtPage(page, oddSite, '/contact-us/main'),
    (page: Page) => page.getByRole('button', { name: 'Holiday opening hours' }).filter({ visible: true }).click(),
    (page: Page) => page.getByRole('dialog', { name: /^Holiday opening hours/ }),
  ],
] as const

for (const [name, arrive, open, find] of layers)
  test(
    `${name}: closed by hand it leaves nothing behind for Back; Back closes it, and the page stays`,
    { tag: '@phone' },
    async ({ page }) => {
      await arrive(page)
      const address = page.url()
      const heading = await page.getByRole('heading', { level: 1 }).textContent()
      await test.step('closed by hand', async () => {
        await open(page)
        await expect(find(page)).toBeVisible()
        await expectOwnEntry(page)
        await page.keyboard.press('Escape')
        await expect(find(page)).toBeHidden()
        await expectOwnEntry(page, false)
        await page.goBack()
        await expect(page).not.toHaveURL(address)
        await page.goForward()
        await expect(page).toHaveURL(address)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
        await untilHydrated(page)
      })
      await open(page)
      await expect(find(page)).toBeVisible()
      await expectOwnEntry(page)
      const loads = countPageLoads(page)
      await page.goBack()
      await expect(find(page)).toBeHidden()
      await expect(page).toHaveURL(address)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading ?? '')
      expect(await findAccessibilityProblems(page, page.getByRole('banner'))).toEqual([])
      await test.step('Forward does not open it again', async () => {
        await page.goForward()
        await expect(page).toHaveURL(address)
        await expect(find(page)).toBeHidden()
      })
      expect(loads(), 'the router asked for nothing').toBe(0)
    },
  )

test(
  'SRCH-01 SRCH-20 Back closes the filters and keeps what was chosen in them; the next Back takes the last choice back',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveFromElsewhere(page, 'bigsky-motors', search)
    await openFilters(page)
    await expectOwnEntry(page)
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await drawer.getByRole('checkbox', { name: /^Kia/ }).check()
    await expect(page).toHaveURL(/\?make=Kia$/)
    await drawer.getByRole('checkbox', { name: /^Toyota/ }).check()
    await expect(page).toHaveURL(/\?make=Kia&make=Toyota$/)
    await page.goBack()
    await expect(drawer).toBeHidden()
    await expect(page).toHaveURL(/\?make=Kia&make=Toyota$/)
    await expect(page.getByRole('link', { name: 'Remove Toyota' })).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\?make=Kia$/)
    await expect(page.getByRole('link', { name: 'Remove Toyota' })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${search}$`))
    await page.goBack()
    await expect(page).toHaveURL(siteUrl('bigsky-motors', before))
  },
)

test(
  'NAV-05 Back from a page that the menu led to shows the page before at once',
  { tag: '@phone' },
  async ({ page }) => {
    await arriveFromElsewhere(page, 'bigsky-motors', search)
    await openMenu(page)
    await expectOwnEntry(page)
    await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Finance' }).first().click()
    await expect(page).toHaveURL(/\/finance/)
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${search}$`))
    await expect(page.getByRole('article').first()).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(siteUrl('bigsky-motors', before))
  },
)
