import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { readPdf } from '../fixtures/read-pdf.ts'
import { ask } from '../fixtures/server-process.ts'
import { demoSites, expect, findAccessibilityProblems, siteUrl, test, type DemoSite } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/**
 * Slug of the most expensive vehicle of a site, requested without a browser, because this does not test the results
 * page.
 */
async function findSlug(site: DemoSite): Promise<string> {
  const port = Number(process.env.FORECOURT_E2E_PORT)
  const { body } = await ask(port, `${site}.localhost:${port}`, '/search/new-used-and-demo-cars?sortBy=price_desc')
  return /href="\/cars\/([a-z0-9-]+)"/.exec(body)?.[1] ?? ''
}

const bar = (page: Page) => page.getByRole('region', { name: 'Share and print' })

async function openVehicle(page: Page, site: DemoSite): Promise<string> {
  const slug = await findSlug(site)
  await page.goto(siteUrl(site, `/cars/${slug}`))
  await expect(bar(page).getByRole('button', { name: 'Copy link' })).toBeVisible()
  return slug
}

test.describe('the share bar', () => {
  test.use({ expectedConsoleErrors: [/status of 503|ERR_FAILED/] })

  test(
    'SHARE-01 SHARE-03 SHARE-05 API-03 shares and copies the absolute address, explains a failed PDF',
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      const address = siteUrl('bigsky-motors', `/cars/${await openVehicle(page, 'bigsky-motors')}`)
      for (const [name, start] of [
        ['Facebook', 'https://www.facebook.com/sharer/sharer.php?u='],
        ['LinkedIn', 'https://www.linkedin.com/sharing/share-offsite/?url='],
        ['X', 'https://x.com/intent/post?url='],
        ['WhatsApp', 'https://wa.me/?text='],
        ['Email', 'mailto:?subject='],
        ['SMS', 'sms:?&body='],
      ] as const) {
        const href =
          (await bar(page)
            .getByRole('link', { name: `Share by ${name}`, exact: true })
            .getAttribute('href')) ?? ''
        expect(href.startsWith(start), href).toBe(true)
        expect(href).toContain(encodeURIComponent(address))
      }

      const { violations, passes } = await new AxeBuilder({ page })
        .include('section[aria-label="Share and print"]')
        .analyze()
      expect([violations.map(({ id }) => id), passes.length > 0]).toEqual([[], true])

      await bar(page).getByRole('button', { name: 'Copy link' }).click()
      await expect(bar(page).getByRole('button', { name: 'Copied' })).toBeVisible()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address)

      await page.route('**/document.pdf', (route) =>
        route.fulfill({
          status: 503,
          contentType: 'application/problem+json',
          body: JSON.stringify({ title: 'Busy', status: 503, detail: 'Many PDFs are being made at the moment.' }),
        }),
      )
      const button = bar(page).locator('a[download]')
      await button.click()
      await expect(bar(page).getByRole('alert')).toHaveText('Many PDFs are being made at the moment.')
      await expect(button).toHaveText('PDF')
      await page.unroute('**/document.pdf')
      await page.route('**/document.pdf', (route) => route.abort())
      await button.click()
      await expect(bar(page).getByRole('alert')).toHaveText(/Check your connection/)
    },
  )
})

test(
  'SHARE-02 a network opens a window of 550x400, and its closing is noticed within a second or so',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.route('https://www.facebook.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Facebook</title>' }),
    )
    await openVehicle(page, 'ridgeline-ford')
    await expect(bar(page).getByRole('link', { name: 'Share by X', exact: true })).toHaveCount(0)
    const link = bar(page).getByRole('link', { name: 'Share by Facebook' })
    const [popup] = await Promise.all([page.waitForEvent('popup'), link.click()])
    await popup.waitForLoadState()
    expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([550, 400])
    await page.waitForTimeout(1_500)
    await expect(link).toHaveAttribute('aria-busy', 'true')
    await popup.close()
    await expect(link).not.toHaveAttribute('aria-busy', 'true')
    await expect(link).toBeFocused()
  },
)

/** Stops the page's clock, so that only the test advances it. */
async function openWithStoppedClock(page: Page, site: DemoSite): Promise<void> {
  const start = Date.UTC(2026, 10, 20)
  await page.clock.install({ time: start })
  await openVehicle(page, site)
  await page.clock.pauseAt(start + 3_600_000)
}

for (const { site, what, ms } of [
  { site: 'bigsky-motors', what: 'the button', ms: 1_500 },
  { site: 'southern-cross-caravans', what: 'a toast', ms: 3_000 },
] as const)
  test(
    `SHARE-03 the copy is noted in ${what} for ${ms} ms, no more and no less`,
    { tag: '@once' },
    async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await openWithStoppedClock(page, site)
      await bar(page).getByRole('button', { name: 'Copy link' }).click()
      const note =
        what === 'a toast' ? page.getByText('Link copied') : bar(page).getByRole('button', { name: 'Copied' })
      await expect(note).toBeVisible()
      await page.clock.runFor(ms - 1)
      await expect(note).toBeVisible()
      await page.clock.runFor(1)
      await expect(note).toHaveCount(0)
    },
  )

test(
  'SHARE-04 SHARE-05 Print opens the sheet with event 61, PDF saves {slug}.pdf with the page’s price',
  { tag: '@once' },
  async ({ page, context }) => {
    await context.addInitScript(() => {
      window.print = () => {
        document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1)
      }
    })
    await page.route('**/document.pdf', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400))
      await route.continue()
    })
    const slug = await openVehicle(page, 'harbourside-toyota')
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
    const price = (await page.locator('[data-price]').first().textContent()) ?? ''
    expect([title.length > 0, price.startsWith('$')]).toEqual([true, true])

    const button = bar(page).locator('a[download]')
    const before = await button.boundingBox()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button.click().then(() => expect(button).toHaveText('Preparing...')),
    ])
    expect(download.suggestedFilename()).toBe(`${slug}.pdf`)
    const { text, pages, images } = readPdf(await readFile(await download.path()))
    expect([pages, images > 0]).toEqual([1, true])
    for (const told of [title.replaceAll(/\s+/g, ' '), price, 'Dealer licence']) expect(text).toContain(told)
    await expect(button).toHaveText('PDF')
    expect((await button.boundingBox())?.width).toBe(before?.width)

    const [sheet] = await Promise.all([
      context.waitForEvent('page'),
      bar(page)
        .getByRole('link', { name: /^Print/ })
        .click(),
    ])
    await expect(sheet).toHaveURL(siteUrl('harbourside-toyota', `/print?car_id=${slug}`))
    await expect(sheet.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(sheet.locator('[data-price]')).toHaveText(price)
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', '1')
    const events = await page.evaluate(() =>
      ((window as { dataLayer?: { event_id: number; vehicleMake?: string }[] }).dataLayer ?? []).filter(
        (event) => event.event_id === 61,
      ),
    )
    expect(events.map(({ vehicleMake }) => typeof vehicleMake)).toEqual(['string'])
    await expect(sheet.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    // The printed sheet has no menu and no footer.
    await expect(sheet.getByRole('contentinfo')).toHaveCount(0)
    expect(await findAccessibilityProblems(sheet)).toEqual([])
    await sheet.getByRole('button', { name: 'Print' }).click()
    await expect(sheet.locator('html')).toHaveAttribute('data-printed', '2')
  },
)

test('SHARE-04 FIN-07 a repayment that needs two lines of the sheet fills both', { tag: '@once' }, async ({ page }) => {
  const vehicle = new URL(await findVehicle('bigsky-motors', '/search/used-cars', /comparison rate/i))
  await page.goto(siteUrl('bigsky-motors', `/print?car_id=${vehicle.pathname.replace('/cars/', '')}`))
  const line = page.getByRole('main').getByText(/^\$[\d,]+ a (?:week|month) at /)
  const share = await line.evaluate((element) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    // A few pixels too narrow for one line, so that a line break as usual would leave one word for the second.
    element.style.whiteSpace = 'nowrap'
    const width = text.getBoundingClientRect().width
    element.style.whiteSpace = ''
    element.style.width = `${width - 4}px`
    const lines = [...text.getClientRects()].map((rect) => rect.width)
    return [lines.length, Math.min(...lines) / Math.max(...lines)]
  })
  expect(share[0]).toBe(2)
  expect(share[1]).toBeGreaterThan(0.6)
})

test('SHARE-04 every site’s sheet fits one A4 page and the screen, with price, dealer, licence and code', async ({
  page,
  isMobile,
}) => {
  for (const site of isMobile ? (['southern-cross-caravans'] as const) : demoSites) {
    await page.goto(siteUrl(site, `/print?car_id=${await findSlug(site)}`))
    await expect(page.locator('[data-price]')).toHaveText(/^\$[\d,]+$/)
    await expect(page.getByText(/^Dealer licence \S/)).toBeVisible()
    await expect(page.getByText('Demonstration: dealer, stock and prices are fictional.')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(0)
    const raw = (await page.pdf({ preferCSSPageSize: true, printBackground: true })).toString('latin1')
    expect(raw.match(/\/Type\s*\/Page\b(?!s)/g)).toHaveLength(1)
    const [, width, height] = /\/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]/.exec(raw) ?? []
    expect([Math.round(Number(width)), Math.round(Number(height))]).toEqual([595, 842])
    if (isMobile) continue
    await page.emulateMedia({ media: 'print' })
    const cut = await page.locator('main > div').evaluate((content) => content.scrollHeight - content.clientHeight)
    expect(cut, site).toBeLessThanOrEqual(1)
    await page.emulateMedia({ media: null })
  }
})
