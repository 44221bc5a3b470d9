import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import type { FinishedPage } from './finished-page.ts'
import {
  createPageCache,
  freshMs,
  longestMs,
  retryMs,
  staleIfErrorMs,
  type FoundPage,
  type PageCache,
} from './page-cache.ts'

const clock = { value: 1_000_000 }
let version = '1'
let freshUntil = Number.POSITIVE_INFINITY
let renders = 0
let refreshErrors: unknown[] = []
let cache: PageCache

beforeEach(() => {
  clock.value = 1_000_000
  version = '1'
  freshUntil = Number.POSITIVE_INFINITY
  renders = 0
  refreshErrors = []
  cache = createPageCache({
    limitBytes: 1024 * 1024,
    now: () => clock.value,
    onRefreshError: (error) => refreshErrors.push(error),
  })
})

const html = (text: string, init: ResponseInit = {}): Response =>
  new Response(text, { ...init, headers: { 'Content-Type': 'text/html', ...init.headers } })
const ask = (
  target: string,
  answer: () => Response | Promise<Response> = () => html(target),
  site = 'a',
): Promise<FoundPage> =>
  cache.find({
    site,
    version,
    currentVersion: () => version,
    target,
    render: async () => {
      renders += 1
      return { answer: await answer(), freshUntil }
    },
  })
const outcomeOf = (found: FoundPage): string =>
  found.kind === 'page' ? found.outcome : `own${found.answer === null ? ', ask anew' : ''}`

/** What a page answers to a visitor who takes no compression. */
async function textOf(page: FinishedPage): Promise<string> {
  const bodies: unknown[] = []
  const response = { writeHead: () => response, end: (body: unknown) => bodies.push(body) }
  await page.send({ headers: {}, method: 'GET' } as IncomingMessage, response as unknown as ServerResponse)
  return String(bodies[0])
}

describe('keeping finished pages', () => {
  test('a page is rendered once and then given, until the version moves', async () => {
    expect(outcomeOf(await ask('/'))).toBe('miss')
    expect(outcomeOf(await ask('/'))).toBe('hit')
    version = '2'
    expect(outcomeOf(await ask('/'))).toBe('miss')
    expect(outcomeOf(await ask('/'))).toBe('hit')
    expect(renders).toBe(2)
  })

  test('TEN-07 one address of two sites is two pages', async () => {
    const first = await ask('/')
    const second = await ask('/', undefined, 'b')
    expect([outcomeOf(first), outcomeOf(second)]).toEqual(['miss', 'miss'])
    expect((first.kind === 'page' ? first.page : null) === (second.kind === 'page' ? second.page : null)).toBe(false)
  })

  test('a hundred requests at once make one render', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, () => ask('/', () => sleep(5).then(() => html('x')))))
    expect(renders).toBe(1)
    expect(found.map(outcomeOf).filter((outcome) => outcome === 'shared')).toHaveLength(99)
  })

  test('an old page is given while one request makes it anew, and never past its longest age', async () => {
    await ask('/')
    clock.value += freshMs
    const finish = Promise.withResolvers<void>()
    const slow = (): Promise<Response> => finish.promise.then(() => html('new'))
    expect((await Promise.all([ask('/', slow), ask('/', slow), ask('/', slow)])).map(outcomeOf)).toEqual([
      'stale',
      'stale',
      'stale',
    ])
    expect(renders).toBe(2)
    finish.resolve()
    await expect.poll(async () => outcomeOf(await ask('/', slow))).toBe('hit')
    clock.value += longestMs
    expect(outcomeOf(await ask('/'))).toBe('miss')
  })

  test('a clock that was put back makes a page anew', async () => {
    await ask('/')
    clock.value -= 1
    expect(outcomeOf(await ask('/'))).toBe('miss')
  })

  test('STOCK-06 a page that was begun before a change is given to nobody after it', async () => {
    const finish = Promise.withResolvers<void>()
    const early = ask('/', () => finish.promise.then(() => html('old')))
    version = '2'
    const late = ask('/', () => html('new'))
    expect(outcomeOf(await late)).toBe('miss')
    finish.resolve()
    expect(outcomeOf(await early)).toBe('miss')
    const now = await ask('/')
    expect(outcomeOf(now)).toBe('hit')
    expect(now.kind === 'page' && (await late).kind === 'page' ? now.page : null).toBe(
      ((await late) as { page: unknown }).page,
    )
  })

  test.each([
    ['a cookie', () => html('x', { headers: { 'Set-Cookie': 'a=1' } })],
    ['an error', () => html('x', { status: 500 })],
    ['a page that is not there', () => html('x', { status: 404 })],
    ['a redirect', () => new Response(null, { status: 302, headers: { Location: '/' } })],
    ['no-store', () => html('x', { headers: { 'Cache-Control': 'no-store' } })],
    ['private', () => html('x', { headers: { 'Cache-Control': 'max-age=5, Private' } })],
    ['other contents for other visitors', () => html('x', { headers: { Vary: 'Cookie' } })],
    ['another type', () => new Response('x', { headers: { 'Content-Type': 'application/pdf' } })],
  ])('TEN-07 an answer with %s is never kept and never given to another', async (_what, answer) => {
    const together = await Promise.all([ask('/', () => sleep(5).then(answer)), ask('/', () => sleep(5).then(answer))])
    expect(together.map(outcomeOf)).toEqual(['own', 'own, ask anew'])
    expect(outcomeOf(await ask('/', answer))).toBe('own')
    expect(cache.figures.pages).toBe(0)
  })

  test('API-04 a page whose refresh fails is served for an hour, with its age and a retry every 10 s', async () => {
    const fail = (): Promise<Response> => Promise.reject(new Error('no database'))
    await ask('/')
    for (const [waited, tries] of [
      [longestMs, 1],
      [retryMs - 1, 1],
      [1, 2],
      [600_000, 3],
    ] as const) {
      clock.value += waited
      const found = await ask('/', fail)
      expect(found).toMatchObject({ kind: 'page', outcome: 'stale', ageMs: clock.value - 1_000_000 })
      expect(renders - 1).toBe(tries)
    }
    expect(refreshErrors).toHaveLength(3)
    clock.value = 1_000_000 + staleIfErrorMs - 1
    expect(outcomeOf(await ask('/', () => html('x', { status: 503 })))).toBe('stale')
    clock.value += 1
    await expect(ask('/', fail)).rejects.toThrow('no database')
  })

  test('API-04 while a stale page is served, a failed refresh is retried every 10 s, not by each visitor', async () => {
    const fail = (): Promise<Response> => Promise.reject(new Error('no database'))
    await ask('/')
    for (const [waited, tries] of [
      [freshMs, 1],
      [1, 1],
      [retryMs - 2, 1],
      [1, 2],
    ] as const) {
      clock.value += waited
      expect(outcomeOf(await ask('/', fail))).toBe('stale')
      await sleep(5)
      expect(renders - 1).toBe(tries)
    }
  })

  test('API-04 once it can be made again the next visitor after the pause gets the new page', async () => {
    await ask('/')
    clock.value += longestMs
    expect(outcomeOf(await ask('/', () => Promise.reject(new Error('no database'))))).toBe('stale')
    clock.value += retryMs
    const found = await ask('/', () => html('new'))
    expect([outcomeOf(found), found.kind === 'page' ? await textOf(found.page) : null]).toEqual(['miss', 'new'])
    expect(outcomeOf(await ask('/'))).toBe('hit')
  })

  test('STOCK-06 a page of another version is not given, whatever fails', async () => {
    await ask('/')
    version = '2'
    await expect(ask('/', () => Promise.reject(new Error('no database')))).rejects.toThrow('no database')
  })

  test('SRCH-13 CARD-03 a page is fresh until the instant at which a time-based rule changes it', async () => {
    freshUntil = clock.value + 5_000
    await ask('/', () => html('before'))
    clock.value += 4_999
    expect(outcomeOf(await ask('/'))).toBe('hit')
    clock.value += 1
    freshUntil = Number.POSITIVE_INFINITY
    const after = await ask('/', () => html('after'))
    expect([outcomeOf(after), after.kind === 'page' ? await textOf(after.page) : null]).toEqual(['miss', 'after'])
    expect(outcomeOf(await ask('/'))).toBe('hit')
  })

  test('SRCH-13 a page that is being refreshed in the background is not served past its instant either', async () => {
    freshUntil = clock.value + freshMs + 1_000
    await ask('/')
    clock.value += freshMs
    expect(outcomeOf(await ask('/', () => html('x', { status: 503 })))).toBe('stale')
    await expect.poll(() => refreshErrors).toHaveLength(1)
    clock.value += retryMs
    expect(outcomeOf(await ask('/', () => html('new')))).toBe('miss')
  })

  test('what is asked for once takes the place of nothing, once half of the cache is full', async () => {
    const large = (): Response => html('x'.repeat(100_000))
    expect(outcomeOf(await ask('/'))).toBe('miss')
    for (let search = 0; search < 100; search += 1) await ask(`/search?page=${search}`, large, 'flooded')
    expect(cache.figures.evictions).toBe(0)
    expect(cache.figures.bytes).toBeLessThan(0.7 * 1024 * 1024)
    expect(outcomeOf(await ask('/'))).toBe('hit')
    // The first pages came while there was room.
    expect(outcomeOf(await ask('/search?page=0', large, 'flooded'))).toBe('hit')
    version = '2'
    expect([outcomeOf(await ask('/')), outcomeOf(await ask('/'))]).toEqual(['miss', 'hit'])
  })

  test('a page that is asked for again is kept in a cache that is half full, and stays in it', async () => {
    const large = (): Response => html('x'.repeat(100_000))
    for (let search = 0; search < 20; search += 1) await ask(`/search?page=${search}`, large, 'flooded')
    const outcomes: string[] = []
    for (let round = 0; round < 3; round += 1) outcomes.push(outcomeOf(await ask('/new')))
    expect(outcomes).toEqual(['miss', 'miss', 'hit'])
    version = '2'
    expect([outcomeOf(await ask('/new')), outcomeOf(await ask('/new'))]).toEqual(['miss', 'hit'])
  })

  test('an address that has gone takes its page away', async () => {
    await ask('/')
    clock.value += freshMs
    expect(outcomeOf(await ask('/', () => html('x', { status: 410 })))).toBe('stale')
    await sleep(5)
    expect(outcomeOf(await ask('/', () => html('x', { status: 410 })))).toBe('own')
  })

  test('a render that fails fails for all who waited, and the next request tries again', async () => {
    const fail = (): Promise<Response> => sleep(5).then(() => Promise.reject(new Error('broken')))
    const results = await Promise.allSettled([ask('/', fail), ask('/', fail)])
    expect(results.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(outcomeOf(await ask('/'))).toBe('miss')
  })

  test('TEN-07 in any order of requests and changes, each request gets its own site, address and version', async () => {
    const step = fc.oneof(
      {
        weight: 8,
        arbitrary: fc.record({
          site: fc.constantFrom('a', 'b', 'c'),
          target: fc.constantFrom('/', '/x', '/x?make=Kia', '/y'),
        }),
      },
      { weight: 1, arbitrary: fc.constant('change' as const) },
      { weight: 1, arbitrary: fc.constant('wait' as const) },
    )
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
        const checks: Promise<void>[] = []
        const check = async (site: string, target: string): Promise<void> => {
          const text = `${site} ${target} ${version}`
          const found = await ask(target, () => html(text), site)
          expect(found.kind === 'page' ? await textOf(found.page) : null).toBe(text)
        }
        for (const one of steps) {
          if (one === 'change') version = String(Number(version) + 1)
          else if (one === 'wait') clock.value += 45_000
          else checks.push(check(one.site, one.target))
          if (checks.length % 3 === 0) await Promise.all(checks)
        }
        await Promise.all(checks)
      }),
      { numRuns: 200 },
    )
  })
})
