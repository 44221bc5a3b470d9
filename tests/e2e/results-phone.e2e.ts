import type { CDPSession, Page } from '@playwright/test'
import { demoSites, expect, findAccessibilityProblems, gotoLive, siteUrl, test, untilHydrated } from './site.ts'

const search = '/search/new-used-and-demo-cars'
const phone = { width: 390, height: 844 }

/** A page of 21 cars is at most so high on a phone, and each of its cards, in pixels. */
const highestPage = 10_600
const highestCard = 460
/**
 * The most that a part of a card leaves blank above the next one, and between its own lines, in pixels: one line, by
 * which the name or the price of a neighbour may be longer, and the space that always stands between two parts. In a
 * row of the stock book it may be both, and the line of the test drive that a reserved vehicle lacks.
 */
const widestBlank = { grid: 40, stockBook: 64 } as const
/** The smallest text on a phone, in pixels; the warning of the comparison rate is small print, of 12. */
const smallestText = 14

interface CardBlank {
  readonly left: number
  readonly blank: number
  readonly title: string
}

/** Widest blank of each card: below a part and above the one under it, or between the lines that fill a part up. */
const measureBlanks = (page: Page): Promise<CardBlank[]> =>
  page.getByRole('article').evaluateAll((all) => {
    const listTexts = (part: Element): DOMRect[] => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      const { right } = part.getBoundingClientRect()
      const rects: DOMRect[] = []
      while (texts.nextNode() !== null) {
        const range = document.createRange()
        range.selectNodeContents(texts.currentNode)
        rects.push(...[...range.getClientRects()].filter(({ left, height }) => left < right - 1 && height > 4))
      }
      return rects.toSorted((a, b) => a.bottom - b.bottom)
    }
    const findGaps = (rects: readonly DOMRect[], start: number): number[] =>
      rects.map(({ top }, index) => top - (index === 0 ? start : (rects[index - 1]?.bottom ?? top)))
    return all.map((card) => {
      const shown = [...card.children].flatMap((part) =>
        getComputedStyle(part).display === 'contents' ? [...part.children] : [part],
      )
      const parts = shown.map((part) => {
        const box = part.getBoundingClientRect()
        // A picture, and facts above their rule, end with their box; words end before the blank below them.
        const texts = part.matches('.card-name, .card-price, .card-more, .card-more > *') ? listTexts(part) : []
        const last = part.matches(':first-child') ? part : (part.lastElementChild ?? part)
        const bottom = texts.at(-1)?.bottom ?? last.getBoundingClientRect().bottom
        return { box, bottom, gaps: part.matches('.card-more') ? findGaps(texts, box.top) : [] }
      })
      const blanks = parts.flatMap(({ box, bottom, gaps }) => {
        const below = parts
          .filter(
            (other) => other.box.left < box.right && other.box.right > box.left && other.box.top >= box.bottom - 1,
          )
          .map((other) => other.box.top)
        return [...gaps, ...(below.length === 0 ? [] : [Math.min(...below) - bottom])]
      })
      const { left } = card.getBoundingClientRect()
      return { left: Math.round(left), blank: Math.round(Math.max(...blanks)), title: card.textContent.slice(0, 60) }
    })
  })

const listSmallTexts = (page: Page): Promise<string[]> =>
  page.locator('main').evaluate((main, smallest) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
    const small: string[] = []
    while (texts.nextNode() !== null) {
      const { parentElement: parent, textContent: text } = texts.currentNode
      if (parent === null || text === null || text.trim() === '' || !parent.checkVisibility()) continue
      if (parent.closest('[data-finance-note]') !== null) continue
      const { width } = parent.getBoundingClientRect()
      if (width > 1 && Number.parseFloat(getComputedStyle(parent).fontSize) < smallest) small.push(text)
    }
    return small
  }, smallestText)

for (const site of demoSites)
  test(`${site}: two cars fit a phone, and the cards of a wide page are full`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(phone)
    const cards = page.getByRole('article')
    // Used cars have more lines each: what is saved, and a repayment.
    for (const path of ['/search/used-cars', search]) {
      await page.goto(siteUrl(site, path))
      await expect(cards).toHaveCount(21)
      // Cards that no visitor has come to yet have a guessed height.
      await page.evaluate(() => {
        document.adoptedStyleSheets = []
        document.documentElement.setAttribute('data-whole', '')
      })
      expect(await page.evaluate(() => document.documentElement.scrollHeight), path).toBeLessThanOrEqual(highestPage)
    }
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(highestCard)
    expect(await listSmallTexts(page)).toEqual([])
    expect(
      await cards.evaluateAll((all) => all.map((card) => card.querySelectorAll('.card-facts > li').length)),
    ).toEqual(Array.from({ length: 21 }, () => 4))

    const isStockBook = (await page.locator('.card-rows').count()) > 0
    for (const { width, columns } of [
      { width: 1100, columns: isStockBook ? 1 : 2 },
      { width: 1440, columns: isStockBook ? 1 : 3 },
      { width: 1700, columns: isStockBook ? 2 : 4 },
      { width: 1920, columns: isStockBook ? 2 : 4 },
    ]) {
      await page.setViewportSize({ width, height: 1080 })
      const boxes = await measureBlanks(page)
      expect(new Set(boxes.map(({ left }) => left)).size).toBe(columns)
      const widest = isStockBook ? widestBlank.stockBook : widestBlank.grid
      expect(boxes.filter(({ blank }) => blank > widest)).toEqual([])
    }
  })

for (const site of demoSites) {
  // A wide card has two buttons in a row of their own.
  const title = `CARD-01 ${site}: on a phone one button stands beside other lines, and the card leads to its vehicle`
  test(title, { tag: '@phone' }, async ({ page }) => {
    await page.goto(siteUrl(site, '/search/used-cars'))
    await page.evaluate(() => {
      document.adoptedStyleSheets = []
      document.documentElement.setAttribute('data-whole', '')
    })
    const found = await page.getByRole('article').evaluateAll((cards) =>
      cards.map((card) => {
        const [ground, button, ...others] = [...card.querySelectorAll('.card-actions > a')]
        const box = card.getBoundingClientRect()
        const [under, own] = [ground, button].map((link) => link?.getBoundingClientRect() ?? new DOMRect())
        const lines = card.querySelector(
          card.matches('.card-bare') ? (card.querySelector('.loads') ? '.loads' : '.card-facts') : '.card-more',
        )
        const beside = lines?.getBoundingClientRect()
        const isWhole = (own?.width ?? 0) > box.width * 0.8
        return {
          others: others.length,
          // The ground of the card reaches to both sides and the foot, and words of its own do not show.
          covers: under !== undefined && box.width - under.width < 4 && (isWhole || box.bottom - under.bottom < 4),
          isBeside:
            isWhole || ((beside?.top ?? 0) < (own?.bottom ?? 0) && (beside?.right ?? 0) <= (own?.left ?? 0) + 1),
          tall: own?.height ?? 0,
        }
      }),
    )
    expect(found).toHaveLength(21)
    for (const { tall, ...card } of found) {
      expect(card).toEqual({ others: 0, covers: true, isBeside: true })
      expect(tall).toBeGreaterThanOrEqual(44)
    }
    const card = page.getByRole('article').nth(1)
    const href = (await card.getByRole('heading').getByRole('link').getAttribute('href')) ?? ''
    const facts = card.locator('.card-facts')
    await facts.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const { x = 0, y = 0 } = (await facts.boundingBox()) ?? {}
    await page.touchscreen.tap(x + 60, y + 8)
    await expect(page).toHaveURL(new RegExp(`${href}$`))
  })
}

test('CARD-01 on a phone the facts of a card with loads have its whole width', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('southern-cross-caravans', '/search/used-cars'))
  const facts = await page.locator('.card-spec.card-bare .loads + .card-facts').evaluateAll((all) =>
    all.map((element) => ({
      isWide: element.clientWidth > (element.closest('article')?.clientWidth ?? 0) * 0.9,
      isLow: element.clientHeight < Number.parseFloat(getComputedStyle(element).lineHeight) * 2.1,
    })),
  )
  expect(facts.length).toBeGreaterThan(0)
  for (const fact of facts) expect(fact).toEqual({ isWide: true, isLow: true })
})

for (const site of demoSites)
  test(`CARD-01 ${site}: a phone shows the whole trim of every vehicle`, { tag: '@phone' }, async ({ page }) => {
    await page.goto(siteUrl(site, search))
    await page.evaluate(() => document.documentElement.setAttribute('data-whole', ''))
    const cut = await page
      .locator('.card-variant')
      .evaluateAll((all) =>
        all.filter((line) => line.scrollHeight > line.clientHeight + 1).map((line) => line.textContent),
      )
    expect(cut).toEqual([])
  })

const readBars = (page: Page): Promise<{ header: number; toolbar: number }> =>
  page.evaluate(() => {
    const bottomOf = (part: string): number =>
      Math.round(document.querySelector(part)?.getBoundingClientRect().bottom ?? Number.NaN)
    return { header: bottomOf('header'), toolbar: bottomOf('.toolbar') }
  })

test(
  'header and toolbar give way on the way down, and come back on the way up and to the focus',
  {
    tag: '@phone',
  },
  async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await gotoLive(page, 'bigsky-motors', search)
    const scrollDown = async (): Promise<void> => {
      await expect(async () => {
        await page.evaluate(() => scrollBy(0, 300))
        const { header, toolbar } = await readBars(page)
        expect([header <= 0, toolbar <= 0]).toEqual([true, true])
      }).toPass()
    }
    await scrollDown()
    await page.evaluate(() => scrollBy(0, -60))
    await expect.poll(() => readBars(page).then(({ header, toolbar }) => header > 0 && toolbar > header)).toBe(true)

    await scrollDown()
    const field = page.locator('.toolbar input').first()
    await field.focus()
    await expect(field).toBeInViewport({ ratio: 1 })
    // Results that scroll by under the field take neither bar away while it has the focus.
    await page.evaluate(() => scrollBy(0, 200))
    await expect(field).toBeInViewport({ ratio: 1 })
  },
)

test(
  'SRCH-07 a phone shows suggestions with their whole names, and cards leave the filled button to the bar',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    const grounds = await page
      .locator('.card-actions > a')
      .evaluateAll((all) => [...new Set(all.map((link) => getComputedStyle(link).backgroundColor))])
    expect(grounds).toEqual(['rgba(0, 0, 0, 0)'])
    await page.getByRole('combobox', { name: 'Search this stock' }).pressSequentially('toyota')
    const names = page.getByRole('option').locator('span:first-child')
    await expect(names.nth(3)).toBeVisible()
    expect(await names.evaluateAll((all) => all.filter((name) => name.scrollWidth > name.clientWidth).length)).toBe(0)
    await expect(page.getByRole('listbox')).toBeInViewport({ ratio: 1 })
  },
)

for (const [site, path, row] of [
  ['bigsky-motors', search, '.toolbar'],
  ['tamar-valley-auto', '/', 'main form:has([role=combobox])'],
  ['harbourside-toyota', '/', 'main form:has([role=combobox])'],
] as const)
  test(
    `SRCH-07 the suggestions of ${site} at ${path} are as wide as the row of the field on a phone`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(siteUrl(site, path))
      await untilHydrated(page)
      const field = page.locator(row).getByRole('combobox').first()
      await field.pressSequentially('toyota')
      await expect(page.getByRole('option').first()).toBeVisible()
      const start = await field.boundingBox()
      const end = await page.locator(`${row} :is(button, select)`).last().boundingBox()
      const list = await page.getByRole('listbox').boundingBox()
      const edge = (box: typeof list): number => (box?.x ?? 0) + (box?.width ?? 0)
      expect(Math.abs((list?.x ?? 0) - (start?.x ?? 0))).toBeLessThanOrEqual(1)
      expect(Math.abs(edge(list) - edge(end))).toBeLessThanOrEqual(1)
    },
  )

/** Moves a finger to the left over a picture, as a visitor does. */
async function swipe(devtools: CDPSession, box: { x: number; y: number; width: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 90 }],
    })
  const start = box.x + box.width - 50
  await touch('touchStart', start)
  for (let moved = 20; moved <= 240; moved += 20) await touch('touchMove', start - moved)
  await touch('touchEnd', 0)
}

test(
  'a finger swipes through the photos of a card, which come when it touches them',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    const strip = page.locator('.card-photos').nth(1)
    await expect(strip.locator('span').first()).toBeAttached()
    await expect(strip.locator('img')).toHaveCount(1)
    await strip.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
    const devtools = await page.context().newCDPSession(page)
    const box = await strip.boundingBox()
    if (box === null) throw new Error('the picture has no box')
    await swipe(devtools, box)
    await expect(strip.locator('img')).toHaveCount(5)
    await expect.poll(() => strip.evaluate(({ scrollLeft, clientWidth }) => scrollLeft / clientWidth)).toBeCloseTo(1, 1)
    await expect(page).toHaveURL(new RegExp(`${search}$`))
    await page.evaluate(() => scrollTo(0, 0))
    expect(await findAccessibilityProblems(page, page.getByRole('article').nth(1))).toEqual([])
  },
)
