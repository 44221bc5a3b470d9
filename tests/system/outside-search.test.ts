import { createServer, type AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildSearchDocument } from '#jobs/build-search-document.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { createSphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { measureWidth } from '#search/sphinx/layout.ts'
import { openSphinx } from '#search/sphinx/open-sphinx.ts'
import type { SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import { createLocalSearch, type StockSearch } from '#search/stock-search.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Services } from '#server/create-services.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { findFreePort } from '#tests/fixtures/free-port.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { hasSphinx, startSphinxDaemons, whySkipped, type SphinxDaemons } from '#tests/fixtures/sphinx-daemons.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const results = '/search/new-used-and-demo-cars'
const now = (): number => Date.now()
const ctx = { siteId: servedSite, now }
const earlier = 'Our search is not answering just now.'

const makes = ['Toyota', 'Kia', 'Ford', 'Mazda'] as const
const cars = Array.from({ length: 40 }, (_, at) => {
  const make = makes[at % makes.length] ?? 'Kia'
  return buildIncomingVehicle(`S${1000 + at}`, {
    make,
    name: `20${10 + (at % 14)} ${make} Example`,
    slug: `car-s${1000 + at}`,
    year: 2010 + (at % 14),
    price: dollars(20_000 + at * 500),
  })
})

/** The app on the engine at these addresses. Where `local` has a search, pages ask that one instead. */
async function serveOutside(searchDaemons: readonly SphinxAddress[], local: { search: StockSearch | null }) {
  return serveApp({
    searchDaemons,
    vehicles: cars,
    wrap: (services): Services => ({
      ...services,
      search: {
        ...services.search,
        search: (query) => (local.search ?? services.search).search(query),
        facetValues: (query) => (local.search ?? services.search).facetValues(query),
      },
    }),
    change: () => ({ pageCache: null }),
  })
}

/** The engine of this process with the stock of the app. */
async function searchHere(app: ServedApp): Promise<StockSearch> {
  const engine = createColumnarEngine(vehicleIndexSchema, {
    now: () => 0,
    synonyms: vehicleSynonyms,
    names: vehicleNames,
  })
  const site = app.services.sites.find(servedSite)
  for await (const batch of app.stock.listAll(ctx))
    if (site !== null) engine.upsert(batch.map((vehicle) => buildSearchDocument(vehicle, site, now())))
  return createLocalSearch(engine)
}

async function readReadiness(app: ServedApp) {
  const { status, body } = await app.visit('/readyz')
  const { searchProblem, vehicles } = JSON.parse(body) as { searchProblem: string | null; vehicles: number }
  return { status, searchProblem, vehicles }
}

async function reprice(app: ServedApp, stocknum: string, price: number): Promise<void> {
  const importId = await app.stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
  const car = cars.find((one) => one.stocknum === stocknum)
  if (car === undefined) throw new Error(`there is no car ${stocknum}`)
  const vehicles = [{ ...car, price: dollars(price), dealership_id: 'main', dealership_slug: 'main' }]
  await app.stock.upsertBatch(ctx, { importId, feed: 'main', vehicles })
}

describe.skipIf(!hasSphinx)(`a site served through SEARCH_URL${whySkipped}`, () => {
  let daemons: SphinxDaemons
  let app: ServedApp
  const local: { search: StockSearch | null } = { search: null }

  beforeAll(async () => {
    daemons = await startSphinxDaemons(2, measureWidth(vehicleIndexSchema))
    app = await serveOutside(daemons.addresses, local)
    await vi.waitFor(async () => expect((await readReadiness(app)).status).toBe(200), { timeout: 20_000 })
  })
  afterAll(async () => {
    await app.close()
    await daemons.remove()
  })

  test.each([
    results,
    `${results}?page=2`,
    `${results}?make=Ford&make=Kia&sortBy=price_asc`,
    `${results}?query=toyta`,
    `${results}?query=white+kia+under+40k`,
    `${results}?price=-25000&sortBy=km_desc`,
    '/search/mazda',
    '/search/nothing-at-all',
    '/search-suggest?query=ki',
    '/cars/car-s1003',
    '/',
  ])('SRCH-04 SRCH-09 SRCH-19 %s is what the built-in engine gives', async (path) => {
    const outside = await app.visit(path)
    local.search = await searchHere(app)
    const inside = await app.visit(path)
    local.search = null
    expect([outside.status, outside.body]).toEqual([inside.status, inside.body])
  })

  test('STOCK-06 a changed price is found by its new value within the seconds of a change', async () => {
    await reprice(app, 'S1001', 99_000)
    await expect
      .poll(async () => (await app.visit(`${results}?price=90000-`)).body.includes('$99,000'), { timeout: 5_000 })
      .toBe(true)
    expect(await readReadiness(app)).toMatchObject({ status: 200, searchProblem: null })
  })

  test('SRCH-10 while a daemon is away a known search shows its last answer with a notice', async () => {
    const path = `${results}?make=Mazda`
    expect((await app.visit(path)).body).not.toContain(earlier)
    const before = app.complaints.length
    await daemons.kill(1)
    await expect.poll(async () => (await readReadiness(app)).searchProblem).toMatch(/search engine/)
    // Every node would be unready, and no page would be left.
    expect((await readReadiness(app)).status).toBe(200)
    const answer = await app.visit(path)
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('no-store')])
    expect(answer.body).toContain(earlier)
    expect(answer.body).toContain('car-s1003')
    // Half of the stock never passes for all of it.
    const unknown = await app.visit(`${results}?make=Mazda&price=-31234`)
    expect(unknown.status).toBe(503)
    expect(unknown.body).toContain('We could not load that search.')
    // Prices come from the store, and what changes meanwhile is in the engine once it is back.
    await reprice(app, 'S1003', 77_000)
    expect((await app.visit(path)).body).toContain('$77,000')
    const told = (): readonly string[] =>
      app.complaints.slice(before).filter((line) => line.startsWith('the search engine is unavailable'))
    await expect.poll(told).toHaveLength(1)

    await daemons.start(1)
    await expect.poll(async () => (await app.visit(path)).body.includes(earlier)).toBe(false)
    await expect
      .poll(async () => (await app.visit(`${results}?price=76500-77500`)).body.includes('car-s1003'))
      .toBe(true)
    await expect.poll(async () => (await readReadiness(app)).searchProblem).toBe(null)
    expect(told()).toHaveLength(1)
  })

  test('SRCH-10 a daemon that is frozen is told as well, and earlier answers are given', async () => {
    const path = `${results}?make=Ford`
    await app.visit(path)
    daemons.freeze(0)
    try {
      await expect.poll(async () => (await readReadiness(app)).searchProblem).toMatch(/search engine/)
      expect((await app.visit(path)).body).toContain(earlier)
    } finally {
      daemons.thaw(0)
    }
    await expect.poll(async () => (await app.visit(path)).body.includes(earlier)).toBe(false)
  })

  test('a daemon that has lost its tables is told, and its part is built again', async () => {
    await daemons.kill(1)
    await daemons.wipe(1)
    await daemons.start(1)
    await expect.poll(async () => (await readReadiness(app)).searchProblem).toMatch(/lost its shard/)
    await expect.poll(async () => (await readReadiness(app)).searchProblem, { timeout: 30_000 }).toBe(null)
    const { total } = await app.services.search.search({ scope: { owners: [servedSite] }, limit: 0 })
    expect(total).toBe(cars.length)
  })

  test('tables of another version are told, and replaced by the next start of a node', async () => {
    const session = openSphinx({ daemons: daemons.addresses, now: () => performance.now() })
    await createSphinxWriter({ make: { kind: 'keyword' } }, session, { settleMs: 0 }).rebuild([], '0')
    await expect.poll(async () => (await readReadiness(app)).searchProblem).toMatch(/another version.*update this node/)
    const told = app.complaints.filter((line) => /is unavailable.*another version.*update this node/.test(line))
    expect(told).toHaveLength(1)
    await app.close()
    app = await serveOutside(daemons.addresses, local)
    await expect.poll(async () => (await readReadiness(app)).searchProblem, { timeout: 30_000 }).toBe(null)
    expect((await app.visit(`${results}?make=Ford`)).body).toContain('car-s1002')
    await session.close()
  })
})

describe('SEARCH_URL that leads to no search engine', () => {
  /** What the address does with a connection. */
  const strangers = {
    'nothing is there': null,
    'it is a web server': 'HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n',
    'it sends noise': Buffer.from(Array.from({ length: 4_000 }, (_, at) => (at * 7919) % 256)),
    'it says nothing': '',
  } as const

  test.concurrent.each(Object.entries(strangers))(
    'SRCH-10 %s: the node starts, tells it, and serves what needs no search',
    async (_what, sent) => {
      const server = createServer((socket) => {
        socket.on('error', () => undefined)
        if (sent !== '' && sent !== null) socket.write(sent)
      })
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      const { port } = server.address() as AddressInfo
      if (sent === null) await new Promise((resolve) => server.close(resolve))
      const app = await serveOutside([{ host: '127.0.0.1', port }], { search: null })
      try {
        await vi.waitFor(async () => expect((await readReadiness(app)).searchProblem).toContain(`127.0.0.1:${port}`), {
          timeout: 15_000,
        })
        // A node that never had an engine is not given visitors: its address is likely a mistake.
        expect((await readReadiness(app)).status).toBe(503)
        expect((await app.visit(results)).status).toBe(503)
        expect((await app.visit('/contact-us')).status).toBe(200)
        expect(app.complaints.filter((line) => line.includes('the search engine is unavailable'))).toHaveLength(1)
      } finally {
        await app.close()
        server.close()
      }
    },
  )

  test.each([
    ['built_in', 'all', 200],
    ['platform', 'chosen', 200],
    ['outside', 'chosen', 503],
  ] as const)(
    'SRCH-10 a site with search.engine: %s where SEARCH_SITES is %s answers a search with %i',
    async (engine, searchSites, status) => {
      const app = await serveApp({
        searchDaemons: [{ host: '127.0.0.1', port: await findFreePort() }],
        searchSites,
        document: { search: { engine } },
        vehicles: cars.slice(0, 4),
        change: () => ({ pageCache: null }),
      })
      try {
        const page = await app.visit(results)
        expect([page.status, page.body.includes('car-s1001')]).toEqual([status, status === 200])
        // A node whose sites need no other engine is ready without it, and tells that it is away all the same.
        expect(await readReadiness(app)).toMatchObject({ status, searchProblem: expect.stringContaining('127.0.0.1') })
        if (status === 200) {
          await reprice(app, 'S1001', 99_000)
          await expect.poll(async () => (await app.visit(`${results}?price=90000-`)).body).toContain('$99,000')
        }
      } finally {
        await app.close()
      }
    },
  )
})
