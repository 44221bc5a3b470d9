import type { CDPSession, Page } from '@playwright/test'
import { demoSites, expect, findAccessibilityProblems, gotoLive, siteUrl, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'
const phone = { width: 390, height: 844 }
const wide = { width: 1920, height: 1080 }

/** A page of 21 cars is at most so high on a phone, and each of its cards, in pixels. */
const highestPage = 11_000
const highestCard = 480
/** The most that a part of a card leaves blank above the next one: the repayment, which takes two lines. */
const widestBlank = 60

for (const site of demoSites)
  test(`${site}: two cars fit a phone, and a very wide page is full`, { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize(phone)
    await page.goto(siteUrl(site, search))
    const cards = page.getByRole('article')
    await expect(cards).toHaveCount(21)
    const heights = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().height))
    expect(Math.max(...heights)).toBeLessThanOrEqual(highestCard)
    // Until the footer is on the screen, the browser goes by a guess of its height.
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(highestPage)
    const actions = await cards.evaluateAll((all) =>
      all.map((card) => {
        const shown = [...card.querySelectorAll('.btn')]
        return {
          filled: shown.filter((action) => action.matches('.btn-filled')).length,
          rows: new Set(shown.map((action) => action.getBoundingClientRect().top)).size,
          facts: card.querySelectorAll('.card-facts > li').length,
        }
      }),
    )
    for (const card of actions) expect(card).toEqual({ filled: 1, rows: 1, facts: 4 })

    await page.setViewportSize(wide)
    const boxes = await cards.evaluateAll((all) =>
      all.map((card) => {
        const parts = [...card.children].map((part) => part.getBoundingClientRect())
        const blanks = parts.slice(1).map(({ top }, index) => top - (parts[index]?.bottom ?? top))
        return { left: Math.round(card.getBoundingClientRect().left), blank: Math.max(...blanks) }
      }),
    )
    const columns = new Set(boxes.map(({ left }) => left)).size
    const isStockBook = (await page.locator('.card-rows').count()) > 0
    expect(columns).toBe(isStockBook ? 2 : 4)
    if (!isStockBook) expect(Math.max(...boxes.map(({ blank }) => blank))).toBeLessThanOrEqual(widestBlank)
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

/** Moves a finger to the left over a picture, as a visitor does. */
async function swipe(devtools: CDPSession, box: { x: number; y: number; width: number }): Promise<void> {
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x, y: box.y + 130 }],
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
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)
