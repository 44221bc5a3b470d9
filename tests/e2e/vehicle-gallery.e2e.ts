import { expect, findAccessibilityProblems, siteUrl, test } from './site.ts'
import { findVehicle } from './vehicle-finder.ts'
import type { Page } from '@playwright/test'

const isPhone = (page: Page): boolean => (page.viewportSize()?.width ?? 0) < 700

/** The first event of the page shows that it is hydrated. */
const waitForScripts = (page: Page) => expect(page.getByRole('button', { name: 'Full screen' })).toBeVisible()

/** The counter of one of eight photos; the caption follows. */
const photo = (number: number): RegExp => new RegExp(`^Photo ${number} of 8\\b`)

const counter = (page: Page) => page.getByRole('region', { name: /^Photos of/ }).getByText(/^Photo \d+ of \d+/)

test('VDP-11 CARD-04 of a photo that does not fit, as an upright one, more is cut off above than below', async ({
  page,
}) => {
  const listShares = (selector: string): Promise<readonly (number | undefined)[]> =>
    page
      .locator(selector)
      .evaluateAll((photos) =>
        photos.map((each) => Number.parseFloat(getComputedStyle(each).objectPosition.split(' ')[1] ?? '0')),
      )
  await page.goto(siteUrl('tamar-valley-auto', '/search/used-cars'))
  expect(new Set(await listShares('article img'))).toEqual(new Set([60]))
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\b8 photos/))
  await waitForScripts(page)
  expect(new Set(await listShares('.gallery img'))).toEqual(new Set([isPhone(page) ? 70 : 60]))
  if (!isPhone(page)) expect(new Set(await listShares('.filmstrip img'))).toEqual(new Set([60]))
})

test('VDP-11 the gallery moves by swipe, keys, buttons and thumbnails, and goes full screen with zoom', async ({
  page,
}) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\b8 photos/))
  await waitForScripts(page)
  await expect(counter(page)).toHaveText(photo(1))
  const strip = page.getByRole('list', { name: 'Photos' })
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth, behavior: 'instant' }))
  await expect(counter(page)).toHaveText(photo(2))
  await strip.getByRole('link').nth(1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText(photo(3))
  await page.keyboard.press('End')
  await expect(counter(page)).toHaveText(photo(8))
  await page.keyboard.press('Home')
  await expect(counter(page)).toHaveText(photo(1))
  // The keys work wherever the focus is in the gallery.
  await page.getByRole('button', { name: 'Full screen' }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(counter(page)).toHaveText(photo(2))
  await expect(page.getByRole('button', { name: 'Full screen' })).toBeFocused()
  await page.keyboard.press('ArrowLeft')
  await expect(counter(page)).toHaveText(photo(1))
  if (!isPhone(page)) {
    const row = page.getByRole('list', { name: 'Thumbnails' })
    await row.getByRole('link', { name: 'Photo 1' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(counter(page)).toHaveText(photo(2))
    await expect(row.getByRole('link', { name: 'Photo 2' })).toBeFocused()
    await page.keyboard.press('Home')
    await expect(counter(page)).toHaveText(photo(1))
    await page.getByRole('button', { name: 'Next photo' }).click()
    await expect(counter(page)).toHaveText(photo(2))
    await page.getByRole('list', { name: 'Thumbnails' }).getByRole('link', { name: 'Photo 5' }).click()
    await expect(counter(page)).toHaveText(photo(5))
    await page.getByRole('list', { name: 'Thumbnails' }).getByRole('link', { name: 'Photo 1' }).click()
    await expect(counter(page)).toHaveText(photo(1))
  }

  const opener = page.getByRole('button', { name: 'Full screen' })
  await opener.click()
  const viewer = page.getByRole('dialog', { name: /^Photos of/ })
  await expect(viewer.getByText(photo(1))).toBeVisible()
  await expect(viewer.getByText('Photo 1 of 8 · Front')).toBeVisible()
  await expect(viewer.getByRole('button', { name: 'Close' })).toBeFocused()
  expect(await findAccessibilityProblems(page)).toEqual([])
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(photo(2))).toBeVisible()
  const enlarged = viewer.locator('img[data-scale]')
  const before = (await enlarged.boundingBox())?.width ?? 0
  await viewer.getByRole('button', { name: 'Zoom in' }).click()
  await expect.poll(async () => (await enlarged.boundingBox())?.width ?? 0).toBeGreaterThan(before * 1.9)
  // While zoomed, the arrow keys pan the picture instead of showing the next.
  const leftOf = async (): Promise<number> => (await enlarged.boundingBox())?.x ?? 0
  const left = await leftOf()
  await page.keyboard.press('ArrowRight')
  await expect.poll(leftOf).toBeLessThan(left - 50)
  await expect(viewer.getByText(photo(2))).toBeVisible()
  await page.keyboard.press('-')
  await expect.poll(async () => (await enlarged.boundingBox())?.width ?? 0).toBeLessThan(before * 1.1)
  // A button at its end keeps the focus, and with it the key events.
  await page.keyboard.press('Home')
  await expect(viewer.getByText(photo(1))).toBeVisible()
  const back = viewer.getByRole('button', { name: 'Previous photo' })
  await back.focus()
  await expect(back).toBeDisabled()
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(photo(2))).toBeVisible()
  // Quick presses add up while the strip is still scrolling.
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(photo(5))).toBeVisible()
  for (const _ of [1, 2, 3]) await page.keyboard.press('ArrowLeft')
  await expect(viewer.getByText(photo(2))).toBeVisible()
  // The filmstrip marks the current photo, and a focus in it follows the keys.
  const filmstrip = viewer.getByRole('list', { name: 'Thumbnails' }).getByRole('link')
  await filmstrip.nth(6).click()
  await expect(viewer.getByText(photo(7))).toBeVisible()
  await expect(filmstrip.nth(6)).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('ArrowRight')
  await expect(viewer.getByText(photo(8))).toBeVisible()
  await expect(filmstrip.nth(7)).toBeFocused()
  await filmstrip.nth(1).click()
  await expect(viewer.getByText(photo(2))).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(opener).toBeFocused()
  // The viewer's own counter leaves the document a moment after the viewer is closed.
  await expect(counter(page)).toHaveCount(1)
  await expect(counter(page)).toHaveText(photo(2))
})

test(
  'VDP-11 full screen opened from a picture gives the focus back to the picture that is in sight',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\b8 photos/))
    await waitForScripts(page)
    const pictures = page
      .getByRole('region', { name: /^Photos of/ })
      .getByRole('list', { name: 'Photos' })
      .getByRole('link')
    await pictures.first().click()
    const viewer = page.getByRole('dialog', { name: /^Photos of/ })
    await expect(viewer.getByText(photo(1))).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(viewer.getByText(photo(3))).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(pictures.nth(2)).toBeFocused()
    await expect(pictures.nth(2)).toBeInViewport({ ratio: 0.5 })
  },
)

test('VDP-11 a phone shows a dot for each photo, which follows the swipe', { tag: '@phone' }, async ({ page }) => {
  await page.goto(await findVehicle('bigsky-motors', '/search/used-cars', /\b8 photos/))
  await waitForScripts(page)
  const chosen = () =>
    page.locator('.photo-dots > i').evaluateAll((dots) => dots.map(({ className }) => className !== '').indexOf(true))
  // Seven at most: those around the current photo.
  await expect(page.locator('.photo-dots > i').filter({ visible: true })).toHaveCount(7)
  expect(await chosen()).toBe(0)
  const strip = page.getByRole('list', { name: 'Photos' })
  await strip.evaluate((element) => element.scrollTo({ left: element.clientWidth * 7, behavior: 'instant' }))
  await expect.poll(chosen).toBe(6)
})

/**
 * The alternative texts, or classes, of the pictures of the open page whose place has the same colour as what is around
 * it while they have not come.
 */
const findUnseenPlaces = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const groundOf = (element: Element | null): string => {
      if (element === null) return 'none'
      const { backgroundColor, backgroundImage, outlineStyle } = getComputedStyle(element)
      if (outlineStyle !== 'none') return 'an outline'
      const isClear = backgroundColor === 'rgba(0, 0, 0, 0)' && backgroundImage === 'none'
      return isClear ? groundOf(element.parentElement) : backgroundColor + backgroundImage
    }
    const findPlace = (image: Element): Element => image.closest('.picture-place') ?? image
    return [...document.querySelectorAll('main img')]
      .filter(({ clientWidth, clientHeight }) => clientWidth >= 64 && clientHeight >= 48)
      .map(findPlace)
      .filter((place) => groundOf(place) === groundOf(place.parentElement))
      .map((place) => place.getAttribute('alt') || place.className)
  })

for (const [name, options] of [
  ['light', {}],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const)
  test(`VDP-11 ${name}: the place of a photo that has not come is seen`, { tag: '@once' }, async ({ page }) => {
    await page.emulateMedia(options)
    const path = await findVehicle('ridgeline-ford', '/search/used-cars', /\bphotos/)
    await page.route(/\/vehicle-art\//, () => undefined)
    await page.goto(path, { waitUntil: 'commit' })
    await expect(page.getByRole('list', { name: 'Photos' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeAttached()
    expect(await findUnseenPlaces(page)).toEqual([])
    // Firefox would write its alternative text beneath the badges meanwhile.
    if (name !== 'forced colours')
      await expect(page.getByRole('article').first().locator('img[alt]').first()).toHaveCSS('color', 'rgba(0, 0, 0, 0)')
  })
