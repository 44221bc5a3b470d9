import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openInternet, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { generousLimits, testFeedSource, useFetch } from './feed-source.testkit.ts'
import { createHttpFeedSource } from './http-feed-source.ts'

let server: Server
let port = 0
let listener: RequestListener
beforeAll(async () => {
  server = createServer((request, response) => listener(request, response))
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  port = (server.address() as AddressInfo).port
})
afterAll(async () => {
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
})

/** Every name is this machine. */
const rulesFor = (): OutgoingRules => ({
  schemes: ['http:'],
  ports: [port],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})
const urlOf = (host = 'feeds.example', path = '/out/stock.csv') => `http://${host}:${port}${path}`
const open = (part: Partial<Parameters<typeof createHttpFeedSource>[0]> = {}) =>
  createHttpFeedSource({ url: urlOf(), authorization: null, rulesFor, limits: generousLimits, ...part })

describe('a feed on a web server', () => {
  let content: Buffer | null = null
  let version = 0
  let isSilent = false
  beforeEach(() => {
    isSilent = false
    listener = (request, response) => {
      if (isSilent) return
      const etag = `"v${version}"`
      if (content === null) response.writeHead(404).end()
      else if (request.headers['if-none-match'] === etag) response.writeHead(304).end()
      else response.writeHead(200, { etag, 'content-length': content.length }).end(content)
    }
  })
  testFeedSource(() => ({
    open: (limits) => open({ limits }),
    put: (next) => {
      content = next
      version += 1
      return Promise.resolve()
    },
    remove: () => {
      content = null
      return Promise.resolve()
    },
    fallSilent: () => {
      isSilent = true
    },
  }))
})

describe('an answer of a web server', () => {
  const { fetch, read, left } = useFetch()

  test('STOCK-03 a file without an ETag is recognised by its date', async () => {
    const date = 'Sun, 22 Nov 2026 10:00:00 GMT'
    listener = (request, response) => {
      if (request.headers['if-modified-since'] === date) response.writeHead(304).end()
      else response.writeHead(200, { 'last-modified': date, 'content-length': 3 }).end('one')
    }
    const first = await fetch(open())
    expect(await fetch(open(), first.kind === 'fetched' ? first.validator : null)).toEqual({ kind: 'unchanged' })
  })

  test('STOCK-03 a 304 that nobody asked for is no file', async () => {
    listener = (_request, response) => response.writeHead(304).end()
    expect(await fetch(open())).toMatchObject({ kind: 'refused' })
  })

  test('STOCK-03 an answer that ends before its length is no file', async () => {
    listener = (_request, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('12345', () => response.destroy())
    }
    expect(await fetch(open())).toMatchObject({ kind: 'retry' })
    expect(await left()).toEqual([])
  })

  test('STOCK-03 chunks that do not end are no file, and whole ones are', async () => {
    let isCut = true
    listener = (_request, response) => {
      response.writeHead(200)
      if (isCut) response.write('12345', () => response.destroy())
      else response.end('12345')
    }
    expect(await fetch(open())).toMatchObject({ kind: 'retry' })
    isCut = false
    expect(await read(await fetch(open()))).toBe('12345')
  })

  test('STOCK-03 an answer whose end cannot be known is refused', async () => {
    listener = (_request, response) => {
      response.shouldKeepAlive = false
      response.removeHeader('transfer-encoding')
      response.useChunkedEncodingByDefault = false
      response.writeHead(200, { connection: 'close' })
      response.end('12345')
    }
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: expect.stringContaining('Content-Length') })
  })

  test.each([
    [401, 'refused'],
    [403, 'refused'],
    [410, 'refused'],
    [206, 'refused'],
    [404, 'retry'],
    [429, 'retry'],
    [503, 'retry'],
  ])('STOCK-03 status %i: %s', async (status, kind) => {
    listener = (_request, response) => response.writeHead(status).end()
    const outcome = await fetch(open({ authorization: 'Basic c2VjcmV0' }))
    expect(outcome).toMatchObject({ kind, reason: expect.stringContaining(String(status)) })
    expect(JSON.stringify(outcome)).not.toContain('c2VjcmV0')
  })

  test('STOCK-03 the sign-in goes to the origin of the feed, and not to where it redirects', async () => {
    const seen: string[] = []
    listener = (request, response) => {
      seen.push(`${request.headers.host?.split(':')[0]} ${request.url} ${request.headers.authorization ?? 'none'}`)
      if (request.headers.host?.startsWith('feeds') === true)
        response.writeHead(302, { location: urlOf('store.example', '/a%20b/new.csv') }).end()
      else response.writeHead(200, { 'content-length': 3 }).end('one')
    }
    const outcome = await fetch(open({ authorization: 'Bearer token' }))
    expect(await read(outcome)).toBe('one')
    expect(outcome).toMatchObject({ file: expect.stringMatching(/\/new\.csv$/) })
    expect(seen).toEqual(['feeds.example /out/stock.csv Bearer token', 'store.example /a%20b/new.csv none'])
  })

  test('STOCK-03 redirects are followed three times, and each is checked', async () => {
    let redirects = 3
    listener = (_request, response) => {
      redirects -= 1
      if (redirects >= 0) response.writeHead(302, { location: '/again' }).end()
      else response.writeHead(200, { 'content-length': 3 }).end('one')
    }
    expect(await read(await fetch(open()))).toBe('one')
    redirects = 4
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: expect.stringContaining('more than 3') })
    listener = (_request, response) => response.writeHead(302, { location: 'http://169.254.169.254/latest' }).end()
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: 'a bare IP address is not asked' })
    listener = (_request, response) => response.writeHead(302, { location: 'file:///etc/passwd' }).end()
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: 'scheme file: is not asked' })
  })

  test('STOCK-03 a compressed answer is refused: it could be a bomb', async () => {
    listener = (_request, response) =>
      response.writeHead(200, { 'content-encoding': 'gzip', 'content-length': 3 }).end('one')
    expect(await fetch(open())).toMatchObject({ kind: 'refused', reason: 'content encoding gzip' })
  })

  test('STOCK-03 a private address is refused on the rules of the open internet', async () => {
    const resolveName = () => Promise.resolve([{ address: '10.0.0.5', family: 4 }])
    const closed = open({ url: 'https://feeds.example/stock.csv', rulesFor: () => ({ ...openInternet, resolveName }) })
    expect(await fetch(closed)).toEqual({
      kind: 'refused',
      reason: 'feeds.example is at 10.0.0.5, which is not on the open internet',
    })
  })
})
