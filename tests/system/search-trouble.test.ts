import { createServer, type Server } from 'node:http'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { createApp } from '#server/create-app.ts'
import { createServices, type Services } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import type { Logger } from '#server/log.ts'
import { createPageCache } from '#server/page-cache.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { createRenderQueue, renderLimits } from '#server/render-queue.ts'
import { ask } from '#tests/fixtures/server-process.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const search = '/search/new-used-and-demo-cars'
const host = 'troubled.localhost'

/** What each test does to the search and the store; nothing, between tests. */
const trouble: { search: (() => void) | null; storeMs: number } = { search: null, storeMs: 0 }
const complaints: { readonly fields: object; readonly message: string }[] = []
const log: Logger = { debug: () => {}, info: () => {}, warn: () => {}, error: (fields, message) => void complaints.push({ fields, message }) }

let directory: string
let database: Database
let services: Services
let server: Server
let port: number

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-trouble-'))
  database = await openDatabase({ url: null, directory })
  const now = (): number => Date.now()
  const document = {
    slug: 'troubled',
    template: 'classic',
    name: 'Troubled Motors',
    search: { stock_filters: { used_only: false } },
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'WA' } }] }],
  }
  await createSiteRepository(database).applyAll({ system: true, now }, [{ slug: 'troubled', document, sourceText: '' }])
  const stock = createStockRepository(database)
  const ctx = { siteId: 'troubled', now }
  const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
  const vehicles = ['Toyota', 'Kia', 'Ford'].map((make, index) => ({
    ...buildIncomingVehicle(`T${index}`),
    dealership_id: 'main',
    dealership_slug: 'main',
    make,
    name: `2022 ${make} Example`,
    slug: `2022-${make.toLowerCase()}-t${index}`,
  }))
  await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles })
  services = await createServices(database, log, now)

  const environment = readEnvironment({ FORECOURT_DATA: directory, NODE_ENV: 'production' }, directory)
  if (!environment.ok) throw new Error(environment.error)
  const pages = await loadBuiltPages()
  const app = createApp({
    services: {
      ...services,
      search: {
        ...services.search,
        search(query) {
          trouble.search?.()
          return services.search.search(query)
        },
        facetValues(query) {
          trouble.search?.()
          return services.search.facetValues(query)
        },
      },
      stock: {
        ...services.stock,
        async getMany(ctx, ids) {
          if (trouble.storeMs > 0) await sleep(trouble.storeMs)
          return services.stock.getMany(ctx, ids)
        },
      },
    },
    environment: environment.environment,
    loadPages: pages.load,
    pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) },
    findDocument: () => Promise.reject(new Error('no document is asked for here')),
    previews: { find: () => null },
    pageCache: createPageCache({ limitBytes: 10_000_000, now, onRefreshError: () => {} }),
    renders: createRenderQueue(renderLimits),
    formSecret: 'the secret of the tests, which signs forms',
    serveAsset: pages.serveAsset,
  })
  server = createServer(app)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  port = typeof address === 'object' && address !== null ? address.port : 0
})
afterEach(() => {
  trouble.search = null
  trouble.storeMs = 0
  complaints.length = 0
})
afterAll(async () => {
  await new Promise<void>((resolve) => void server.close(() => resolve()))
  await services.stop()
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

function failSearch(): void {
  trouble.search = () => {
    throw new Error('index out of order')
  }
}

describe('a search engine that throws', () => {
  test('SRCH-10 the results page says so in words, keeps what was chosen, and is a page of its own that nobody keeps', async () => {
    failSearch()
    const answer = await ask(port, host, `${search}?make=Kia&query=blue`)
    expect(answer.status).toBe(503)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.body).toContain('That search did not come through.')
    expect(answer.body).toContain('Try again')
    expect(answer.body).toContain('Troubled Motors')
    expect(answer.body).toContain('value="blue"')
    expect(answer.body).toContain('Remove Kia')
    // A failure never looks like an empty lot.
    expect(answer.body).not.toContain('Nothing matches all of these')
    expect(answer.body).not.toMatch(/\b0 vehicles/)
    expect(answer.body).not.toContain('index out of order')
  })

  test('SRCH-10 the operator learns of it once a request, with the request and the site', async () => {
    failSearch()
    const answer = await ask(port, host, search)
    expect(complaints).toEqual([{ message: 'search failed', fields: expect.objectContaining({ requestId: answer.headers['x-request-id'], site: 'troubled', error: expect.anything() }) }])
  })

  test('SRCH-10 the next search after the trouble is whole again', async () => {
    failSearch()
    expect((await ask(port, host, `${search}?make=Ford`)).status).toBe(503)
    trouble.search = null
    const answer = await ask(port, host, `${search}?make=Ford`)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('2022 Ford')
  })

  test('SRCH-10 an address whose make must be looked up in the stock is no missing page', async () => {
    failSearch()
    const answer = await ask(port, host, '/search/some-rare-make')
    expect(answer.status).toBe(503)
    expect(answer.body).toContain('That search did not come through.')
  })

  test('SRCH-10 a page that was made before the trouble is still given', async () => {
    const before = await ask(port, host, `${search}?make=Toyota`)
    expect(before.status).toBe(200)
    failSearch()
    const after = await ask(port, host, `${search}?make=Toyota`)
    expect(after.status).toBe(200)
    expect(after.body).toBe(before.body)
  })

  test('CONTENT-12 the home page fails as a page of the site, with a way on and without the words of the fault', async () => {
    failSearch()
    const answer = await ask(port, host, '/')
    expect([500, 503]).toContain(answer.status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Troubled Motors')
    expect(answer.body).not.toContain('index out of order')
    expect(complaints.length).toBeGreaterThan(0)
  })
})

describe('a store that takes 5 seconds', () => {
  test('SRCH-10 a store that takes 5 s keeps nobody waiting so long: the page comes with its filters and says what is missing, and nothing else is held up', async () => {
    trouble.storeMs = 5_000
    const asked = performance.now()
    const slow = ask(port, host, `${search}?car_type=used`, { timeoutMs: 20_000 })
    // Under way before the others are asked.
    await sleep(100)
    const began = performance.now()
    const [healthy, missing] = await Promise.all([ask(port, host, '/healthz'), ask(port, host, '/no-such-page')])
    expect([healthy.status, missing.status]).toEqual([200, 404])
    expect(performance.now() - began).toBeLessThan(2_500)
    const answer = await slow
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(performance.now() - asked).toBeLessThan(4_900)
    expect(answer.body.includes('That search did not come through.')).toBe(true)
    // What is known is there: the filters with their counts, and what was chosen.
    expect(answer.body.includes('<small>3</small>')).toBe(true)
    expect(answer.body.includes('aria-label="Remove Used"')).toBe(true)
    expect(answer.body.includes('<article')).toBe(false)
  })
})
