import { beforeEach, describe, expect, test } from 'vitest'
import { buildLoopbackRules, useHttpServices } from '../outgoing-http/http-service.testkit.ts'
import { createBuiltInGeocoder } from './built-in-geocoder.ts'
import { testGeocoder } from './geocoder.testkit.ts'
import { createGoogleGeocoder } from './google-geocoder.ts'

const { listen } = useHttpServices('maps.example', '/geocode')
const create = (url: string) => createGoogleGeocoder({ key: 'secret', timeLimitMs: 300, url }, buildLoopbackRules(url))

const place = (lat: unknown, lng: unknown) => ({ geometry: { location: { lat, lng } } })
const found = { status: 'OK', results: [place(-27.4705, 153.026), place(-33, 151)] }
const none = { status: 'ZERO_RESULTS', results: [] }

describe('the table of the platform', () => {
  const centres = new Map([['4000', { lat: -27.47, long: 153.03 }]])
  testGeocoder(() => createBuiltInGeocoder((postcode) => centres.get(postcode) ?? null))
})

describe('Google', () => {
  let url = ''
  beforeEach(async () => {
    url = await listen((request, response) =>
      response.end(JSON.stringify(request.url?.includes('4000') === true ? found : none)),
    )
  })
  testGeocoder(() => create(url))

  test('LEAD-14 is asked by postal code with the country AU, and the first result counts', async () => {
    let asked = ''
    const address = await listen((request, response) => {
      asked = request.url ?? ''
      response.end(JSON.stringify(found))
    })
    expect(await create(address).locate('0800')).toEqual({ ok: true, point: { lat: -27.4705, long: 153.026 } })
    const { pathname, searchParams } = new URL(asked, address)
    expect([pathname, searchParams.get('components'), searchParams.get('key')]).toEqual([
      '/geocode',
      'postal_code:0800|country:AU',
      'secret',
    ])
  })

  test.each([
    ['an error', 500, '{}', 'refused'],
    ['a redirect', 302, '', 'refused'],
    ['a wrong key', 200, JSON.stringify({ status: 'REQUEST_DENIED', results: [] }), 'refused'],
    ['a spent quota', 200, JSON.stringify({ status: 'OVER_QUERY_LIMIT' }), 'refused'],
    ['no JSON', 200, '<html>', 'refused'],
    ['null', 200, 'null', 'refused'],
    ['success without results', 200, JSON.stringify({ status: 'OK', results: [] }), 'unknown'],
    ['results that are no list', 200, JSON.stringify({ status: 'OK', results: 'x' }), 'invalid_response'],
    ['a result without a place', 200, JSON.stringify({ status: 'OK', results: [{}] }), 'invalid_response'],
    ['text for numbers', 200, JSON.stringify({ status: 'OK', results: [place('-27', '153')] }), 'invalid_response'],
    ['a place off the earth', 200, JSON.stringify({ status: 'OK', results: [place(-91, 153)] }), 'invalid_response'],
    ['a flood', 200, JSON.stringify({ ...found, padding: 'x'.repeat(200_000) }), 'invalid_response'],
  ])('LEAD-14 with %s gives no place and says why', async (_what, status, body, kind) => {
    const address = await listen(
      (_request, response) =>
        void response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end(body),
    )
    expect(await create(address).locate('4000')).toMatchObject({ ok: false, error: { kind } })
  })

  test('LEAD-14 that never answers is given up at the time limit, and one that hangs up is unreachable', async () => {
    const silent = await listen(() => undefined)
    expect(await create(silent).locate('4000')).toMatchObject({ ok: false, error: { kind: 'late' } })
    const hangingUp = await listen((request) => void request.socket.destroy())
    expect(await create(hangingUp).locate('4000')).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  })

  test('API-04 the key is in no failure', async () => {
    for (const status of [200, 500]) {
      const address = await listen((_request, response) => void response.writeHead(status).end('secret'))
      expect(JSON.stringify(await create(address).locate('4000'))).not.toContain('secret')
    }
  })
})
