import { answerOddPictures, oddSite } from './odd-sites.ts'
import { expect, expectSoundAtEveryWidth, findAccessibilityProblems, siteUrl, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'
import type { Page } from '@playwright/test'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700

/** The first event of the page shows that it is hydrated. */
const waitForScripts = (page: Page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()

test('VDP-01 VDP-04 the title with price, tabs by key, and nothing that axe would mend', async ({ page }) => {
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars?certified=true', /Was/))
  await waitForScripts(page)
  const panel = page.getByRole('complementary', { name: 'Price and contact' })
  await expect(panel.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(panel.getByText('Was', { exact: false }).first()).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])

  const tabs = page.getByRole('tablist').getByRole('tab')
  // A tab without content is left out; the others are in this order.
  const order = [
    'Dealer Comments',
    "What's Included",
    'Why Buy From Us?',
    'Reserve Online',
    'Protect Your Car',
    'Features',
  ]
  const shown = await tabs.allTextContents()
  expect(shown).toEqual(order.filter((title) => shown.includes(title)))
  expect(shown.length).toBeGreaterThan(3)
  await tabs.first().focus()
  await page.keyboard.press('ArrowRight')
  await expect(tabs.nth(1)).toBeFocused()
  await expect(tabs.nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('tabpanel')).toHaveCount(1)
})

test(
  'VDP-05 comments of more than 400 characters are cut, and open and shut again',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /Show More/))
    await waitForScripts(page)
    const comments = page.getByRole('tabpanel', { name: 'Dealer Comments' })
    await expect(comments).toBeVisible()
    const readText = async (): Promise<string> =>
      (await comments.locator('p').filter({ visible: true }).allInnerTexts()).join('\n')
    const cut = await readText()
    // An ellipsis may follow the 400 characters.
    expect(cut.length).toBeLessThanOrEqual(401)
    await comments.getByText('Show More').click()
    // The paragraphs are read one by one, some of them perhaps before the browser has shown the others.
    await expect.poll(async () => (await readText()).startsWith(cut.replace(/…$/, ''))).toBe(true)
    expect((await readText()).length).toBeGreaterThan(400)
    await comments.getByText('Show Less').click()
    await expect.poll(readText).toBe(cut)
  },
)

test(
  'VDP-10 the certified badge opens its five benefits, and Escape closes them',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars?certified=true', /./))
    const badge = page.getByRole('button', { name: /Certified/ })
    await badge.click()
    const dialog = page.getByRole('dialog', { name: /Certified/ })
    await expect(dialog.getByRole('listitem')).toHaveText([
      '1-year extra warranty',
      'Full service history',
      'Independent background check',
      '90 point inspection',
      '12 months roadside assist',
    ])
    expect(await findAccessibilityProblems(page)).toEqual([])
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('list', { name: 'Used-car benefits' }).getByRole('listitem')).toHaveText([
      'Extra 1-year warranty',
      '90-point inspection',
      '12 months roadside assist',
      'Full service history',
    ])
  },
)

test(
  'VDP-02 a sold car shows SOLD, neither price nor actions, and the form for something similar',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/new-used-and-demo-cars?status=sold', /./))
    const panel = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(panel.getByText('SOLD', { exact: true })).toBeVisible()
    await expect(panel.locator('[data-price]')).toHaveCount(0)
    await expect(panel.getByRole('link', { name: /Enquire|Make an Offer|Finance/ })).toHaveCount(0)
    await expect(panel.getByRole('heading', { name: 'Like this and want something similar?' })).toBeVisible()
    await expect(panel.getByRole('textbox', { name: 'Comments' })).toHaveValue(
      'Can you please find me something similar?',
    )
    expect(await findAccessibilityProblems(page)).toEqual([])
    if (isPhone(page)) {
      await page.evaluate(() => window.scrollTo({ top: 2_000, behavior: 'instant' }))
      await expect(page.getByRole('region', { name: 'Contact the dealer' })).toHaveCount(0)
    }
  },
)

test(
  'VDP-02 VDP-15 the form of a sold car stays on the page while its scripts are on their way',
  { tag: '@once' },
  async ({ page }) => {
    const url = await findVehicle('tamar-valley-auto', '/search/new-used-and-demo-cars?status=sold', /./)
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/lead-form-*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.addInitScript(() => {
      new MutationObserver((changes) => {
        if (changes.some(({ removedNodes }) => [...removedNodes].some((node) => node.nodeName === 'FORM')))
          document.documentElement.dataset.formRemoved = ''
      }).observe(document, { childList: true, subtree: true })
    })
    const held = page.waitForRequest('**/assets/lead-form-*.js')
    const counted = page.waitForResponse('**/view.json?*')
    await page.goto(url)
    await Promise.all([held, counted.then(async (answer) => answer.finished())])
    // The count reaches the page a moment after its answer.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
    scripts.resolve()
    await expect(page.getByRole('button', { name: 'Send Enquiry' })).toBeVisible()
    await expect(page.locator('[data-form-removed]')).toHaveCount(0)
  },
)

const states = [
  { state: 'new', site: 'ridgeline-ford', search: '/search/new-cars', card: /./, shows: /Enquire Now/i },
  { state: 'used', site: 'tamar-valley-auto', search: '/search/used-cars', card: /Was/, shows: /Ask About This Car/ },
  { state: 'demo', site: 'harbourside-toyota', search: '/search/demo-cars', card: /./, shows: /Enquire Now/ },
  {
    state: 'coming soon',
    site: 'bigsky-motors',
    search: '/search/new-used-and-demo-cars?status=coming_soon',
    card: /./,
    shows: /Tell Me When It Arrives/,
  },
  {
    state: 'reserved',
    site: 'ridgeline-ford',
    search: '/search/new-used-and-demo-cars',
    card: /Reserved/,
    shows: /Tell Me If It Is Available/,
  },
  {
    state: 'preorder',
    site: 'bigsky-motors',
    search: '/search/new-cars',
    card: /Preorder, price on request/,
    shows: /Preorder, price on request/,
  },
  {
    state: 'without a price',
    site: 'harbourside-toyota',
    search: '/search/new-used-and-demo-cars',
    card: /Enquire for price/,
    shows: /Enquire for price/,
  },
  {
    state: 'caravan',
    site: 'southern-cross-caravans',
    search: '/search/new-used-and-demo-cars?item_type=caravan',
    card: /\b5 photos/,
    shows: /Caravan Details/,
  },
  {
    state: 'motorcycle',
    site: 'southern-cross-caravans',
    search: '/search/new-used-and-demo-cars?item_type=motorcycle',
    card: /\b[3-9] photos/,
    shows: /Motorcycle Details/,
  },
  {
    state: 'without photos',
    site: 'ridgeline-ford',
    search: '/search/new-used-and-demo-cars',
    card: /Photos coming soon/,
    shows: /Photos coming soon/,
  },
] as const

for (const { state, site, search, card, shows } of states)
  test(
    `VDP-01 a vehicle that is ${state} has its page whole, within the screen and without findings of axe`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(await findVehicle(site, search, card))
      await expectSoundAtEveryWidth(page, () =>
        expect(page.getByText(shows).filter({ visible: true })).not.toHaveCount(0),
      )
    },
  )

test(
  'VDP-03 the bar with Call Now and Enquire Now slides in below a phone’s price, or past 900 pixels',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/))
    await waitForScripts(page)
    const bar = page.locator('section[aria-label="Contact the dealer"]')
    await expect(bar).toHaveAttribute('inert')
    // The bar repeats the first action, so that one of the two is on the screen.
    const first = page.getByRole('complementary', { name: 'Price and contact' }).locator('.btn-filled')
    const { y = 0 } = (await first.boundingBox()) ?? {}
    // The price has left the screen by some pixels; the observer of the bar speaks after the next frame.
    await page.evaluate(async (top) => {
      window.scrollTo({ top, behavior: 'instant' })
      for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    }, y - 4)
    await expect(first).toBeInViewport()
    await expect(bar).toHaveAttribute('inert')
    await page.evaluate(() => window.scrollTo({ top: 1_800, behavior: 'instant' }))
    await expect(bar).not.toHaveAttribute('inert')
    await expect(bar.getByRole('link', { name: 'Call Now' })).toHaveAttribute('href', /^tel:\+61\d{9}$/)
    expect(await findAccessibilityProblems(page)).toEqual([])
    await bar.getByRole('link', { name: 'Enquire Now' }).click()
    await expect(page.getByRole('dialog', { name: 'Enquire Now' }).getByRole('textbox', { name: 'Name' })).toBeVisible()

    await page.goto(await findVehicle('ridgeline-ford', '/search/used-cars', /\$/))
    await waitForScripts(page)
    await page.evaluate(() => window.scrollTo({ top: 900, behavior: 'instant' }))
    await page.waitForFunction(() => window.scrollY === 900)
    await expect(bar).toHaveAttribute('inert')
    await page.evaluate(() => window.scrollTo({ top: 901, behavior: 'instant' }))
    await expect(bar).not.toHaveAttribute('inert')
  },
)

/** Sizes of the visible headings, and of the smallest visible text outside of drawings, in pixels. */
const readTextSizes = (page: Page): Promise<{ readonly headings: readonly number[]; readonly least: number }> =>
  page.getByRole('main').evaluate((main) => {
    const isShown = (element: Element): boolean => {
      const { width, height } = element.getBoundingClientRect()
      return width > 1 && height > 1
    }
    const sizeOf = (element: Element): number => Number.parseFloat(getComputedStyle(element).fontSize)
    const sizes: number[] = []
    // The cards of similar vehicles have sizes of their own, which belong to every list of cards.
    const texts = document.createTreeWalker(main.querySelector('article') ?? main, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement
      if (parent === null || parent.closest('svg') !== null || (texts.currentNode.textContent ?? '').trim() === '')
        continue
      if (isShown(parent)) sizes.push(sizeOf(parent))
    }
    const headings = [...main.querySelectorAll('h1, h2, h3, h4')].filter(isShown).map(sizeOf)
    return { headings: [...new Set(headings)], least: Math.min(...sizes) }
  })

const priceCases = [
  ['used', 'harbourside-toyota', '/search/used-cars', /Was/, null],
  ['certified', 'harbourside-toyota', '/search/used-cars?certified=true', /\$/, null],
  ['cheaper than the market', 'bigsky-motors', '/search/used-cars', /Was/, /below the market average/],
  ['reserved', 'ridgeline-ford', '/search/new-used-and-demo-cars', /Reserved.*\$/, null],
  ['used, in the country', 'tamar-valley-auto', '/search/used-cars', /\$/, null],
  ['caravan', 'southern-cross-caravans', '/search/new-used-and-demo-cars?item_type=caravan', /\$/, null],
] as const

test(
  'VDP-01 on a phone price and first action stand above the fold, in text of at least 14 pixels and few sizes',
  { tag: '@phone' },
  async ({ page }) => {
    await answerOddPictures(page)
    const cases: (readonly [string, string])[] = [['with a title without end', siteUrl(oddSite, '/cars/odd-long')]]
    for (const [what, site, search, card, onPage] of priceCases)
      cases.push([what, await findVehicle(site, search, card, onPage)])
    for (const [what, url] of cases) {
      // The document has its styles inline, so that its text stands before pictures and scripts are there.
      await page.goto(url, { waitUntil: 'domcontentloaded' })
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      for (const place of [panel.locator('[data-price]'), panel.locator('.btn-filled, .btn.bg-success')]) {
        const box = await place.first().boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0), `${what}: ${url}`).toBeLessThanOrEqual(844)
      }
      const { headings, least } = await readTextSizes(page)
      expect(headings.length, `heading sizes of ${url}: ${headings.join(', ')}`).toBeLessThanOrEqual(3)
      expect(least, `smallest text of ${url}`).toBeGreaterThanOrEqual(14)
    }
  },
)
