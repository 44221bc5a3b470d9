import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseProblem } from '#data/database-problem.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { listActive } from '#tests/fixtures/stock-import.ts'

const daySeconds = 86_400
const start = Date.UTC(2026, 10, 2, 1)
const results = '/search/used-cars'
const clock = { value: start }
/** While it is true, every read of the store fails as a database that does not answer. */
const outage = { on: false }
let app: ServedApp

const stayingCar = buildIncomingVehicle('STAYS', {
  name: '2022 Kia Stonic',
  make: 'Kia',
  slug: '2022-kia-stonic-stays',
})
const leavingCar = buildIncomingVehicle('LEAVES', {
  name: '2021 Ford Ranger',
  make: 'Ford',
  slug: '2021-ford-ranger-leaves',
})

function requireDatabase(): void {
  if (outage.on) throw new DatabaseProblem('unreachable', 'The database does not answer')
}

beforeAll(async () => {
  app = await serveApp({
    now: () => clock.value,
    vehicles: [stayingCar, leavingCar],
    wrap: (services) => ({
      ...services,
      stock: {
        ...services.stock,
        // oxlint-disable-next-line typescript/require-await -- rejects as the repository does
        async getMany(ctx, ids) {
          requireDatabase()
          return services.stock.getMany(ctx, ids)
        },
        // oxlint-disable-next-line typescript/require-await -- rejects as the repository does
        async findBySlug(ctx, slug) {
          requireDatabase()
          return services.stock.findBySlug(ctx, slug)
        },
      },
    }),
  })
})
beforeEach(() => {
  outage.on = false
})
afterAll(() => app.close())

/** Visits twice, so that the page is kept, and expects that it was. */
async function keep(path: string): Promise<string> {
  await app.visit(path)
  const { body, status } = await app.visit(path)
  expect([path, status, app.outcome()]).toEqual([path, 200, 'hit'])
  return body
}

describe('kept pages follow the rules of time', () => {
  test('CARD-03 the new-arrival tag leaves results, home and vehicle page the second its window ends', async () => {
    const paths = [results, '/', `/cars/${stayingCar.slug}`]
    const end = start + 8 * daySeconds * 1000
    clock.value = end - 1_000
    for (const path of paths) expect((await keep(path)).toLowerCase(), path).toContain('>just arrived<')
    clock.value = end + 1_000
    const tags = (body: string): number => body.toLowerCase().split('>just arrived<').length - 1
    for (const path of paths) {
      const { body } = await app.visit(path)
      expect([path, tags(body), app.outcome()]).toEqual([path, 0, 'miss'])
    }
  })

  test('SRCH-13 a sold vehicle is in the results until its window ends, and not a second longer', async () => {
    const ctx = { siteId: servedSite, now: () => clock.value }
    const importId = await app.stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    const soldAt = Math.floor(clock.value / 1000)
    const gone = (await listActive(app.stock, ctx, 'main')).filter(({ stocknum }) => stocknum === leavingCar.stocknum)
    expect(await app.stock.markSold(ctx, { importId, ids: gone.map(({ id }) => id) })).toBe(1)
    await expect.poll(async () => (await app.visit(results)).body).toContain('JUST SOLD')
    const end = (soldAt + 3 * daySeconds) * 1000
    clock.value = end - 1_000
    expect(await keep(results)).toContain(leavingCar.slug)
    clock.value = end
    const { body } = await app.visit(results)
    expect(app.outcome()).toBe('miss')
    expect(body).not.toContain(leavingCar.slug)
    expect(body).toContain(stayingCar.slug)
  })
})

describe('a database that does not answer', () => {
  test('API-04 cached pages are served for an hour with Age; what needs the database is a 503', async () => {
    await keep(results)
    outage.on = true
    clock.value += 30 * 60_000
    const kept = await app.visit(results)
    expect([kept.status, app.outcome(), kept.headers.age]).toEqual([200, 'stale', '1800'])
    expect(kept.body).toContain(stayingCar.slug)

    for (const path of [`/cars/${leavingCar.slug}`, `/cars/${leavingCar.slug}.data`]) {
      const { status, headers } = await app.visit(path)
      expect([path, status, headers['retry-after'], headers['cache-control']]).toEqual([path, 503, '10', 'no-store'])
    }
    expect((await app.visit(`/cars/${leavingCar.slug}`)).body).toContain('Load the page again in a moment')

    clock.value += 31 * 60_000
    expect((await app.visit(results)).status).toBe(503)
    outage.on = false
    expect((await app.visit(results)).status).toBe(200)
  })
})
