import type { Page } from '@playwright/test'
import {
  expect,
  findAccessibilityProblems,
  gotoFirstVehicle,
  gotoLive,
  holdRequests,
  openFilters,
  siteUrl,
  test,
} from './site.ts'

const search = '/search/new-used-and-demo-cars'

const region = (page: Page) => page.locator('#announcements')

/** The only live region of a results page: with another one, changes would be announced twice or not at all. */
async function expectOneLiveRegion(page: Page): Promise<void> {
  const others = await page
    .locator('output:not(#announcements), [role="status"], [aria-live]:not([aria-live="off"])')
    .count()
  expect(others, 'live regions beside the one of the frame').toBe(0)
  await expect(region(page)).toHaveCount(1)
  const display = await region(page).evaluate((element) => getComputedStyle(element).display)
  expect(display).not.toBe('none')
}

test(
  'SRCH-21 new results are announced with number, order and page; the first load is silent',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await expectOneLiveRegion(page)
    await expect(region(page)).toBeEmpty()
    await page.getByRole('combobox', { name: 'Sort' }).selectOption('Price: low to high')
    await expect(region(page)).toHaveText('Sorted by lowest price')
    await page.getByRole('link', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(region(page)).toHaveText(/^Page 2 of \d+$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).toHaveTitle(/^.+ – page 2 of \d+ – .+$/)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await openFilters(page)
    await page.getByRole('checkbox', { name: /^Kia/ }).check()
    await expect(region(page)).toHaveText(/^\d+ vehicles$/)
    expect(
      await region(page).evaluate((element) => element.closest('[inert]')),
      'the open filters leave it to be heard',
    ).toBeNull()
    const count = await region(page).textContent()
    await expect(page).toHaveTitle(new RegExp(`\\(${count?.split(' ')[0]}\\)`))
  },
)

test(
  'SRCH-21 a visitor who has gone on before the new page is announced keeps the focus',
  { tag: '@once' },
  async ({ page }) => {
    const release = await holdRequests(page, '**/assets/tell-results-*.js')
    await gotoLive(page, 'bigsky-motors', `${search}?sortBy=price_asc`)
    await page.getByRole('link', { name: 'Next' }).focus()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    const fourth = page.getByRole('link', { name: /^Explore Vehicle/ }).nth(3)
    await fourth.focus()
    release()
    await expect(region(page)).toHaveText(/^Page 2 of \d+$/)
    await expect(fourth).toBeFocused()
  },
)

test(
  'CONTENT-12 a client-side navigation moves the focus to the heading or the address’s fragment',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await expect(page.getByRole('heading', { level: 1 })).not.toBeFocused()
    const heading = page.getByRole('heading', { level: 1 })
    const explore = page.getByRole('link', { name: /^Explore Vehicle/ }).nth(4)
    const left = await explore.getAttribute('href')
    await explore.click()
    await expect(page).toHaveURL(/\/cars\//)
    await expect(heading).toBeFocused()
    expect(await heading.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('none')
    await page.goBack()
    await expect(page).toHaveURL(new RegExp(`${search}$`))
    await expect
      .poll(
        () =>
          page.evaluate(
            () => document.activeElement?.closest('article') !== null && document.activeElement?.getAttribute('href'),
          ),
        'Back leads to the link that led away',
      )
      .toBe(left)
    await page.evaluate(() =>
      document.querySelector<HTMLAnchorElement>('footer a[href^="/finance"], header a[href^="/finance"]')?.click(),
    )
    await expect(page).toHaveURL(/\/finance/)
    await expect(heading).toBeFocused()
    await page.getByRole('link', { name: 'Apply for finance' }).first().click()
    await expect(page.locator('#finance-form')).toBeFocused()
    await expect(page).toHaveURL(/#finance-form$/)
  },
)

test.describe('a page that is missing', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test('CONTENT-12 takes the focus to its heading too', { tag: '@once' }, async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await page
      .getByRole('link', { name: /^Explore Vehicle/ })
      .first()
      .evaluate((link: HTMLAnchorElement) => {
        link.href = '/no-such-page'
        link.click()
      })
    await expect(page.getByRole('heading', { level: 1, name: 'We could not find that page' })).toBeFocused()
  })
})

test('SRCH-21 the focus stays on the page when chips and ways on from no results take their links away', async ({
  page,
}) => {
  await gotoLive(page, 'bigsky-motors', `${search}?body=SUV&make=Kia&make=Toyota`)
  await expectOneLiveRegion(page)
  const chips = page.getByRole('list', { name: 'Chosen filters' }).getByRole('link')
  await expect(chips).toHaveCount(4)
  await chips.first().focus()
  const second = (await chips.nth(1).getAttribute('aria-label')) ?? ''
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(3)
  await expect(page.getByRole('link', { name: second })).toBeFocused()
  await expect(region(page)).toHaveText(/^\d+ vehicles$/)
  await page.getByRole('link', { name: 'Clear all' }).last().focus()
  await page.keyboard.press('Enter')
  await expect(chips).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await gotoLive(page, 'bigsky-motors', `${search}?make=Kia&query=hilux`)
  await expect(page.getByRole('link', { name: /^Without / }).first()).toBeVisible()
  await page
    .getByRole('link', { name: /^Without / })
    .first()
    .focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => document.activeElement !== document.body && document.activeElement?.isConnected))
    .toBe(true)
})

test('SRCH-20 SRCH-21 Clear all in the drawer leaves the focus in the drawer', { tag: '@phone' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', `${search}?make=Kia`)
  await openFilters(page)
  const drawer = page.getByRole('dialog', { name: 'Filters' })
  await drawer.getByRole('link', { name: 'Clear all' }).focus()
  await page.keyboard.press('Enter')
  await expect(drawer.getByRole('link', { name: 'Clear all' })).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${search}$`))
  await expect.poll(() => drawer.evaluate((element) => element.contains(document.activeElement))).toBe(true)
})

test('VDP-13 the number that Call Now reveals has the focus', { tag: '@once' }, async ({ page }) => {
  await gotoFirstVehicle(page, 'bigsky-motors', '/search/used-cars')
  // A page that has arrived takes the focus to its heading, away from what was focused before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  const panel = page.getByRole('complementary', { name: 'Price and contact' })
  const button = panel.locator('summary', { hasText: 'Show number' })
  await button.focus()
  await button.press('Enter')
  await expect(panel.getByRole('link', { name: /\d{3}/ }).and(panel.locator('a[href^="tel:"]'))).toBeFocused()
})

test(
  'FIN-04 the focus returns to the link of the finance disclaimer, also where it was drawn anew meanwhile',
  { tag: '@once' },
  async ({ page }) => {
    await gotoFirstVehicle(page, 'bigsky-motors', '/search/used-cars')
    const opener = page.getByRole('link', { name: 'Finance disclaimer' }).first()
    await opener.click()
    const dialog = page.getByRole('dialog', { name: 'Finance disclaimer' })
    await expect(dialog).toBeVisible()
    // The focused element no longer exists, as after a late answer.
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('#financeDisclaimer')?.close()
    })
    await expect(opener).toBeFocused()
    await page.evaluate(() => {
      const button = document.createElement('button')
      document.querySelector('main')?.append(button)
      button.focus()
      document.querySelector<HTMLAnchorElement>('a[href="#financeDisclaimer"]')?.click()
      button.remove()
    })
    await expect(dialog).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  },
)

test(
  'VDP-04 a fragment selects its tab, and a tab clicked before the scripts load stays selected',
  { tag: '@once' },
  async ({ page }) => {
    await gotoFirstVehicle(page, 'bigsky-motors', '/search/used-cars')
    await expect(page).toHaveURL(/\/cars\//)
    const { pathname } = new URL(page.url())
    const last = page.getByRole('tab').last()
    await expect(last).toHaveAttribute('aria-selected', 'false')
    const id = (await last.getAttribute('aria-controls')) ?? ''
    await test.step('loaded with the address', async () => {
      // The query makes it a load: an address that differs in the fragment alone keeps the page.
      await page.goto(siteUrl('bigsky-motors', `${pathname}?loaded#${id}`))
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id)
      await expect(page.locator(`#${id}`)).toBeVisible()
      await page.getByRole('tab').first().click()
      await expect(page.getByRole('tab').first()).toHaveAttribute('aria-selected', 'true')
      await expect(page.locator(`#${id}`)).toBeHidden()
    })
    await test.step('clicked before the scripts', async () => {
      const held: (() => void)[] = []
      await page.route(
        '**/assets/entry.client-*.js',
        (route) => new Promise<void>((resolve) => held.push(() => resolve(route.continue()))),
      )
      await page.goto(siteUrl('bigsky-motors', `${pathname}?early`), { waitUntil: 'commit' })
      await page.locator(`a[href="#${id}"]`).click()
      await expect(page.locator(`#${id}`)).toBeVisible()
      await expect(page.getByRole('tab')).toHaveCount(0)
      await expect.poll(() => held.length).toBeGreaterThan(0)
      for (const release of held) release()
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', id)
      await expect(page.locator(`#${id}`)).toBeVisible()
    })
  },
)

test(
  'SRCH-07 a click on a card wins over a search that still waits for more letters',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    const release = await holdRequests(page, '**/cars/*.data*')
    const searched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('query=')) searched.push(request.url())
    })
    // Typed and clicked within one task, so that the search is certainly still debounced.
    const href = await page.evaluate(() => {
      const field = document.querySelector<HTMLInputElement>('input[role="combobox"]')
      const link = document.querySelector<HTMLAnchorElement>('article h3 a')
      if (field === null || link === null) return ''
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'kia')
      field.dispatchEvent(new Event('input', { bubbles: true }))
      link.click()
      return link.pathname
    })
    // Twice the debounce of typing.
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 700)))
    release()
    await expect(page).toHaveURL(siteUrl('bigsky-motors', href))
    await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
    expect(searched).toEqual([])
  },
)
