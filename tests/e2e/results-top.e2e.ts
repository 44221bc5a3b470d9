import { demoSites, expect, siteUrl, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'
const phone = { width: 390, height: 844 }

for (const site of demoSites)
  test(
    `FIN-07 ${site}: a phone shows the whole warning and the first car high up`,
    { tag: '@phone' },
    async ({ page }) => {
      await page.setViewportSize(phone)
      await page.goto(siteUrl(site, search))
      await page.evaluate(() => document.fonts.ready)
      const note = page.locator('[data-finance-note]')
      await expect(note).toContainText(/^\* \S.+ WARNING: This comparison rate is true only for .+\.$/)
      const [warning, picture] = [
        await note.boundingBox(),
        await page.locator('.vehicle-card img').first().boundingBox(),
      ]
      expect((warning?.y ?? 0) + (warning?.height ?? 0)).toBeLessThanOrEqual(picture?.y ?? 0)
      expect(picture?.y).toBeLessThan(360)
      const line = await note.evaluate((element) => Number.parseFloat(getComputedStyle(element).lineHeight))
      expect((warning?.height ?? 1_000) / line, 'lines').toBeLessThanOrEqual(5.1)
      // Set closer, the gaps between small words close.
      expect(await note.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('normal')
    },
  )

for (const site of demoSites)
  test(`FIN-07 ${site}: a wide page has the warning in lines that an eye can follow`, async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(siteUrl(site, search))
    const note = page.locator('[data-finance-note]')
    const letters = await note.evaluate((element) => (element.textContent ?? '').length)
    const lines = await note.evaluate(
      (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
    )
    expect((await note.boundingBox())?.width).toBeLessThan(740)
    expect(letters / lines).toBeLessThan(120)
  })

for (const site of demoSites)
  test(`SRCH-07 ${site}: the narrowest phone shows what to type, whole`, { tag: '@phone' }, async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(siteUrl(site, search))
    await page.evaluate(() => document.fonts.ready)
    const room = await page.locator('.toolbar input').evaluate((input: HTMLInputElement) => {
      const { fontSize, letterSpacing } = getComputedStyle(input, '::placeholder')
      const { paddingLeft, paddingRight, fontFamily } = getComputedStyle(input)
      const pen = document.createElement('canvas').getContext('2d')
      if (pen === null) return -1
      pen.font = `${fontSize} ${fontFamily}`
      pen.letterSpacing = letterSpacing === 'normal' ? '0px' : letterSpacing
      const padding = Number.parseFloat(paddingLeft) + Number.parseFloat(paddingRight)
      return input.clientWidth - padding - pen.measureText(input.placeholder).width
    })
    expect(room).toBeGreaterThanOrEqual(0)
  })
