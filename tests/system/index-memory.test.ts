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

const slugOf = (make: string, at: number): string => `2021-${make.toLowerCase()}-number${at}`

const buildCar = (make: string, at: number) =>
  buildIncomingVehicle(`${make.toUpperCase()}${at}`, {
    make,
    name: nameOf(make, at),
    slug: slugOf(make, at),
  })

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
          Array.from({ length: carsOfSite }, (_, at) => buildCar(make, at)),
        )
    },
  })
})
afterAll(() => app.close())

const visit = (site: string, path: string): Promise<Answer> => ask(app.port, `${site}.localhost`, path)
const readMetrics = async (): Promise<string> => (await ask(app.port, 'localhost', '/metrics')).body
const readFigure = async (name: string): Promise<number> =>
  Number(new RegExp(`^forecourt_index_${name} (.*)$`, 'm').exec(await readMetrics())?.[1])

let looks = 0

/** Looks for a car by its stock number on a page that is not kept yet. Which sites' cars are on it. */
async function look(site: keyof typeof makes): Promise<readonly string[]> {
  looks += 1
  const { status, body } = await visit(site, `${results}?query=${makes[site].toUpperCase()}${looks}`)
  expect([site, status]).toEqual([site, 200])
  return Object.values(makes).filter((make) => body.includes(slugOf(make, looks)))
}

describe('three sites on a node whose memory holds one', () => {
  test('the node is ready before any site is loaded', async () => {
    const { status, body } = await ask(app.port, 'localhost', '/readyz')
    expect([status, JSON.parse(body)]).toMatchObject([200, { sites: 3, sitesHeld: 0, vehicles: 0 }])
  })

  test('TEN-07 each shows its own cars and none of another, whichever was visited before', async () => {
    const order = ['east', 'west', 'north', 'west', 'east'] as const
    for (const site of order) expect(await look(site)).toEqual([makes[site]])
    const foreign = await visit('east', `${results}?query=FORD3`)
    expect([foreign.status, foreign.body.includes(slugOf('Ford', 3))]).toEqual([200, false])
    expect(await readFigure('sites')).toBe(1)
    expect(await readFigure('vehicles')).toBe(carsOfSite)
    expect(await readFigure('evictions')).toBe(4)
    expect(await readFigure('load_seconds_count')).toBe(5)
    expect(await readFigure('bytes')).toBeGreaterThan(0)
  })

  test('a page that is kept answers while its site is not in memory', async () => {
    await visit('east', '/')
    await look('west')
    expect(app.services.search.isHeld(['east'])).toBe(false)
    const loads = await readFigure('load_seconds_count')
    expect((await visit('east', '/')).status).toBe(200)
    expect([app.outcome(), await readFigure('load_seconds_count')]).toEqual(['hit', loads])
  })

  test('STOCK-06 a price that changes while the site is not in memory is on its next page', async () => {
    const path = `${results}?query=KIA50`
    const shows = async (price: string): Promise<boolean> => (await visit('east', path)).body.includes(price)
    expect(await shows('$52,990')).toBe(true)
    await look('west')
    expect(app.services.search.isHeld(['east'])).toBe(false)
    const stock = createStockRepository(app.database)
    const ctx = { siteId: 'east', now }
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    const changed = { ...buildCar('Kia', 50), price: dollars(41_250), dealership_id: 'main', dealership_slug: 'main' }
    await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles: [changed] })
    await expect.poll(() => shows('$41,250'), { timeout: 5_000 }).toBe(true)
  })

  test('the list of sites tells their vehicles and loads none for it', async () => {
    const loads = await readFigure('load_seconds_count')
    const counts = await app.services.countStockOfAll()
    expect(Object.fromEntries(counts)).toEqual({ east: carsOfSite, west: carsOfSite, north: carsOfSite })
    expect(await readFigure('load_seconds_count')).toBe(loads)
  })
})
