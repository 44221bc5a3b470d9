import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue } from '#http/render-queue.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import type { Answer } from '#tests/fixtures/server-process.ts'

const kept = '/search/used-cars'
/** One render at a time, one waiting, none of them given up or taken for slow while the test runs. */
const renders = createRenderQueue({
  ...renderLimits,
  atOnce: 1,
  slowAfterMs: 60_000,
  most: 1,
  longest: 1,
  deadlineMs: 60_000,
})
/** While it is set, the store answers no page. */
let held: PromiseWithResolvers<void> | null = null
let app: ServedApp
let asset: string

beforeAll(async () => {
  app = await serveApp({
    document: { phone: '(07) 5550 1234' },
    change: () => ({ renders }),
    wrap: (services) => ({
      ...services,
      stock: {
        ...services.stock,
        async getMany(ctx, ids) {
          await held?.promise
          return services.stock.getMany(ctx, ids)
        },
        async findBySlug(ctx, slug) {
          await held?.promise
          return services.stock.findBySlug(ctx, slug)
        },
      },
    }),
  })
  const { body } = await app.visit(kept)
  asset = /\/assets\/[\w.-]+\.js/.exec(body)?.[0] ?? ''
})
/** A test that fails must not hold up the next one. */
afterEach(() => {
  held?.resolve()
  held = null
})
afterAll(() => app.close())

describe('more pages asked for than can be rendered', () => {
  test('API-04 requests that cannot be served get a 503 with Retry-After; cached pages and files answer', async () => {
    held = Promise.withResolvers()
    const underWay = app.visit('/cars/none-such?unkept=1')
    await expect.poll(() => renders.figures).toMatchObject({ running: 1 })
    const waiting = app.visit('/cars/none-such?unkept=2')
    await expect.poll(() => renders.figures).toMatchObject({ running: 1, waiting: 1 })

    const shed = await app.visit('/cars/none-such?unkept=3')
    expect(shed.status).toBe(503)
    expect(shed.headers).toMatchObject({
      'retry-after': '5',
      'cache-control': 'no-store',
      'content-type': 'text/html; charset=utf-8',
      'x-content-type-options': 'nosniff',
    })
    expect(shed.body).toContain('<h1>Our website is very busy right now</h1>')
    expect(shed.body).toContain('Served Motors')
    expect(shed.body).toContain('<a href="tel:+61755501234">07 5550 1234</a>')

    const call = await app.visit('/api/search?filters=')
    expect([call.status, call.headers['content-type'], call.headers['retry-after']]).toEqual([
      503,
      'application/problem+json',
      '5',
    ])

    const answers: Answer[] = [
      await app.visit(kept),
      await app.visit(asset),
      await app.visit('/healthz'),
      await app.visit('/readyz'),
    ]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200])
    expect((await app.visit('/metrics')).body).toMatch(/forecourt_renders_shed 2\n/)

    held.resolve()
    held = null
    expect((await Promise.all([underWay, waiting])).map(({ status }) => status)).toEqual([404, 404])
    expect((await app.visit('/cars/none-such?unkept=4')).status).toBe(404)
    expect(app.complaints).toEqual([])
  })

  test('SRCH-01 API-04 of 500 refinements 40 are used, and the answer is no larger than for 40', async () => {
    const address = (count: number): string =>
      `${kept}?${Array.from({ length: count }, (_, index) => `make=M${index}`).join('&')}`
    const [asked, most] = await Promise.all([app.visit(address(500)), app.visit(address(40))])
    expect([asked.status, most.status]).toEqual([200, 200])
    const chipOf = (body: string): string | undefined => /aria-label="(Remove M\d[^"]*)"/.exec(body)?.[1]
    expect(chipOf(most.body)).toMatch(/^Remove M\d+, M\d+ and 38 more$/)
    expect(chipOf(asked.body)).toBe(chipOf(most.body))
  })
})

describe('the render of one page', () => {
  test('API-04 may pause before each card, and before the parts of a vehicle and of the home page', async () => {
    /** What React writes where a pause point begins. */
    const point = '<!--$-->'
    const { body: results } = await app.visit('/search/new-used-and-demo-cars')
    const cards = results.split('<article').length - 1
    expect(cards).toBeGreaterThan(0)
    expect(results.split(`${point}<li><article`).length - 1).toBe(cards)
    const car = /href="(\/cars\/[^"?#]+)/.exec(results)?.[1] ?? ''
    const { body: vehicle } = await app.visit(car)
    expect(vehicle.split(point).length).toBeGreaterThan(5)
    const { body: home } = await app.visit('/')
    expect(home.split(point).length).toBeGreaterThan(3)
  })
})
