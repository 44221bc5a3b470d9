import { expect, findAccessibilityProblems, sendEnquiry, tellBodies, test } from './site.ts'
import { askServer, findVehicle } from './vehicle-finder.ts'
import type { Page } from '@playwright/test'

/** The first event of the page shows that it is hydrated. */
const waitForScripts = (page: Page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()

const readEvents = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event: string; event_id: number }[] }).dataLayer ?? []).map(
      ({ event, event_id }) => `${event_id} ${event}`,
    ),
  )

test(
  'VDP-13 the phone number shows once it is asked for, and the call names car, dealership and website',
  { tag: '@once' },
  async ({ page }) => {
    await tellBodies(page)
    await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
    await waitForScripts(page)
    const panel = page.getByRole('complementary', { name: 'Price and contact' })
    await expect(panel.getByText(/\d{2} \d{4} \d{4}/)).toBeHidden()
    const call = page.waitForRequest('**/api/phone-reveal')
    await panel.locator('summary', { hasText: 'Show number' }).click()
    const number = panel.getByRole('link', { name: /Call Now \d{2} \d{4} \d{4}/ })
    await expect(number).toBeVisible()
    await expect(number).toHaveAttribute('href', /^tel:\+61\d{9}$/)
    const request = await call
    expect(JSON.parse(request.postData() ?? '{}')).toEqual({
      car_id: expect.stringMatching(/^[a-z2-7]{16}$/),
      dealership_id: expect.any(String),
      website_id: 'harbourside-toyota',
    })
    expect((await request.response())?.status()).toBe(204)
  },
)

/** Counts the links that dial, instead of following them. */
const countCalls = (page: Page) =>
  page.addInitScript(() => {
    document.addEventListener('click', (event) => {
      if (!(event.target instanceof Element) || event.target.closest('a[href^="tel:"]') === null) return
      event.preventDefault()
      document.documentElement.dataset.calls = String(Number(document.documentElement.dataset.calls ?? 0) + 1)
    })
  })

test('VDP-13 a phone dials with the touch that asks for the number, a computer shows it', async ({ page }) => {
  await countCalls(page)
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
  await waitForScripts(page)
  const panel = page.getByRole('complementary', { name: 'Price and contact' })
  const isPhone = (page.viewportSize()?.width ?? 0) < 640
  const report = page.waitForRequest('**/api/phone-reveal')
  await panel.locator('summary', { hasText: 'Show number' }).click()
  await report
  await expect(panel.getByRole('link', { name: /Call Now \d{2} \d{4} \d{4}/ })).toBeFocused()
  expect(await page.locator('html').getAttribute('data-calls')).toBe(isPhone ? '1' : null)
})

test.describe('a person who looks at cars', () => {
  test.use({
    userAgent:
      'Mozilla/5.0 (Linux; Android 14; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  })

  test(
    'VDP-15 VDP-16 a used car counts a view, fires event 4 once, and is recently viewed on the next',
    { tag: '@once' },
    async ({ page }) => {
      const first = await findVehicle('tamar-valley-auto', '/search/used-cars?page=1', /\$/)
      const [answer] = await Promise.all([page.waitForResponse(/view\.json\?/), page.goto(first)])
      expect(new URL(answer.url()).searchParams.get('photos_count')).toMatch(/^\d+$/)
      expect(new URL(answer.url()).searchParams.get('website_id')).toBe('tamar-valley-auto')
      expect(Number.isNaN(Date.parse(new URL(answer.url()).searchParams.get('updated_at') ?? ''))).toBe(false)
      const { views, car_fields } = (await answer.json()) as { views: number; car_fields: { status: string } }
      expect([views > 0, car_fields.status]).toEqual([true, 'in_stock'])
      await expect(page.getByText(new RegExp(`^${views} views?$`))).toBeVisible()
      await expect.poll(() => readEvents(page)).toContain('4 used_detail_view')
      const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? ''
      const [again] = await Promise.all([page.waitForResponse(/view\.json\?/), page.reload()])
      expect(((await again.json()) as { views: number }).views).toBe(views)
      expect((await readEvents(page)).filter((event) => event.startsWith('4 '))).toHaveLength(1)
      expect(
        await page.evaluate(() =>
          Object.keys((JSON.parse(localStorage.getItem('viewed-cars') ?? '[]') as object[])[0] ?? {}),
        ),
      ).toEqual(['id', 'stocknum', 'make', 'model', 'body', 'simple_body'])

      const similar = page
        .getByRole('region', { name: /^Similar vehicles$/ })
        .getByRole('link', { name: /^Explore Vehicle/ })
        .first()
      await similar.click()
      await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
      const viewed = page.getByRole('region', { name: 'Recently viewed' })
      await expect(viewed.getByRole('link')).toHaveCount(1)
      expect(await viewed.getByRole('link').getAttribute('href')).toBe(new URL(first).pathname)
      expect(await findAccessibilityProblems(page)).toEqual([])
    },
  )
})

test(
  'VDP-12 the history report opens in a tab of its own and fires event 60',
  { tag: '@once' },
  async ({ page, context }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /History Report/))
    await waitForScripts(page)
    const link = page.getByRole('link', { name: /^History Report/ })
    await expect(link).toHaveAttribute('href', /^https:\/\//)
    // The history reports of the demo have a host that does not exist.
    const opened = context.waitForEvent('page')
    await link.click()
    await (await opened).close()
    expect(await readEvents(page)).toContain('60 history_report')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  },
)

test.describe('an offer', () => {
  test.use({ expectedConsoleErrors: [/status of 422/] })

  test(
    'VDP-17 an offer needs its amount, keeps what was typed, and is thanked for',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/))
      await waitForScripts(page)
      const opener = page.getByRole('link', { name: 'Make an Offer' })
      await opener.click()
      const dialog = page.getByRole('dialog', { name: 'Make an Offer' })
      await dialog.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
      await dialog.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
      await dialog.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
      await dialog.getByRole('button', { name: 'Send Offer' }).click()
      const amount = dialog.getByRole('textbox', { name: /^Your offer/ })
      await expect(amount).toBeFocused()
      await expect(dialog.getByRole('alert')).toContainText('Enter the amount of your offer')
      await expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
      expect(await findAccessibilityProblems(page)).toEqual([])
      await amount.fill('$27,500')
      await sendEnquiry(page, dialog, () => dialog.getByRole('button', { name: 'Send Offer' }).click())
      await expect(page.getByRole('heading', { level: 1, name: 'Thank you' })).toBeVisible()
    },
  )
})

test('VDP-14 the location link scrolls to the map, which asks no third party', async ({ page }) => {
  const foreign: string[] = []
  page.on('request', (request) => {
    if (!new URL(request.url()).hostname.endsWith('.localhost')) foreign.push(request.url())
  })
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
  await page.getByRole('link', { name: 'View Location' }).click()
  await expect(page.locator('#vehicle-map')).toBeInViewport()
  await expect(page.getByRole('link', { name: /Get Directions/ })).toHaveAttribute('href', /^https:\/\//)
  expect(foreign).toEqual([])
  await page.goto(await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/))
  await expect(page.locator('#vehicle-map')).toHaveCount(0)
  await expect(page.locator('a[href="#vehicle-map"]')).toHaveCount(0)
})

test.describe('cars that are not here', () => {
  test.use({ expectedConsoleErrors: [/status of 404/] })

  test(
    'VDP-15 a slug that never was is 404, for the page and for view.json, which then yields nothing',
    { tag: '@once' },
    async () => {
      const there = await findVehicle('harbourside-toyota', '/search/used-cars', /\$/)
      const never = new URL('/cars/never-was', there).href
      expect((await askServer(never)).status).toBe(404)
      expect(
        (await askServer(`${never}/view.json?photos_count=0&updated_at=x&website_id=harbourside-toyota`)).status,
      ).toBe(404)
      expect((await askServer(`${there}/view.json?website_id=bigsky-motors`)).status).toBe(400)
    },
  )

  test(
    'VDP-15 an answer that is not OK changes neither counter nor car, whatever it holds',
    { tag: '@once' },
    async ({ page }) => {
      const there = await findVehicle('tamar-valley-auto', '/search/used-cars', /\$/)
      const body = { views: 777, car_fields: { status: 'sold', updated_at: '2030-01-01T00:00:00.000Z' } }
      await page.route('**/view.json?*', (route) => route.fulfill({ status: 404, json: body }))
      const answered = page.waitForResponse(/view\.json\?/)
      await page.goto(there)
      await (await answered).finished()
      // Longer than a page takes to draw what it was told: the same answer with 200 shows within these frames.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      await expect(page.getByText('777 views')).toHaveCount(0)
      await expect(page.getByText('SOLD', { exact: true })).toHaveCount(0)
      await page.unroute('**/view.json?*')
      await page.route('**/view.json?*', (route) => route.fulfill({ json: { views: 777, car_fields: {} } }))
      await page.reload()
      await expect(page.getByText('777 views')).toBeVisible()
    },
  )
})
