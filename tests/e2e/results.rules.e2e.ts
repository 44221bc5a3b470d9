import type { Page } from '@playwright/test'
import { expect, gotoLive, holdRequests, openFilters, siteUrl, test, untilLive } from './site.ts'

const search = '/search/new-used-and-demo-cars'

/** Collects the URLs of the page's search requests from now on. */
function noteSearches(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search: query } = new URL(request.url())
    if (pathname.endsWith('.data')) asked.push(query)
  })
  return asked
}

const field = (page: Page, end: 'from' | 'to') => page.getByRole('spinbutton', { name: `Price ($), ${end}` })
const thumb = (page: Page, end: 'from' | 'to') => page.getByRole('slider', { name: `Price, ${end}` })

test.describe('with a clock that the test moves', { tag: '@once' }, () => {
  async function gotoStopped(page: Page): Promise<void> {
    await page.clock.install()
    await page.goto(siteUrl('harbourside-toyota', search))
    await untilLive(page)
    await page.clock.pauseAt(Date.now() + 3_600_000)
  }

  test('SRCH-07 typed text searches 300 ms after the last letter, and not before', async ({ page }) => {
    await gotoStopped(page)
    const asked = noteSearches(page)
    const box = page.getByRole('combobox', { name: 'Search this stock' })
    await box.pressSequentially('hi')
    await page.clock.runFor(200)
    await box.pressSequentially('l')
    await page.clock.runFor(299)
    expect(asked.filter((query) => query.includes('query='))).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/\?query=hil$/)
    expect(asked.filter((query) => query.includes('query='))).toHaveLength(1)
  })

  test('SRCH-07 a moved range searches 400 ms after the last step, and not before', async ({ page }) => {
    await gotoStopped(page)
    const asked = noteSearches(page)
    await thumb(page, 'from').press('ArrowRight')
    await page.clock.runFor(399)
    expect(asked.filter((query) => query.includes('price='))).toEqual([])
    await page.clock.runFor(1)
    await expect(page).toHaveURL(/price=\d+-$/)
    expect(asked.filter((query) => query.includes('price='))).toHaveLength(1)
  })
})

test('SRCH-06 d the lower end stays below the upper one by thumb, by keys and as typed', async ({ page }) => {
  await page.goto(siteUrl('tamar-valley-auto', `${search}?price=-20000`))
  await untilLive(page)
  await openFilters(page)
  const bounds = async (): Promise<readonly [number, number]> => [
    Number(await field(page, 'from').inputValue()),
    Number(await field(page, 'to').inputValue()),
  ]
  await expect(field(page, 'to')).toHaveValue('20000')
  const [lowest] = await bounds()
  await thumb(page, 'from').press('End')
  await expect(field(page, 'from')).not.toHaveValue(String(lowest))
  const [from, to] = await bounds()
  expect(to, 'the end that was not moved stays').toBe(20_000)
  expect(from).toBeLessThanOrEqual(to - 1)
  await field(page, 'from').fill('20000')
  await field(page, 'from').blur()
  await expect(field(page, 'from'), 'as high as the upper end is out of its range').toHaveValue(String(from))
})

test(
  'SRCH-10 while a search is under way the results and filters before it stay, and are told to be busy',
  { tag: '@once' },
  async ({ page }) => {
    await page.goto(siteUrl('bigsky-motors', search))
    await untilLive(page)
    const titles = await page.getByRole('article').getByRole('heading').allTextContents()
    const release = await holdRequests(page, '**/*.data?*')
    await openFilters(page)
    const kia = page.getByRole('checkbox', { name: /^Kia/ })
    const facets = await page.getByRole('group').count()
    await kia.check()
    await expect(page.locator('section[aria-label="Results"]')).toHaveAttribute('aria-busy', 'true')
    expect(await page.locator('article h3').allTextContents()).toEqual(titles)
    await expect(page.getByRole('group')).toHaveCount(facets)
    await expect(kia).toBeChecked()
    // Their pictures are dimmed, and their words keep the contrast that they had.
    const picture = page.locator('article img').first()
    await expect(picture).toHaveCSS('opacity', '0.4')
    await expect(page.locator('article h3').first()).toHaveCSS('opacity', '1')
    release()
    await expect(page).toHaveURL(/make=Kia$/)
    await expect(page.locator('section[aria-label="Results"]')).toHaveAttribute('aria-busy', 'false')
    await expect(picture).toHaveCSS('opacity', '1')
    await expect(page.locator('article h3').first()).toContainText('Kia')
  },
)

/** A search is remembered when the browser has nothing else to do, shortly after its results. */
const untilRemembered = (page: Page, query: string) =>
  page.waitForFunction((text) => Object.values(localStorage).join(' ').includes(text), query)

test('SRCH-17 the last searches are offered while the box is empty', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', `${search}?make=Kia`)
  await expect(page.getByRole('article').first()).toContainText('Kia')
  await untilRemembered(page, 'make=Kia')
  await gotoLive(page, 'bigsky-motors', '/search/used-cars?body=Ute')
  await expect(page.getByRole('article').first()).toBeVisible()
  await untilRemembered(page, 'body=Ute')
  const box = page.getByRole('combobox', { name: 'Search this stock' })
  await box.click()
  await expect(page.getByRole('listbox').getByRole('option')).toHaveCount(2)
  await page.getByRole('listbox').getByRole('option', { name: /^Kia/ }).click()
  await expect(page).toHaveURL(/make=Kia$/)
  await expect(page.getByRole('article').first()).toContainText('Kia')
})

test('SRCH-05 SRCH-07 a make far down the list is found by typing its name', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  const makes = page.getByRole('group', { name: 'Make', exact: true })
  const boxes = makes.getByRole('checkbox')
  await expect(boxes).toHaveCount(7)
  const last = await makes.locator('input[name="make"]').last().inputValue()
  await expect(makes.getByRole('checkbox', { name: last })).toBeHidden()
  const finder = makes.getByRole('searchbox', { name: 'Search within Make' })
  await finder.fill(last.toLowerCase())
  await expect(boxes).toHaveCount(1)
  await makes.getByRole('checkbox', { name: last }).check()
  await expect(page).toHaveURL(new RegExp(`\\?make=${encodeURIComponent(last).replaceAll('%20', '(\\+|%20)')}$`))
  await finder.fill('')
  await expect(makes.getByRole('checkbox', { name: last })).toBeChecked()
})

test('SRCH-06 the scrollbar of the filters has room of its own beside the sliders', async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  await openFilters(page)
  const gutter = await page
    .getByRole('slider')
    .first()
    .evaluate((slider) => {
      let around = slider.parentElement
      while (around !== null && getComputedStyle(around).overflowY !== 'auto') around = around.parentElement
      return around === null ? 'nothing scrolls' : getComputedStyle(around).scrollbarGutter
    })
  // Elsewhere WebKit draws the scrollbar over half a thumb.
  expect(gutter).toBe('stable')
})
