import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createStockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { toSearchDocument, vehicleIndexSchema } from '#search/vehicle-index.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import { ask, type Answer } from '#tests/fixtures/server-process.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle, buildVehicle } from '#tests/fixtures/vehicle.ts'

const results = '/search/new-used-and-demo-cars'
const now = (): number => Date.now()
const makes = { east: 'Kia', west: 'Ford', north: 'Mazda' } as const
const carsOfSite = 60
const nameOf = (make: string, at: number): string => `2021 ${make} Number${at}`

let app: ServedApp

/** Memory for one of the three sites and no more. */
function measureOneSite(): number {
  const engine = createColumnarEngine(vehicleIndexSchema, { now: () => 0 })
  const cars = Array.from({ length: carsOfSite }, (_, at) => buildVehicle(`KIA${at}`, { name: nameOf('Kia', at) }))
  engine.upsert(cars.map((car) => toSearchDocument(car, 'east')))
  return Math.ceil(engine.bytes * 1.15)
}

beforeAll(async () => {
  app = await serveApp({
    indexBytes: Math.min(measureOneSite(), carsOfSite * 3 * 1000 - 1),
    async fill(database) {
      for (const [slug, make] of Object.entries(makes))
        await storeSite(
          database,
          { siteId: slug, now },
          {},
          Array.from({ length: carsOfSite }, (_, at) =>
            buildIncomingVehicle(`${make.toUpperCase()}${at}`, {
              make,
              name: nameOf(make, at),
              slug: `2021-${make.toLowerCase()}-number${at}`,
            }),
          ),
        )
    },
  })
})
afterAll(() => app.close())

const visit = (site: string, path: string): Promise<Answer> => ask(app.port, `${site}.localhost`, path)
const readMetrics = async (): Promise<string> => (await ask(app.port, 'localhost', '/metrics')).body
const readFigure = async (name: string): Promise<number> =>
  Number(new RegExp(`^forecourt_index_${name} (.*)$`, 'm').exec(await readMetrics())?.[1])

describe('three sites on a node whose memory holds one', () => {
  test('the node is ready before any site is loaded', async () => {
    const { status, body } = await ask(app.port, 'localhost', '/readyz')
    expect([status, JSON.parse(body)]).toMatchObject([200, { sites: 3, sitesHeld: 0, vehicles: 0 }])
  })

  test('TEN-07 each shows all of its own cars and none of another, whichever was visited before', async () => {
    for (const [site, make] of [...Object.entries(makes), ...Object.entries(makes).toReversed()]) {
      const { status, body } = await visit(site, `${results}?query=${make}`)
      expect([site, status]).toEqual([site, 200])
      expect(body).toContain(nameOf(make, 0).slice(0, 9))
      expect(body).toContain(`${carsOfSite}`)
      const other = makes[site === 'east' ? 'west' : 'east']
      expect((await visit(site, `/api/search?query=${other}&page=1`)).body).not.toContain(`2021 ${other}`)
    }
    expect(await readFigure('sites')).toBe(1)
    expect(await readFigure('vehicles')).toBe(carsOfSite)
    expect(await readFigure('evictions')).toBeGreaterThanOrEqual(3)
    expect(await readFigure('load_seconds_count')).toBeGreaterThanOrEqual(4)
    expect(await readFigure('bytes')).toBeGreaterThan(0)
  })

  test('a page that is kept answers while its site is not in memory', async () => {
    await visit('east', '/')
    await visit('west', `${results}?query=Ford`)
    expect(app.services.search.isHeld(['east'])).toBe(false)
    const loads = await readFigure('load_seconds_count')
    expect((await visit('east', '/')).status).toBe(200)
    expect([app.outcome(), await readFigure('load_seconds_count')]).toEqual(['hit', loads])
  })

  test('STOCK-06 a price that changes while the site is not in memory is on its next page', async () => {
    const path = `${results}?query=Number7`
    expect((await visit('east', path)).body).toContain('$52,990')
    await visit('west', `${results}?query=Ford&page=2`)
    expect(app.services.search.isHeld(['east'])).toBe(false)
    const stock = createStockRepository(app.database)
    const ctx = { siteId: 'east', now }
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    const changed = buildIncomingVehicle('KIA7', {
      make: 'Kia',
      name: nameOf('Kia', 7),
      slug: '2021-kia-number7',
      price: dollars(41_250),
      dealership_id: 'main',
      dealership_slug: 'main',
    })
    await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: [changed] })
    await expect.poll(async () => (await visit('east', path)).body, { timeout: 5_000 }).toContain('$41,250')
  })

  test('the list of sites tells their vehicles and loads none for it', async () => {
    const loads = await readFigure('load_seconds_count')
    const counts = await app.services.countStockOfAll()
    expect([...counts].toSorted()).toEqual(
      Object.keys(makes)
        .toSorted()
        .map((site) => [site, carsOfSite]),
    )
    expect(await readFigure('load_seconds_count')).toBe(loads)
  })
})
