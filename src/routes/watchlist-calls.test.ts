import { RouterContextProvider } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { action as remove } from './watchlist-remove-car.ts'
import { action as save } from './watchlist-save-car.ts'

type SavedVehicleRepository = RequestContext['savedVehicles']
type SaveOutcome = Awaited<ReturnType<SavedVehicleRepository['saveVehicle']>>

const site = buildTestSite({ auth: { authentication: true } })
const ana: SignedInVisitor = { id: 'ana', phone: '+61400123456' }
const vehicles: Record<string, Vehicle> = {
  car: buildVehicle('S1'),
  sold: buildVehicle('S2', { status: 'sold', sold: true }),
  hidden: buildVehicle('S3', { show_on_dealer_website: false }),
}

/** What reached the store, in order. */
let calls: unknown[][] = []
let outcome: SaveOutcome = 'saved'
beforeEach(() => {
  calls = []
  outcome = 'saved'
})

const savedVehicles: SavedVehicleRepository = {
  listSaved: () => Promise.resolve([]),
  saveVehicle(ctx, visitorId, vehicle) {
    calls.push(['save', ctx.siteId, visitorId, vehicle])
    return Promise.resolve(outcome)
  },
  removeVehicle(ctx, visitorId, vehicleId) {
    calls.push(['remove', ctx.siteId, visitorId, vehicleId])
    return Promise.resolve(true)
  },
  removeAll: () => Promise.reject(new Error('nothing asks for this')),
}

async function post(call: typeof save, body: unknown, visitor: SignedInVisitor | null = ana, over: object = {}) {
  const context = new RouterContextProvider()
  const services: Partial<RequestContext> = {
    requestId: 'r',
    site,
    ctx: { siteId: site.slug, now: () => 0 },
    stock: {
      findByIdOrSlug: (_ctx: unknown, key: string) => Promise.resolve(vehicles[key] ?? null),
    } as RequestContext['stock'],
    savedVehicles,
    findVisitor: () => Promise.resolve(visitor),
    takeAllowance: () => Promise.resolve(true),
    reportFailure: () => 500,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    ...over,
  }
  context.set(requestContextKey, services as RequestContext)
  const url = new URL('http://test-site.localhost/api/watchlist')
  const request = new Request(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  const answer = await call({ context, url, params: {}, request })
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> }
}

describe('WATCH-01 WATCH-02 the calls of the watchlist', () => {
  test('WATCH-02 saving stores the car for the visitor of the session, with the price shown', async () => {
    const answer = await post(save, { phone_number: null, car_id: 'car' })
    expect(answer).toEqual({ status: 200, body: { success: true, message: null } })
    expect(calls).toEqual([['save', site.slug, 'ana', { id: vehicles.car?.id, price: vehicles.car?.price }]])
  })

  test('WATCH-02 the phone number of the session may be given in any spelling; another one is refused', async () => {
    expect((await post(save, { phone_number: '0400 123 456', car_id: 'car' })).status).toBe(200)
    expect((await post(remove, { phone_number: '+61 400 123 456', car_id: 'car' })).status).toBe(200)
    calls = []
    for (const call of [save, remove])
      for (const phone_number of ['0400 123 457', '', 'x', '+1 400 123 456'])
        expect((await post(call, { phone_number, car_id: 'car' })).status).toBe(403)
    expect(calls).toEqual([])
  })

  test('WATCH-01 a visitor who is not signed in, or has no phone number, changes nothing', async () => {
    for (const visitor of [null, { id: 'ben', phone: null }])
      for (const call of [save, remove])
        expect((await post(call, { phone_number: '0400 123 456', car_id: 'car' }, visitor)).status).toBe(401)
    expect(calls).toEqual([])
  })

  test('WATCH-04 a sold car is not saved anew, and can be removed', async () => {
    const refused = await post(save, { car_id: 'sold' })
    expect(refused).toMatchObject({ status: 200, body: { success: false, message: expect.stringContaining('sold') } })
    expect(calls).toEqual([])
    expect((await post(remove, { car_id: 'sold' })).body.success).toBe(true)
  })

  test('WATCH-02 only cars that this website shows can be saved', async () => {
    for (const car_id of ['nobody-has-this', 'hidden']) expect((await post(save, { car_id })).status, car_id).toBe(404)
    expect(calls).toEqual([])
  })

  test('WATCH-05 a full watchlist says so', async () => {
    outcome = 'full'
    expect((await post(save, { car_id: 'car' })).body).toEqual({
      success: false,
      message: 'Your watchlist is full (200 vehicles). Remove one to save this one.',
    })
  })

  test('WATCH-02 saving a car that is saved already succeeds', async () => {
    outcome = 'already'
    expect((await post(save, { car_id: 'car' })).body.success).toBe(true)
  })

  test('AUTH-03 a site without authentication or without a watchlist has no such call', async () => {
    for (const document of [{}, { auth: { authentication: true }, watchlist: { enabled: false } }])
      for (const call of [save, remove])
        expect((await post(call, { car_id: 'car' }, ana, { site: buildTestSite(document) })).status).toBe(404)
  })

  test.each([[{}], [null], [{ car_id: '' }], [{ car_id: 'x'.repeat(201) }], [{ car_id: 5 }], [[]]])(
    'API-04 the body %j is refused',
    async (body) => {
      expect((await post(save, body)).status).toBe(400)
    },
  )

  test('API-04 bodies and callers are limited', async () => {
    expect((await post(save, { car_id: 'car', phone_number: ' '.repeat(2_000) })).status).toBe(413)
    expect((await post(save, { car_id: 'car' }, ana, { takeAllowance: () => Promise.resolve(false) })).status).toBe(429)
    expect((await post(save, { car_id: 'car', visitor_id: 'ben' })).status).toBe(400)
  })
})
