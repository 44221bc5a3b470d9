import type { Page } from '@playwright/test'
import { demoSites, expect, siteUrl, test, type DemoSite } from './site.ts'

/** Shows the page whole, the parts below the fold too, with the root's size of text. */
async function show(page: Page, site: DemoSite, path: string, textSize = ''): Promise<void> {
  await page.goto(siteUrl(site, path))
  await page.evaluate((size) => {
    document.documentElement.style.fontSize = size
    document.documentElement.setAttribute('data-whole', '')
  }, textSize)
  await page.evaluate(() => document.fonts.ready)
}

/** Words that stand in two lines, because what holds them is narrower than they are. A hyphen may end a line. */
const listBrokenWords = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const broken = new Set<string>()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode() !== null) {
      const text = texts.currentNode
      const holder = text.parentElement
      if (holder === null || holder.closest('script, style, svg') !== null) continue
      const { width, right } = holder.getBoundingClientRect()
      // The honeypot of a form is beside the screen on purpose.
      if (width < 2 || right < -1000 || !holder.checkVisibility({ visibilityProperty: true })) continue
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s\-–/@.]+/g)) {
        const range = document.createRange()
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1)
          broken.add(`${word} in ${Math.round(width)} px`)
      }
    }
    return [...broken]
  })

const pages = [
  ...demoSites.map((site) => [site, '/'] as const),
  ['bigsky-motors', '/locations'],
  ['bigsky-motors', '/blog'],
  ['tamar-valley-auto', '/about-us'],
  ['tamar-valley-auto', '/contact-us/invermay'],
  ['ridgeline-ford', '/locations'],
  ['ridgeline-ford', '/special-offers'],
  ['harbourside-toyota', '/careers'],
  ['harbourside-toyota', '/models/hilux'],
] as const

for (const [site, path] of pages)
  test(
    `SRCH-20 ${site}${path} leaves every word whole at 320 px and with text of 200 % at 390 px`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 })
      await show(page, site, path)
      expect(await listBrokenWords(page), '320 px').toEqual([])
      await page.setViewportSize({ width: 390, height: 844 })
      await show(page, site, path, '200%')
      expect(await listBrokenWords(page), '390 px').toEqual([])
    },
  )

for (const site of demoSites)
  test(`CALC-07 ${site}: the calculator leaves sums whole at 320 and 390 px`, { tag: '@once' }, async ({ page }) => {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 })
      await show(page, site, '/finance')
      expect(await listBrokenWords(page), `${width} px`).toEqual([])
    }
  })

for (const site of ['bigsky-motors', 'ridgeline-ford', 'tamar-valley-auto'] as const)
  test(
    `CARD-01 FIN-07 ${site}: at 320 px a repayment has two lines, and the button stands below it`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 320, height: 844 })
      await show(page, site, '/search/used-cars')
      const cards = await page.locator('.vehicle-card:has(.card-finance)').evaluateAll((all) =>
        all.map((card) => {
          const finance = card.querySelector('.card-finance')?.getBoundingClientRect()
          const terms = card.querySelector('.card-finance > .terms')?.getBoundingClientRect()
          const button = card.querySelector('.card-actions > a:last-child')?.getBoundingClientRect()
          return {
            // The terms of a figure, where the card names them, follow its two lines.
            lines: Math.round(((terms?.top ?? finance?.bottom ?? 0) - (finance?.top ?? 0)) / 18),
            isBelow: (button?.top ?? 0) >= (finance?.bottom ?? Number.POSITIVE_INFINITY) - 1,
            isWide: (button?.width ?? 0) > 240,
          }
        }),
      )
      expect(cards.length).toBeGreaterThan(5)
      expect(cards).toEqual(cards.map(() => ({ lines: 2, isBelow: true, isWide: true })))
    },
  )

test(
  'CARD-01 a wide page has four cards in a row, and three where the text is large',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1920, height: 1000 })
    const countColumns = () =>
      page
        .locator('.card-columns')
        .first()
        .evaluate((list) => getComputedStyle(list).gridTemplateColumns.split(' ').length)
    await show(page, 'bigsky-motors', '/search/used-cars')
    expect(await countColumns()).toBe(4)
    await show(page, 'bigsky-motors', '/search/used-cars', '200%')
    expect(await countColumns()).toBe(3)
  },
)

test(
  'CARD-01 what else sells a car is not cut in cards of a narrow desktop page',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 })
    await show(page, 'bigsky-motors', '/search/used-cars?price=20000-40000')
    const selling = page.locator('.card-selling')
    expect(await selling.count()).toBeGreaterThan(2)
    expect(
      await selling.evaluateAll((all) =>
        all.filter((line) => line.scrollWidth > line.clientWidth).map((line) => line.textContent),
      ),
    ).toEqual([])
  },
)

for (const site of demoSites)
  test(
    `${site}: on a phone the headings of the home page break for no link beside them`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await show(page, site, '/')
      const heads = await page.locator('h2.section-title:has(+ a)').evaluateAll((all) =>
        all.map((heading) => {
          const range = document.createRange()
          range.selectNodeContents(heading)
          const lines = range.getClientRects().length
          heading.setAttribute('style', 'position: absolute; white-space: nowrap')
          const fits = heading.getBoundingClientRect().width <= (heading.parentElement?.clientWidth ?? 0)
          return { text: heading.textContent, isBroken: lines > 1 && fits }
        }),
      )
      expect(heads.length).toBeGreaterThan(0)
      expect(heads.filter(({ isBroken }) => isBroken)).toEqual([])
    },
  )

test(
  'SRCH-05 makes have whole names, and those behind the control go on in the row of the first',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl('bigsky-motors', '/search/used-cars'))
    const makes = page.getByRole('group', { name: 'Make', exact: true })
    await makes.getByText(/^Show all \d+$/).click()
    await expect(makes.getByText('Show fewer')).toBeVisible()
    const cards = makes.locator('label:visible')
    const places = await cards.evaluateAll((all) =>
      all.map((card) => {
        const { left, top } = card.getBoundingClientRect()
        return [Math.round(left), Math.round(top)]
      }),
    )
    expect(places.length).toBeGreaterThan(9)
    const [[seventh = 0] = [], [eighth = 0] = []] = [places[6]?.slice(1), places[7]?.slice(1)]
    expect(eighth).toBe(seventh)
    expect(await listBrokenWords(page)).toEqual([])
  },
)

test(
  'CONTENT-01 on a wide page the places of an offer stand below its words, beside the form',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl('bigsky-motors', '/offers/mg/ev-winter'))
    const boxOf = async (name: string) => page.getByRole('heading', { name, exact: true }).boundingBox()
    const [words, places, form] = [
      await boxOf('Conditions'),
      await boxOf('Where to find us'),
      await boxOf('Enquire Now'),
    ]
    expect(places?.x).toBe(words?.x)
    expect(places?.y).toBeGreaterThan(words?.y ?? Number.POSITIVE_INFINITY)
    expect(form?.x).toBeGreaterThan(places?.x ?? Number.POSITIVE_INFINITY)
    expect(form?.y).toBeLessThan(places?.y ?? 0)
  },
)

test('SRCH-05 the makes of a wide page stay whole with text of 200 %', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await show(page, 'bigsky-motors', '/search/new-used-and-demo-cars', '200%')
  await expect(page.getByText('Mitsubishi', { exact: true }).first()).toBeVisible()
  expect((await listBrokenWords(page)).filter((word) => word.startsWith('Mitsubishi'))).toEqual([])
})
