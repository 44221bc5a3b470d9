import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** How far the row fades at each edge, in pixels. */
const fadesOf = (page: Page): Promise<readonly number[]> =>
  page.locator('.tab-row').evaluate((row) => {
    const style = getComputedStyle(row)
    return ['--fade-left', '--fade-right'].map((name) => Math.round(Number.parseFloat(style.getPropertyValue(name))))
  })

test(
  'VDP-04 the row of tabs fades where more tabs follow, and not where it ends',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/))
    const row = page.locator('.tab-row')
    await row.scrollIntoViewIfNeeded()
    await expect.poll(() => fadesOf(page)).toEqual([0, 48])
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }))
    await expect.poll(() => fadesOf(page)).toEqual([48, 0])
    await page.setViewportSize({ width: 1440, height: 900 })
    await expect.poll(() => fadesOf(page)).toEqual([0, 0])
  },
)

test('VDP-12 VDP-13 the first actions stand side by side, and the call is one row below them', async ({ page }) => {
  for (const site of ['harbourside-toyota', 'bigsky-motors', 'ridgeline-ford', 'tamar-valley-auto'] as const) {
    await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /call-row[\s\S]*Show number/))
    const panel = page.getByRole('complementary', { name: 'Price and contact' })
    const tops = await panel
      .locator('.action-pairs')
      .first()
      .locator('.btn')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getBoundingClientRect()).map(({ y, height }) => [y, height]),
      )
    expect(tops, site).toEqual([tops[0], tops[0]])
    const row = panel.locator('summary.call-row')
    const [whole, ...parts] = await row.evaluate((element) =>
      [element, ...element.children]
        .map((part) => part.getBoundingClientRect())
        .map(({ y, height, right }) => ({ y, height, right })),
    )
    expect(whole?.height, site).toBeLessThan(52)
    expect(whole?.height, site).toBeGreaterThanOrEqual(44)
    expect(
      parts.every(({ y, height }) => Math.abs(y + height / 2 - (whole?.y ?? 0) - (whole?.height ?? 0) / 2) < 2),
    ).toBe(true)
    expect((whole?.right ?? 0) - (parts.at(-1)?.right ?? 0), site).toBeLessThan(16)
  }
})

test('VDP-12 the actions that are links stand in one row inside the panel, each a finger high', async ({ page }) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /History Report/))
  // The page replaces the link that compares by a button once its scripts run.
  await page.locator('.action-links > button').waitFor()
  const boxes = await page
    .locator('.action-links > *')
    .evaluateAll((links) =>
      links.map((link) => link.getBoundingClientRect()).map(({ y, height, left, right }) => [y, height, left, right]),
    )
  const row = await page.locator('.action-links').boundingBox()
  expect(boxes.length).toBeGreaterThan(1)
  expect(new Set(boxes.map(([y]) => y)).size).toBe(1)
  expect(Math.min(...boxes.map(([, height = 0]) => height))).toBeGreaterThanOrEqual(44)
  expect(Math.min(...boxes.map(([, , left = 0]) => left))).toBeGreaterThanOrEqual((row?.x ?? 0) - 0.5)
  const end = (row?.x ?? 0) + (row?.width ?? 0)
  expect(Math.max(...boxes.map(([, , , right = 0]) => right))).toBeLessThanOrEqual(end + 0.5)
})

const warning = 'WARNING: This comparison rate'

test(
  'FIN-07 VDP-12 price, saving, actions, repayment with its warning and dealer stand above the fold of a wide page',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const [site, dealer] of [
      ['bigsky-motors', /^Bigsky /],
      ['harbourside-toyota', /^Harbourside /],
      ['tamar-valley-auto', /^Tamar /],
    ] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /Save \$/, /class="buy-finance"><div/))
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      const figure = panel.locator('[data-repayment]')
      await expect(figure).toContainText(
        /\$\d+ a (week|month)\* · [\d.]+%\sp\.a\.\s*· [\d.]+%\sp\.a\. comparison rate\*/,
      )
      const parts = [
        panel.locator('[data-price]'),
        panel.getByText(/^Save \$/),
        panel.locator('.action-pairs').first(),
        figure.locator('p').first(),
        figure.getByText(warning),
        panel.locator('.seller-proof').getByText(dealer),
      ]
      const boxes = await Promise.all(parts.map(async (part) => part.boundingBox()))
      const tops = boxes.map((box) => box?.y ?? Infinity)
      expect(tops, site).toEqual(tops.toSorted((one, other) => one - other))
      for (const box of boxes) expect((box?.y ?? Infinity) + (box?.height ?? 0), site).toBeLessThanOrEqual(900)
      // Near the price: a warning far away would be less prominent than its figure.
      expect((tops[4] ?? Infinity) - (tops[0] ?? 0), site).toBeLessThan(260)
    }
  },
)

test(
  'FIN-07 VDP-16 the warning stands once at the price and once in the estimate; similar vehicles need none',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(
      await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /class="buy-finance"><div[\s\S]*Similar vehicles/),
    )
    await expect(page.getByText(warning).filter({ visible: true })).toHaveCount(2)
    const similar = page.getByRole('region', { name: 'Similar vehicles' })
    await expect(similar.getByRole('article').first()).toBeVisible()
    await expect(similar.locator('[data-repayment]')).toHaveCount(0)
  },
)

test(
  'FIN-07 VDP-01 a phone shows price, first actions and the repayment above the fold, the warning right below it',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const site of ['bigsky-motors', 'tamar-valley-auto'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /class="buy-finance"><div/))
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      const [rates, note] = [
        panel.locator('[data-repayment] > p').first(),
        panel.locator('[data-repayment]').getByText(warning),
      ]
      await expect(rates).toContainText(/a (week|month)\*.*comparison rate\*/)
      for (const part of [panel.locator('[data-price]'), panel.locator('.action-pairs').first(), rates]) {
        const box = await part.boundingBox()
        expect((box?.y ?? Infinity) + (box?.height ?? 0), site).toBeLessThanOrEqual(844)
      }
      const [figure, text] = [await rates.boundingBox(), await note.boundingBox()]
      // Five lines, legible and whole.
      expect(text?.height, site).toBeLessThan(100)
      await expect(note).toHaveText(/^\* Example: \$[\d,]+ secured over \d years\. WARNING: .+\.$/)
      expect((text?.y ?? Infinity) - (figure?.y ?? 0) - (figure?.height ?? 0), site).toBeLessThan(12)
    }
  },
)

test('VDP-01 links to the sections stay on the screen, lead below themselves and mark what is read', async ({
  page,
}) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /#running-costs/))
  const links = page.getByRole('navigation', { name: 'On this page' }).getByRole('link')
  await expect(links).toHaveText([
    'Overview',
    'History',
    'Description',
    'Costs',
    'Specifications',
    'Finance',
    'Location',
  ])
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()
  for (const [name, heading] of [
    ['Costs', 'Running costs'],
    ['History', 'History and warranty'],
  ] as const) {
    const link = links.filter({ hasText: name })
    await link.click()
    const title = page.getByRole('heading', { name: heading })
    await expect(title).toBeInViewport()
    await expect
      .poll(async () => {
        const [bar, text] = [await links.first().locator('..').boundingBox(), await title.boundingBox()]
        return (text?.y ?? 0) - (bar?.y ?? 0) - (bar?.height ?? 0)
      })
      .toBeGreaterThanOrEqual(0)
    await expect(link).toBeInViewport()
    await expect(page.locator('.section-nav [aria-current]')).toHaveText(name)
  }
  // From the end of the page to its top in one step, past every section.
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight))
  await expect(page.locator('.section-nav [aria-current]')).toHaveText('Location')
  await page.evaluate(() => scrollTo(0, 0))
  await expect(page.locator('.section-nav [aria-current]')).toHaveCount(0)
  await expect.poll(() => links.first().evaluate((link) => link.parentElement?.scrollLeft)).toBe(0)
})

test(
  'VDP-01 on a phone the groups of the history are one card, on a wide page a card each in one row',
  { tag: '@once' },
  async ({ page }) => {
    const readBoxes = () =>
      page
        .locator('.card-row-even > *')
        .evaluateAll((groups) =>
          groups.map((group) => group.getBoundingClientRect()).map(({ y, bottom, height }) => ({ y, bottom, height })),
        )
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\$/, /History report[\s\S]*Your rights/))
    const onPhone = await readBoxes()
    expect(onPhone).toHaveLength(3)
    expect(onPhone.slice(1).map(({ y }) => Math.round(y))).toEqual(
      onPhone.slice(0, -1).map(({ bottom }) => Math.round(bottom)),
    )
    expect(onPhone[0]?.height).toBeLessThan(125)
    await page.setViewportSize({ width: 1440, height: 900 })
    const [first, ...others] = await readBoxes()
    expect(others.map(({ y }) => y)).toEqual(others.map(() => first?.y))
  },
)

test('VDP-11 few thumbnails stand in the middle, whole', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await findVehicle('harbourside-toyota', '/search/new-cars', /\$/, /1 of 3/))
  const strip = await page.locator('.filmstrip').evaluate((list) => {
    const row = list.getBoundingClientRect()
    const pictures = [...list.querySelectorAll('img, span')].map((part) => part.getBoundingClientRect())
    return {
      left: (pictures[0]?.left ?? 0) - row.left,
      right: row.right - (pictures.at(-1)?.right ?? 0),
      ratios: pictures.map(({ width, height }) => width / height),
    }
  })
  expect(Math.abs(strip.left - strip.right)).toBeLessThan(8)
  for (const ratio of strip.ratios) expect(ratio).toBeCloseTo(2, 1)
})

test(
  'PRICE-03 VDP-01 on a phone the price stands before the facts, with its type on its own line',
  { tag: '@phone' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const site of ['harbourside-toyota', 'tamar-valley-auto', 'ridgeline-ford'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$[\d,]+ Excl\. Govt\. Charges/))
      const panel = page.getByRole('complementary', { name: 'Price and contact' })
      const boxOf = async (part: string) => {
        const { y = 0, height = 0 } = (await panel.locator(part).first().boundingBox()) ?? {}
        return { top: y, bottom: y + height }
      }
      const [price, type, facts] = [
        await boxOf('[data-price]'),
        await boxOf('[data-price] + *'),
        await boxOf('.glance'),
      ]
      expect(type.top, site).toBeGreaterThan(price.top)
      expect(type.bottom, site).toBeLessThanOrEqual(price.bottom)
      expect(facts.top, site).toBeGreaterThan(price.bottom)
    }
  },
)

test('VDP-06 no cell of the specification stays empty on a wide page', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await findVehicle('harbourside-toyota', '/search/used-cars', /\$/))
  const rests = await page.locator('.spec-columns').evaluateAll((lists) =>
    lists.map((list) => {
      const [whole, last] = [list, list.lastElementChild].map((part) => part?.getBoundingClientRect().right ?? 0)
      return { entries: list.children.length, rest: Math.round((whole ?? 0) - (last ?? 0)) }
    }),
  )
  expect(rests.some(({ entries }) => entries % 2 === 1)).toBe(true)
  expect(rests.filter(({ rest }) => rest > 1)).toEqual([])
})

test(
  'VDP-16 the pictures of similar vehicles are at least as wide as they stand there, whatever a card of the list is',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    for (const site of ['tamar-valley-auto', 'harbourside-toyota'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /Similar vehicles/))
      const pictures = page.getByRole('region', { name: 'Similar vehicles' }).locator('img[srcset]')
      await pictures.first().scrollIntoViewIfNeeded()
      await expect
        .poll(
          async () =>
            pictures.evaluateAll((all: HTMLImageElement[]) =>
              all
                .slice(0, 2)
                .map((picture) => Number(/[?&]w=(\d+)/.exec(picture.currentSrc)?.[1]) >= picture.clientWidth),
            ),
          { message: site },
        )
        .toEqual([true, true])
    }
  },
)
