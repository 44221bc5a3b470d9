import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumFlags } from '../../bench/screens/demo-server.ts'
import { addOddSites, oddSiteOf } from '#tests/e2e/odd-sites.ts'
import { untilLive } from '#tests/e2e/site.ts'
import { closeDemoPopup } from '#tests/fixtures/demo-popup.ts'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { startServerProcess } from '#tests/fixtures/server-process.ts'

/**
 * Pictures of every state that a card and a vehicle page can be in, of each template beside the others, for a person to
 * look at: one file for each state and width.
 */
const search = '/search/new-used-and-demo-cars'
const sizes = [
  { width: 320, height: 1_800 },
  { width: 390, height: 1_900 },
  { width: 1440, height: 1_800 },
] as const

/** An answer of the server that fails, after the page is there. */
async function refineInVain(page: Page): Promise<void> {
  await untilLive(page)
  await page.route('**/*.data?*', (route) => route.fulfill({ status: 503, contentType: 'text/plain', body: 'no' }))
  await page.locator('.toolbar select').selectOption({ index: 1 })
  await page.getByRole('alert').first().waitFor({ timeout: 10_000 })
}

const states: Readonly<Record<string, { readonly path: string; readonly act?: (page: Page) => Promise<void> }>> = {
  results: { path: search },
  sold: { path: `${search}?status=sold` },
  empty: { path: `${search}?query=zzzzzz` },
  failed: { path: search, act: refineInVain },
  missing: { path: '/no-such-page' },
  'vehicle-long': { path: '/cars/long' },
  'vehicle-no-price': { path: '/cars/no-price' },
  'vehicle-no-picture': { path: '/cars/no-picture' },
  'vehicle-sold': { path: '/cars/sold' },
  'vehicle-reserved': { path: '/cars/reserved' },
  'vehicle-coming-soon': { path: '/cars/coming-soon' },
  'vehicle-subscribed': { path: '/cars/subscribed-only' },
}

const [folder, ...wanted] = process.argv.slice(2)
if (folder === undefined) {
  process.stderr.write('Name the folder for the pictures.\n')
  process.exit(2)
}
await mkdir(folder, { recursive: true })
const directory = await mkdtemp(join(tmpdir(), 'forecourt-states-'))
const server = await startServerProcess({ directory, demo: true, draws: true, environment: { LOG_LEVEL: 'error' } })
const executablePath =
  process.env.CHROMIUM_PATH ??
  ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium', '/usr/bin/chromium-browser'].find(existsSync)
const browser = await chromium.launch({
  ...(executablePath === undefined ? {} : { executablePath }),
  args: chromiumFlags.filter((flag) => !flag.startsWith('--headless')),
})
try {
  await addOddSites(directory, server.port)
  for (const { width, height } of sizes) {
    const isPhone = width < 800
    const context = await browser.newContext({ viewport: { width, height }, isMobile: isPhone, hasTouch: isPhone })
    await context.addInitScript(closeDemoPopup)
    for (const [name, { path, act }] of Object.entries(states)) {
      if (wanted.length > 0 && !wanted.includes(name)) continue
      const shots: Buffer[] = []
      for (const site of demoSites) {
        const page = await context.newPage()
        await page.goto(`http://${oddSiteOf(site)}.localhost:${server.port}${path}`, { waitUntil: 'load' })
        await page.evaluate(() => document.fonts.ready)
        await act?.(page)
        // Pictures below the first screen come once it is drawn.
        await page.waitForTimeout(500)
        shots.push(await page.screenshot({ fullPage: false }))
        await page.close()
      }
      const drawn = isPhone ? width : 620
      const small = await Promise.all(shots.map((shot) => sharp(shot).resize({ width: drawn }).toBuffer()))
      const tall = Math.round((height * drawn) / width)
      await sharp({
        create: { width: (drawn + 12) * small.length, height: tall, channels: 3, background: '#d0d' },
      })
        .composite(small.map((input, at) => ({ input, left: at * (drawn + 12), top: 0 })))
        .png()
        .toFile(join(folder, `${name}-${width}.png`))
      process.stdout.write(`${name} at ${width} px\n`)
    }
    await context.close()
  }
} finally {
  await browser.close()
  await server.stop()
  await rm(directory, { recursive: true, force: true })
}
