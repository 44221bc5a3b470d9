import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle, unknownFacts } from '#tests/fixtures/vehicle.ts'
import { expect, findAccessibilityProblems, test } from './site.ts'

const slug = 'odd-vehicles'
const widths = [1440, 390] as const
const longDaysAgo = 400
const endless = 'Unbreakable'.repeat(30)
const pictures = [1, 2, 3].map((index) => ({ url: `https://photos.dealer.example/${index}.jpg`, alt: null }))

function buildDocument(): object {
  const locations = [
    {
      id: 'main',
      name: 'Main',
      slug: 'main',
      address: { street: '1 Main Street', city: 'Perth', state: 'WA', postcode: '6000' },
      contact_detail: { phone: '0855501000' },
    },
  ]
  return {
    slug,
    template: 'classic',
    name: 'Odd Vehicles',
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations }],
  }
}

const unknown: Partial<IncomingVehicle> = {
  ...unknownFacts,
  filtered_features: [],
  categories: [],
  price: null,
  price_range: null,
  city: null,
  state: null,
}

function buildVehicles(): IncomingVehicle[] {
  const build = (stocknum: string, overrides: Partial<IncomingVehicle>): IncomingVehicle => ({
    ...buildIncomingVehicle(stocknum, overrides),
    slug: stocknum.toLowerCase(),
  })
  return [
    build('GONE', { status: 'sold', sold_date_timestamp: Math.floor(Date.now() / 1000) - longDaysAgo * 86_400 }),
    build('FAILING', { images: pictures, photos_count: pictures.length, primary_image_url: pictures[0]?.url ?? null }),
    build('UNKNOWN', unknown),
    build('LONG', {
      name: `2022 Toyota ${endless}`.slice(0, 120),
      badge: endless.slice(0, 100),
      model: endless.slice(0, 100),
      colour: endless,
      dealercomments: `${endless}\n\n`.repeat(60).slice(0, 20_000),
      standardEquipment: [endless, 'Tow bar'],
    }),
  ]
}

let directory = ''
let server: ServerProcess

test.beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-odd-'))
  const database = await openDatabase({ url: null, directory })
  const now = (): number => Date.now()
  await createSiteRepository(database).applyAll({ system: true, now }, [
    { slug, document: buildDocument(), sourceText: '' },
  ])
  const stock = createStockRepository(database)
  const importId = await stock.beginImport({ siteId: slug, now }, { feed: 'main', fileName: 'main.csv' })
  await stock.upsertBatch({ siteId: slug, now }, { importId, feed: 'main', vehicles: buildVehicles() })
  await database.close()
  server = await startServerProcess({ directory, environment: { LOG_LEVEL: 'error' } })
})

test.afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
  expect(
    server
      .output()
      .split('\n')
      .filter((line) => line.includes('"level":"error"')),
  ).toEqual([])
})

const open = async (page: Page, path: string, width: number): Promise<number | undefined> => {
  await page.setViewportSize({ width, height: 900 })
  return (await page.goto(`http://${slug}.localhost:${server.port}${path}`))?.status()
}
const readOverflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

test.describe(() => {
  // One test covers both widths of each state, because it needs its own server.
  test.describe.configure({ mode: 'default' })
  test.use({ expectedConsoleErrors: [/status of 410|ERR_FAILED/] })
  test.beforeEach(({ page }) => page.route('https://photos.dealer.example/**', (route) => route.abort()))

  test(
    'STOCK-05 VDP-16 the page of a vehicle sold long ago is 410, names it and shows what is like it',
    { tag: '@once' },
    async ({ page }) => {
      for (const width of widths) {
        expect(await open(page, '/cars/gone', width)).toBe(410)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await expect(page.getByText('2022 Toyota HiLux SR5', { exact: false }).first()).toBeVisible()
        await expect(page.getByRole('link', { name: 'All our stock' })).toBeVisible()
        const similar = page.getByRole('region', { name: 'Similar vehicles' }).getByRole('article')
        await expect(similar.filter({ hasText: 'Toyota' }).first()).toBeVisible()
        await expect(similar.getByText('GONE')).toHaveCount(0)
        await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
        expect(await readOverflow(page)).toBe(0)
        expect(await findAccessibilityProblems(page)).toEqual([])
      }
    },
  )

  test(
    'VDP-11 pictures that cannot be had leave a field that says so, on the page, among the thumbnails and full screen',
    { tag: '@once' },
    async ({ page }) => {
      for (const width of widths) {
        await open(page, '/cars/failing', width)
        const gallery = page.getByRole('region', { name: /^Photos of/ })
        await expect(gallery.getByText('Photo not available').first()).toBeVisible()
        if (width === 1440)
          await expect(gallery.getByRole('list', { name: 'Thumbnails' }).locator('img')).toHaveCount(0)
        expect(await findAccessibilityProblems(page)).toEqual([])
        await page.getByRole('button', { name: 'Full screen' }).click()
        await expect(
          page
            .getByRole('dialog', { name: /^Photos of/ })
            .getByText('Photo not available')
            .first(),
        ).toBeVisible()
      }
    },
  )

  test(
    'VDP-01 VDP-05 words without end, and nothing known at all, stay within the screen and the paper',
    { tag: '@once' },
    async ({ page }) => {
      for (const width of [...widths, 320]) {
        for (const path of ['/cars/long', '/cars/unknown', '/print?car_id=unknown', '/print?car_id=long']) {
          expect(await open(page, path, width)).toBe(200)
          await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
          expect(await readOverflow(page), `${path} at ${width}`).toBe(0)
          const right = await page
            .getByRole('heading', { level: 1 })
            .evaluate((title) => [
              title.scrollWidth - title.clientWidth,
              title.getBoundingClientRect().right - window.innerWidth,
            ])
          expect(Math.max(...right), `title of ${path} at ${width}`).toBeLessThanOrEqual(0)
        }
      }
      await open(page, '/cars/unknown', 390)
      expect(await findAccessibilityProblems(page)).toEqual([])
      await open(page, '/cars/long', 390)
      for (const more of await page.getByText('Show More', { exact: true }).all()) await more.click()
      expect(await readOverflow(page)).toBe(0)
    },
  )
})
