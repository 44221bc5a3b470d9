import type { Page } from '@playwright/test'
import { expect, findAccessibilityProblems, gotoFirstVehicle, gotoLive, openFilters, test } from './site.ts'

const search = '/search/new-used-and-demo-cars'

const isPhone = (page: Page) => (page.viewportSize()?.width ?? 0) < 1024

async function closeFilters(page: Page): Promise<void> {
  if (isPhone(page)) await page.getByRole('button', { name: /^Show [\d,]+ vehicles?$/ }).click()
}

/** Collects the search requests of the page from now on. */
function countSearches(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.endsWith('.data')) count += 1
  })
  return () => count
}

test('SRCH-04 SRCH-08 a filter answers at once, goes back to the first page, and keeps its facet as it was', async ({
  page,
}) => {
  await gotoLive(page, 'bigsky-motors', `${search}?page=3`)
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Kia/ }).check()
  await expect(page).toHaveURL(/\?make=Kia$/)
  await expect(page.getByRole('checkbox', { name: /^Kia/ })).toBeChecked()
  await expect(page.getByText('Kia models')).toBeVisible()
  await page.getByRole('checkbox', { name: /^Toyota/ }).check()
  await expect(page).toHaveURL(/\?make=Kia&make=Toyota$/)
  await closeFilters(page)
  await expect(page.getByRole('link', { name: 'Remove Kia' })).toBeVisible()
  await expect(page).toHaveTitle(/\(\d+\)/)
  if (isPhone(page)) return
  const count = page.getByRole('region', { name: 'Filters' }).getByText(/^[\d,]+ vehicles$/)
  await expect(count).toHaveText((await page.locator('.toolbar p').textContent()) ?? 'no count')
})

test('SRCH-01 back and forward restore the filters that were shown', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  await openFilters(page)
  await page.getByRole('checkbox', { name: /^Kia/ }).check()
  await expect(page).toHaveURL(/make=Kia/)
  // While the filters of a phone are open, Back closes them.
  await closeFilters(page)
  // By its attributes: on a phone the closed drawer hides the box.
  const kia = page.locator('input[name="make"][value="Kia"]')
  await page.goBack()
  await expect(page).not.toHaveURL(/make=Kia/)
  await expect(kia).not.toBeChecked()
  await page.goForward()
  await expect(kia).toBeChecked()
})

test(
  'SRCH-05 makes show seven first, all of them on demand; the models of a chosen make can be hidden',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await openFilters(page)
    const makes = page.getByRole('group', { name: 'Make', exact: true })
    await expect(makes.getByRole('checkbox')).toHaveCount(7)
    await makes.getByText(/^Show all \d+$/).click()
    await expect.poll(() => makes.getByRole('checkbox').count()).toBeGreaterThan(7)
    await makes.getByText('Show fewer').click()
    await expect(makes.getByRole('checkbox')).toHaveCount(7)
    await makes.getByRole('checkbox', { name: /^Kia/ }).check()
    const models = makes.getByRole('checkbox', { name: /^Sorento/ })
    await expect(models).toBeVisible()
    await makes.getByText('Kia models').click()
    await expect(models).toBeHidden()
  },
)

test('SRCH-06 b c e a slider steps by $500, ignores numbers out of range, and an end sets no filter', async ({
  page,
}) => {
  await gotoLive(page, 'tamar-valley-auto', search)
  await openFilters(page)
  const from = page.getByRole('slider', { name: 'Price, from' })
  await from.focus()
  for (let step = 0; step < 4; step++) await from.press('ArrowRight')
  await expect(page.getByRole('spinbutton', { name: 'Price ($), from' })).toHaveValue('7000')
  await expect(page).toHaveURL(/price=7000-$/)
  const typed = page.getByRole('spinbutton', { name: 'Price ($), from' })
  await typed.fill('999999')
  await typed.blur()
  await expect(typed).toHaveValue('7000')
  await from.press('Home')
  await expect(page).not.toHaveURL(/price=/)
  await page.getByRole('slider', { name: 'Price, to' }).press('Home')
  await expect(page).toHaveURL(/price=-5001$/)
})

test(
  'SRCH-06 c a number that is valid only as far as its first digits leaves the bound as it was, typed fast or slowly',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'tamar-valley-auto', search)
    const to = page.getByRole('spinbutton', { name: 'Price ($), to' })
    await to.click()
    await to.pressSequentially('500000')
    await page.getByRole('checkbox', { name: /^SUV/ }).check()
    await expect(page).toHaveURL(/\?body=SUV$/)

    await to.click()
    await to.pressSequentially('40000')
    await expect(page).toHaveURL(/price=-40000$/)
    await to.press('End')
    await to.pressSequentially('00')
    await expect(page).toHaveURL(/\?body=SUV$/)
    await to.blur()
    await expect(to).toHaveValue('')
  },
)

test(
  'SRCH-07 typing searches after its pause and suggests makes and models that the arrow keys reach',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'harbourside-toyota', search)
    const box = page.getByRole('combobox', { name: 'Search this stock' })
    await box.click()
    await box.pressSequentially('hil')
    await expect(page.getByRole('option', { name: /Toyota HiLux/ })).toBeVisible()
    await expect(page).toHaveURL(/\?query=hil$/)
    expect(await findAccessibilityProblems(page, page.locator('form', { has: box }))).toEqual([])
    await box.press('ArrowDown')
    await expect(page.getByRole('listbox').getByRole('option', { selected: true })).toContainText('Toyota HiLux')
    await box.press('Enter')
    await expect(page).toHaveURL(/\?make_model=Toyota\+HiLux$/)
    await expect(page.getByRole('listbox')).toBeHidden()
    await expect(page.getByRole('article').first()).toContainText('HiLux')
  },
)

/**
 * Collects from now on the layout shifts of what lies outside the filters. The panels below one that opens move with
 * it; on a busy machine they do so later than half a second after the click, which counts as a shift without input.
 */
async function watchShift(page: Page): Promise<() => Promise<number>> {
  await page.locator('section[aria-label="Filters"]').evaluate((filters) => {
    const seen = { shift: 0 }
    Object.assign(window, { seen })
    type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Entry[]) {
        const isOfFilters = sources.every(({ node }) => filters.contains(node))
        if (!hadRecentInput && !isOfFilters) seen.shift += value
      }
    }).observe({ type: 'layout-shift' })
  })
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
}

test(
  'SRCH-07 a panel opens in 300 ms without moving the page, and at once for who asks for less motion',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await openFilters(page)
    // The transitions of a part of an element are told by the browser's own tools alone.
    const tools = await page.context().newCDPSession(page)
    const started: string[] = []
    tools.on('Animation.animationStarted', ({ animation }) =>
      started.push(`${animation.name} ${animation.source?.duration}`),
    )
    await tools.send('Animation.enable')
    const shift = await watchShift(page)
    const open = async (name: string) => {
      const panel = page.getByRole('group', { name, exact: true })
      await page.locator('summary', { hasText: name }).click()
      await expect(panel.getByRole('checkbox').first()).toBeVisible()
      const box = () => panel.boundingBox()
      await expect.poll(async () => JSON.stringify(await box()) === JSON.stringify(await box())).toBe(true)
    }
    await open('Fuel')
    await expect.poll(() => started).toContain('height 300')
    expect(await shift()).toBe(0)

    await page.emulateMedia({ reducedMotion: 'reduce' })
    started.length = 0
    await open('Drive')
    expect(started.filter((name) => name.startsWith('height'))).toEqual([])
  },
)

test('SRCH-11 a repeated search makes no request', { tag: '@once' }, async ({ page }) => {
  await gotoLive(page, 'bigsky-motors', search)
  await openFilters(page)
  const searches = countSearches(page)
  const kia = page.getByRole('checkbox', { name: /^Kia/ })
  await kia.check()
  await expect(page.getByText('Kia models')).toBeVisible()
  expect(searches()).toBe(1)
  await kia.uncheck()
  await expect(page.getByText('Kia models')).toBeHidden()
  await kia.check()
  await expect(page.getByText('Kia models')).toBeVisible()
  expect(searches()).toBe(1)
})

test.describe('a search that fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test('SRCH-10 keeps hits and facets on screen, says so, and tries again', { tag: '@once' }, async ({ page }) => {
    await gotoLive(page, 'bigsky-motors', search)
    await expect(page.getByRole('article')).toHaveCount(21)
    await openFilters(page)
    await page.route('**/*.data?*', (route) => route.abort())
    await page.getByRole('checkbox', { name: /^Kia/ }).check()
    await closeFilters(page)
    await expect(page.getByRole('alert')).toContainText('We could not reach the website.')
    await expect(page.getByRole('article')).toHaveCount(21)
    await expect(page).toHaveURL(/make=Kia/)
    expect((await findAccessibilityProblems(page)).filter((problem) => !problem.startsWith('color-contrast'))).toEqual(
      [],
    )
    await page.unroute('**/*.data?*')
    await page.getByRole('link', { name: 'Try again' }).click()
    await expect(page.getByRole('alert')).toHaveCount(0)
    await expect(page.getByRole('article').first()).toContainText('Kia')
  })

  test(
    'SRCH-10 an answer 404, 429, 500 or 503 to a refinement keeps hits and facets on screen, says so, and tries again',
    { tag: '@once' },
    async ({ page }) => {
      await gotoLive(page, 'bigsky-motors', search)
      const makes = ['Kia', 'Toyota', 'Mazda', 'Hyundai']
      for (const [index, status] of [404, 429, 500, 503].entries()) {
        const make = makes[index] ?? ''
        await page.route('**/*.data?*', (route) => route.fulfill({ status, contentType: 'text/plain', body: 'no' }))
        const box = page.getByRole('checkbox', { name: new RegExp(`^${make} \\d`) })
        await box.check()
        await expect(page.getByRole('alert'), `${status}`).toBeVisible()
        await expect(page.getByRole('article')).toHaveCount(21)
        await expect(box).toBeChecked()
        await expect(page).toHaveURL(new RegExp(`make=${make}`))
        await page.unroute('**/*.data?*')
        await page.getByRole('link', { name: 'Try again' }).click()
        await expect(page.getByRole('alert'), `${status}`).toHaveCount(0)
        await expect(page.getByRole('article').first()).toContainText(make)
        await box.uncheck()
        await expect(page.getByRole('article')).toHaveCount(21)
        await expect(page).toHaveURL(new RegExp(`${search}$`))
      }
    },
  )

  test(
    'SRCH-02 a path that does not exist is the 404 page, also when it is reached from results',
    { tag: '@once' },
    async ({ page }) => {
      await gotoLive(page, 'bigsky-motors', '/search/used-cars')
      await page
        .locator('a[href^="/search/used-cars?"]')
        .first()
        .evaluate((link) => link.setAttribute('href', '/search/no-such-make'))
      await page.locator('a[href="/search/no-such-make"]').click()
      await expect(page).toHaveURL(/no-such-make$/)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('We could not find that page')
      await expect(page.getByRole('article')).toHaveCount(0)
    },
  )
})

test(
  'SRCH-20 on a phone the filters are a drawer over the page, with the count kept up to date',
  { tag: '@phone' },
  async ({ page }) => {
    await gotoLive(page, 'ridgeline-ford', search)
    await openFilters(page)
    const drawer = page.getByRole('dialog', { name: 'Filters' })
    await expect(drawer).toBeVisible()
    expect(await findAccessibilityProblems(page)).toEqual([])
    const show = drawer.getByRole('button', { name: /^Show [\d,]+ vehicles$/ })
    const before = await show.textContent()
    await drawer.getByRole('checkbox').first().check()
    await expect(show).not.toHaveText(before ?? '')
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await expect(page.locator('[data-foot-bar]').getByText(/^Filters \(1\)$/)).toBeVisible()
  },
)

test('SRCH-22 from a part of a dealer’s stock a link leads to all of it', { tag: '@once' }, async ({ page }) => {
  await gotoFirstVehicle(page, 'tamar-valley-auto', '/search/used-cars')
  await page.getByRole('link', { name: 'See more from this dealer' }).click()
  await expect(page).toHaveURL(/\/search\//)
  const all = new URL(page.url()).pathname
  await gotoLive(page, 'tamar-valley-auto', `${all}?body=SUV`)
  await page.getByRole('link', { name: /^See more from this dealer/ }).click()
  await expect(page).toHaveURL(new RegExp(`${all}$`))
})
