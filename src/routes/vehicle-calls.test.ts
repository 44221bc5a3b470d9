import { RouterContextProvider } from 'react-router'
import { beforeEach, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { action as quote } from './api-quote.ts'
import type { ServeEndpoint } from './define-endpoint.ts'
import { action as reveal } from './phone-reveal.ts'
import { loader as view } from './vehicle-view-count.ts'

const nowMs = Date.UTC(2026, 10, 20)
const daySeconds = 86_400
const site = buildTestSite({ stock: { gone_after_days: 30 }, finance: { quote: { enabled: true } } })
const car = buildVehicle('S1', { dealership_id: 'north' })

/** Parameters of the reveals in the log, and ids of the vehicles whose views were counted. */
let revealed: unknown[] = []
let counted: string[] = []
/** How many quotes were asked for. */
let quoted = 0
beforeEach(() => {
  revealed = []
  counted = []
  quoted = 0
})

async function call(endpoint: ServeEndpoint, path: string, init: RequestInit = {}, vehicle: Vehicle = car) {
  const find = (_ctx: unknown, key: string) =>
    Promise.resolve(key === vehicle.slug || key === vehicle.id ? vehicle : null)
  const services: Partial<RequestContext> = {
    requestId: 'r',
    site,
    ctx: { siteId: site.slug, now: () => nowMs },
    stock: { findBySlug: find, findByIdOrSlug: find } as unknown as RequestContext['stock'],
    views: { find: () => Promise.resolve(7) } as unknown as RequestContext['views'],
    countView(id) {
      counted.push(id)
      return Promise.resolve(8)
    },
    takeAllowance: () => Promise.resolve(true),
    requestQuote() {
      quoted += 1
      return Promise.resolve({ ok: false, error: { kind: 'declined', detail: 'no' } } as const)
    },
    reportFailure: () => 500,
    log: {
      debug() {},
      info: (fields) => void revealed.push((fields as { readonly parameters: unknown }).parameters),
      warn() {},
      error() {},
    },
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const url = new URL(path, 'http://test-site.localhost')
  return endpoint({ context, url, params: { slug: vehicle.slug }, request: new Request(url, init) })
}

const ask = { car_id: car.id, dealership_id: 'north', website_id: site.id }

test.each([
  ['this vehicle of its dealership on this site', {}, 204],
  ['a vehicle that the site does not have', { car_id: 'nothing' }, 404],
  ['the vehicle of another dealership', { dealership_id: 'south' }, 404],
  ['the page of another site', { website_id: 'other' }, 404],
])(
  'VDP-13 API-01 the reveal of the phone number of %s is recorded only where it belongs',
  async (_of, given, status) => {
    const body = { ...ask, ...given }
    const headers = { 'content-type': 'application/json' }
    const answer = await call(reveal, '/api/phone-reveal', { method: 'POST', headers, body: JSON.stringify(body) })
    expect(answer.status).toBe(status)
    expect(revealed).toEqual(status === 204 ? [body] : [])
  },
)

test('FIN-05 SRCH-13 a call says nothing of a vehicle that the website does not show', async () => {
  const hidden = { ...car, price: dollars(30_000), show_on_dealer_website: false }
  const headers = { 'content-type': 'application/json' }
  const body = { selfAssessedCreditScore: 'GREAT', purchasePrice: 30_000, loanTerm: 5, whoIsHelping: 'Anyone' }
  const ask = async (path: string, sent: object, vehicle: Vehicle) => {
    const answer = await call(
      path.startsWith('/api/youx') ? quote : reveal,
      path,
      {
        method: 'POST',
        headers,
        body: JSON.stringify(sent),
      },
      vehicle,
    )
    return [answer.status, await answer.text()]
  }
  const path = (id: string) => `/api/youx/quote?car_id=${id}`
  expect((await ask(path(car.id), body, { ...hidden, show_on_dealer_website: true }))[0]).toBe(204)
  const unknown = await ask(path('nothing'), body, hidden)
  expect(unknown[0]).toBe(404)
  expect(await ask(path(hidden.id), body, hidden)).toEqual(unknown)
  expect(await ask(path(hidden.slug), body, hidden)).toEqual(unknown)
  const revealBody = { car_id: car.id, dealership_id: 'north', website_id: site.id }
  expect((await ask('/api/phone-reveal', revealBody, hidden))[0]).toBe(404)
  expect([quoted, revealed]).toEqual([1, []])
})

const soldDaysAgo = (days: number) =>
  buildVehicle('S1', { status: 'sold', sold: true, sold_date_timestamp: nowMs / 1000 - days * daySeconds })

test.each([
  ['for sale', car, 200],
  ['sold less than gone_after_days ago', soldDaysAgo(29), 200],
  ['sold gone_after_days ago', soldDaysAgo(30), 410],
])('STOCK-05 VDP-15 the view data of a vehicle %s', async (_state, vehicle, status) => {
  expect((await call(view, `/cars/${vehicle.slug}/view.json`, {}, vehicle)).status).toBe(status)
  expect(counted).toEqual(status === 200 ? [vehicle.id] : [])
})

test.each([
  ['sec-purpose', 'prefetch;prerender', 7],
  ['purpose', 'prefetch', 7],
  ['purpose', 'navigate', 8],
])('VDP-15 a request with the header %s: %s is answered with %i views', async (name, value, views) => {
  const answer = await call(view, `/cars/${car.slug}/view.json`, { headers: { [name]: value } })
  expect(await answer.json()).toMatchObject({ views })
  expect(counted).toHaveLength(views - 7)
})
