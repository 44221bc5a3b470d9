import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { ask, startServerProcess, type Answer, type ServerProcess } from '#tests/fixtures/server-process.ts'
import { buildSiteDocument } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const sites = ['harbourside-toyota', 'bigsky-motors', 'tamar-valley-auto'] as const
const changing = 'changing-cars'
const now = (): number => Date.now()
let directory: string
/** Keeps pages; the other one, on the same store, keeps none and so says what every page should be. */
let server: ServerProcess
let plain: ServerProcess

const document = (name: string): object => buildSiteDocument(changing, name)

async function applyName(name: string): Promise<void> {
  const database = await openDatabase({ url: null, directory })
  await createSiteRepository(database).applyAll({ system: true, now }, [
    { slug: changing, document: document(name), sourceText: '' },
  ])
  await database.close()
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-pages-'))
  server = await startServerProcess({ directory, demo: true })
  await applyName('Changing Cars')
  plain = await startServerProcess({ directory, environment: { PAGE_CACHE_MB: '0' } })
})
afterAll(async () => {
  await Promise.all([server?.stop(), plain?.stop()])
  await rm(directory, { recursive: true, force: true })
})

const visit = (
  site: string,
  path: string,
  headers: Readonly<Record<string, string>> = {},
  method = 'GET',
): Promise<Answer> => ask(server.port, `${site}.localhost:${server.port}`, path, { headers, method })

/** How the server came by the page of an answer, from its log line. */
async function outcomeOf(answer: Answer): Promise<unknown> {
  const id = String(answer.headers['x-request-id'])
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const line = server
      .output()
      .split('\n')
      .find((text) => text.includes(id) && text.includes('"status"'))
    if (line !== undefined) return (JSON.parse(line) as { page?: string }).page
    await sleep(20)
  }
  throw new Error(`no log line of ${id}`)
}

/** The same sequence in every run, so that a failure can be run again. */
function createRandom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

const paths = [
  '/',
  '/search/new-used-and-demo-cars',
  '/search/used-cars',
  '/search/toyota',
  '/search/suv',
  '/pre-owned',
  '/search/nowhere',
  '/cars/never-was',
  '/search/used-cars.data',
  '/_root.data',
]
/** In the order of the canonical spelling, in which pages are made. */
const parameters = [
  'utm_source=mail',
  'query=automatic',
  'body=SUV',
  'make=Kia',
  'make=Toyota',
  'price=10000-40000',
  'year=2019-',
  'sortBy=price_asc',
  'page=2',
  'page=3',
  'gclid=abc',
  'unknown=1',
]
const cookies: Readonly<Record<string, string>>[] = [
  {},
  { cookie: '_ga=1' },
  { cookie: 'forecourt_session=one' },
  { cookie: 'forecourt_session=two; _ga=1' },
]

describe('pages kept in memory', () => {
  test('TEN-07 three sites, sessions and random addresses: a cached page equals an uncached render', async () => {
    const random = createRandom(7)
    const outcomes = new Map<string, number>()
    const pick = <Item>(list: readonly Item[]): Item => {
      const item = list[random(list.length)]
      if (item === undefined) throw new RangeError('nothing to pick from')
      return item
    }
    for (let round = 0; round < 240; round += 1) {
      const site = pick(sites)
      const picked = new Set(Array.from({ length: random(4) }, () => pick(parameters)))
      const query = parameters.filter((parameter) => picked.has(parameter)).join('&')
      const path = `${pick(paths)}${query === '' ? '' : `?${query}`}`
      const headers = pick(cookies)
      const [kept, rendered] = await Promise.all([
        visit(site, path, headers),
        ask(plain.port, `${site}.localhost:${server.port}`, path, { headers }),
      ])
      const named = `${site} ${path} ${JSON.stringify(headers)}`
      expect(kept.status, named).toBe(rendered.status)
      expect(kept.body === rendered.body, named).toBe(true)
      for (const name of ['content-security-policy', 'cache-control', 'content-type', 'location'])
        expect(kept.headers[name], `${named} ${name}`).toBe(rendered.headers[name])
      const outcome = String(await outcomeOf(kept))
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1)
      const isSearch = path.startsWith('/search/') || path.startsWith('/pre-owned')
      const isStrange = [...picked].some(
        (parameter) =>
          parameter === 'unknown=1' || (!isSearch && parameter !== 'gclid=abc' && parameter !== 'utm_source=mail'),
      )
      if (headers.cookie?.includes('forecourt_session') === true || isStrange || kept.status !== 200)
        expect(outcome, named).toBe('own')
      else expect(['hit', 'stale', 'miss'], named).toContain(outcome)
    }
    expect(outcomes.get('hit') ?? 0).toBeGreaterThan(10)
    expect(outcomes.get('own') ?? 0).toBeGreaterThan(50)
  })

  test('TEN-07 no text of a header or campaign parameter gets into a cached page', async () => {
    const marks = ['4711', 'marked-agent', 'marked-campaign', 'marked.example', 'marked-cookie']
    const path = '/search/new-used-and-demo-cars?fuel=Diesel'
    const first = await ask(server.port, 'BIGSKY-MOTORS.localhost:4711', `${path}&utm_campaign=marked-campaign`, {
      headers: {
        'user-agent': 'marked-agent',
        'x-forwarded-host': 'marked.example',
        referer: 'http://marked.example/',
        cookie: 'a=marked-cookie',
        accept: 'text/marked-agent',
      },
    })
    const second = await visit('bigsky-motors', path)
    expect([await outcomeOf(first), await outcomeOf(second)]).toEqual(['miss', 'hit'])
    expect(second.body).toContain('<article')
    for (const mark of marks) expect(second.body).not.toContain(mark)
    expect(second.body).toBe((await ask(plain.port, `bigsky-motors.localhost:${server.port}`, path)).body)
  })

  test('SRCH-20 parameter order and campaign tags share one cached page; the plain form redirects', async () => {
    const spelled = ['make=Toyota&body=SUV&page=1', 'body=SUV&make=Toyota&utm_medium=cpc', 'make=Toyota&body=SUV']
    const outcomes = []
    for (const query of spelled)
      outcomes.push(await outcomeOf(await visit('bigsky-motors', `/search/used-cars?${query}`)))
    expect(outcomes).toEqual(['miss', 'hit', 'hit'])
    expect((await visit('bigsky-motors', '/search/used-cars?make=Toyota&body=SUV&price=&price=')).status).toBe(302)
  })

  test('HEAD and conditional requests are answered from the kept page, each form under its own tag', async () => {
    const path = '/search/used-cars?body=Ute'
    const get = await visit('bigsky-motors', path, { 'accept-encoding': 'gzip' })
    const head = await visit('bigsky-motors', path, { 'accept-encoding': 'gzip' }, 'HEAD')
    expect([head.status, head.body, head.headers.etag, head.headers['content-length']]).toEqual([
      200,
      '',
      get.headers.etag,
      get.headers['content-length'],
    ])
    const tag = String(get.headers.etag)
    const again = await visit('bigsky-motors', path, { 'accept-encoding': 'gzip', 'if-none-match': tag })
    expect([again.status, again.body, again.headers.vary]).toEqual([304, '', 'Accept-Encoding'])
    const other = await visit('bigsky-motors', path, { 'accept-encoding': 'br', 'if-none-match': tag })
    expect([other.status, other.headers['content-encoding'], other.headers.etag === tag]).toEqual([200, 'br', false])
  })

  test('an answer that is no page is not kept', async () => {
    for (const path of ['/search/nowhere', '/cars/never-was', '/cars/never-was.data']) {
      for (let time = 0; time < 2; time += 1) {
        const answer = await visit('bigsky-motors', path)
        expect([answer.status, answer.headers['cache-control'], await outcomeOf(answer)]).toEqual([
          404,
          'no-store',
          'own',
        ])
      }
    }
  })

  test('STOCK-06 a changed stock or configuration shows within 2 seconds; other sites keep their pages', async () => {
    const until = async (path: string, words: string): Promise<number> => {
      const since = Date.now()
      while (!(await visit(changing, path)).body.includes(words)) {
        if (Date.now() - since > 10_000) throw new Error(`'${words}' never came`)
        await sleep(20)
      }
      return Date.now() - since
    }
    await until('/', 'Changing Cars')
    expect(await outcomeOf(await visit(changing, '/search/used-cars'))).toBe('miss')
    expect(await outcomeOf(await visit(changing, '/search/used-cars'))).toBe('hit')
    await visit('tamar-valley-auto', '/search/used-cars?seats=5')

    await applyName('Changed Cars')
    expect(await until('/', 'Changed Cars')).toBeLessThan(2_000)
    expect((await visit(changing, '/search/used-cars')).body).toContain('Changed Cars')

    const database = await openDatabase({ url: null, directory })
    const stock = createStockRepository(database)
    const ctx = { siteId: changing, now }
    const importId = await stock.beginImport(ctx, { feed: 'test', fileName: 'none' })
    await stock.upsertBatch(ctx, {
      importId,
      feed: 'test',
      vehicles: [buildIncomingVehicle('C1', { price: dollars(23_456) })],
    })
    expect(await until('/', '$23,456')).toBeLessThan(2_000)
    await stock.upsertBatch(ctx, {
      importId,
      feed: 'test',
      vehicles: [buildIncomingVehicle('C1', { price: dollars(34_567) })],
    })
    expect(await until('/', '$34,567')).toBeLessThan(2_000)
    await database.close()
    expect(await outcomeOf(await visit('tamar-valley-auto', '/search/used-cars?seats=5'))).toBe('hit')
  })

  test('with WARM_UP=0 no picture is drawn before one is asked for, and no test before asked for one', () => {
    expect(existsSync(join(directory, 'pictures'))).toBe(false)
  })

  test('the figures of the page cache are among the metrics', async () => {
    const { body } = await ask(server.port, 'localhost', '/metrics')
    for (const outcome of ['hit', 'miss', 'own'])
      expect(body).toMatch(new RegExp(`forecourt_page_cache_requests_total\\{outcome="${outcome}"\\} [1-9]`))
    expect(body).toMatch(/forecourt_page_cache_bytes [1-9]\d+/)
    expect(body).toMatch(/forecourt_page_cache_pages [1-9]/)
    expect(body).toMatch(/forecourt_page_cache_evictions 0/)
    expect((await ask(plain.port, 'localhost', '/metrics')).body).not.toContain(
      'forecourt_page_cache_requests_total{outcome="hit"}',
    )
  })
})
