import { test as base, expect, type Locator, type Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { createContextPool, type ContextPool } from './context-pool.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { buildTwoYardSite } from '#tests/fixtures/site.ts'

export { demoSites }
export type DemoSite = (typeof demoSites)[number]

export function siteUrl(site: string, path: string): string {
  return `http://${site}.localhost:${process.env.FORECOURT_E2E_PORT ?? '3000'}${path}`
}

/**
 * Accessibility violations of the page as readable lines. Only violations are transferred from the page, and no second
 * page is opened to merge frames (the sites have none), which takes a quarter of the time.
 */
export async function findAccessibilityProblems(page: Page): Promise<string[]> {
  expect(page.frames(), 'a page with frames needs the check that looks into them').toHaveLength(1)
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  const { violations } = await builder.setLegacyMode(true).analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary ?? ''}`),
  )
}

/**
 * Expects, at the width of a desktop and of a phone, that the page is no wider than the screen and that axe finds
 * nothing, and whatever else the test checks at each. For pages whose document is the same at every width; the test is
 * tagged @once.
 */
export async function expectSoundAtBothWidths(page: Page, check = async (): Promise<void> => {}): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
  ]) {
    await page.setViewportSize(viewport)
    await check()
    expect(await findAccessibilityProblems(page), `${viewport.width} px wide`).toEqual([])
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      `${viewport.width} px wide`,
    ).toBeLessThanOrEqual(0)
  }
}

/**
 * Waits for the first event of a results page, which shows that it is hydrated: before, its controls are plain HTML.
 */
export async function untilLive(page: Page): Promise<void> {
  await page.waitForFunction(() => ((window as { dataLayer?: object[] }).dataLayer ?? []).length > 0)
}

/**
 * Waits until React has hydrated the page. A button that is pressed earlier submits its form as plain HTML. The only
 * sign is React's property on the document.
 */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const [, root] = Object.entries(document).find(([key]) => key.startsWith('__reactContainer$')) ?? []
    return (
      (root as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined)?.stateNode.current
        .memoizedState.isDehydrated === false
    )
  })
}

export async function gotoLive(page: Page, site: string, path: string): Promise<void> {
  await page.goto(siteUrl(site, path))
  await untilLive(page)
}

/** Opens the filters, which a phone shows on demand. */
export async function openFilters(page: Page): Promise<void> {
  const opener = page.locator('.toolbar-filters')
  if (await opener.isVisible()) await opener.click()
}

/** Waits until a form passes the minimum time of the spam check (LEAD-13), based on its token. */
export async function waitAsPersonWould(submission: string): Promise<void> {
  const issuedAt = Number(submission.split('.')[0])
  expect(issuedAt, 'the form tells when it was made').toBeGreaterThan(0)
  await expect.poll(() => Date.now() - issuedAt).toBeGreaterThan(buildTwoYardSite().leads.minimum_seconds * 1000)
}

/**
 * Agrees to the terms of use where the form has them, submits it after the minimum time by its button or with `send`,
 * and waits for the success page.
 */
export async function sendEnquiry(
  page: Page,
  form: Locator,
  send = (): Promise<void> => form.getByRole('button', { name: 'Send Enquiry' }).click(),
): Promise<void> {
  const terms = form.getByRole('checkbox', { name: /terms of use/ })
  if ((await terms.count()) > 0) await terms.check()
  await waitAsPersonWould(await form.locator('input[name="submission"]').inputValue())
  await send()
  await expect(page).toHaveURL(/\/success\?lead=/)
}

/** Has the browser tell the body of every request. Without it, what a page sends as it leaves has none. */
export const tellBodies = (page: Page): Promise<unknown> => page.route('**', (route) => route.fallback())

/** Delays matching requests as a slow network would, until the returned function is called. */
export async function holdRequests(page: Page, pattern: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(pattern, async (route) => {
    await promise
    await route.continue()
  })
  return resolve
}

interface SiteOptions {
  expectedConsoleErrors: RegExp[]
  /** 'closed': the visitor has closed the promotional popup of the site before. */
  popup: 'closed' | 'new'
}

/** Runs in the page before anything else: marks the popup of the one site that has one as closed (NAV-06). */
function closePopup(): void {
  try {
    // oxlint-disable-next-line eslint/no-restricted-globals -- the page under test, before its own modules run
    localStorage.setItem('closed-popup:harbourside-toyota', 'summer-ready-2026')
  } catch {
    // Without storage there is no popup.
  }
}

interface WorkerOptions {
  contextPool: ContextPool
}

/** A page whose unexpected console errors and uncaught exceptions fail the test. */
export const test = base.extend<SiteOptions, WorkerOptions>({
  expectedConsoleErrors: [[], { option: true }],
  popup: ['closed', { option: true }],
  contextPool: [
    async ({ browser }, use) => {
      const pool = createContextPool(browser)
      await use(pool)
      await pool.closeAll()
    },
    { scope: 'worker' },
  ],
  context: async (
    {
      contextPool,
      contextOptions,
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      geolocation,
      permissions,
      userAgent,
    },
    use,
    testInfo,
  ) => {
    const options = {
      viewport,
      isMobile,
      hasTouch,
      javaScriptEnabled,
      geolocation,
      permissions,
      userAgent,
      ...contextOptions,
    }
    const context = await contextPool.take(options, siteUrl('harbourside-toyota', '/robots.txt'))
    await use(context)
    await contextPool.giveBack(context, testInfo.status !== testInfo.expectedStatus)
  },
  page: async ({ page, expectedConsoleErrors, popup }, use) => {
    const problems: string[] = []
    const note = (problem: string): void => {
      if (!expectedConsoleErrors.some((pattern) => pattern.test(problem))) problems.push(problem)
    }
    page.on('console', (message) => {
      if (message.type() === 'error') note(message.text())
    })
    page.on('pageerror', (error) => note(String(error)))
    if (popup === 'closed') await page.addInitScript(closePopup)
    await use(page)
    expect(problems, 'console errors').toEqual([])
  },
})

export { expect }
