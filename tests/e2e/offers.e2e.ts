import { expect, findAccessibilityProblems, sendEnquiry, siteUrl, test, untilHydrated } from './site.ts'

test('CONTENT-01 the offers of a make, one offer with its conditions, and an enquiry about it', async ({ page }) => {
  await page.goto(siteUrl('ridgeline-ford', '/special-offers'))
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.getByRole('navigation', { name: 'Offers by make' }).getByRole('link', { name: 'GWM' }).click()
  await expect(page.getByRole('link', { name: /^Ranger/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'All offers' }).click()
  const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Everest with tow bar' }) })
  await expect(card.getByText('Not available with any other offer.')).toBeHidden()
  await card.locator('summary', { hasText: 'of the conditions' }).click()
  await expect(card.getByText('Not available with any other offer.')).toBeVisible()
  await card.getByRole('link', { name: /^Enquire Now/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: 'Everest with tow bar' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Explore Everest/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Book a Test Drive: Everest/ })).toBeVisible()
  expect(await findAccessibilityProblems(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
  await untilHydrated(page)
  const form = page.getByRole('form', { name: /^Enquire about Everest/ })
  await form.getByRole('textbox', { name: 'Name' }).fill('Ana Example')
  await form.getByRole('textbox', { name: /^Email/ }).fill('ana@example.com')
  await form.getByRole('textbox', { name: /^Phone/ }).fill('0400 123 456')
  const location = form.getByRole('combobox', { name: /location/i })
  if ((await location.count()) > 0) await location.selectOption({ index: 1 })
  await sendEnquiry(page, form)
})

test.describe('the popup', () => {
  test.use({ popup: 'new' })

  test('NAV-06 it opens late and in a corner, on the phone with a scroll, and stays closed on every page', async ({
    page,
    isMobile,
  }) => {
    await page.clock.install()
    await page.goto(siteUrl('harbourside-toyota', '/'))
    const popup = page.getByRole('dialog', { name: 'Ready for a long summer?' })
    await untilHydrated(page)
    await page.waitForLoadState('networkidle')
    await expect(popup).toBeHidden()
    await page.clock.fastForward(31_000)
    if (isMobile) {
      await expect(popup).toBeHidden()
      await page.mouse.wheel(0, 300)
    }
    await expect(popup).toBeVisible()
    // It takes no focus that nobody gave it, and leaves the page usable.
    expect(await popup.evaluate((element) => element.contains(document.activeElement))).toBe(false)
    const box = await popup.boundingBox()
    const screen = page.viewportSize()
    expect(box?.width ?? 0).toBeLessThanOrEqual(600)
    expect(box?.height ?? 0).toBeLessThanOrEqual((screen?.height ?? 0) * 0.8 + 1)
    const bar = page.getByRole('region', { name: 'Contact us' }).getByRole('link', { name: 'Enquire' })
    if (isMobile) await bar.click({ trial: true })
    await test.step('it gives way to a field that is being filled in', async () => {
      const field = page.getByRole('combobox').locator('visible=true').first()
      await field.focus()
      await expect(popup).toBeHidden()
      await field.blur()
      await expect(popup).toBeVisible()
    })
    expect(await findAccessibilityProblems(page)).toEqual([])
    await popup.getByRole('button', { name: 'Close' }).click()
    await expect(popup).toBeHidden()
    await page.goto(siteUrl('harbourside-toyota', '/'))
    await untilHydrated(page)
    await page.clock.fastForward(31_000)
    await page.mouse.wheel(0, 300)
    await page.waitForLoadState('networkidle')
    await expect(popup).toBeHidden()
  })
})

test('CONTENT-02 the slider moves by its arrows and dots and can be stopped', { tag: '@once' }, async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/'))
  await untilHydrated(page)
  const slider = page.getByRole('region', { name: 'Promotions' })
  await slider.getByRole('button', { name: 'Pause slides' }).click()
  await slider.getByRole('link', { name: 'Slide 2' }).click()
  await expect(slider.getByRole('heading', { name: 'RAV4 demonstrators' })).toBeInViewport()
  await slider.getByRole('link', { name: 'Next slide' }).click()
  await expect(slider.getByRole('link', { name: 'Read the conditions' })).toBeInViewport()
  await expect(slider.getByRole('button', { name: 'Play slides' })).toBeVisible()
})

test('CONTENT-02 a phone shows its own picture of a slide whole', { tag: '@phone' }, async ({ page }) => {
  await page.goto(siteUrl('harbourside-toyota', '/'))
  const picture = page.getByRole('region', { name: 'Promotions' }).locator('img').first()
  await picture.scrollIntoViewIfNeeded()
  const readRatios = () =>
    picture.evaluate((image: HTMLImageElement) => ({
      shown: image.clientWidth / image.clientHeight,
      own: image.naturalWidth / image.naturalHeight,
    }))
  await expect.poll(async () => (await readRatios()).own).toBeCloseTo(1.5)
  expect((await readRatios()).shown).toBeCloseTo(1.5, 1)
})
