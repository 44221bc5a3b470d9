import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { chromium, type Page } from 'playwright'
import { formatArtPath } from '#demo/art-key.ts'
import { ask, startServerProcess } from '#tests/fixtures/server-process.ts'
import { closeDemoPopup } from '#tests/fixtures/demo-popup.ts'
import { marketLooks } from '#tests/fixtures/vehicle.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { spreadOf, type Report } from '../report.ts'
import { benchSite, createStore } from '../server/site-store.ts'
import { chromiumFlags, chromiumPath, withDemoServer } from './demo-server.ts'
import { waitUntilCalm } from './wait-until-calm.ts'

const search = '/search/new-used-and-demo-cars'
const slowdown = 4
const clicks = 12
/** Searches that a server answers before the clicks; V8 has compiled their code after some two hundred. */
const earlierSearches = 300

/** What a visitor feels on the results page: scripts loaded, layout shift, and how soon a filter shows its results. */
export async function run(report: Report): Promise<void> {
  const browser = await chromium.launch({
    executablePath: chromiumPath,
    args: chromiumFlags.filter((flag) => !flag.startsWith('--headless')),
  })
  try {
    await withDemoServer(async (server) => {
      const sizes: number[] = []
      let shift = 0
      // An answer that comes half a second after the click counts as a shift, whoever kept it waiting.
      await waitUntilCalm()
      for (const site of demoSites) {
        for (const viewport of [
          { width: 390, height: 844 },
          { width: 1440, height: 900 },
        ]) {
          const page = await browser.newPage({ viewport })
          const scripts = collectScripts(page)
          await page.addInitScript(closeDemoPopup)
          await watchShifts(page)
          await openLive(page, `http://${site}.localhost:${server.port}${search}`)
          sizes.push(await scripts())
          await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight))
          await page.waitForTimeout(300)
          await page.getByRole('link', { name: 'Next' }).click()
          await page.getByRole('link', { name: 'Page 2', exact: true }).waitFor()
          await page.waitForTimeout(500)
          // On a phone the filters lie in a drawer, with a button that shows the results.
          const drawer = page.locator('.toolbar-filters')
          const opened = await drawer.isVisible()
          if (opened) await drawer.click()
          // With the mouse: browsers expect things to move soon after a visitor's input, and not after a script's.
          await page.locator('main label:has(input[type="checkbox"][name]:not(:checked))').first().click()
          if (opened) await page.getByRole('button', { name: /^Show [\d,]+/ }).click()
          await page.getByRole('list', { name: 'Chosen filters' }).waitFor()
          await page.waitForTimeout(1_000)
          shift = Math.max(shift, await readShift(page))
          await page.close()
        }
      }
      const greatest = Math.max(...sizes) / 1000
      report({
        what: 'compressed JavaScript of the results page, first load (brotli), greatest of five sites',
        bar: '≤ 100 kB',
        measured: `${greatest.toFixed(1)} kB`,
        met: greatest <= 100,
      })
      report({
        what: 'layout shift while loading, scrolling, paging and filtering, greatest of five sites and two widths',
        bar: '0',
        measured: shift.toFixed(4),
        met: shift < 0.0005,
      })
    })
    await measureFilter(browser, report)
  } finally {
    await browser.close()
  }
}

async function measureFilter(browser: Awaited<ReturnType<typeof chromium.launch>>, report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore({ url: null, directory }, 20_000, { demo: true })
    const server = await startServerProcess({ directory, draws: true, environment: { LOG_LEVEL: 'error' } })
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    await openLive(page, `http://${benchSite}.localhost:${server.port}${search}`)
    // Pictures are made before, as on any day but the first.
    const statuses = await page.evaluate(
      (paths) => Promise.all(paths.map(async (path) => (await fetch(`${path}?w=640`)).status)),
      marketLooks.map((look) => formatArtPath(look, 'side')),
    )
    if (statuses.some((status) => status !== 200)) throw new Error(`pictures were answered with ${statuses.join()}`)
    // The page is measured, and not the first seconds of a server: its searches took 28 ms cold and 10 ms after these.
    await answerSearches(server.port)
    // Models are listed once a make is chosen.
    await chooseMakes(page)
    await waitUntilCalm()
    const session = await page.context().newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    const times: number[] = []
    for (let round = 0; round < clicks; round += 1) {
      // A visitor looks at what came before choosing more.
      await page.waitForTimeout(1_000)
      times.push(await timeClick(page))
    }
    const { median, p99 } = spreadOf(times)
    report({
      what: `filter click to new results painted, 20k vehicles, ${slowdown} times slowed processor, median`,
      bar: '≤ 100 ms',
      measured: `${median.toFixed(0)} ms (max ${p99.toFixed(0)})`,
      met: median <= 100,
    })
    await page.close()
    await server.stop()
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}

/** Asks for searches that no click asks for, so that none of its answers is known. */
async function answerSearches(port: number): Promise<void> {
  for (let at = 0; at < earlierSearches; at += 1) {
    const path = `${search}.data?body=SUV&body=Ute&price=0-${50_000 + at * 100}&_routes=routes%2Fsearch`
    const { status } = await ask(port, `${benchSite}.localhost:${port}`, path)
    if (status !== 200) throw new Error(`the server answered a search with ${status}`)
  }
}

/** Chooses every make but the last, one after the other. */
async function chooseMakes(page: Page): Promise<void> {
  const makes = page.locator('input[type="checkbox"][name="make"]')
  for (let at = 0; at < (await makes.count()) - 1; at += 1) {
    await makes.nth(at).evaluate((box: HTMLInputElement) => box.click())
    await page.waitForTimeout(1_000)
  }
}

/**
 * From the click on the next model's checkbox, so that no answer is known already, to the frame after the new count
 * stands on the page.
 */
async function timeClick(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const status = document.querySelector('main .toolbar > p')
    const box = document.querySelector<HTMLInputElement>('input[type="checkbox"][name="model"]:not(:checked)')
    if (status === null || box === null) throw new Error('the results page has no count or no model left to choose')
    const before = status.textContent
    const main = document.querySelector('main') ?? document.body
    const changed = new Promise<void>((resolve, reject) => {
      // Waiting by animation frames would make the browser draw frames that no visitor's page draws.
      new MutationObserver(() => {
        if (document.querySelector('main .toolbar > p')?.textContent !== before) resolve()
      }).observe(main, { subtree: true, childList: true, characterData: true })
      setTimeout(() => reject(new Error('no new results within 5 s')), 5_000)
    })
    const began = performance.now()
    box.click()
    await changed
    await new Promise((resolve) => requestAnimationFrame(resolve))
    // The frame is painted after its callbacks: what waits its turn now runs once it is, and with this priority before
    // what React left for later.
    await scheduler.postTask(() => {}, { priority: 'user-blocking' })
    return performance.now() - began
  })
}

/** Until its scripts run and nothing more comes: scripts are asked for once the pictures are there. */
async function openLive(page: Page, url: string): Promise<void> {
  await page.goto(url)
  await page.waitForFunction(() => ((window as { dataLayer?: object[] }).dataLayer ?? []).length > 0)
  await page.waitForTimeout(1_000)
}

/** Sums the brotli size of every script that the page loads. */
function collectScripts(page: Page): () => Promise<number> {
  const bodies: Promise<number>[] = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' || /\.js(\?|$)/.test(response.url()))
      bodies.push(response.body().then((body) => brotliCompressSync(body).length))
  })
  return async () => (await Promise.all(bodies)).reduce((sum, bytes) => sum + bytes, 0)
}

async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const total = { value: 0 }
    Object.assign(window, { benchShift: total })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as unknown as readonly { value: number; hadRecentInput: boolean }[])
        if (!entry.hadRecentInput) total.value += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

function readShift(page: Page): Promise<number> {
  return page.evaluate(() => (window as unknown as { benchShift: { value: number } }).benchShift.value)
}
