import type { Page } from '@playwright/test'
import { demoSites, expect, openFilters, siteUrl, test, untilLive, type DemoSite } from './site.ts'
import { askServer, findVehicle } from './vehicle-finder.ts'

const search = '/search/new-used-and-demo-cars'

/**
 * Elements that overflow the screen horizontally: the page itself, and controls outside any scrolling container; and
 * paragraphs that what stands beside them leaves no width, or a repayment too little for its comparison rate (FIN-07).
 */
async function findCutOff(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const width = document.documentElement.clientWidth
    const describe = (element: Element): string => {
      const { left, right } = element.getBoundingClientRect()
      return (
        `${element.tagName.toLowerCase()} “${(element.textContent ?? '').trim().slice(0, 40)}” ` +
        `${Math.round(left)}–${Math.round(right)} (${element.className})`
      )
    }
    const isBroughtBack = (element: Element): boolean => {
      for (
        let around: Element | null = element;
        around !== null && around !== document.documentElement;
        around = around.parentElement
      ) {
        const { overflowX, position } = getComputedStyle(around)
        if ((overflowX === 'auto' || overflowX === 'scroll') && around.getBoundingClientRect().right <= width + 1)
          return true
        if (position === 'fixed' && around !== element) return false
      }
      return false
    }
    const found: string[] = []
    if (document.documentElement.scrollWidth > width)
      found.push(
        `page ${document.documentElement.dataset.name ?? ''} is ${document.documentElement.scrollWidth} ` +
          `px wide on ${width}`,
      )
    for (const element of document.querySelectorAll<HTMLElement>('body *:not(svg, svg *)')) {
      const { left, right, width: own, height } = element.getBoundingClientRect()
      const isParagraph = element.matches('p, dt, dd') && (element.textContent ?? '').trim() !== ''
      const isSqueezed = own < 2 && height > 2 && getComputedStyle(element).position !== 'absolute'
      if (isParagraph && isSqueezed && element.checkVisibility({ visibilityProperty: true }))
        found.push(`without width: ${describe(element)}`)
      if (element.matches('[data-repayment] > p, p[data-repayment]') && element.scrollWidth > element.clientWidth + 1)
        found.push(`words cut off: ${describe(element)}`)
      // The honeypot is off screen on purpose.
      if (
        own < 2 ||
        height < 2 ||
        right < -1000 ||
        (left >= -1 && right <= width + 1) ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        continue
      const isControl = element.matches('a, button, input, select, textarea, summary, h1, h2, h3, p')
      const widensPage = found.length > 0 && found.length < 12
      if ((isControl || widensPage) && !isBroughtBack(element)) found.push(describe(element))
    }
    return found
  })
}

/** Opens a page without waiting for its pictures, whose room is reserved. */
async function show(page: Page, address: string): Promise<void> {
  await page.goto(address, { waitUntil: 'domcontentloaded' })
  await page.evaluate(() => document.fonts.ready)
}

async function showEnquiry(page: Page, site: DemoSite): Promise<void> {
  const { text } = await askServer(await findVehicle(site, search, /Quick Enquiry/))
  const [, href = '/enquire'] = /href="(\/enquire\?car_id=[^"]+)"/.exec(text) ?? []
  await show(page, siteUrl(site, href.replaceAll('&amp;', '&')))
}

/** What is shown, in the order of a visit: a layer opens over the page before it. */
const screens: Readonly<Record<string, (page: Page, site: DemoSite) => Promise<unknown>>> = {
  home: (page, site) => show(page, siteUrl(site, '/')),
  'menu over home': (page) => page.locator('header summary').filter({ hasText: /^Menu/ }).click(),
  results: (page, site) => show(page, siteUrl(site, search)),
  'filters and sorting over results': async (page) => {
    await untilLive(page)
    await openFilters(page)
    await expect(page.getByRole('dialog', { name: 'Filters' })).toBeVisible()
  },
  vehicle: async (page, site) => show(page, await findVehicle(site, search, /photos/)),
  'sold vehicle': async (page, site) => show(page, await findVehicle(site, `${search}?status=sold`, /./)),
  finance: (page, site) => show(page, siteUrl(site, '/finance')),
  enquiry: showEnquiry,
  'trade-in': (page, site) => show(page, siteUrl(site, '/trade-in')),
  'test drive': (page, site) => show(page, siteUrl(site, '/book-test-drive/')),
  contact: (page, site) => show(page, siteUrl(site, '/contact')),
  'saved vehicles': (page, site) => show(page, siteUrl(site, '/watchlist')),
  compare: (page, site) => show(page, siteUrl(site, '/compare?find=a')),
  thanks: (page, site) => show(page, siteUrl(site, '/success?lead=one')),
  'no results': (page, site) => show(page, siteUrl(site, `${search}?query=zzzzzz`)),
  'missing page': (page, site) => show(page, siteUrl(site, '/no-such-page')),
}

test.use({ expectedConsoleErrors: [/status of 404/] })

const largeText = 'html { font-size: 200% }'

/** 320 px comes last, so that a layer opens at the width at which the page was shown. */
const settings = [
  { setting: '390 px with text of 200 %', width: 390, css: largeText },
  { setting: '1440 px with text of 200 %', width: 1440, css: largeText },
  { setting: '320 px with text of 200 %', width: 320, css: largeText },
  { setting: '320 px', width: 320, css: '' },
] as const

async function apply(page: Page, { width, css }: { readonly width: number; readonly css: string }): Promise<void> {
  await page.setViewportSize({ width, height: 844 })
  await page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
    // Scripts that follow the width of the page run with the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
  }, css)
}

/** Screens of which the layout is the template's, or follows one that is. */
const ofEverySite = new Set(['home', 'menu over home', 'results', 'filters and sorting over results', 'vehicle'])

/** `REFLOW=all` opens every screen of every site; by default each of the others is opened on one site. */
const listScreens = (site: DemoSite) =>
  Object.entries(screens).filter(
    ([name], at) => process.env.REFLOW === 'all' || ofEverySite.has(name) || demoSites[at % demoSites.length] === site,
  )

for (const site of demoSites)
  test(
    `SRCH-20 VDP-01 FIN-07 no page of ${site} scrolls sideways or cuts a control off at 320 px, nor with text of 200 %`,
    { tag: '@once' },
    async ({ page }) => {
      test.setTimeout(120_000)
      await page.setViewportSize({ width: 320, height: 844 })
      const found: Record<string, readonly string[]> = {}
      for (const [name, open] of listScreens(site)) {
        await open(page, site)
        for (const each of settings) {
          await apply(page, each)
          const cut = await findCutOff(page)
          if (cut.length > 0) found[`${name} at ${each.setting}`] = cut
        }
      }
      expect(found).toEqual({})
    },
  )

for (const site of demoSites)
  test(
    `TEN-05 the name of ${site} in the header keeps its words whole with text of 200 %`,
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl(site, '/finance'))
      for (const each of settings) {
        await apply(page, each)
        const broken = await page
          .getByRole('banner')
          .getByRole('link', { name: /, home$/ })
          .locator('span')
          .evaluateAll((names) =>
            names.flatMap((name) => {
              const text = name.firstChild
              return [...(text?.textContent ?? '').matchAll(/\S+/g)]
                .filter(({ 0: word, index }) => {
                  const range = document.createRange()
                  range.setStart(text as Node, index)
                  range.setEnd(text as Node, index + word.length)
                  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1
                })
                .map(([word]) => word)
            }),
          )
        expect(broken, each.setting).toEqual([])
      }
    },
  )

/** The spacing of text that a reader may set for himself, and that a page has to bear (WCAG 1.4.12). */
const spacing =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } ' +
  'p { margin-bottom: 2em !important }'

for (const site of demoSites)
  test(
    `CARD-01 NAV-05 text as widely spaced as a reader may ask for keeps the names of ${site} and its vehicles whole`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await show(page, siteUrl(site, search))
      for (const width of [390, 1440]) {
        await apply(page, { width, css: spacing })
        const cut = await page
          .locator('header a[aria-label$=", home"] > span, article h3 a')
          .evaluateAll((names) =>
            names
              .filter(({ scrollHeight, clientHeight }) => scrollHeight > clientHeight + 2)
              .map(({ textContent }) => textContent),
          )
        expect(cut, `${width} px wide`).toEqual([])
      }
    },
  )
