import type { Page } from '@playwright/test'
import { createClient, listCars } from './finance-site.ts'
import {
  demoSites,
  expect,
  expectSoundAtEveryWidth,
  findAccessibilityProblems,
  siteUrl,
  test,
  untilHydrated,
} from './site.ts'

const site = 'bigsky-motors'
const reflows = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
const next = (page: Page) => page.getByRole('button', { name: 'Continue' })
const listEvents = (page: Page) =>
  page.evaluate(() =>
    ((window as { dataLayer?: { event_id?: number }[] }).dataLayer ?? []).map((each) => each.event_id),
  )

async function enterCar(page: Page, path = '/trade-in', name = site): Promise<void> {
  await page.goto(siteUrl(name, path))
  await untilHydrated(page)
  await page.getByRole('textbox', { name: 'Rego' }).fill('abc 123')
  await page.getByRole('combobox', { name: 'State' }).selectOption('QLD')
  await page.getByRole('textbox', { name: 'Kilometres' }).fill('125,000')
  await next(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Its condition' })).toBeFocused()
}

async function answerAll(page: Page): Promise<void> {
  for (const group of await page
    .getByRole('group')
    .filter({ has: page.getByRole('radio') })
    .all())
    await group.getByRole('radio').first().check()
  await next(page).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Your details' })).toBeFocused()
}

async function fillDetails(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await page.getByRole('textbox', { name: 'Phone' }).fill('0400 123 456')
  await page.getByRole('textbox', { name: 'Email' }).fill('ana@example.com')
  const where = page.getByRole('combobox', { name: 'Where would you bring it?' })
  if ((await where.locator('option').count()) > 1) await where.selectOption({ index: 1 })
}

test.describe('the trade-in page', () => {
  test(
    'BUY-04 of every site has one heading, fits the screen and is accessible',
    { tag: '@once' },
    async ({ page }) => {
      for (const site of demoSites)
        await test.step(site, async () => {
          await page.goto(siteUrl(site, '/trade-in'))
          const what = site === 'southern-cross-caravans' ? 'vehicle' : 'car'
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(`What is your ${what} worth?`)
          await expectSoundAtEveryWidth(page)
        })
    },
  )

  test(
    'BUY-04 BUY-05 leads by rego to an estimate that can be accepted, with event 18 once',
    { tag: '@once' },
    async ({ page }) => {
      await enterCar(page)
      await expect(page.getByText('We may not be able to value a car of this age')).toBeVisible()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await answerAll(page)
      expect(await findAccessibilityProblems(page)).toEqual([])
      await fillDetails(page)
      await page.getByRole('button', { name: 'See the estimate' }).click()
      await expect(page.getByRole('heading', { level: 2, name: 'Your estimate' })).toBeFocused()
      await expect(page.getByText(/^Expected range \$[\d,]+ to \$[\d,]+$/)).toBeVisible()
      await expect(page.getByText(/holds until \d+ \w+ \d{4}/)).toBeVisible()
      await expect(page.getByText('Example estimate')).toBeVisible()
      expect(await findAccessibilityProblems(page)).toEqual([])
      expect(await reflows(page)).toBeLessThanOrEqual(0)
      await page.getByRole('button', { name: 'Accept this estimate' }).click()
      await expect(page.getByText('You accepted this estimate')).toBeVisible()
      expect((await listEvents(page)).filter((id) => id === 18)).toEqual([18])
      expect(await findAccessibilityProblems(page)).toEqual([])
      await page.reload()
      await expect(page.getByText(/^Accepted on/)).toBeVisible()
      await untilHydrated(page)
      expect(await listEvents(page)).not.toContain(18)
    },
  )

  test('BUY-04 the rego can be typed and read at twice the text size', { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript(() => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync('html { font-size: 200% }')
      document.adoptedStyleSheets = [sheet]
    })
    await page.goto(siteUrl(site, '/trade-in'))
    // Seven letters of 32 pixels at least.
    expect((await page.getByRole('textbox', { name: 'Rego' }).boundingBox())?.width).toBeGreaterThan(220)
  })

  test('BUY-04 Back and reload keep what was entered', { tag: '@once' }, async ({ page }) => {
    await enterCar(page)
    await answerAll(page)
    await page.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
    await page.goBack()
    await expect(page.getByRole('heading', { level: 2, name: 'Its condition' })).toBeVisible()
    await page.goForward()
    await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Example')
    await page.getByRole('link', { name: 'Change your answers' }).click()
    await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked()
    await page.reload()
    await expect(page.getByRole('radio', { name: /^Excellent/ })).toBeChecked()
    await page.getByRole('link', { name: 'Not your car?' }).click()
    await expect(page.getByRole('textbox', { name: 'Rego' })).toHaveValue('ABC123')
    await expect(page.getByRole('textbox', { name: 'Kilometres' })).toHaveValue('125,000')
  })

  test(
    "BUY-04 VDP-12 a vehicle's page leads to /cars/trade-in, which names the vehicle",
    { tag: '@once' },
    async ({ page, request }) => {
      const [id = ''] = await listCars(request, site)
      await page.goto(siteUrl(site, `/cars/trade-in?car_id=${id}`))
      const wanted = page.getByRole('complementary').filter({ hasText: 'Trading in for' })
      await expect(wanted).toContainText('Stock no.')
      await page.goto(siteUrl(site, '/cars/trade-in?car_id=nobody-has-this-one'))
      await expect(page.getByText('no longer listed')).toBeVisible()
      const client = createClient(request, site)
      for (const path of ['/trade-in', '/sell-my-car', '/sell-your-car', '/cars/trade-in'])
        expect([path, await (await client.get(path)).text()]).toEqual([
          path,
          expect.stringContaining('What is your car worth?'),
        ])
    },
  )
})

test.describe('steps that are refused', () => {
  test.use({ expectedConsoleErrors: [/status of 4\d\d|status of 503|net::ERR|Failed to load resource/] })

  test(
    'BUY-04 each error is told at its field and in a summary that takes the focus',
    { tag: '@once' },
    async ({ page }) => {
      await page.goto(siteUrl(site, '/trade-in'))
      await untilHydrated(page)
      await page.getByRole('textbox', { name: 'Rego' }).fill('ZZ1')
      await page.getByRole('combobox', { name: 'State' }).selectOption('NSW')
      await next(page).click()
      const alert = page.getByRole('alert')
      await expect(alert).toBeFocused()
      await expect(alert.getByRole('listitem')).toHaveText(['Enter the kilometres on the clock, like 85,000'])
      await page.getByRole('textbox', { name: 'Kilometres' }).fill('60000')
      await next(page).click()
      await expect(alert).toContainText('We could not find that rego.')
      await expect(page.getByRole('textbox', { name: 'Make' })).toBeVisible()
      expect(await findAccessibilityProblems(page)).toEqual([])
      await page.getByRole('textbox', { name: 'Make' }).fill('Toyota')
      await page.getByRole('textbox', { name: 'Model' }).fill('Corolla')
      await page.getByRole('textbox', { name: 'Year' }).fill('2019')
      await next(page).click()
      await expect(page.getByText('2019 Toyota Corolla')).toBeVisible()
      await next(page).click()
      await expect(page.getByRole('alert').getByRole('listitem')).toHaveCount(5)
      expect(await findAccessibilityProblems(page)).toEqual([])
    },
  )

  test(
    'BUY-04 API-03 a valuation save failure is logged, and nothing of it is shown',
    { tag: '@once' },
    async ({ page }) => {
      const warned: string[] = []
      page.on('console', (message) => message.type() === 'warning' && void warned.push(message.text()))
      await page.route('**/api/miscellaneous', (route) => route.fulfill({ status: 503, body: '{}' }))
      await enterCar(page, '/trade-in', 'ridgeline-ford')
      await answerAll(page)
      await fillDetails(page)
      await page.getByRole('button', { name: 'See the estimate' }).click()
      await expect(page.getByRole('button', { name: 'Accept this estimate' })).toBeVisible()
      await expect.poll(() => warned.join(' ')).toContain('Failed to save valuation data')
      await expect(page.getByRole('alert')).toHaveCount(0)
    },
  )

  test('BUY-04 an acceptance that fails is told, and the next press succeeds', { tag: '@once' }, async ({ page }) => {
    await enterCar(page)
    await answerAll(page)
    await fillDetails(page)
    await page.getByRole('button', { name: 'See the estimate' }).click()
    await page.route('**/api/trade-in/offer-accepted', (route) => route.abort())
    const accept = page.getByRole('button', { name: 'Accept this estimate' })
    await accept.click()
    await expect(page.getByRole('alert')).toContainText('An unexpected error occured')
    await page.unroute('**/api/trade-in/offer-accepted')
    await accept.click()
    await expect(page.getByText('You accepted this estimate')).toBeVisible()
  })
})
