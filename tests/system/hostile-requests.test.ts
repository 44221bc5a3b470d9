import { mkdtemp, rm, stat } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ask, startServerProcess, type AskOptions, type ServerProcess } from '#tests/fixtures/server-process.ts'

let directory: string
let server: ServerProcess
let car: string

const visit = (path: string, options: AskOptions = {}) =>
  ask(server.port, `bigsky-motors.localhost:${server.port}`, path, options)
const browser = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'

async function look(headers: Readonly<Record<string, string>>): Promise<number> {
  const { status, body } = await visit(`/cars/${car}/view.json`, { headers: { 'user-agent': browser, ...headers } })
  expect(status, body).toBe(200)
  return (JSON.parse(body) as { readonly views: number }).views
}

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-hostile-'))
  server = await startServerProcess({ directory: join(directory, 'data'), demo: true, fillsStore: true })
  car = /href="\/cars\/([a-z0-9-]+)"/.exec((await visit('/search/used-cars')).body)?.[1] ?? ''
})
afterAll(async () => {
  await server.stop()
  await rm(directory, { recursive: true, force: true })
})

describe('what strangers may not learn', () => {
  test('TEN-07 who comes through a proxy with the Host header localhost is not told the dealers', async () => {
    for (const host of ['localhost', '127.0.0.1', '[::1]']) {
      expect((await ask(server.port, host, '/')).body).toContain('Bigsky Motors')
      const { status, body } = await ask(server.port, host, '/', { headers: { 'x-forwarded-for': '203.0.113.9' } })
      expect(status).toBe(404)
      expect(body).toContain('No site here')
      expect(body).not.toContain('Bigsky')
    }
  })

  test('LEAD-12 other users of the machine may not read the store, which holds the leads', async () => {
    for (const [name, mode] of [
      ['data', 0o700],
      ['data/forecourt.sqlite', 0o600],
      ['data/forecourt.sqlite-wal', 0o600],
    ] as const)
      expect((await stat(join(directory, name))).mode & 0o777, name).toBe(mode)
  })

  test('TEN-07 readiness is one word to them', async () => {
    const { status, body } = await ask(server.port, 'localhost', '/readyz', {
      headers: { 'x-forwarded-for': '203.0.113.9' },
    })
    expect([status, JSON.parse(body)]).toEqual([200, { status: 'ready' }])
  })
})

describe('requests that no browser sends', () => {
  test.each([
    ['GET', 'http://tamar-valley-auto.localhost/', 400],
    ['GET', 'https://evil.example/cars/x', 400],
    ['OPTIONS', '*', 400],
    ['OPTIONS', '/', 405],
    ['PUT', '/enquire', 405],
    ['DELETE', '/enquire', 405],
    ['PATCH', '/healthz', 405],
  ])('API-04 %s %s is refused with %d', async (method, path, expected) => {
    const { status, headers } = await visit(path, { method })
    expect(status).toBe(expected)
    expect(headers['x-content-type-options']).toBe('nosniff')
    if (expected === 405) expect(headers['allow']).toBe('GET, HEAD, POST')
  })

  test('API-03 the page of a failure has the look and the number of the dealer, and no scripts', async () => {
    const { body } = await visit('/special-offers', { method: 'POST' })
    expect(body).toContain('Something went wrong at our end')
    expect(body).toMatch(/data-head="card"/)
    expect(body).toMatch(/href="tel:1300975707"/)
    expect(body).not.toContain('type="module"')
  })

  test.each(['a[999999999]=x', '__state__=x', '__intent__=x', 'name[999999999]=x', 'name=x&a.b.c[4294967294]=x'])(
    'API-04 a form post of %s is refused as any other empty form, and the server stays up',
    async (body) => {
      for (const path of ['/enquire', `/make-an-offer?car_id=${car}`, '/finance']) {
        const { status } = await visit(path, {
          method: 'POST',
          body,
          headers: { 'content-type': 'application/x-www-form-urlencoded' },
        })
        expect([404, 422], path).toContain(status)
      }
      expect((await visit('/')).status).toBe(200)
    },
  )

  test.each([
    ['a path of dots', `/${'.'.repeat(1_900)}/x`, 404],
    ['a path of slashes', `/a${'/'.repeat(1_900)}x`, 404],
    ['a path of more than 2,000 characters', `/${'.'.repeat(2_500)}/x`, 414],
    ['an amount without end', `/finance?vehiclePriceBudget=${'1'.repeat(11_500)}x`, 200],
  ])('API-04 %s is answered with one status at once', async (_name, path, expected) => {
    expect((await visit(path)).status).toBe(expected)
  })

  test("API-04 a drawing that no vehicle of the site shows is not made, and another site's neither", async () => {
    const { body } = await visit('/search/used-cars')
    const own = /\/vehicle-art\/[a-z0-9-]+\/[a-z-]+/.exec(body)?.[0] ?? ''
    // Drawings are made by a process of low priority, which other work of the machine keeps waiting.
    expect((await visit(`${own}?w=320`, { timeoutMs: 60_000 })).status).toBe(200)
    expect((await visit('/vehicle-art/dirtbike-british-teal-99/side?w=320')).status).toBe(404)
    expect((await ask(server.port, 'southern-cross-caravans.localhost', `${own}?w=320`)).status).toBe(404)
  })

  test('API-04 a page that nobody keeps goes out compressed where the browser takes it', async () => {
    const [packed, refused] = await Promise.all(
      ['br', 'br;q=0, gzip;q=0'].map((accept) => visit('/enquire', { headers: { 'accept-encoding': accept } })),
    )
    expect([packed?.headers['content-encoding'], refused?.headers['content-encoding']]).toEqual(['br', undefined])
    expect(Number(packed?.headers['content-length']) * 4).toBeLessThan(Number(refused?.headers['content-length']))
  })

  test('TEN-07 two Host headers, or a port that cannot be, are refused with 400', async () => {
    const raw = (head: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const socket = connect(server.port, '127.0.0.1', () => socket.end(`${head}\r\nConnection: close\r\n\r\n`))
        let text = ''
        socket.setEncoding('utf8').on('data', (chunk: string) => (text += chunk))
        socket.once('end', () => resolve(text)).once('error', reject)
      })
    expect(await raw('GET / HTTP/1.1\r\nHost: bigsky-motors.localhost')).toMatch(/^HTTP\/1\.1 200 /)
    expect(await raw('GET / HTTP/1.1\r\nHost: bigsky-motors.localhost\r\nHost: tamar-valley-auto.localhost')).toMatch(
      /^HTTP\/1\.1 400 /,
    )
    for (const path of ['/', '/enquire', '/search/used-cars?unknown=1'])
      expect((await ask(server.port, 'bigsky-motors.localhost:99999', path)).status).toBe(400)
  })

  test('API-04 none of them was an error of the server', () => {
    expect(server.output()).not.toContain('"level":"error"')
  })
})

describe('views that nobody had', () => {
  test('VDP-15 a page of another site that embeds the address counts nothing', async () => {
    const before = await look({ 'sec-fetch-site': 'same-origin' })
    for (const from of ['cross-site', 'same-site', 'none'])
      expect(await look({ 'sec-fetch-site': from, 'user-agent': `${browser} ${from}` })).toBe(before)
    expect(await look({ 'sec-fetch-site': 'same-origin', 'user-agent': `${browser} another` })).toBe(before + 1)
  })

  test('VDP-15 an address that gives another name with every call moves the number 20 times a day', async () => {
    const numbers: number[] = []
    for (let call = 0; call < 60; call += 1) numbers.push(await look({ 'user-agent': `${browser} ${call}` }))
    expect(Math.max(...numbers)).toBeLessThanOrEqual(20)
    expect(numbers.at(-1)).toBe(numbers.at(-30))
  })
})
