import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const search = '/search/new-used-and-demo-cars'

/** What each test does to the search and the store; nothing, between tests. */
const trouble: { search: (() => void) | null; storeMs: number } = { search: null, storeMs: 0 }

let app: ServedApp
/** How many complaints there were before this test. */
let before: number

beforeAll(async () => {
  app = await serveApp({
    vehicles: ['Toyota', 'Kia', 'Ford'].map((make, index) =>
      buildIncomingVehicle(`T${index}`, {
        make,
        name: `2022 ${make} Example`,
        slug: `2022-${make.toLowerCase()}-t${index}`,
      }),
    ),
    wrap: (services) => ({
      ...services,
      search: {
        ...services.search,
        async search(query) {
          trouble.search?.()
          return services.search.search(query)
        },
        async facetValues(query) {
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
    }),
  })
})
beforeEach(() => {
  before = app.complaints.length
})
afterEach(() => {
  trouble.search = null
  trouble.storeMs = 0
})
afterAll(() => app.close())

function failSearch(): void {
  trouble.search = () => {
    throw new Error('index out of order')
  }
}

describe('a search engine that throws', () => {
  test('SRCH-10 the results page explains it, keeps the choices, and is never cached', async () => {
    failSearch()
    const answer = await app.visit(`${search}?make=Kia&query=blue`)
    expect(answer.status).toBe(503)
    expect(answer.headers['cache-control']).toContain('no-store')
    expect(answer.body).toContain('We could not load that search.')
    expect(answer.body).toContain('Try again')
    expect(answer.body).toContain('Served Motors')
    expect(answer.body).toContain('value="blue"')
    expect(answer.body).toContain('Remove Kia')
    // A failure never looks like an empty lot.
    expect(answer.body).not.toContain('No exact match')
    expect(answer.body).not.toMatch(/\b0 vehicles/)
    expect(answer.body).not.toContain('index out of order')
  })

  test('SRCH-10 the operator learns of it once a request, with the request and the site', async () => {
    failSearch()
    const answer = await app.visit(search)
    const [told = '', ...others] = app.complaints.slice(before)
    expect([told, others]).toEqual([expect.stringMatching(/^search failed \{.*\}$/), []])
    expect(JSON.parse(told.slice('search failed '.length))).toMatchObject({
      requestId: answer.headers['x-request-id'],
      site: servedSite,
      error: expect.anything(),
    })
  })

  test('SRCH-10 the next search after the trouble is whole again', async () => {
    failSearch()
    expect((await app.visit(`${search}?make=Ford`)).status).toBe(503)
    trouble.search = null
    const answer = await app.visit(`${search}?make=Ford`)
    expect(answer.status).toBe(200)
    expect(answer.body).toContain('2022 Ford')
  })

  test('SRCH-10 an address whose make must be looked up in the stock is no missing page', async () => {
    failSearch()
    const answer = await app.visit('/search/some-rare-make')
    expect(answer.status).toBe(503)
    expect(answer.body).toContain('We could not load that search.')
  })

  test('SRCH-10 a page that was made before the trouble is still given', async () => {
    const kept = await app.visit(`${search}?make=Toyota`)
    expect(kept.status).toBe(200)
    failSearch()
    const after = await app.visit(`${search}?make=Toyota`)
    expect(after.status).toBe(200)
    expect(after.body).toBe(kept.body)
  })

  test('CONTENT-12 the home page fails as a page of the site, with links and no error text', async () => {
    failSearch()
    const answer = await app.visit('/')
    expect([500, 503]).toContain(answer.status)
    expect(answer.headers['content-type']).toContain('text/html')
    expect(answer.body).toContain('Served Motors')
    expect(answer.body).not.toContain('index out of order')
    expect(app.complaints.length).toBeGreaterThan(before)
  })
})

describe('a store that takes 5 seconds', () => {
  test('SRCH-10 with a store that takes 5 s the page comes sooner, with filters and a note', async () => {
    trouble.storeMs = 5_000
    const asked = performance.now()
    const slow = app.visit(`${search}?car_type=used`, { timeoutMs: 20_000 })
    // Under way before the others are asked.
    await sleep(100)
    const began = performance.now()
    const [healthy, missing] = await Promise.all([app.visit('/healthz'), app.visit('/no-such-page')])
    expect([healthy.status, missing.status]).toEqual([200, 404])
    expect(performance.now() - began).toBeLessThan(2_500)
    const answer = await slow
    expect(answer.status).toBe(503)
    expect(answer.headers['retry-after']).toBe('5')
    expect(performance.now() - asked).toBeLessThan(4_900)
    expect(answer.body.includes('We could not load that search.')).toBe(true)
    // What is known is there: the filters with their counts, and what was chosen.
    expect(answer.body.includes('<small>3</small>')).toBe(true)
    expect(answer.body.includes('aria-label="Remove Used"')).toBe(true)
    expect(answer.body.includes('<article')).toBe(false)
  })
})
