import type { Page } from '@playwright/test'
import {
  demoSites,
  expect,
  expectSoundAtEveryWidth,
  findAccessibilityProblems,
  gotoLive,
  siteUrl,
  test,
} from './site.ts'

const search = '/search/new-used-and-demo-cars'

interface Measures {
  readonly top: number
  readonly bottom: number
  /** Where the parts of a card begin, counted from its top. */
  readonly level: string
  /** Width of the picture by its height on a phone, where its kind of card and vehicle decides it. */
  readonly ratioOnPhone: number
  /** The same on wider pages, where pictures are lower so that a row does not fill the screen. */
  readonly ratioElsewhere: number
  readonly ratio: number
}

const measureCards = (page: Page): Promise<Measures[]> =>
  page.getByRole('article').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      const picture = element.querySelector('img, svg')?.parentElement?.getBoundingClientRect()
      const main = [...element.querySelectorAll('a[aria-label]')].find((link) =>
        /^(Explore Vehicle|Have a Look)/.test(link.getAttribute('aria-label') ?? ''),
      )
      const level = [element.children[1], element.children[2], element.querySelector('ul'), main].map((part) =>
        Math.round((part?.getBoundingClientRect().top ?? Number.NaN) - top),
      )
      const isMotorcycle = /\d\scc/.test(element.textContent)
      return {
        top: Math.round(top),
        bottom: Math.round(bottom),
        level: level.join(' '),
        ratioOnPhone: isMotorcycle ? 5 / 3 : element.matches('.card-high') ? 16 / 9 : 2,
        ratioElsewhere: element.matches('.card-row') ? (element.clientWidth < 58 * 16 ? 4 / 3 : 3 / 2) : 16 / 10,
        ratio: picture === undefined ? 0 : picture.width / picture.height,
      }
    }),
  )

for (const site of demoSites)
  test(
    `CARD-01 SRCH-02 SRCH-08 ${site}: 21 cards a page, level in each row, without accessibility findings`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl(site, search))
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      // Cards below the first screen have their places once they are near.
      await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
      await expectSoundAtEveryWidth(page, async () => {
        await expect(page.getByRole('link', { name: /^(Explore Vehicle|Have a Look)/ })).toHaveCount(21)
        const boxes = await measureCards(page)
        expect(boxes).toHaveLength(21)
        for (const row of Map.groupBy(boxes, ({ top }) => top).values()) {
          expect(new Set(row.map(({ bottom }) => bottom)).size).toBe(1)
          expect(new Set(row.map(({ level }) => level)).size, row.map(({ level }) => level).join(', ')).toBe(1)
          expect(row[0]?.level).not.toContain('NaN')
        }
        // A phone shows wide pictures: of high vehicles less so, and not in a stock book, whose pictures are small.
        const isWide = (page.viewportSize()?.width ?? 0) < 640 && (await page.locator('.card-row').count()) === 0
        for (const { ratio, ratioOnPhone, ratioElsewhere } of boxes)
          expect(Math.abs(ratio - (isWide ? ratioOnPhone : ratioElsewhere))).toBeLessThan(0.03)
      })
    },
  )

test(
  'CARD-02 a sold card offers something similar in place of what it cannot sell',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', `${search}?status=sold`))
    const card = page.getByRole('article').first()
    await expect(card.getByRole('link', { name: /^Find Me Something Similar/i })).toBeVisible()
    await expect(card.getByRole('link', { name: /^Explore Vehicle/ })).toBeVisible()
    await expect(card.getByRole('link', { name: /^(Quick Enquiry|Reserve)/ })).toHaveCount(0)
    await expect(card.getByRole('button', { name: /^Save/ })).toHaveCount(0)
    await expect(card).toContainText(/sold/i)
  },
)

/** The page of results has comparison rates with its repayments, below a visible warning and example (FIN-07). */
async function expectWarned(page: Page): Promise<void> {
  const note = page.locator('[data-finance-note]')
  const repayments = page.locator('article [data-repayment]')
  const shown = await repayments.count()
  if (shown === 0) return expect(note).toHaveCount(0)
  const worded = /^\$[\d,]+ a (week|month)\*( · \d+\.\d\d%\sp\.a\.){2} comparison rate\*( \d years, .*)?$/
  await expect(repayments).toHaveText(Array.from({ length: shown }, () => worded))
  await expect(note).toBeVisible()
  await expect(note).toContainText(/^\* \S.+ Example: \$[\d,]+ secured over \d years\. WARNING/)
  await expect(note).toContainText('WARNING: This comparison rate is true only for the examples given')
  const [noteBox, cardBox] = [await note.boundingBox(), await page.getByRole('article').first().boundingBox()]
  const gap = (cardBox?.y ?? 0) - ((noteBox?.y ?? 0) + (noteBox?.height ?? 0))
  expect(gap, 'nothing stands between the warning and the cards').toBeLessThan(40)
  expect(gap).toBeGreaterThanOrEqual(0)
}

test(
  'FIN-05 FIN-07 card, page, finance page and print show one repayment of a car, the cards below a warning in sight',
  { tag: '@once' },
  async ({ page }) => {
    for (const site of demoSites) {
      await page.goto(siteUrl(site, '/search/used-cars'))
      await test.step(`the warning of ${site}`, () => expectWarned(page))
      const cards = page.getByRole('article').filter({ has: page.locator('[data-repayment]') })
      expect(await cards.count(), `${site} shows repayments on its cards`).toBeGreaterThan(0)
      const card = cards.first()
      const amount = (await card.locator('[data-repayment]').getAttribute('data-repayment')) ?? ''
      const price = (await card.locator('[data-price]').first().getAttribute('data-price')) ?? ''
      const href = (await card.getByRole('heading', { level: 3 }).getByRole('link').getAttribute('href')) ?? ''
      const slug = href.split('/').at(-1) ?? ''
      for (const path of [href, `/personalised/finance?car_id=${slug}`]) {
        await page.goto(siteUrl(site, path))
        const panel = page.getByRole('region', { name: 'Finance estimate' })
        await expect(panel.locator('[data-repayment]')).toHaveAttribute('data-repayment', amount)
        await expect(panel).toContainText('WARNING: This comparison rate')
        await expect(page.getByRole('main').locator(`[data-price="${price}"]`).first()).toBeVisible()
      }
      await page.goto(siteUrl(site, `/print?car_id=${slug}`))
      const dollars = `$${(Number(amount) / 100).toLocaleString('en-AU')}`
      await expect(page.getByText(new RegExp(`^\\${dollars} a (week|month) at .* comparison rate`))).toBeVisible()
    }
  },
)

test(
  'CARD-05 FAV-01 the heart stores the vehicle, fires event 39 once, and is remembered',
  { tag: '@once' },
  async ({ page }) => {
    const countEvents = (): Promise<number> =>
      page.evaluate(
        () =>
          ((window as { dataLayer?: { event_id: number }[] }).dataLayer ?? []).filter((event) => event.event_id === 39)
            .length,
      )
    await page.goto(siteUrl('harbourside-toyota', search))
    const heart = page.getByRole('button', { name: /^Save/ }).first()
    const name = (await heart.getAttribute('title'))?.replace('Save ', '') ?? ''
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    for (const button of [heart, page.getByRole('button', { name: /^Compare/ }).first()])
      expect(await button.getAttribute('aria-label'), 'with a name of its own, the tooltip is read after it').toBeNull()
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    expect(await countEvents()).toBe(1)
    const stored = await page.evaluate(
      () => JSON.parse(localStorage.getItem('favourites') ?? '[]') as Record<string, unknown>[],
    )
    expect(stored.map((favourite) => favourite.name)).toEqual([name])
    expect(Object.keys(stored[0] ?? {}).sort()).toEqual(['id', 'make', 'model', 'name', 'primary_image_url', 'slug'])
    await page.reload()
    await expect(heart).toHaveAttribute('aria-pressed', 'true')
    await heart.click()
    await expect(heart).toHaveAttribute('aria-pressed', 'false')
    expect(await countEvents()).toBe(0)
  },
)

test(
  'CARD-05 a browser that forbids storage shows no heart, and the page works',
  { tag: '@once' },
  async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    })
    await gotoLive(page, 'harbourside-toyota', search)
    await page
      .getByRole('link', { name: /^Quick Enquiry/ })
      .first()
      .click()
    await expect(page.getByRole('dialog', { name: 'Quick Enquiry' })).toBeVisible()
    await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0)
  },
)

test(
  'SRCH-23 the view of a search is pushed as event 49 and taken by the collector',
  { tag: '@once' },
  async ({ page }) => {
    const taken = page.waitForResponse((response) => response.url().endsWith('/api/events'))
    await page.goto(siteUrl('ridgeline-ford', search))
    expect((await taken).status()).toBe(204)
    const pushed = await page.evaluate(
      () => (window as { dataLayer?: { event_id: number; results?: number }[] }).dataLayer ?? [],
    )
    expect(pushed.filter((event) => event.event_id === 49)).toHaveLength(1)
    expect(pushed[0]?.results).toBeGreaterThan(21)
  },
)

test(
  'CARD-04 the first cards show their pictures, in a form smaller than a photograph',
  { tag: '@once' },
  async ({ page }) => {
    const [answer] = await Promise.all([
      page.waitForResponse(/\/vehicle-art\//),
      page.goto(siteUrl('harbourside-toyota', search)),
    ])
    expect([answer.status(), answer.headers()['content-type']]).toEqual([
      200,
      expect.stringMatching(/^image\/(avif|webp)$/),
    ])
    const picture = page.getByRole('article').first().getByRole('img').first()
    await expect
      .poll(() =>
        picture.evaluate((image) => (image instanceof HTMLImageElement && image.complete ? image.naturalWidth : 0)),
      )
      .toBeGreaterThan(0)
  },
)

test.describe('a picture that cannot be had', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('CARD-04 a picture that fails gives way to the drawn one', { tag: '@once' }, async ({ page }) => {
    await page.route('**/vehicle-art/**', (route) => route.fulfill({ status: 404 }))
    await page.goto(siteUrl('bigsky-motors', search))
    await expect(page.getByRole('article').first()).toContainText('Photo not available')
    expect(await findAccessibilityProblems(page, page.getByRole('article').first())).toEqual([])
  })
})

test(
  'API-04 the collector refuses what is too long or no event, with typed problems',
  { tag: '@once' },
  async ({ request }) => {
    // Node does not resolve names under localhost, so the Host header names the site.
    const { host, port } = new URL(siteUrl('ridgeline-ford', '/'))
    const collector = `http://127.0.0.1:${port}/api/events`
    const headers = { Host: host }
    const long = await request.post(collector, {
      headers,
      data: { name: 'search_view', parameters: { results: 1 }, path: `/${'x'.repeat(5_000)}` },
    })
    expect([long.status(), long.headers()['content-type']]).toEqual([413, 'application/problem+json'])
    const wrong = await request.post(collector, { headers, data: { name: 'purchase', parameters: {}, path: '/' } })
    expect([wrong.status(), wrong.headers()['content-type']]).toEqual([400, 'application/problem+json'])
    expect((await request.get(collector, { headers })).status()).toBe(405)
    const foreign = await request.post(collector, {
      data: {},
      headers: { ...headers, Origin: 'https://elsewhere.example' },
    })
    expect(foreign.status()).toBe(403)
  },
)

test('CARD-04 pictures come in several widths, wait below the fold, and move nothing when they come', async ({
  page,
}) => {
  let release = (): void => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/vehicle-art/**', async (route) => {
    await held
    await route.fallback()
  })
  await page.goto(siteUrl('bigsky-motors', '/search/new-used-and-demo-cars'), { waitUntil: 'domcontentloaded' })
  const cards = page.getByRole('article')
  await expect(cards).toHaveCount(21)
  const pictures = await cards
    .locator('img[srcset]')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ loading, srcset, sizes }) => ({ loading, widths: srcset.split(',').length, sized: sizes !== '' })),
    )
  expect(pictures).toHaveLength(21)
  for (const { widths, sized } of pictures) expect([widths > 1, sized]).toEqual([true, true])
  expect(pictures[0]?.loading).toBe('eager')
  expect(new Set(pictures.slice(3).map(({ loading }) => loading))).toEqual(new Set(['lazy']))

  // Cards that no visitor has come to yet have a guessed height, which is not what this test is about.
  await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
  const boxes = () =>
    cards.evaluateAll((all: HTMLElement[]) => all.map(({ offsetTop, offsetHeight }) => [offsetTop, offsetHeight]))
  await page.evaluate(() => document.fonts.ready)
  const before = await boxes()
  release()
  await cards.last().scrollIntoViewIfNeeded()
  const isLoaded = () =>
    cards
      .last()
      .locator('img')
      .first()
      .evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  await expect.poll(isLoaded).toBe(true)
  expect(await boxes()).toEqual(before)
})
