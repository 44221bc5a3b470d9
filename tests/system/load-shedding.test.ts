import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { renderLimits } from '#http/render-limits.ts'
import { createRenderQueue, type RenderQueue } from '#http/render-queue.ts'
import { serveApp, type ServedApp } from '#tests/fixtures/served-app.ts'
import type { Answer } from '#tests/fixtures/server-process.ts'

const kept = '/search/used-cars'
/** One render at a time, one waiting, none of them given up or taken for slow while the test runs. */
const queue = createRenderQueue({
  ...renderLimits,
  atOnce: 1,
  slowAfterMs: 60_000,
  most: 1,
  longest: 1,
  deadlineMs: 60_000,
})
/** How often renders asked whether others are to go first. */
let pausesAsked = 0
const renders: RenderQueue = {
  run: (order, work) =>
    queue.run(order, (turn) =>
      work({
        ...turn,
        pause() {
          pausesAsked += 1
          return turn.pause()
        },
      }),
    ),
  get figures() {
    return queue.figures
  },
}
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
    const chips = (body: string): number => (body.match(/aria-label="Remove M\d+"|>Remove M\d+</g) ?? []).length
    expect(chips(most.body)).toBeGreaterThanOrEqual(40)
    expect(chips(asked.body)).toBe(chips(most.body))
  })

  test('API-04 a render asks before each part of its page whether others go first', async () => {
    const countAsked = async (path: string): Promise<{ readonly asked: number; readonly body: string }> => {
      pausesAsked = 0
      const { status, body } = await app.visit(path)
      expect(status).toBe(200)
      return { asked: pausesAsked, body }
    }
    /** The router asks before it renders, the server before it finishes the document; the frame before its foot. */
    const ofEachPage = 3
    const results = await countAsked('/search/new-used-and-demo-cars?page=1')
    const cards = results.body.split('<article').length - 1
    expect(cards).toBeGreaterThan(0)
    expect(results.asked).toBeGreaterThanOrEqual(cards + ofEachPage)
    const car = /href="(\/cars\/[^"?#]+)/.exec(results.body)?.[1] ?? ''
    expect((await countAsked(car)).asked).toBeGreaterThanOrEqual(4 + ofEachPage)
    expect((await countAsked('/')).asked).toBeGreaterThanOrEqual(2 + ofEachPage)
  })
})
