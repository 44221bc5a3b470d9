import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** The first event of the page shows that it is hydrated. */
const waitForScripts = (page: Page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()

test(
  'VDP-06 the specification names the vehicle by its kind and shows no entry without a value',
  { tag: '@once' },
  async ({ page }) => {
    for (const [site, search, title] of [
      ['harbourside-toyota', '/search/used-cars', 'Car Details'],
      ['southern-cross-caravans', '/search/new-cars', 'Caravan Details'],
    ] as const) {
      await page.goto(await findVehicle(site, search, /\$/))
      const values = await page.getByRole('region', { name: title }).getByRole('definition').allInnerTexts()
      expect(values.length).toBeGreaterThan(3)
      expect(values.filter((value) => ['', 'null', 'undefined', 'NaN'].includes(value.trim()))).toEqual([])
    }
  },
)

test(
  'VDP-06 on a phone the groups after the first are folded, open at a touch and print whole',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/), {
      waitUntil: 'domcontentloaded',
    })
    const groups = page.getByRole('region', { name: 'Car Details' }).getByRole('group')
    const readOpen = () => groups.evaluateAll((all) => all.map((group) => group.hasAttribute('open')))
    const folded = (await readOpen()).map((_, index) => index === 0)
    expect(folded.length).toBeGreaterThan(2)
    expect(await readOpen()).toEqual(folded)
    await waitForScripts(page)
    expect(await readOpen()).toEqual(folded)
    await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
    expect(await readOpen()).toEqual(folded.map(() => true))
    await page.evaluate(() => window.dispatchEvent(new Event('afterprint')))
    expect(await readOpen()).toEqual(folded)
    const last = groups.last()
    await last.locator('summary').click()
    await expect(last.getByRole('definition').first()).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
  },
)

test(
  'VDP-01 a wide page has the specification open, and its price panel whole on the screen',
  { tag: '@once' },
  async ({ page }) => {
    for (const site of ['harbourside-toyota', 'southern-cross-caravans'] as const) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(await findVehicle(site, '/search/new-used-and-demo-cars', /p\.a\.[\s\S]*Reserve|Hold This One/))
      await waitForScripts(page)
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      expect((await panel.boundingBox())?.height, site).toBeLessThanOrEqual(868)
      const groups = page.getByRole('region', { name: /Details$/ }).getByRole('group')
      expect(await groups.evaluateAll((all) => all.every((group) => group.hasAttribute('open')))).toBe(true)
    }
  },
)

test(
  'VDP-07 eight facts, as the site says, and eight features show; the others open and hide again',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/, /Show All \((?:9|\d{2,})\)/))
    await waitForScripts(page)
    await page.getByRole('tab', { name: 'Features' }).click()
    const features = page.getByRole('tabpanel', { name: 'Features' })
    const visible = features.getByRole('listitem').filter({ visible: true })
    await expect(visible).toHaveCount(8)
    const more = features.getByText(/^Show All \(\d+\)$/)
    const all = Number(/\d+/.exec((await more.textContent()) ?? '')?.[0])
    await more.click()
    await expect(visible).toHaveCount(all)
    await features.getByText('Hide', { exact: true }).click()
    await expect(visible).toHaveCount(8)

    const facts = page.getByRole('region', { name: 'Key information' })
    const terms = facts.getByRole('term').filter({ visible: true })
    await expect(terms).toHaveText([
      'Transmission',
      'Fuel',
      'Drive',
      'Body',
      'Seats',
      'Engine',
      'Colour',
      'Registration',
    ])
    const rows = await terms.evaluateAll((all) => all.map((term) => Math.round(term.getBoundingClientRect().y)))
    expect(new Set(rows).size).toBe(2)
    await facts.getByText('Show More').click()
    await expect(facts.getByText('Stock number')).toBeVisible()
    await facts.getByText('Show Less').click()
    await expect(terms).toHaveCount(8)
  },
)

test(
  'VDP-01 VDP-07 a phone has condition and kilometres with the title, four facts with the price, none of them twice',
  { tag: '@phone' },
  async ({ page }) => {
    const cases = [
      ['harbourside-toyota', '/search/demo-cars', 'Demo', true, ['Transmission', 'Fuel', 'Drive', 'Body']],
      ['southern-cross-caravans', '/search/new-cars', 'New', false, ['Length', 'Tare', 'ATM', 'Payload']],
    ] as const
    for (const [site, search, condition, isDriven, first] of cases) {
      await page.goto(await findVehicle(site, search, /p\.a\./), { waitUntil: 'domcontentloaded' })
      const whole = page.locator('.vehicle-columns')
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      await expect(whole.getByText(condition, { exact: true })).toHaveCount(1)
      const finance = await page.locator('#finance').boundingBox()
      const tops = await whole
        .getByText(/^[\d,]+\skm$/)
        .filter({ visible: true })
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top))
      // The specification and the distance to the yard, further down, have some too.
      const above = tops.filter((top) => top < (finance?.y ?? Number.NaN))
      expect(above, `kilometres above the finance of ${site}`).toHaveLength(isDriven ? 1 : 0)
      const glance = panel.getByRole('term').filter({ visible: true })
      await expect(glance).toHaveText([...first])
      const bottom = await glance.last().evaluate((term) => term.getBoundingClientRect().bottom)
      expect(bottom, site).toBeLessThan(844)
      // The specification is complete, and what stands above it are selections that do not repeat each other.
      const selections = panel.or(page.getByRole('region', { name: 'Key information' }))
      const all = await selections.getByRole('term').filter({ visible: true }).allTextContents()
      expect(
        all.filter((label) => (first as readonly string[]).includes(label)),
        site,
      ).toEqual(first)
    }
  },
)
