import { createServer, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { Server } from 'node:net'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { Webhook } from 'standardwebhooks'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { openInternet, type OutgoingRules } from '../../outgoing-http/guarded-request.ts'
import { createTestAuthority } from '../certificate.testkit.ts'
import { testLeadChannel, type Received } from '../lead-channel.testkit.ts'
import { buildTestNotice } from '../lead-notice.testkit.ts'
import type { SendOutcome } from '../send-outcome.ts'
import { createWebhookChannel } from './webhook-channel.ts'

const secret = `whsec_${Buffer.alloc(32, 7).toString('base64')}`
const timeLimitMs = 1_000
const day = 86_400_000
const never = new AbortController().signal
const servers: Server[] = []

async function listen(server: Server): Promise<number> {
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

const closeAll = async (): Promise<void> => {
  for (const server of servers.splice(0)) {
    if ('closeAllConnections' in server) (server as ReturnType<typeof createServer>).closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
}
afterEach(closeAll)

/** The rules of the open internet, but that hooks.example is this machine, asked at the port of the test. */
const rulesFor = (port: number, scheme = 'http:'): OutgoingRules => ({
  schemes: [scheme],
  ports: [port],
  resolveName: () => Promise.resolve([{ address: '127.0.0.1', family: 4 }]),
  isReachable: (address) => address === '127.0.0.1',
})

const urlOf = (port: number, scheme = 'http:'): string => `${scheme}//hooks.example:${port}/leads`

interface Call {
  readonly rules: OutgoingRules
  readonly url: string
  readonly secretText?: string | null
}

async function call({ rules, url, secretText = secret }: Call): Promise<SendOutcome> {
  const channel = createWebhookChannel({ findSecret: () => secretText, timeLimitMs, now: Date.now, rules })
  const began = performance.now()
  const outcome = await channel.deliver(buildTestNotice(), url, never)
  expect(performance.now() - began).toBeLessThan(timeLimitMs + 4_000)
  return outcome
}

async function callServer(answer: RequestListener): Promise<SendOutcome> {
  const port = await listen(createServer(answer))
  return call({ rules: rulesFor(port), url: urlOf(port) })
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}

describe('a webhook', () => {
  testLeadChannel(async () => {
    const received: Received[] = []
    const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
      const body = await readBody(request)
      // Verified as a receiver does it, by the library of the standard.
      new Webhook(secret).verify(body, request.headers as Record<string, string>)
      received.push({ id: String(request.headers['webhook-id']), text: writeText(JSON.parse(body)) })
      response.writeHead(204).end()
    }
    const port = await listen(createServer((request, response) => void take(request, response)))
    const channel = createWebhookChannel({
      findSecret: () => secret,
      timeLimitMs: 10_000,
      now: Date.now,
      rules: rulesFor(port),
    })
    return {
      channel,
      receiver: urlOf(port),
      otherReceiver: `${urlOf(port)}/other`,
      received: () => Promise.resolve(received),
      breakDown: closeAll,
      close: closeAll,
    }
  })

  test('LEAD-02 LEAD-12 the body has the names of the specification', async () => {
    let body = ''
    await callServer((request, response) => void readBody(request).then((text) => ((body = text), response.end())))
    const notice = buildTestNotice()
    expect(JSON.parse(body)).toEqual({
      type: 'lead.created',
      timestamp: '2026-11-22T08:54:30.000Z',
      data: {
        lead_id: notice.id,
        site: 'main-street',
        demo: false,
        earlier_lead_id: notice.earlier?.id,
        userData: {
          ...notice.form,
          category: 'Used Vehicle Enquiry',
          subcategory: 'Quick Enquiry',
          url: 'https://www.dealer.test/enquire',
          source: 'Website',
          user_agent: 'Mozilla/5.0',
          car_id: 'abcdefgh23456789',
          car_dealership_id: 'main',
          lead_attributes: {
            visited_pages: ['/search', '/cars/2022-toyota-hilux-sr5-s100'],
            linked_query_params: { utm_source: 'newsletter' },
          },
        },
        car: expect.objectContaining({ stock_number: 'S100', price: 52_990, km: 45_120 }),
        consents: notice.consents,
      },
    })
  })

  test('LEAD-12 while a secret is changed, both sign', async () => {
    const next = `whsec_${Buffer.alloc(24, 9).toString('base64')}`
    const verified: string[] = []
    const port = await listen(
      createServer((request, response) => {
        void readBody(request).then((body) => {
          for (const each of [secret, next]) {
            new Webhook(each).verify(body, request.headers as Record<string, string>)
            verified.push(each)
          }
          response.end()
        })
      }),
    )
    expect((await call({ rules: rulesFor(port), url: urlOf(port), secretText: `${secret} ${next}` })).kind).toBe(
      'delivered',
    )
    expect(verified).toEqual([secret, next])
  })

  test.each([
    null,
    '',
    'a secret',
    'whsec_',
    `whsec_${Buffer.alloc(12).toString('base64')}`,
    `${secret} ${secret} ${secret}`,
  ])('LEAD-12 with the secret %j nothing is sent, and the lead waits', async (secretText) => {
    let calls = 0
    const port = await listen(createServer((_request, response) => ((calls += 1), response.end())))
    expect(await call({ rules: rulesFor(port), url: urlOf(port), secretText })).toMatchObject({ kind: 'retry' })
    expect(calls).toBe(0)
  })
})

/** All texts of a value, and the names of its fields. */
function writeText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value)
  return Object.entries(value)
    .map(([key, inner]: [string, unknown]) => `${key} ${writeText(inner)}`)
    .join('\n')
}

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
    expect(await callServer(answer)).toMatchObject({ kind: 'retry', reason: expect.stringMatching(reason) })
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
    expect(await call({ rules, url: urlOf(1) })).toMatchObject({ kind: 'retry' })
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
