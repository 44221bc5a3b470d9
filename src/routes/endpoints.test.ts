import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { formatOpenApi } from '#http/openapi.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { addresses, addressIds } from '#site/addresses.ts'
import { buildTestSite } from '#site/test-site.ts'
import { loadEndpoints } from './load-endpoints.ts'

const endpoints = await loadEndpoints()
const file = join(import.meta.dirname, '../../docs/reference/openapi.json')

/** A site that offers every call. */
const offeringSite = buildTestSite({
  demo: true,
  auth: { authentication: true, garage: true },
  checkout: { enabled: true },
  finance: { quote: { enabled: true } },
  trade_in: { store_valuation: true },
})

type Node = { readonly [key: string]: Node | string | number | boolean | null }

interface Operation {
  readonly operationId: string
  readonly summary: string
  readonly parameters: readonly { readonly name: string; readonly in: string; readonly required: boolean }[]
  readonly requestBody?: object
  readonly responses: Readonly<Record<string, { readonly description: string; readonly $ref?: string }>>
}

interface OpenApi {
  readonly openapi: string
  readonly info: { readonly title: string; readonly version: string }
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

const text = formatOpenApi(endpoints)
const document = JSON.parse(text) as OpenApi
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
)

describe('API-01 docs/reference/openapi.json', () => {
  test('API-01 matches the definitions; run `npm run generate`', () => {
    expect(readFileSync(file, 'utf8')).toBe(text)
  })

  test('API-01 describes every JSON endpoint of the address table, and no other path', () => {
    const patterns = addressIds.map((id) => addresses[id]).filter(({ kind }) => kind === 'endpoint')
    expect(patterns.length).toBeGreaterThanOrEqual(9)
    expect(Object.keys(document.paths).toSorted()).toEqual(
      patterns.map(({ pattern }) => pattern.replaceAll(/:(\w+)/g, '{$1}')).toSorted(),
    )
    for (const id of addressIds)
      if (/^\/api\/|\.json$/.test(addresses[id].pattern)) expect([id, addresses[id].kind]).toEqual([id, 'endpoint'])
  })

  test('API-01 is a valid OpenAPI 3.1 document in its parts', () => {
    expect(document.openapi).toMatch(/^3\.1\.\d+$/)
    expect(document.info).toMatchObject({ title: expect.any(String), version: expect.any(String) })
    expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length)
    for (const { path, method, operation } of operations) {
      expect(['get', 'post']).toContain(method)
      expect(operation.summary.length, path).toBeGreaterThan(10)
      const names = operation.parameters.map((parameter) => `${parameter.in} ${parameter.name}`)
      expect(new Set(names).size, path).toBe(names.length)
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path')
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual([...path.matchAll(/\{\w+\}/g)].map(([name]) => name))
      expect(inPath.every(({ required }) => required)).toBe(true)
      expect(operation.requestBody !== undefined, path).toBe(method === 'post')
      expect(Object.keys(operation.responses).some((status) => status.startsWith('2'))).toBe(true)
      for (const [status, { description }] of Object.entries(operation.responses)) {
        expect(status).toMatch(/^[2-5]\d\d$/)
        expect(description.length, `${path} ${status}`).toBeGreaterThan(5)
      }
    }
  })

  test('API-01 every reference of the document resolves', () => {
    const references = [...text.matchAll(/"\$ref": "#\/([^"]+)"/g)].map(([, pointer]) => pointer ?? '')
    expect(references.length).toBeGreaterThan(20)
    for (const pointer of new Set(references)) {
      const target = pointer.split('/').reduce<unknown>((node, key) => (node as Node | undefined)?.[key], document)
      expect([pointer, typeof target]).toEqual([pointer, 'object'])
    }
    expect(text).not.toContain('$defs')
  })
})

describe('API-04 every endpoint', () => {
  test.each(endpoints)(
    'API-04 $pattern refuses another method as problem details',
    async ({ pattern, definition, serve }) => {
      const context = new RouterContextProvider()
      context.set(requestContextKey, { site: buildTestSite(), reportFailure: () => 500 } as unknown as RequestContext)
      const url = new URL(pattern, 'http://test-site.localhost')
      const request = new Request(url, { method: definition.method === 'GET' ? 'POST' : 'GET' })
      const answer = await serve({ context, url, params: {}, request })
      expect([answer.status, answer.headers.get('content-type')]).toEqual([405, 'application/problem+json'])
      expect(answer.headers.get('allow')).toBe(definition.method === 'GET' ? 'GET, HEAD' : 'POST')
      expect(await answer.json()).toMatchObject({ title: 'Method not allowed', status: 405 })
    },
  )

  test.each(endpoints)('API-04 $pattern has a rate limit and a body limit where it takes a body', (each) => {
    const { method, body, rateLimit } = each.definition
    const takesJson = method === 'POST'
    expect([body !== undefined, rateLimit !== undefined || method === 'GET']).toEqual([takesJson, true])
    expect(body?.maxBytes ?? 0).toBeLessThanOrEqual(65_536)
  })

  const writing = endpoints.filter(({ definition }) => definition.method === 'POST')
  const limited = endpoints.filter(({ definition }) => definition.rateLimit !== undefined)

  /** Calls an endpoint on a site that offers everything; `allowed` says what the rate limit answers. */
  async function post(
    { pattern, definition, serve }: (typeof endpoints)[number],
    body: string,
    { type = 'application/json', allowed = true } = {},
  ) {
    const context = new RouterContextProvider()
    const log = (): void => undefined
    context.set(requestContextKey, {
      site: offeringSite,
      takeAllowance: () => Promise.resolve(allowed),
      reportFailure: () => 500,
      log: { debug: log, info: log, warn: log, error: log },
    } as unknown as RequestContext)
    const url = new URL(pattern, 'http://test-site.localhost')
    const { method } = definition
    const headers = { 'content-type': type }
    const request = new Request(url, { method, ...(method === 'POST' ? { headers, body } : {}) })
    const answer = await serve({ context, url, params: {}, request })
    return {
      problem: [answer.status, answer.headers.get('content-type')],
      retryAfter: answer.headers.get('retry-after'),
      json: (await answer.json()) as unknown,
    }
  }

  test.each(writing)('API-04 $pattern refuses a body that is too large, no JSON or of another type', async (each) => {
    const { maxBytes } = each.definition.body ?? { maxBytes: 0 }
    const json = 'application/problem+json'
    expect((await post(each, `"${'x'.repeat(maxBytes)}"`)).problem).toEqual([413, json])
    for (const body of ['', '{', '<xml/>', 'null', '[]', '{"strange":1}', '{"__proto__":{"a":1}}', '[[[[[[[[[[[[[[[['])
      expect([body, (await post(each, body)).problem]).toEqual([body, [400, json]])
    const typed = await post(each, '{}', { type: 'text/plain' })
    expect(typed.problem).toEqual([415, json])
    expect(typed.json).toEqual({ title: 'Unsupported media type', status: 415, detail: expect.any(String) })
  })

  test.each(limited)('API-04 $pattern beyond its rate limit is 429 with when to call again', async (each) => {
    const { problem, retryAfter, json } = await post(each, '{}', { allowed: false })
    expect(problem).toEqual([429, 'application/problem+json'])
    expect(Number(retryAfter)).toBeGreaterThan(0)
    expect(json).toEqual({ title: 'Too many requests', status: 429, detail: expect.any(String) })
  })

  test('API-04 every write documents its refusals', () => {
    for (const { path, method, operation } of operations)
      if (method === 'post')
        expect([path, Object.keys(operation.responses)]).toEqual([
          path,
          expect.arrayContaining(['400', '403', '405', '413', '415', '429', '503']),
        ])
  })
})
