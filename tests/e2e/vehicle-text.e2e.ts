import { expect, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'

/** What is read on the page, apart from the warnings of the law, the licence and words of a few letters in a row. */
const read = [
  '.photo-count',
  '.page-price > p > span',
  '.buy-finance .terms',
  '.seller-proof p > :last-child',
  '.fact-card dt',
  '.fact-card small',
  '.method',
  '.finance-box ul',
]

test(
  'VDP-01 what a visitor reads of a vehicle on a phone is at least 16 px tall',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const site of ['harbourside-toyota', 'tamar-valley-auto', 'ridgeline-ford'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /class="terms"[\s\S]*id="running-costs"/))
      const sizes = await page.locator(read.join()).evaluateAll((elements) =>
        elements.map((element) => {
          const { fontSize } = getComputedStyle(element)
          return `${element.textContent.slice(0, 30)}: ${fontSize}`
        }),
      )
      expect(sizes.length, site).toBeGreaterThan(read.length)
      expect(
        sizes.filter((size) => Number.parseFloat(size.slice(size.lastIndexOf(':') + 1)) < 16),
        site,
      ).toEqual([])
    }
  },
)

test(
  'FIN-07 the repayment and its comparison rate stand side by side on a phone',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    for (const site of ['bigsky-motors', 'tamar-valley-auto', 'ridgeline-ford'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /class="terms"/))
      const tops = await page
        .locator('.finance-box [data-repayment] > div > p')
        .evaluateAll((figures) => figures.map((figure) => Math.round(figure.getBoundingClientRect().top)))
      expect(tops, site).toEqual([tops[0], tops[0]])
    }
  },
)

test('VDP-01 what comes with a vehicle fills its card beside the running costs', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto(await findVehicle('harbourside-toyota', '/search/new-cars', /\$/, /id="running-costs"/))
  const card = page.locator('.paired-card:has(> ul)')
  await card.scrollIntoViewIfNeeded()
  const left = await card.evaluate((element) => {
    const inner = element.getBoundingClientRect().bottom - Number.parseFloat(getComputedStyle(element).paddingBottom)
    return inner - (element.querySelector('li:last-child')?.getBoundingClientRect().bottom ?? 0)
  })
  expect(Math.abs(left)).toBeLessThan(3)
})

test(
  'VDP-12 FIN-07 on a narrow phone no word of the first actions and of the rates stands alone in a line',
  { tag: '@once' },
  async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 })
    for (const site of ['bigsky-motors', 'ridgeline-ford'] as const) {
      await page.goto(await findVehicle(site, '/search/used-cars', /\$/, /class="terms"/))
      const heights = (selector: string): Promise<readonly number[]> =>
        page.locator(selector).evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().height))
      for (const height of await heights('.action-pairs:not(#reserve *) .btn')) expect(height, site).toBeLessThan(50)
      // Two lines of rates and two of terms.
      for (const height of await heights('.buy-finance > div > :first-child')) expect(height, site).toBeLessThan(100)
    }
  },
)
