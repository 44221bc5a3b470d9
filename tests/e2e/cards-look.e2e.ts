import { demoSites, expect, gotoLive, siteUrl, test } from './site.ts'

for (const site of demoSites)
  test(
    `CARD-01 ${site}: a wide card has one button, words for the rest, and opens its vehicle wherever it is clicked`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await gotoLive(page, site, '/search/used-cars')
      const card = page.getByRole('article').first()
      const framed = await card.getByRole('link').evaluateAll((links) =>
        links
          .filter((link) => {
            const { borderTopWidth, borderTopColor } = getComputedStyle(link)
            return borderTopWidth !== '0px' && borderTopColor !== 'rgba(0, 0, 0, 0)'
          })
          .map((link) => link.textContent),
      )
      expect(framed).toEqual([expect.stringMatching(/^(Explore Vehicle|Have a Look)$/)])
      await expect(card.getByRole('link', { name: /^Quick Enquiry/ })).toBeVisible()

      // The price is the largest text. It begins where the name does, below the variant; in a row of the stock book it
      // begins at the height of the name, where the button does.
      const sizes = await card.evaluate((element) =>
        [...element.querySelectorAll('*')].map((part) => Number.parseFloat(getComputedStyle(part).fontSize)),
      )
      const price = card.locator('[data-price]')
      expect(await price.evaluate((figure) => Number.parseFloat(getComputedStyle(figure).fontSize))).toBe(
        Math.max(...sizes),
      )
      const name = card.getByRole('heading', { level: 3 })
      const [nameBox, priceBox] = [await name.boundingBox(), await price.boundingBox()]
      const isRow = (await page.locator('.card-rows').count()) > 0
      const above = isRow ? card.getByRole('link', { name: /^Explore Vehicle/ }) : name
      expect(Math.abs(((await above.boundingBox())?.x ?? 0) - (priceBox?.x ?? 1_000))).toBeLessThan(2)
      expect((priceBox?.y ?? 1_000) - (nameBox?.y ?? 0)).toBeLessThan(isRow ? 8 : 80)

      await card.getByRole('link', { name: /^Quick Enquiry/ }).click()
      await expect(page.getByRole('dialog', { name: 'Quick Enquiry' })).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('dialog')).toHaveCount(0)
      const href = (await name.getByRole('link').getAttribute('href')) ?? ''
      await card.getByRole('list').scrollIntoViewIfNeeded()
      const facts = await card.getByRole('list').boundingBox()
      await page.mouse.click((facts?.x ?? 0) + 100, (facts?.y ?? 0) + 10)
      await expect(page).toHaveURL(new RegExp(`${href}$`))
    },
  )

for (const site of demoSites)
  test(
    `CARD-01 FIN-07 ${site}: on a phone a card of the home page has its repayment in two lines above its button`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(siteUrl(site, '/'))
      const card = page
        .locator('.swiped-cards article')
        .filter({ has: page.locator('[data-repayment]') })
        .first()
      // The stock book has no row of cards that a finger swipes.
      if ((await page.locator('.swiped-cards').count()) === 0) return
      await card.scrollIntoViewIfNeeded()
      const repayment = await card.locator('[data-repayment]').boundingBox()
      // The terms follow on a card whose neighbours have others.
      const rates = await card.locator('[data-repayment] > span:nth-child(2)').boundingBox()
      const button = await card.getByRole('link', { name: /^Quick Enquiry/ }).boundingBox()
      expect((rates?.y ?? 0) + (rates?.height ?? 0) - (repayment?.y ?? 0)).toBeLessThanOrEqual(40)
      expect(button?.y).toBeGreaterThanOrEqual((repayment?.y ?? 0) + (repayment?.height ?? 0))
      expect(button?.width).toBeGreaterThan(240)
    },
  )

for (const site of demoSites)
  test(
    `CARD-01 ${site}: a row of cards leaves room for the next one on a wide screen`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(siteUrl(site, '/search/new-used-and-demo-cars'))
      const heights = await page
        .getByRole('article')
        .evaluateAll((all) => all.slice(0, 3).map((card) => card.getBoundingClientRect().height))
      const isSpec = (await page.locator('.card-spec').count()) > 0
      expect(Math.max(...heights)).toBeLessThanOrEqual(isSpec ? 620 : 555)
    },
  )

test(
  'FIN-04 CARD-01 terms that a card tells itself have a line of their own on a phone, below rates and button',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(siteUrl('ridgeline-ford', '/search/new-used-and-demo-cars'))
    const card = page.getByRole('article').first()
    const [rates, terms, button] = await Promise.all(
      [
        card.locator('.card-finance > :nth-child(2)'),
        card.locator('.terms'),
        card.getByRole('link', { name: /^Quick Enquiry/ }),
      ].map((part) => part.boundingBox()),
    )
    expect(terms?.height, 'one line').toBeLessThan(24)
    expect(terms?.y).toBeGreaterThanOrEqual((button?.y ?? 1_000) + (button?.height ?? 0))
    expect(button?.x).toBeGreaterThanOrEqual((rates?.x ?? 0) + (rates?.width ?? 1_000))
    expect(Math.abs((button?.y ?? 0) - (rates?.y ?? 1_000))).toBeLessThan(30)
  },
)

test(
  'PRICE-02 CARD-01 the mark of a reduced price stands beside the name on a phone, and takes no line of its own',
  { tag: '@phone' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', '/search/used-cars?sortBy=price'))
    const card = page
      .getByRole('article')
      .filter({ has: page.getByText('Reduced', { exact: true }) })
      .filter({ hasNot: page.getByText(/^Save /) })
      .first()
    const [name, mark, price, facts] = await Promise.all(
      [
        card.getByRole('heading', { level: 3 }),
        card.getByText('Reduced', { exact: true }),
        card.locator('[data-price]'),
        card.getByRole('listitem').first(),
      ].map((part) => part.boundingBox()),
    )
    const end = (box: typeof name): number => (box?.x ?? 0) + (box?.width ?? 0)
    expect(mark?.x ?? 0, 'beside the name').toBeGreaterThan(end(name))
    expect(Math.abs(end(mark) - end(price)), 'at the edge of the price').toBeLessThan(3)
    expect((facts?.y ?? 0) - (mark?.y ?? 0), 'right above the facts').toBeLessThan(40)
  },
)

for (const site of ['tamar-valley-auto', 'bigsky-motors'] as const)
  test(
    `PRICE-04 CARD-01 ${site}: what the market says of a price has one line on a phone, above repayment and button`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.goto(siteUrl(site, '/search/used-cars'))
      const words = page.getByText(/below market/)
      const card = page
        .getByRole('article')
        .filter({ has: words })
        .filter({ has: page.locator('[data-repayment]') })
        .first()
      await card.scrollIntoViewIfNeeded()
      const [market, repayment, button] = await Promise.all(
        [
          card.getByText(/below market/),
          card.locator('[data-repayment]'),
          card.getByRole('link', { name: /^Quick Enquiry/ }),
        ].map((part) => part.boundingBox()),
      )
      const foot = (market?.y ?? 0) + (market?.height ?? 1_000)
      expect(market?.height).toBeLessThanOrEqual(24)
      expect(repayment?.y).toBeGreaterThanOrEqual(foot)
      expect(button?.y).toBeGreaterThanOrEqual(foot)
      expect(button?.x, 'beside the repayment').toBeGreaterThan(repayment?.x ?? 1_000)
      expect(Math.abs((button?.y ?? 0) - (repayment?.y ?? 1_000))).toBeLessThan(24)
    },
  )

for (const site of demoSites)
  test(
    `CARD-01 CARD-03 SRCH-07 ${site}: large text on a wide page leaves the words on pictures and of ranges whole`,
    { tag: '@once' },
    async ({ page }) => {
      await page.setViewportSize({ width: 1440, height: 900 })
      await gotoLive(page, site, '/search/new-used-and-demo-cars')
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      const cut = await page.evaluate(() => {
        const shown = [
          ...document.querySelectorAll<HTMLElement>(
            '.card-tag, .card-strip > :first-child, .card-facts > *, .card-selling',
          ),
        ]
        const pen = document.createElement('canvas').getContext('2d')
        const ranges = [...document.querySelectorAll<HTMLInputElement>('.facet[open] input[type=number]')]
        return [
          ...shown
            .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth)
            .map((element) => element.textContent),
          ...ranges
            .filter((input) => {
              const { font, paddingLeft, paddingRight } = getComputedStyle(input)
              if (pen !== null) pen.font = font
              const room = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
              return (pen?.measureText(input.placeholder).width ?? 0) > room
            })
            .map((input) => input.ariaLabel),
        ]
      })
      expect(cut).toEqual([])
    },
  )
