import AxeBuilder from '@axe-core/playwright'
import { chromium, type Browser, type Page } from 'playwright'
import { closeDemoPopup } from '#tests/fixtures/demo-popup.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { findChromium } from '#tests/fixtures/find-chromium.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { chromiumFlags, withDemoServer } from '../../bench/screens/demo-server.ts'
import { selectPages } from './select-pages.ts'

const widths = [
  { width: 320, height: 640 },
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
] as const

/** Pages that are looked at beside each other; the browser and the server share two cores. */
const lanes = 2

/** Longest wait for a popup, which the page opens once its scripts have run. */
const popupWaitMs = 3_000

interface Finding {
  readonly rule: string
  readonly target: string
  /** Where it was seen: '/warranty at 390 px'. */
  readonly places: string[]
}

type Findings = Map<string, Finding>

/** `part`: the only part that is looked at, where it makes the rest of the page inert; null: the whole page. */
function runAxe(page: Page, part: string | null = null) {
  const builder = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
  return (part === null ? builder : builder.include(part)).setLegacyMode(true).analyze()
}

/**
 * Whether a target is too small only where the page was scrolled to: a fixed bar lay over it, and in the middle of the
 * screen axe finds nothing.
 */
async function isCoveredByBar(page: Page, selector: string): Promise<boolean> {
  await page.locator(selector).evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const { violations } = await runAxe(page)
  await page.evaluate(() => scrollTo(0, 0))
  return !violations.some(
    ({ id, nodes }) => id === 'target-size' && nodes.some(({ target }) => target.join(' ') === selector),
  )
}

function note(findings: Findings, place: string, rule: string, target: string): void {
  const key = `${rule} ${target}`
  const found = findings.get(key) ?? { rule, target, places: [] }
  found.places.push(place)
  findings.set(key, found)
}

async function look(page: Page, place: string, findings: Findings, part: string | null = null): Promise<void> {
  if (await page.evaluate(() => document.documentElement.scrollWidth > innerWidth))
    note(findings, place, 'wider than the screen', 'html')
  const { violations } = await runAxe(page, part)
  for (const { id, nodes } of violations)
    for (const { target } of nodes) {
      if (id === 'target-size' && (await isCoveredByBar(page, target.join(' ')))) continue
      note(findings, place, id, target.join(' '))
    }
}

/** Opens what the header of the home page opens: the drawer of a phone, each drop-down list of a desktop. */
async function lookAtMenus(page: Page, width: number, findings: Findings): Promise<void> {
  const drawer = page.getByRole('banner').locator('summary', { hasText: 'Menu' })
  if (await drawer.isVisible()) {
    await drawer.click()
    await page.waitForTimeout(400)
    await look(page, `/ with its drawer at ${width} px`, findings, 'header')
    return
  }
  const lists = page.locator('header [aria-haspopup], header [aria-expanded]')
  const count = Math.min(await lists.count(), 12)
  for (let index = 0; index < count; index += 1) {
    const opener = lists.nth(index)
    if (!(await opener.isVisible())) continue
    await opener.hover()
    await page.waitForTimeout(400)
    await look(page, `/ with list ${index + 1} of its menu at ${width} px`, findings)
    await page.keyboard.press('Escape')
    await page.mouse.move(0, 800)
  }
}

/** Looks at the promotional popup of a site that has one: a first visit shows it, on a phone after a scroll. */
async function lookAtPopup(page: Page, host: string, width: number, findings: Findings): Promise<void> {
  await page.goto(`http://${host}/`, { waitUntil: 'load' })
  await page.mouse.wheel(0, 200)
  const popup = page.locator('#promo-popup[open]')
  const isThere = await popup.waitFor({ timeout: popupWaitMs }).then(
    () => true,
    () => false,
  )
  if (isThere) await look(page, `/ with its popup at ${width} px`, findings, '#promo-popup')
}

async function readSitemap(port: number, host: string): Promise<readonly string[]> {
  const readLocations = async (path: string): Promise<readonly string[]> => {
    const { status, body } = await ask(port, host, path)
    if (status !== 200) throw new Error(`${host}${path} answers ${status}`)
    return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => {
      const { pathname, search } = new URL(url.replaceAll('&amp;', '&'))
      return pathname + search
    })
  }
  const parts = await readLocations('/sitemap.xml')
  return (await Promise.all(parts.map(readLocations))).flat()
}

interface Choices {
  /** Every page of the sitemap. */
  readonly all: boolean
  /** As a visitor who prefers dark. */
  readonly dark: boolean
}

async function auditSite(browser: Browser, port: number, site: string, { all, dark }: Choices): Promise<Findings> {
  const host = `${site}.localhost:${port}`
  const listed = await readSitemap(port, host)
  const paths = all ? listed : selectPages(listed)
  const findings: Findings = new Map()
  for (const viewport of widths) {
    const queue = [...paths]
    const isPhone = viewport.width < 800
    const colorScheme = dark ? 'dark' : 'light'
    const options = { viewport, isMobile: isPhone, hasTouch: isPhone, colorScheme } as const
    const work = async (): Promise<void> => {
      const context = await browser.newContext(options)
      // Behind an open popup axe cannot measure any contrast.
      await context.addInitScript(closeDemoPopup)
      const page = await context.newPage()
      for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
        const answer = await page.goto(`http://${host}${path}`, { waitUntil: 'load' })
        if (answer?.status() !== 200) throw new Error(`${host}${path} answers ${answer?.status() ?? 'nothing'}`)
        await look(page, `${path} at ${viewport.width} px`, findings)
        if (path === '/') await lookAtMenus(page, viewport.width, findings)
      }
      await context.close()
    }
    await Promise.all(Array.from({ length: lanes }, work))
    const firstVisit = await browser.newContext(options)
    await lookAtPopup(await firstVisit.newPage(), host, viewport.width, findings)
    await firstVisit.close()
  }
  process.stdout.write(`${site}: ${paths.length} of ${listed.length} pages at ${widths.length} widths\n`)
  return findings
}

/** A finding that stands on every page is told once, with a few of its pages. */
function describeFinding({ rule, target, places }: Finding): string {
  const shown = places.slice(0, 3).join(', ')
  const more = places.length > 3 ? ` and ${places.length - 3} more` : ''
  return `  ${rule}: ${target}\n    ${shown}${more}\n`
}

const given = process.argv.slice(2)
const choices: Choices = { all: given.includes('--all'), dark: given.includes('--dark') }
const named = given.filter((argument) => !['--all', '--dark'].includes(argument))
const unknown = named.filter((name) => !demoSites.some((site) => site === name))
if (unknown.length > 0) {
  process.stderr.write(`There is no demo site ${unknown.join(', ')}. Name some of: ${demoSites.join(', ')}\n`)
  process.exit(2)
}

const executablePath = findChromium()
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumFlags.filter((flag) => !flag.startsWith('--headless')),
})
let count = 0
try {
  await withDemoServer(async ({ port }) => {
    for (const site of named.length === 0 ? demoSites : named) {
      const findings = await auditSite(browser, port, site, choices)
      for (const finding of findings.values()) process.stdout.write(describeFinding(finding))
      count += findings.size
    }
  })
} finally {
  await browser.close()
}
process.stdout.write(count === 0 ? 'Nothing found.\n' : `${count} findings.\n`)
process.exitCode = count === 0 ? 0 : 1
