import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

let app: ServedApp

beforeAll(async () => {
  app = await serveApp({ vehicles: [buildIncomingVehicle('U1', { car_type: 'used' })] })
  // The first search loads the site, and its menu knows the stock from then on.
  await app.visit('/pre-owned')
})
afterAll(() => app.close())

const paths = ['/', '/contact', '/search/demo-cars', '/no-such-page']
const demoLinks = async (path: string): Promise<number> =>
  (await app.visit(path)).body.split('href="/search/demo-cars"').length - 1

test('NAV-01 NAV-04 menus leave out demo cars until the first arrives; their search stays', async () => {
  expect(await Promise.all(paths.map(demoLinks))).toEqual(paths.map(() => 0))
  const search = await app.visit('/search/demo-cars')
  expect([search.status, search.body.includes('Nothing in stock here today')]).toEqual([200, true])

  const ctx = { siteId: servedSite, now: Date.now }
  const importId = await app.stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
  const vehicles = [buildIncomingVehicle('D1', { car_type: 'demo' })]
  await app.stock.storeTogether(ctx, { importId, feed: 'main', vehicles, gone: [] })
  await expect.poll(async () => (await Promise.all(paths.map(demoLinks))).every((count) => count > 0)).toBe(true)
})
