import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite } from '#site/test-site.ts'
import { loader } from './api-trade-in-valuation.ts'

type ValuedCar = Parameters<RequestContext['identifyTradeIn']>[0]

/** Calls as a site whose stock is of these kinds. The provider values nothing, and notes what it was asked. */
async function call(kinds: readonly ItemType[], body: object) {
  const asked: ValuedCar[] = []
  const services = {
    site: buildTestSite({ demo: true }),
    ctx: { siteId: 'test-site', now: () => Date.UTC(2026, 10, 20) },
    search: { facetValues: () => Promise.resolve(kinds.map((value) => ({ value, label: value, count: 1 }))) },
    takeAllowance: () => Promise.resolve(true),
    takeNetworkAllowance: () => Promise.resolve(true),
    reportFailure: () => 500 as const,
    identifyTradeIn(car: ValuedCar) {
      asked.push(car)
      return Promise.resolve({ kind: 'none', reason: 'unknown_vehicle' } as const)
    },
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as unknown as RequestContext)
  const url = new URL('http://test-site.localhost/api/trade-in/valuation')
  const headers = { 'content-type': 'application/json' }
  const request = new Request(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const answer = await loader({ context, url, request, params: {} })
  return { status: answer.status, json: (await answer.json()) as { readonly detail?: string }, asked }
}

const van = { make: 'Jayco', model: 'Journey', year: 2019 }
const none = { outcome: 'none', reason: 'unknown_vehicle' }

test('BUY-04 a caravan is valued without kilometres, as in the form', async () => {
  expect(await call(['caravan'], van)).toMatchObject({ status: 200, json: none, asked: [{ km: null }] })
  const chosen = await call(['car', 'caravan'], { ...van, kind: 'caravan' })
  expect(chosen).toMatchObject({ status: 200, json: none, asked: [{ km: null }] })
  expect((await call(['caravan'], { ...van, kms: 12_000 })).asked).toMatchObject([{ km: 12_000 }])
})

test('BUY-04 everything with an odometer needs its kilometres, and beside caravans its kind or those', async () => {
  for (const kinds of [['car'], ['car', 'motorcycle']] as const)
    expect(await call(kinds, van)).toMatchObject({
      status: 400,
      json: { detail: expect.stringMatching(/^kms: [^;]*$/) },
      asked: [],
    })
  const open = await call(['car', 'caravan'], van)
  expect(open).toMatchObject({ status: 400, json: { detail: 'kind: Choose what you have' } })
  expect((await call(['car', 'caravan'], { ...van, kms: 85_000 })).status).toBe(200)
  const car = await call(['car', 'caravan'], { ...van, kind: 'car' })
  expect(car).toMatchObject({ status: 400, json: { detail: expect.stringContaining('kms: ') } })
  expect((await call(['car'], { ...van, kms: 85_000 })).status).toBe(200)
  expect((await call(['car'], { ...van, kms: 85_000, kind: 'boat' })).status).toBe(400)
})
