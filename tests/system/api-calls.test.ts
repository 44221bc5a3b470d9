import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { addresses, addressIds } from '#site/addresses.ts'
import { projectRoot, type AskOptions } from '#tests/fixtures/server-process.ts'
import { serveApp, servedSite, type ServedApp } from '#tests/fixtures/served-app.ts'
import { walkTradeIn } from '#tests/fixtures/trade-in-walk.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

type Json = Readonly<Record<string, unknown>>

let app: ServedApp
let car = ''
const now = Date.now()
const host = `http://${servedSite}.localhost`

beforeAll(async () => {
  app = await serveApp({
    document: {
      demo: true,
      leads: { minimum_seconds: 0 },
      auth: { authentication: true, gate_trade_in: false },
      checkout: { enabled: true },
      trade_in: { store_valuation: true },
      finance: { quote: { enabled: true } },
    },
    vehicles: [buildIncomingVehicle('S1', { slug: 'one-car', year: 2023 })],
    // Many calls of one address are made here; the limits have tests of their own.
    wrap: (services) => ({
      ...services,
      visitorLimits: { ...services.visitorLimits, take: () => Promise.resolve(true) },
    }),
  })
  car = (await app.stock.findBySlug({ siteId: servedSite, now: () => now }, 'one-car'))?.id ?? ''
})
afterAll(() => app.close())

async function call(path: string, options: AskOptions = {}) {
  const { status, headers, body } = await app.visit(path, options)
  const type = String(headers['content-type'] ?? '')
  return { status, type, headers, json: (body === '' ? null : JSON.parse(body)) as Json }
}
const post = (path: string, body: unknown, headers: Readonly<Record<string, string>> = {}) =>
  call(path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', origin: host, ...headers },
  })
const problem = (status: number, detail: unknown = expect.any(String)) => ({
  status,
  type: 'application/problem+json',
  json: { title: expect.any(String), status, detail },
})
const form = (path: string, body: string) =>
  app.visit(path, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: host },
  })

const endpoints = addressIds.map((id) => addresses[id]).filter(({ kind }) => kind === 'endpoint')
const document = JSON.parse(readFileSync(join(projectRoot, 'docs/reference/openapi.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Json>>
}
const writes = endpoints
  .filter(({ pattern }) => document.paths[pattern.replaceAll(/:(\w+)/g, '{$1}')]?.['post'] !== undefined)
  .map(({ pattern }) => pattern)

describe('the description', () => {
  test('API-01 /api/openapi.json is docs/reference/openapi.json, and a browser may keep it for an hour', async () => {
    const { status, type, headers, json } = await call('/api/openapi.json')
    expect([status, type, headers['cache-control']]).toEqual([200, 'application/json', 'private, max-age=3600'])
    expect(json).toEqual(document)
    expect(Object.keys(document.paths)).toHaveLength(endpoints.length)
    expect((await app.visit('/api/openapi.json', { method: 'HEAD' })).status).toBe(200)
  })
})

describe('calls that are refused', () => {
  test.each(['/api/', '/api', '/api/nothing', '/API/Nothing', '/api/watch.list', '/api/search/a/b/c'])(
    'API-04 %s, which is no call, is 404 as problem details, for every method',
    async (path) => {
      expect(await call(path)).toMatchObject(problem(404))
      expect(await post(path, {})).toMatchObject(problem(404))
    },
  )

  test.each(writes)('API-04 %s refuses a page of another origin with 403, whatever it sends', async (path) => {
    for (const origin of ['https://evil.example', `http://other-site.localhost`, 'null', `${host}.evil.example`])
      expect([origin, await post(path, {}, { origin })]).toMatchObject([origin, problem(403)])
    const headers = { 'content-type': 'text/plain', 'sec-fetch-site': 'cross-site' }
    expect(await call(path, { method: 'POST', body: '{}', headers })).toMatchObject(problem(403))
  })

  test('BUY-03 API-04 an event of a payment processor, which names no origin, reaches its endpoint', async () => {
    const headers = { 'content-type': 'application/json' }
    const body = JSON.stringify({ id: 'event' })
    expect(await call('/api/payments/webhook/stripe', { method: 'POST', body, headers })).toMatchObject(
      problem(404, 'This site takes no events of this processor.'),
    )
  })

  test.each(writes)('API-04 %s refuses other methods, types and sizes with problem details', async (path) => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'OPTIONS'])
      expect(await call(path, { method, headers: { origin: host } })).toMatchObject(problem(405))
    expect(await call(path)).toMatchObject(problem(405))
    expect(await post(path, {}, { 'content-type': 'text/plain' })).toMatchObject(problem(415))
    expect(await post(path, 'x'.repeat(70_000))).toMatchObject(problem(413))
  })

  test('API-04 an address that is too long is 414 as problem details', async () => {
    expect(await call(`/api/search?query=${'x'.repeat(12_000)}`)).toMatchObject(problem(414))
  })
})

describe('API-01 payload, answer and failure of each call', () => {
  test('API-01 vehicle view data', async () => {
    expect(await call(`/cars/one-car/view.json?photos_count=5&website_id=${servedSite}`)).toMatchObject({
      status: 200,
      json: { views: expect.any(Number), car_fields: expect.any(Object) },
    })
    expect(await call('/cars/nothing/view.json')).toMatchObject(problem(404))
    expect(await call('/cars/one-car/view.json?website_id=other')).toMatchObject(problem(400))
  })

  test('API-01 quote', async () => {
    const payload = {
      selfAssessedCreditScore: 'GREAT',
      purchasePrice: 30_000,
      loanTerm: 5,
      year: 2023,
      vin: null,
      nvic: null,
      whoIsHelping: 'Served Motors',
    }
    expect(await post('/api/youx/quote', payload)).toMatchObject({
      status: 200,
      json: { weeklyRepaymentAmount: expect.any(Number), advertisedRate: 7.29, comparisonRate: expect.any(Number) },
    })
    expect(await post('/api/youx/quote', { ...payload, purchasePrice: 0 })).toMatchObject(problem(400))
    expect(await post('/api/youx/quote?car_id=nothing', payload)).toMatchObject(problem(404))
  })

  test('API-01 phone reveal', async () => {
    const payload = { car_id: car, dealership_id: 'main', website_id: servedSite }
    expect(await post('/api/phone-reveal', payload)).toMatchObject({ status: 204, json: null })
    expect(await post('/api/phone-reveal', { ...payload, website_id: 'other' })).toMatchObject(problem(404))
    expect(await post('/api/phone-reveal', {})).toMatchObject(problem(400, expect.stringMatching(/^car_id: /)))
  })

  test('API-01 search', async () => {
    expect(await call('/api/search?query=&hitsPerPage=1')).toMatchObject({
      status: 200,
      json: { hits: [{ id: car }], count: 1, facets: expect.any(Object), pages: 1, ms: expect.any(Number) },
    })
    expect(await call('/api/search?filters=make')).toMatchObject(problem(400, expect.stringMatching(/^filters: /)))
  })

  test('API-01 finance disclaimer', async () => {
    expect(await call(`/api/cars/${car}/finance-disclaimer`)).toMatchObject({
      status: 200,
      json: { finance_lenders: {} },
    })
    expect(await call('/api/cars/nothing/finance-disclaimer')).toMatchObject(problem(404))
  })

  test('API-01 visitor event', async () => {
    const event = { name: 'offer_accepted', parameters: {}, path: '/trade-in' }
    expect(await post('/api/events', event)).toMatchObject({ status: 204, json: null })
    expect(await post('/api/events', { ...event, name: 'strange' })).toMatchObject(problem(400))
  })

  test('API-01 suggestions and recently viewed vehicles', async () => {
    expect((await call('/search-suggest?q=toy')).status).toBe(200)
    expect((await call(`/recently-viewed.json?ids=${car}`)).status).toBe(200)
    expect((await call('/recently-viewed.json?ids=nothing')).status).toBe(200)
  })
})

describe('API-01 the calls of a trade-in', () => {
  const known = { make: 'Toyota', model: 'Corolla', year: 2019, kms: 60_000 }
  interface Identified {
    readonly valuation: string
    readonly questions: readonly { readonly id: string; readonly options: readonly { readonly id: string }[] }[]
  }
  const answersOf = ({ questions }: Identified) =>
    Object.fromEntries(questions.map(({ id, options }) => [id, options[0]?.id ?? '']))

  test('API-01 BUY-04 valuation by rego and regoState', async () => {
    expect(await post('/api/trade-in/valuation', { rego: 'abc 123', regoState: 'NSW', kms: 60_000 })).toMatchObject({
      status: 200,
      json: { outcome: 'identified', vehicle: { make: expect.any(String) }, questions: expect.any(Array) },
    })
    expect(await post('/api/trade-in/valuation', { rego: 'ZZ1', regoState: 'NSW', kms: 1 })).toMatchObject({
      status: 200,
      json: { outcome: 'none', reason: 'unknown_vehicle' },
    })
    expect(await post('/api/trade-in/valuation', { ...known, year: 1990 })).toMatchObject({
      json: { outcome: 'none', reason: 'too_old' },
    })
    expect(await post('/api/trade-in/valuation', { kms: 1 })).toMatchObject(
      problem(400, expect.stringContaining('rego')),
    )
    expect(await post('/api/trade-in/valuation', { ...known, kms: -1 })).toMatchObject(problem(400))
  })

  test('API-01 BUY-04 valuation with adjustmentAnswers', async () => {
    const identified = (await post('/api/trade-in/valuation', known)).json as unknown as Identified
    const { valuation } = identified
    const adjustmentAnswers = answersOf(identified)
    expect(await post('/api/trade-in/adjustment', { valuation, adjustmentAnswers })).toMatchObject({
      status: 200,
      json: {
        outcome: 'estimate',
        offer_price: expect.any(Number),
        low: expect.any(Number),
        high: expect.any(Number),
        valid_until: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      },
    })
    expect(await post('/api/trade-in/adjustment', { valuation, adjustmentAnswers: {} })).toMatchObject(
      problem(400, expect.stringMatching(/^adjustmentAnswers: /)),
    )
    expect(await post('/api/trade-in/adjustment', { valuation: `${valuation}x`, adjustmentAnswers })).toMatchObject(
      problem(400, expect.stringMatching(/^valuation: /)),
    )
  })

  test('API-01 BUY-04 offer accepted and store valuation, for the lead of the offer alone', async () => {
    const walker = { get: async (path: string) => (await app.visit(path)).body, post: form }
    const offer = await walkTradeIn(walker, '/trade-in')
    const token = new URL(offer, host).searchParams.get('offer') ?? ''
    const html = await walker.get(offer)
    const leadId = /"leadId","([0-9a-f-]{36})"/.exec(html.replaceAll('\\', ''))?.[1] ?? ''
    expect(leadId).not.toBe('')
    const payload = { lead_id: leadId, form_completed: true, offer_accepted: true, token }
    const stranger = '00000000-0000-4000-8000-000000000000'
    expect(await post('/api/trade-in/offer-accepted', { ...payload, lead_id: stranger })).toMatchObject(problem(404))
    expect(await post('/api/trade-in/offer-accepted', { ...payload, token: `${token}x` })).toMatchObject(problem(404))
    expect(await post('/api/trade-in/offer-accepted', { ...payload, offer_accepted: false })).toMatchObject(
      problem(400),
    )
    const accepted = { status: 200, json: { success: true, lead_id: leadId, accepted_at: expect.any(String) } }
    const first = await post('/api/trade-in/offer-accepted', payload)
    expect(first).toMatchObject(accepted)
    expect((await post('/api/trade-in/offer-accepted', payload)).json).toEqual(first.json)

    const ctx = { siteId: servedSite, now: () => now }
    const [told] = await app.services.leads.list(ctx, 10)
    expect(told).toMatchObject({ subcategory: 'Trade-In Offer Accepted', form: { lead_id: leadId } })
    const price = Number(told?.form['offer_price'])
    const result = { column_name: 'valuation', lead_id: leadId, token, offer_price: price }
    expect(await post('/api/miscellaneous', { ...result, lead_id: stranger })).toMatchObject(problem(404))
    expect(await post('/api/miscellaneous', { ...result, offer_price: price + 1_000 })).toMatchObject(problem(404))
    expect(await post('/api/miscellaneous', { ...result, column_name: 'other' })).toMatchObject(problem(400))
    expect(await app.services.valuations.findValue(ctx, leadId, 'valuation')).toBeNull()
    expect(await post('/api/miscellaneous', result)).toMatchObject({ status: 204, json: null })
    expect(await app.services.valuations.findValue(ctx, leadId, 'valuation')).toMatchObject({
      offer_price: price,
      kms: 60_000,
      vehicle: { make: 'Toyota', model: 'Corolla', year: 2019 },
    })
  })
})
