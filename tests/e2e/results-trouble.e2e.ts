import { oddSite } from './odd-sites.ts'
import { expect, findAccessibilityProblems, gotoLive, openFilters, openFirstVehicle, siteUrl, test } from './site.ts'
import type { Locator, Page } from '@playwright/test'

const search = '/search/new-used-and-demo-cars'

test.describe('pictures that cannot be had', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  test(
    'CARD-04 a connection that breaks while pictures load leaves every card with the drawn vehicle',
    { tag: '@once' },
    async ({ page }) => {
      await page.route('**/vehicle-art/**', (route) => route.abort())
      await gotoLive(page, oddSite, '/search/zzyzx')
      await expect(page.getByRole('article').filter({ hasText: 'Extraordinarily' })).toContainText(
        'Photo not available',
      )
      await expect(page.getByRole('article').filter({ hasText: 'Most' })).toContainText('Photos coming soon')
    },
  )
})

test.describe('a refinement that fails', () => {
  test.use({ expectedConsoleErrors: [/Failed to load resource/] })

  const refine = async (page: Page): Promise<Locator> => {
    await page.getByRole('checkbox', { name: /^Kia/ }).check()
    return page.getByRole('alert')
  }

  test(
    'SRCH-10 API-03 search error: without a connection the page says so, keeps its cards and searches later',
    { tag: '@once' },
    async ({ page, context }) => {
      await gotoLive(page, 'bigsky-motors', search)
      await context.setOffline(true)
      await expect(await refine(page)).toContainText(
        'We could not reach the website. Check your connection and try again; these are your earlier results.',
      )
      await expect(page.getByRole('article')).toHaveCount(21)
      // The earlier results are dimmed and can still be read.
      expect(await findAccessibilityProblems(page)).toEqual([])
      await context.setOffline(false)
      await page.getByRole('link', { name: 'Try again' }).click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByRole('article').first()).toContainText('Kia')
    },
  )

  for (const [status, words] of [
    [429, 'We are very busy just now. Try again in a moment'],
    [503, 'We are very busy just now. Try again in a moment'],
    [500, 'We could not load that search. Try again in a moment'],
    [404, 'We could not load that search. Try again in a moment'],
  ] as const)
    test(
      `SRCH-10 API-03 search error: an answer ${status} to a refinement is told as '${words}'`,
      { tag: '@once' },
      async ({ page }) => {
        await gotoLive(page, 'bigsky-motors', search)
        await page.route('**/*.data?*', (route) => route.fulfill({ status, contentType: 'text/plain', body: 'no' }))
        await expect(await refine(page)).toContainText(`${words}; these are your earlier results.`)
      },
    )
})

test.describe('no storage at all', () => {
  // Only the router's script that restores the scroll position may log an error.
  test.use({ expectedConsoleErrors: [/^SecurityError: denied$/] })

  test(
    'SRCH-17 a browser that forbids all storage filters, goes to a vehicle and comes back',
    { tag: '@once' },
    async ({ page }) => {
      await page.addInitScript(() => {
        for (const name of ['localStorage', 'sessionStorage'])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException('denied', 'SecurityError')
            },
          })
      })
      await gotoLive(page, 'bigsky-motors', search)
      await page.getByRole('checkbox', { name: /^Kia/ }).check()
      await expect(page.getByRole('article').first()).toContainText('Kia')
      await openFirstVehicle(page)
      await expect(page).toHaveURL(/\/cars\//)
      await page.goBack()
      await expect(page).toHaveURL(/make=Kia/)
      await expect(page.getByRole('article').first()).toContainText('Kia')
    },
  )
})

test(
  'SRCH-20 a filter chosen while the scripts are still on their way is searched for once they run',
  { tag: '@once' },
  async ({ page }) => {
    const scripts = Promise.withResolvers<void>()
    await page.route('**/assets/*.js', async (route) => {
      await scripts.promise
      await route.continue()
    })
    await page.goto(siteUrl('bigsky-motors', search), { waitUntil: 'commit' })
    await openFilters(page)
    await page.getByRole('checkbox', { name: /^Kia/ }).check()
    scripts.resolve()
    await expect(page).toHaveURL(/make=Kia/)
    await expect(page.getByRole('checkbox', { name: /^Kia/ })).toBeChecked()
  },
)

test(
  'SRCH-07 an answer that comes long after the last letter moves no card on the page',
  { tag: '@once' },
  async ({ page }) => {
    await gotoLive(page, 'tamar-valley-auto', search)
    await page.route(/\.data\?/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 900))
      await route.continue()
    })
    await page.evaluate(() => {
      const moved: string[] = []
      Object.assign(window, { moved })
      type Entry = PerformanceEntry & { hadRecentInput: boolean; sources: { node: Node | null }[] }
      new PerformanceObserver((list) => {
        for (const { hadRecentInput, sources } of list.getEntries() as Entry[])
          for (const { node } of hadRecentInput ? [] : sources) {
            const card = (node instanceof Element ? node : node?.parentElement)?.closest('#results li:has(article)')
            if (card) moved.push(card.textContent.slice(0, 40))
          }
      }).observe({ type: 'layout-shift' })
    })
    const first = page.getByRole('article').first()
    const before = await first.textContent()
    await page.getByRole('combobox', { name: 'Search this stock' }).pressSequentially('mazda petrol')
    await expect(first).not.toHaveText(before ?? '')
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
    expect(await page.evaluate(() => (window as unknown as { moved: string[] }).moved)).toEqual([])
  },
)
