import { createServer, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openInternet } from '../../outgoing-http/guarded-request.ts'
import { createTestAuthority } from '../certificate.testkit.ts'
import type { SendOutcome } from '../send-outcome.ts'
import { call, callServer, closeAll, listen, rulesFor, shortLimitMs, urlOf } from './webhook-server.testkit.ts'

const day = 86_400_000

afterEach(closeAll)

describe('what an answer means', () => {
  test.each<[string, number, string, SendOutcome['kind']]>([
    ['success', 200, '', 'delivered'],
    ['taken for later', 202, 'Accepted', 'delivered'],
    ['success in JSON', 200, '{"ok":true,"error":null,"errors":[]}', 'delivered'],
    ['success with an empty error', 200, '{"error":"","status":"success"}', 'delivered'],
    ['success as a list', 200, '[{"error":"x"}]', 'delivered'],
    ['success with a page', 200, '<html>error</html>', 'delivered'],
    ['an error under 200', 200, '{"error":"no such dealer"}', 'retry'],
    ['errors under 200', 200, '{"errors":[{"field":"phone"}]}', 'retry'],
    ['a refusal under 200', 200, '{"success":false}', 'retry'],
    ['a status of its own under 200', 200, '{"status":"Error"}', 'retry'],
    ['bad request', 400, '', 'retry'],
    ['a wrong secret', 401, '', 'retry'],
    ['forbidden', 403, '', 'retry'],
    ['not found', 404, '', 'retry'],
    ['gone', 410, '', 'failed'],
    ['a conflict', 409, '', 'retry'],
    ['too many', 429, '', 'retry'],
    ['broken', 500, '{"ok":true}', 'retry'],
    ['bad gateway', 502, '', 'retry'],
  ])('LEAD-12 %s (%i)', async (_what, status, body, kind) => {
    const outcome = await callServer((_request, response) => void response.writeHead(status).end(body))
    expect(outcome.kind).toBe(kind)
    expect(JSON.stringify(outcome)).not.toContain('no such dealer')
  })

  test.each([
    ['90', 90_000],
    ['0', 0],
    ['999999999', 86_400_000],
    ['soon', undefined],
    ['-5', undefined],
    ['1e3', undefined],
  ])('LEAD-12 a pause of %j that the receiver asks for', async (retryAfter, afterMs) => {
    const outcome = await callServer(
      (_request, response) => void response.writeHead(503, { 'retry-after': retryAfter }).end(),
    )
    expect(outcome).toEqual({
      kind: 'retry',
      reason: 'the webhook answered 503',
      ...(afterMs === undefined ? {} : { afterMs }),
    })
  })

  test('LEAD-12 a pause that ends at a date', async () => {
    const at = new Date(Date.now() + 120_000).toUTCString()
    const outcome = await callServer((_request, response) => void response.writeHead(429, { 'retry-after': at }).end())
    expect(outcome).toMatchObject({ kind: 'retry', afterMs: expect.any(Number) })
    if (outcome.kind !== 'retry') return
    expect(outcome.afterMs).toBeGreaterThan(60_000)
    expect(outcome.afterMs).toBeLessThanOrEqual(121_000)
  })

  test.each([
    ['longer than is read', (response: ServerResponse) => void response.end('x'.repeat(100_000))],
    [
      'compressed',
      (response: ServerResponse) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('{"error":"x"}'),
    ],
  ])('LEAD-12 a success whose body is %s counts by its status', async (_what, answer) => {
    expect(await callServer((_request, response) => answer(response))).toMatchObject({ kind: 'delivered' })
  })
})

describe('a receiver that fails', () => {
  test.each<[string, RequestListener, RegExp]>([
    ['with 5xx', (_request, response) => void response.writeHead(503).end(), /503/],
    ['by never answering', () => undefined, /in time/],
    [
      'by dripping its answer',
      (_request, response) => {
        response.writeHead(200)
        const timer = setInterval(() => response.write(' '), 50)
        response.on('close', () => clearInterval(timer))
      },
      /in time/,
    ],
    ['with an error under 200', (_request, response) => void response.end('{"error":"x"}'), /'error'/],
    ['by hanging up', (request) => void request.socket.destroy(), /could not be reached: /],
    [
      'by hanging up inside its answer',
      (request, response) => {
        response.writeHead(200, { 'content-length': '100' }).write('{')
        setImmediate(() => request.socket.destroy())
      },
      /could not be reached: /,
    ],
  ])('LEAD-12 %s is tried again', async (_what, answer, reason) => {
    const limitMs = reason.source === 'in time' ? shortLimitMs : undefined
    expect(await callServer(answer, limitMs)).toMatchObject({ kind: 'retry', reason: expect.stringMatching(reason) })
  })

  test.each([301, 302, 303, 307, 308])(
    'LEAD-12 API-04 by a redirect (%i) to a private address is not followed, and is tried again',
    async (status) => {
      let calls = 0
      const inner = await listen(createServer((_request, response) => ((calls += 1), response.end())))
      const outcome = await callServer(
        (_request, response) => void response.writeHead(status, { location: `http://127.0.0.1:${inner}/admin` }).end(),
      )
      expect(outcome).toMatchObject({ kind: 'retry', reason: expect.stringContaining('redirects are not followed') })
      expect(calls).toBe(0)
    },
  )

  test('LEAD-12 because its name is gone is tried again', async () => {
    const rules = {
      ...rulesFor(1),
      resolveName: () => Promise.reject(new Error('getaddrinfo ENOTFOUND hooks.example')),
    }
    expect(await call({ rules, url: urlOf(1) })).toMatchObject({
      kind: 'retry',
      reason: expect.stringContaining('hooks.example was not found'),
    })
  })

  test('LEAD-12 because its name is never resolved is tried again', async () => {
    const rules = { ...rulesFor(1), resolveName: () => new Promise<never>(() => undefined) }
    expect(await call({ rules, url: urlOf(1), timeLimitMs: shortLimitMs })).toMatchObject({ kind: 'retry' })
  })

  test('LEAD-12 API-04 at a name that leads into a private network gets nothing, and is tried again', async () => {
    let calls = 0
    const port = await listen(createServer((_request, response) => ((calls += 1), response.end())))
    const rules = { ...rulesFor(port), isReachable: openInternet.isReachable }
    expect(await call({ rules, url: urlOf(port) })).toMatchObject({
      kind: 'retry',
      reason: expect.stringContaining('not on the open internet'),
    })
    expect(calls).toBe(0)
  })

  test.each([
    'http://hooks.example/a',
    'https://127.0.0.1/a',
    'https://hooks.example:8443/a',
    'file:///etc/passwd',
    'x',
  ])('LEAD-12 API-04 at %s is never asked, and an operator hears of it at once', async (url) => {
    expect(await call({ rules: openInternet, url })).toMatchObject({ kind: 'failed' })
  })
})

describe('encryption', () => {
  const trusted = getCACertificates('default')
  const authority = createTestAuthority()
  beforeAll(() => setDefaultCACertificates([...trusted, authority.cert]))
  afterAll(() => setDefaultCACertificates(trusted))

  test.each([
    ['is valid', 'hooks.example', -day, day, 'delivered'],
    ['has expired', 'hooks.example', -2 * day, -day, 'retry'],
    ['is for another name', 'other.example', -day, day, 'retry'],
  ] as const)('LEAD-12 a certificate that %s', async (_what, name, from, until, kind) => {
    let calls = 0
    const certificate = authority.issue(name, new Date(Date.now() + from), new Date(Date.now() + until))
    const port = await listen(createSecureServer(certificate, (_request, response) => ((calls += 1), response.end())))
    const outcome = await call({ rules: rulesFor(port, 'https:'), url: urlOf(port, 'https:') })
    expect(outcome.kind).toBe(kind)
    expect(calls).toBe(kind === 'delivered' ? 1 : 0)
  })
})
