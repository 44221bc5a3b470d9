import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { buildTestSite } from '#site/test-site.ts'
import { answerEndpoint, type EndpointDefinition, type EndpointServices } from './endpoint.ts'

const note = z.strictObject({ text: z.string() })

type Definition = EndpointDefinition<
  EndpointServices,
  { id: { in: 'path'; description: string } },
  z.output<typeof note>,
  { text: string }
>

const definition: Definition = {
  method: 'POST',
  summary: 'Echo',
  rateLimit: { name: 'echo', limit: 2, windowMs: 60_000 },
  parameters: { id: { in: 'path', description: 'Whose' } },
  body: { maxBytes: 50, schema: note },
  answers: { 200: { description: 'The same', schema: note } },
  handle: ({ parameters: { id }, body: { text } }) => ({ status: 200, json: { text: `${id} ${text}` } }),
}

function createServices(logged: string[]): EndpointServices {
  const log = (_fields: object, message: string) => void logged.push(message)
  return {
    requestId: 'r',
    site: buildTestSite(),
    takeAllowance: () => Promise.resolve(true),
    reportFailure: () => 500,
    log: { debug: log, info: log, warn: log, error: log },
  }
}

async function call(
  change: Partial<Definition>,
  {
    method = 'POST',
    body = '{"text":"a"}',
    contentType = 'application/json',
    services = {},
  }: { method?: string; body?: string; contentType?: string; services?: Partial<EndpointServices> } = {},
) {
  const logged: string[] = []
  const url = new URL('http://a.localhost/echo/one')
  const response = await answerEndpoint(
    { ...definition, ...change },
    { ...createServices(logged), ...services },
    {
      request: new Request(url, {
        method,
        headers: { 'content-type': contentType },
        ...(method === 'POST' ? { body } : {}),
      }),
      url,
      params: { id: 'one' },
    },
  )
  const text = await response.text()
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    headers: response.headers,
    json: text === '' ? null : (JSON.parse(text) as unknown),
    logged,
  }
}

async function expectProblem(answer: ReturnType<typeof call>, status: number, title: string, detail: string) {
  const { type, headers, json, ...rest } = await answer
  expect([rest.status, type, headers.get('cache-control')]).toEqual([status, 'application/problem+json', 'no-store'])
  expect(json).toEqual({ title, status, detail: expect.stringContaining(detail) })
  return headers
}

describe('API-04 every endpoint answers alike', () => {
  test('API-04 a valid call reaches the handler with its parameters and its validated body', async () => {
    const { status, json, headers } = await call({})
    expect([status, json]).toEqual([200, { text: 'one a' }])
    expect([headers.get('cache-control'), headers.get('x-robots-tag')]).toEqual(['no-store', 'noindex'])
  })

  test('API-04 another method is 405 with the methods that are allowed', async () => {
    for (const [method, sent, allow] of [
      ['POST', 'GET', 'POST'],
      ['POST', 'PUT', 'POST'],
      ['GET', 'POST', 'GET, HEAD'],
    ] as const) {
      const headers = await expectProblem(call({ method }, { method: sent }), 405, 'Method not allowed', method)
      expect(headers.get('allow')).toBe(allow)
    }
  })

  test('API-04 an endpoint of GET answers HEAD', async () => {
    const { body: _body, ...withoutBody } = definition
    const url = new URL('http://a.localhost/echo/one')
    const answer = await answerEndpoint(
      { ...withoutBody, method: 'GET', handle: () => ({ status: 200, json: { text: 'a' } }) },
      createServices([]),
      { request: new Request(url, { method: 'HEAD' }), url, params: {} },
    )
    expect(answer.status).toBe(200)
  })

  test('API-04 a visitor beyond the rate limit gets 429 and when to call again, before the body is read', async () => {
    const asked: unknown[] = []
    const services = {
      takeAllowance: (...limit: readonly unknown[]) => {
        asked.push(limit)
        return Promise.resolve(false)
      },
    }
    const headers = await expectProblem(call({}, { services, body: '{' }), 429, 'Too many requests', '2 calls')
    expect([headers.get('retry-after'), asked]).toEqual(['60', [['echo', 2, 60_000]]])
  })

  test('API-04 an endpoint that the site does not offer is 404 and does not count against the rate limit', async () => {
    const services = {
      takeAllowance: () => {
        throw new Error('counted')
      },
    }
    await expectProblem(call({ offered: () => false }, { services }), 404, 'Not found', 'does not offer')
  })

  test.each([
    ['{', 'not JSON'],
    ['null', 'body: '],
    ['{"text":1}', 'text: '],
    ['{"text":"a","more":1}', 'more'],
  ])('API-04 the body %s is 400 with what is wrong', async (body, detail) => {
    await expectProblem(call({}, { body }), 400, 'Bad request', detail)
  })

  test.each(['application/json', 'Application/JSON; charset=utf-8', 'application/ld+json'])(
    'API-04 a body of the type %s is read',
    async (contentType) => {
      expect((await call({}, { contentType })).status).toBe(200)
    },
  )

  test.each([
    '',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    'text/plain, application/json',
  ])('API-04 a body of the type %j, as a form of another site can send it, is 415', async (contentType) => {
    await expectProblem(call({}, { contentType }), 415, 'Unsupported media type', 'application/json')
  })

  test('API-04 a body beyond its limit is 413', async () => {
    await expectProblem(call({}, { body: `{"text":"${'x'.repeat(60)}"}` }), 413, 'Content too large', '50 bytes')
  })

  test('API-04 a refusal of the handler is problem details with the phrase of its status, or its own', async () => {
    await expectProblem(call({ handle: () => ({ status: 410, detail: 'Sold.' }) }), 410, 'Gone', 'Sold.')
    await expectProblem(call({ handle: () => ({ status: 502, title: 'No quote', detail: 'x' }) }), 502, 'No quote', 'x')
  })

  test('API-04 an error is reported, logged once and answered without its message', async () => {
    const reported: unknown[] = []
    const services = {
      reportFailure: (error: unknown) => {
        reported.push(error)
        return 503 as const
      },
    }
    const broken = new Error('password of the database')
    const handle = () => Promise.reject(broken)
    const answer = await call({ handle }, { services })
    expect([answer.status, reported, answer.logged]).toEqual([503, [broken], ['endpoint failed']])
    expect(JSON.stringify(answer.json)).not.toContain('password')
    const failure = { status: 503, title: 'Search unavailable', detail: 'Later.' } as const
    const headers = await expectProblem(call({ handle, failure }), 503, 'Search unavailable', 'Later.')
    expect(headers.get('retry-after')).toBe('5')
  })

  test('API-04 an answer of 200 may be reused for a time, an answer without content is not stored', async () => {
    const maxAgeSeconds = 30
    expect((await call({ maxAgeSeconds })).headers.get('cache-control')).toBe('private, max-age=30')
    const empty = await call({ maxAgeSeconds, handle: () => ({ status: 204 }) })
    expect([empty.status, empty.json, empty.headers.get('cache-control')]).toEqual([204, null, 'no-store'])
  })
})
