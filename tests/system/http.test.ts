import { hash } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { demoSites } from '#tests/fixtures/demo-sites.ts'
import { readElements } from '#tests/fixtures/read-html.ts'
import { ask, startServerProcess, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess
const names = ['Harbourside Toyota', 'Bigsky Motors', 'Tamar Valley Auto', 'Ridgeline Ford', 'Southern Cross Caravans']

const visit = (site: string, path: string, options = {}) =>
  ask(server.port, `${site}.localhost:${server.port}`, path, options)
const splitLines = (text: string): readonly string[] => text.split('\n')
const countOf = (body: string): number =>
  Number(/(?<![\d,])([\d,]+)(?:<!-- -->)? vehicles?/.exec(body)?.[1]?.replaceAll(',', '') ?? Number.NaN)

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-http-'))
  server = await startServerProcess({ directory, demo: true })
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

describe('host and site', () => {
  test('TEN-01 one process serves five sites by host, and the bare localhost lists them', async () => {
    for (const [index, site] of demoSites.entries()) {
      const { status, body } = await visit(site, '/')
      expect(status).toBe(200)
      expect(body).toContain(names[index]?.replace('&', '&amp;'))
    }
    const list = await ask(server.port, `localhost:${server.port}`, '/')
    expect(list.status).toBe(200)
    for (const site of demoSites) expect(list.body).toContain(`http://${site}.localhost:${server.port}/`)
  })

  test.each([
    'evil.example',
    'unknown.localhost',
    'bigsky-motors.localhost.evil.example',
    '10.0.0.1',
    '',
    'bigsky-motors.localhost@evil.example',
    'a b',
    'xn--bcher-kva.example',
  ])('TEN-07 the host "%s" gets a plain 404 that names no dealer', async (host) => {
    const { status, body } = await ask(server.port, host, '/search/new-used-and-demo-cars')
    expect([400, 404]).toContain(status)
    for (const name of names) expect(body).not.toContain(name)
  })

  test('TEN-07 a vehicle, a search word and a stock number of one site are nowhere on another', async () => {
    const { body } = await visit('bigsky-motors', '/search/used-cars')
    const slug = /href="\/cars\/([a-z0-9-]+)"/.exec(body)?.[1] ?? ''
    expect((await visit('bigsky-motors', `/cars/${slug}`)).status).toBe(200)
    for (const other of demoSites.filter((site) => site !== 'bigsky-motors')) {
      expect((await visit(other, `/cars/${slug}`)).status).toBe(404)
      const found = await visit(other, `/search/new-used-and-demo-cars?query=${slug.split('-').at(-1) ?? ''}`)
      expect(found.status).toBe(200)
      expect(found.body).not.toContain(slug)
    }
  })
})

describe('the results page over HTTP', () => {
  test.each(demoSites)(
    'SRCH-02 %s answers its default search with 21 cards at most and real links to the next page',
    async (site) => {
      const { status, body } = await visit(site, '/search/new-used-and-demo-cars')
      expect(status).toBe(200)
      expect(body.split('<article').length - 1).toBe(21)
      expect(body).toContain('page=2')
      expect(countOf(body)).toBeGreaterThan(50)
    },
  )

  test('SRCH-08 page size 21: two pages hold 42 different vehicles', async () => {
    const [first, second] = await Promise.all(
      [1, 2].map((page) => visit('bigsky-motors', `/search/new-used-and-demo-cars?page=${page}`)),
    )
    const links = [first, second].flatMap((page) => [
      ...new Set([...(page?.body ?? '').matchAll(/href="(\/cars\/[a-z0-9-]+)"/g)].map(([, href]) => href)),
    ])
    expect(links).toHaveLength(42)
    expect(new Set(links).size).toBe(42)
  })

  test.each([
    ['page=-1', 'page 1'],
    ['page=1e9', 'page 1'],
    ['page=99999', 'the last page'],
    ['wheels=4&make=&colour=', 'no refinement'],
    [Array.from({ length: 500 }, (_, index) => `make=M${index}`).join('&'), '500 values'],
    [`query=${'x'.repeat(8000)}`, '8 kB of text'],
    ['make=%E0%A4%A', 'broken percent-encoding'],
    ['make=%00&query=%00%1f', 'control characters'],
    ['price=1e308-2&year=abc&km=--', 'ranges that are none'],
    ['__proto__=1&constructor=2&hasOwnProperty=3', 'names of object members'],
    ['sortBy=drop%20table', 'an unknown order'],
  ])('SRCH-01 the query string %.30s… takes no more of the processor than another', async (query) => {
    const usedBefore = server.usedMs()
    const { status } = await visit('bigsky-motors', `/search/new-used-and-demo-cars?${query}`)
    expect([200, 302]).toContain(status)
    expect(server.usedMs() - usedBefore).toBeLessThan(1_000)
  })

  test('SRCH-20 the plain form comes back as its canonical address, which shows what was asked', async () => {
    const submitted = await visit(
      'bigsky-motors',
      '/search/new-used-and-demo-cars?query=&make=Kia&price=10000&price=&sortBy=price_asc',
    )
    expect(submitted.status).toBe(302)
    expect(submitted.headers.location).toBe('/search/new-used-and-demo-cars?make=Kia&price=10000-&sortBy=price_asc')
    const { body } = await visit('bigsky-motors', String(submitted.headers.location))
    expect(readElements(body, 'input')).toContainEqual(
      expect.objectContaining({ name: 'make', value: 'Kia', checked: expect.any(String) }),
    )
  })

  test.each([
    '/search/nowhere',
    '/search/toyota/nothing-like-it',
    '/no-such-page',
    '/cars/never-was',
    '/search/',
    '/search/%E0%A4%A',
    '/%',
  ])('SRCH-02 %s answers 404 with a search box', async (path) => {
    const { status, body } = await visit('bigsky-motors', path)
    expect(status).toBe(404)
    expect(body).toContain('<search')
  })

  test('SRCH-15 /pre-owned?certified=true opens used cars with the certified toggle on', async () => {
    const tick = (body: string): readonly string[] =>
      [...body.matchAll(/<input\b[^>]*name="certified"[^>]*>/g)].map(
        ([tag]) => `${/value="([^"]*)"/.exec(tag)?.[1] ?? ''}${/ checked=""/.test(tag) ? ' on' : ''}`,
      )
    const countBy = async (filters: string): Promise<number> => {
      const { body } = await visit('harbourside-toyota', `/api/search?filters=${encodeURIComponent(filters)}`)
      return (JSON.parse(body) as { readonly count: number }).count
    }
    const [chosen, all] = await Promise.all(
      ['/pre-owned?certified=true', '/pre-owned'].map((path) => visit('harbourside-toyota', path)),
    )
    expect([chosen?.status, all?.status]).toEqual([200, 200])
    expect(chosen?.body).toContain('Only show Toyota Certified Vehicles')
    expect([tick(chosen?.body ?? ''), tick(all?.body ?? '')]).toEqual([['true on'], ['true']])
    const certified = await countBy("car_type = 'used' AND certified = 'true'")
    expect(certified).toBeGreaterThan(0)
    expect(countOf(chosen?.body ?? '')).toBe(certified)
    expect(countOf(all?.body ?? '')).toBe(await countBy("car_type = 'used'"))
    expect(certified).toBeLessThan(countOf(all?.body ?? ''))
  })
})

describe('the server', () => {
  test('SRCH-11 the search call answers JSON of this site alone, and says what is wrong with a request', async () => {
    const { status, headers, body } = await visit(
      'ridgeline-ford',
      `/api/search?filters=${encodeURIComponent("make = 'Ford'")}&hitsPerPage=2&sort=price_desc`,
    )
    expect(status).toBe(200)
    expect(headers['content-type']).toContain('application/json')
    const answer = JSON.parse(body) as {
      hits: { make: string; url: string }[]
      count: number
      sold: number
      facets: Record<string, Record<string, number>>
      pages: number
    }
    expect(answer.hits.map(({ make }) => make)).toEqual(['Ford', 'Ford'])
    expect(answer.count).toBe(answer.facets.make?.Ford)
    expect(answer.pages).toBe(Math.ceil(answer.count / 2))
    expect((await visit('ridgeline-ford', answer.hits[0]?.url ?? '')).status).toBe(200)
    expect((await visit('bigsky-motors', answer.hits[0]?.url ?? '')).status).toBe(404)
    const refused = await visit('ridgeline-ford', '/api/search?filters=make')
    expect([refused.status, refused.headers['content-type']]).toEqual([400, 'application/problem+json'])
    expect((JSON.parse(refused.body) as { detail: string }).detail).toMatch(/^filters: /)
  })

  test('SRCH-18 API-01 the separate searches answer JSON of this site and explain bad requests', async () => {
    const call = async (path: string): Promise<readonly [number, Readonly<Record<string, unknown>>]> => {
      const { status, body } = await visit('ridgeline-ford', `/api/search/${path}`)
      return [status, JSON.parse(body) as Readonly<Record<string, unknown>>]
    }
    const [first] = (
      JSON.parse((await visit('ridgeline-ford', '/api/search?sort=price_desc&hitsPerPage=1')).body) as {
        hits: { id: string }[]
      }
    ).hits
    expect(await call('dearest')).toMatchObject([200, { hit: { id: first?.id }, maximum: expect.any(Number) }])
    expect(await call('models?make=Ford&limit=1')).toMatchObject([
      200,
      { models: [{ value: expect.any(String), count: expect.any(Number) }] },
    ])
    expect(await call(`hits?limit=1&filters=${encodeURIComponent("make = 'Ford'")}`)).toMatchObject([
      200,
      { hits: [{ make: 'Ford' }], count: expect.any(Number) },
    ])
    expect(await call('dealership-items?dealership_id=none')).toEqual([200, { hits: [], count: 0 }])
    expect(await call('models')).toMatchObject([400, { title: 'Bad request' }])
    expect(await call('nothing')).toMatchObject([404, { title: 'Not found' }])
  })

  test('API-04 HEAD of a page that is not kept tells no length, rather than a wrong one', async () => {
    for (const path of ['/enquire', '/api/search', '/search-suggest?q=kia']) {
      const { status, headers, body } = await visit('bigsky-motors', path, { method: 'HEAD' })
      expect([status, headers['content-length'], headers['transfer-encoding'], body], path).toEqual([
        200,
        undefined,
        undefined,
        '',
      ])
    }
  })

  test('TEN-04 the other form of a trailing slash redirects to the configured one, query string and all', async () => {
    const { status, headers } = await visit('bigsky-motors', '/search/new-used-and-demo-cars/?make=Kia')
    expect(status).toBe(301)
    expect(headers.location).toBe('/search/new-used-and-demo-cars?make=Kia')
  })

  test('a request from another origin that would change something is refused', async () => {
    const { status } = await visit('bigsky-motors', '/search/new-used-and-demo-cars', {
      method: 'POST',
      headers: { origin: 'http://evil.example', 'content-type': 'text/plain' },
      body: 'x',
    })
    expect(status).toBe(403)
  })

  test.each([
    ['TRACE', '/', 405],
    ['PROPFIND', '/search/used-cars', 405],
    ['PUT', '/search/used-cars', 405],
    ['POST', '/search/used-cars', 405],
  ])('%s %s is refused with %d and is no error of the server', async (method, path, expected) => {
    expect((await visit('bigsky-motors', path, { method })).status).toBe(expected)
  })

  test('every page carries its policy, and no inline script that the policy does not name', async () => {
    const { headers, body } = await visit('bigsky-motors', '/search/used-cars')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("default-src 'self'")
    expect(policy).not.toContain("script-src 'self' 'unsafe-inline'")
    const inline = [...body.matchAll(/<script(?![^>]*(?:\ssrc=|ld\+json))[^>]*>([\s\S]+?)<\/script>/g)].map(
      ([, text = '']) => text,
    )
    expect(inline.length).toBeGreaterThan(1)
    for (const text of inline) expect(policy).toContain(`'sha256-${hash('sha256', text, 'base64')}'`)
    expect(body).not.toContain(' nonce="')
    expect(headers['x-script-nonce']).toBeUndefined()
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  test('health, readiness and metrics answer on their own paths', async () => {
    expect(JSON.parse((await ask(server.port, 'localhost', '/healthz')).body)).toMatchObject({ status: 'ok' })
    expect(JSON.parse((await ask(server.port, 'localhost', '/readyz')).body)).toMatchObject({
      status: 'ready',
      lag: 0,
      sites: 5,
      vehicles: expect.any(Number),
      position: expect.any(String),
    })
    const metrics = await ask(server.port, 'localhost', '/metrics')
    expect(metrics.body).toMatch(/forecourt_requests_total\{site="bigsky-motors",status="2xx"\} \d+/)
    expect(
      (await ask(server.port, 'localhost', '/metrics', { headers: { 'x-forwarded-for': '203.0.113.9' } })).status,
    ).toBe(404)
  })

  test('each request leaves one structured line with its id and site', async () => {
    const { headers } = await visit('tamar-valley-auto', '/search/used-cars?page=2')
    const id = String(headers['x-request-id'])
    await vi.waitFor(() => expect(server.output()).toContain(id), 2_000)
    const lines = splitLines(server.output()).filter((line) => line.includes(id))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '{}')).toMatchObject({
      level: 'info',
      requestId: id,
      site: 'tamar-valley-auto',
      method: 'GET',
      path: '/search/used-cars',
      status: 200,
      ms: expect.any(Number),
    })
  })

  test('no request so far was an error of the server', () => {
    expect(server.output()).not.toContain('"level":"error"')
  })
})
