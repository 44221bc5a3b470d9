import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import AxeBuilder from '@axe-core/playwright'
import { createContextPool, type ContextPool } from './context-pool.ts'
import { retryQuickly } from './quick-retries.ts'
import { closeDemoPopup } from '#tests/fixtures/demo-popup.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'

export { demoSites }
export type DemoSite = (typeof demoSites)[number]

export function siteUrl(site: string, path: string): string {
  return `http://${site}.localhost:${process.env.FORECOURT_E2E_PORT ?? '3000'}${path}`
}

/** Axe as one short script: the builder would send its long one, twice at every check. */
const axeSource = await readFile(
  createRequire(import.meta.resolve('@axe-core/playwright')).resolve('axe-core/axe.min.js'),
  'utf8',
)

/**
 * Accessibility violations of the page as readable lines; of its modal dialog alone where one is open, because nothing
 * else can be reached then. Axe is loaded once into a document, only violations are transferred from the page, and no
 * second page is opened to merge frames (the sites have none).
 *
 * `part` limits the check to one element, for tests about a message or a menu over a page that another test checks
 * whole: a page of results alone takes a second.
 */
export async function findAccessibilityProblems(page: Page, part?: Locator): Promise<string[]> {
  // Until the first paint, pictures beside the first one are hidden, and links around them have no name.
  await page.locator(':root:not([data-waiting])').waitFor({ state: 'attached' })
  expect(page.frames(), 'a page with frames needs the check that looks into them').toHaveLength(1)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const builder = new AxeBuilder({ page, axeSource: 'undefined' })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  if (await page.evaluate(() => document.querySelector(':modal') !== null)) builder.include(':modal')
  else if (part !== undefined) {
    await part.evaluate((element) => element.setAttribute('data-checked-part', ''))
    builder.include('[data-checked-part]')
  }
  const { violations } = await builder.setLegacyMode(true).analyze()
  if (part !== undefined) await part.evaluate((element) => element.removeAttribute('data-checked-part'))
  const problems: string[] = []
  for (const { id, nodes } of violations)
    for (const { target, failureSummary } of nodes) {
      const selector = target.join(' ')
      if (id === 'target-size' && (await isCoveredByBar(page, selector))) continue
      problems.push(`${id} ${selector}: ${failureSummary ?? ''}`)
    }
  return problems
}

/**
 * Whether a target is too small only where the page was scrolled to: a fixed bar lay over it, and in the middle of the
 * screen axe finds nothing.
 */
async function isCoveredByBar(page: Page, selector: string): Promise<boolean> {
  const before = await page.evaluate(() => window.scrollY)
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const { violations } = await new AxeBuilder({ page, axeSource: 'undefined' })
    .withRules(['target-size'])
    .include(selector)
    .setLegacyMode(true)
    .analyze()
  await page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), before)
  return !violations.some(({ nodes }) => nodes.some(({ target }) => target.join(' ') === selector))
}

/**
 * Expects, at the width of a desktop, of a phone and of the narrowest phone, that the page is no wider than the screen
 * and that axe finds nothing, and whatever else the test checks at each. For pages whose document is the same at every
 * width; the test is tagged @once.
 */
export async function expectSoundAtEveryWidth(page: Page, check = async (): Promise<void> => {}): Promise<void> {
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 390, height: 844 },
    { width: 320, height: 640 },
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

/** Opens the page of the first vehicle that a page of results shows. */
export async function openFirstVehicle(page: Page): Promise<void> {
  await page
    .getByRole('article')
    .first()
    .getByRole('link', { name: /^Explore Vehicle/ })
    .click()
}

/** Goes to the page of the first vehicle of a page of results, as a visitor does. */
export async function gotoFirstVehicle(page: Page, site: string, search: string): Promise<void> {
  await gotoLive(page, site, search)
  await openFirstVehicle(page)
}

/** Opens the filters, which a phone shows on demand. */
export async function openFilters(page: Page): Promise<void> {
  const bar = page.locator('[data-foot-bar] > label')
  const opener = (await bar.isVisible()) ? bar : page.locator('.toolbar-filters')
  if (await opener.isVisible()) await opener.click()
}

/**
 * Agrees to the terms of use where the form has them, submits it by its button or with `send`, and waits for the
 * success page.
 */
export async function sendEnquiry(
  page: Page,
  form: Locator,
  send = (): Promise<void> => form.getByRole('button', { name: 'Send Enquiry' }).click(),
): Promise<void> {
  const terms = form.getByRole('checkbox', { name: /terms of use/ })
  if ((await terms.count()) > 0) await terms.check()
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
    await retryQuickly(page)
    if (popup === 'closed') await page.addInitScript(closeDemoPopup)
    await use(page)
    expect(problems, 'console errors').toEqual([])
  },
})

export { expect }
