import { beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { openInternet } from '../outgoing-http/guarded-request.ts'
import { buildLoopbackRules, useHttpServices } from '../outgoing-http/http-service.testkit.ts'
import { createHttpValuationProvider } from './http-valuation-provider.ts'
import { sampleCar, sampleVehicle, testValuationProvider } from './valuation-provider.testkit.ts'

const { listen } = useHttpServices('values.example', '/v1')
const createProvider = (url: string, key: string | null = null) =>
  createHttpValuationProvider({ url, key, timeLimitMs: 300 }, buildLoopbackRules(url))

const car = {
  valuation_id: 'v-1',
  vehicle: { make: 'Toyota', model: 'Corolla', year: 2019, badge: 'SX' },
  questions: [
    {
      id: 'tyres',
      text: 'Tyres?',
      options: [
        { id: 'good', text: 'Good' },
        { id: 'worn', text: 'Worn' },
      ],
    },
    { id: 'broken', text: 'One option is no question', options: [{ id: 'only', text: 'Only' }] },
    {
      id: '<script>',
      text: 'Not an id',
      options: [
        { id: 'a', text: 'A' },
        { id: 'b', text: 'B' },
      ],
    },
  ],
}
const offer = { offer_price: 15_250.5, low: 14_000, high: 16_500 }
const request = {
  reference: 'v-1',
  rego: sampleCar.rego,
  vehicle: sampleVehicle,
  km: 60_000,
  answers: { tyres: 'worn' },
}

describe('a service that answers', () => {
  let url = ''
  beforeEach(async () => {
    url = await listen((asked, response) => response.end(JSON.stringify(asked.url === '/v1/valuations' ? car : offer)))
  })
  testValuationProvider(() => createProvider(url))

  test('API-01 both valuation calls send what is known, with the key, and read their answers', async () => {
    const seen: { path: string; authorization: string; body: unknown }[] = []
    const service = await listen((asked, response) => {
      let body = ''
      asked.on('data', (part: Buffer) => (body += part.toString()))
      asked.on('end', () => {
        seen.push({ path: asked.url ?? '', authorization: asked.headers.authorization ?? '', body: JSON.parse(body) })
        response.end(JSON.stringify(asked.url === '/v1/valuations' ? car : offer))
      })
    })
    const provider = createProvider(`${service}/`, 'secret')
    expect(await provider.identify(sampleCar)).toEqual({
      kind: 'identified',
      reference: 'v-1',
      vehicle: car.vehicle,
      questions: car.questions.slice(0, 1),
    })
    expect(await provider.estimate(request)).toEqual({
      kind: 'estimate',
      estimate: { offerPrice: dollars(15_250.5), low: dollars(14_000), high: dollars(16_500) },
    })
    const known = { rego: 'ABC123', regoState: 'NSW', kms: 60_000 }
    expect(seen).toEqual([
      {
        path: '/v1/valuations',
        authorization: 'Bearer secret',
        body: { ...known, make: null, model: null, year: null },
      },
      {
        path: '/v1/adjustments',
        authorization: 'Bearer secret',
        body: {
          ...known,
          valuation_id: 'v-1',
          make: 'Toyota',
          model: 'Corolla',
          year: 2019,
          adjustmentAnswers: { tyres: 'worn' },
        },
      },
    ])
  })
})

describe('a service that fails', () => {
  test.each([
    ['an error', 500, '{}', { kind: 'unavailable', problem: 'refused' }],
    ['a refusal', 401, '{}', { kind: 'unavailable', problem: 'refused' }],
    ['a redirect', 302, '', { kind: 'unavailable', problem: 'refused' }],
    ['no content', 204, '', { kind: 'none', reason: 'unknown_vehicle' }],
    ['an unknown car', 404, '{}', { kind: 'none', reason: 'unknown_vehicle' }],
    ['a reason', 200, '{"no_estimate":"too_old"}', { kind: 'none', reason: 'too_old' }],
    ['a reason of its own', 200, '{"no_estimate":"imported"}', { kind: 'none', reason: 'declined' }],
    ['no JSON', 200, '<html>', { kind: 'unavailable', problem: 'invalid_response' }],
    ['null', 200, 'null', { kind: 'unavailable', problem: 'invalid_response' }],
    ['a text for a price', 200, '{"offer_price":"15000"}', { kind: 'unavailable', problem: 'invalid_response' }],
    ['a price of 0', 200, '{"offer_price":0}', { kind: 'unavailable', problem: 'invalid_response' }],
    ['a price beyond reason', 200, '{"offer_price":1e300}', { kind: 'unavailable', problem: 'invalid_response' }],
    [
      'a range beside its price',
      200,
      '{"offer_price":1,"low":2}',
      { kind: 'unavailable', problem: 'invalid_response' },
    ],
    [
      'a flood',
      200,
      JSON.stringify({ padding: 'x'.repeat(200_000) }),
      { kind: 'unavailable', problem: 'invalid_response' },
    ],
  ])('BUY-04 with %s gives no estimate and says why', async (_what, status, body, outcome) => {
    const url = await listen((_asked, response) => {
      response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end(body)
    })
    const provider = createProvider(url)
    expect(await provider.estimate(request)).toMatchObject(outcome)
    expect(await provider.identify(sampleCar)).toMatchObject({ kind: outcome.kind })
  })

  test('BUY-04 that never answers, never ends its answer or hangs up is given up in time', async () => {
    const silent = await listen(() => undefined)
    const endless = await listen((_asked, response) => void response.write('{"offer_price":'))
    for (const url of [silent, endless])
      expect(await createProvider(url).estimate(request)).toMatchObject({ kind: 'unavailable', problem: 'late' })
    const hangingUp = await listen((asked) => void asked.socket.destroy())
    expect(await createProvider(hangingUp).identify(sampleCar)).toMatchObject({ problem: 'unreachable' })
  })

  test.each(['https://127.0.0.1/v1', 'https://169.254.169.254/', 'http://values.example/', 'file:///etc/passwd'])(
    'API-04 %s of a site file is not asked',
    async (url) => {
      const resolveName = () => Promise.reject(new Error('no name is looked up'))
      const provider = createHttpValuationProvider(
        { url, key: 'k', timeLimitMs: 300 },
        { ...openInternet, resolveName },
      )
      expect(await provider.identify(sampleCar)).toMatchObject({ kind: 'unavailable', problem: 'unconfigured' })
    },
  )
})
