import type { Page } from 'puppeteer-core'
import { click, expect, find, reach, restingScroll, test } from './firefox.ts'
import { siteUrl } from './site.ts'

const search = '/search/new-used-and-demo-cars'
/** How often the page is asked, in milliseconds: by default only once a second in the end. */
const often = { intervals: [50, 100] }
const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

interface Left {
  readonly address: string
  readonly scroll: number
}

async function expectAddress(tab: Page, address: string | RegExp): Promise<void> {
  const read = (): Promise<string> => tab.evaluate(() => window.location.pathname + window.location.search)
  if (typeof address === 'string') await expect.poll(read, often).toBe(address)
  else await expect.poll(read, often).toMatch(address)
}

/** After a client-side navigation the heading of the new page has the focus. */
async function expectFocusedHeading(tab: Page): Promise<void> {
  await expect.poll(() => tab.evaluate(() => document.activeElement?.matches('main h1')), often).toBe(true)
}

/** Selects one filter and opens the second page of its results. On a phone the filters open on demand. */
async function gotoSecondPage(tab: Page, site: string, filter: string, isPhone: boolean): Promise<string> {
  await tab.goto(siteUrl(site, search))
  await tab.waitForFunction(() => ((window as { dataLayer?: object[] }).dataLayer ?? []).length > 0)
  if (isPhone) await click(tab, '.toolbar-filters', /^Filters/)
  await click(tab, boxOf(filter))
  await expectAddress(tab, `${search}?${filter}`)
  if (isPhone) await click(tab, 'button', /^Show [\d,]+ vehicles?$/)
  // Until the filtered results arrive, the link to the next page belongs to the previous results.
  await click(tab, `main a[rel="next"][href*="${filter}"]`, /^Next$/)
  await expectAddress(tab, `${search}?${filter}&page=2`)
  await expectFocusedHeading(tab)
  return `${search}?${filter}&page=2`
}

const boxOf = (filter: string): string => {
  const [name, value] = filter.split('=')
  return `input[name="${name}"][value="${value}"]`
}

/** Scroll position with a link of the fourth vehicle in the middle of the window. */
async function scrollToVehicle(tab: Page) {
  const link = await reach(tab, ':nth-child(4) > article a', /^Explore Vehicle/)
  const scroll = await restingScroll(tab)
  expect(scroll, 'far enough to tell whether it is kept').toBeGreaterThan(300)
  return { link, scroll }
}

async function expectSecondPageAsLeft(tab: Page, filter: string, { address, scroll }: Left): Promise<void> {
  await expectAddress(tab, address)
  await find(tab, 'main a[aria-current="page"]', /^Page 2$/)
  expect(await tab.$eval(boxOf(filter), (box) => (box as HTMLInputElement).checked), 'the filter is ticked').toBe(true)
  expect(Math.abs((await restingScroll(tab)) - scroll), 'pixels away from where the page was left').toBeLessThanOrEqual(
    2,
  )
}

const dialogs = (tab: Page): Promise<number> => tab.$$eval('dialog[open]', ({ length }) => length)

async function openEnquiry(tab: Page): Promise<void> {
  await click(tab, 'article a', /^Quick Enquiry/)
  await find(tab, 'dialog[open] h2', /^Quick Enquiry$/)
  await find(tab, 'dialog[open] textarea', /^Comments$/)
}

const enquiry = [
  [/^Name$/, 'Ana Example'],
  [/^Email/, 'ana@example.com'],
  [/^Phone/, '0400 123 456'],
  [/^Comments$/, 'Is it still available?'],
] as const

/** Clicked by script, because a mouse click would scroll to the link first. */
const leave = (tab: Page, selector: string): Promise<void> =>
  tab.$eval(selector, (link) => (link as HTMLElement).click())

const ways = [
  ['a vehicle', (tab: Page) => scrollToVehicle(tab).then(({ link }) => link.click()), /^\/cars\//],
  ['Home', (tab: Page) => leave(tab, 'header a[href="/"]'), /^\/$/],
  ['Finance', (tab: Page) => leave(tab, 'header a[href^="/finance"], footer a[href^="/finance"]'), /^\/finance/],
] as const

for (const [name, size] of Object.entries(sizes)) {
  const isPhone = name === 'phone'
  test.describe(name, () => {
    test.use({ size })

    test('SRCH-01 LEAD-17 LEAD-18 in Firefox: filter, page 2, a vehicle, Back, an enquiry, the thanks, Back', async ({
      tab,
    }) => {
      const filter = 'make=Toyota'
      const address = await gotoSecondPage(tab, 'bigsky-motors', filter, isPhone)

      await test.step('a vehicle, and Back', async () => {
        const { link, scroll } = await scrollToVehicle(tab)
        await link.click()
        await expectAddress(tab, /^\/cars\//)
        await expectFocusedHeading(tab)
        await tab.goBack()
        await expectSecondPageAsLeft(tab, filter, { address, scroll })
      })

      await test.step('an enquiry', async () => {
        await openEnquiry(tab)
        for (const [field, value] of enquiry)
          await (await find(tab, 'dialog[open] :is(input:not([type="radio"]), textarea)', field)).type(value)
        if (isPhone) {
          await tab.waitForFunction(() => 'layer' in (window.history.state as object))
          await tab.goBack()
          await expect.poll(() => dialogs(tab), often).toBe(0)
          await expectAddress(tab, address)
          await openEnquiry(tab)
          for (const [field, value] of enquiry) {
            const input = await find(tab, 'dialog[open] :is(input:not([type="radio"]), textarea)', field)
            expect(
              await input.evaluate((element) => (element as HTMLInputElement).value),
              `the draft of ${field}`,
            ).toContain(value)
          }
        }
        await click(tab, 'dialog[open] button', /^Send Enquiry$/)
        await expectAddress(tab, /\/success\?lead=/)
        await find(tab, 'main h1', /^Thank you$/)
        await expectFocusedHeading(tab)
        expect(await dialogs(tab)).toBe(0)
      })

      await test.step('Back to the results', async () => {
        await tab.goBack()
        await expectAddress(tab, address)
        await find(tab, 'article h3 a', /Toyota/)
        expect(await dialogs(tab)).toBe(0)
      })
    })

    const site = isPhone ? 'bigsky-motors' : 'tamar-valley-auto'
    // The journey above goes to a vehicle and back, at both widths; one more place shows the rest on a phone.
    for (const [place, goThere, there] of isPhone ? ways.slice(2) : ways)
      test(`SRCH-01 ${site} in Firefox: Back from ${place} restores page, filters and scroll position`, async ({
        tab,
      }) => {
        const filter = 'body=SUV'
        const address = await gotoSecondPage(tab, site, filter, isPhone)
        const { scroll } = await scrollToVehicle(tab)
        await goThere(tab)
        await expectAddress(tab, there)
        await expectFocusedHeading(tab)
        await tab.goBack()
        await expectSecondPageAsLeft(tab, filter, { address, scroll })
      })
  })
}
