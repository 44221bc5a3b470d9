import { beforeEach, describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { openInternet, type OutgoingRules } from '../outgoing-http/guarded-request.ts'
import { buildLoopbackRules, useHttpServices } from '../outgoing-http/http-service.testkit.ts'
import { createHttpQuoteProvider } from './http-quote-provider.ts'
import { sampleRequest, testQuoteProvider } from './quote-provider.testkit.ts'

const { listen, stopLast } = useHttpServices('quotes.example', '/quote')

const good = { weeklyRepaymentAmount: 131.204, advertisedRate: 7.29, comparisonRate: 8.54 }
/** `sampleRequest` in the words of the service. */
const serviceRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 32_990,
  loanTerm: 5,
  year: 2023,
  vin: 'MR0HA3CD000000001',
  nvic: null,
  whoIsHelping: 'Main Street Motors',
}
const ask = (url: string, key: string | null = null) =>
  createHttpQuoteProvider({ url, key, timeLimitMs: 300 }, buildLoopbackRules(url)).quote(sampleRequest)

describe('a service that answers', () => {
  let url = ''
  beforeEach(async () => {
    url = await listen((_request, response) => void response.end(JSON.stringify(good)))
  })
  testQuoteProvider(() => createHttpQuoteProvider({ url, key: null, timeLimitMs: 1_000 }, buildLoopbackRules(url)))

  test('FIN-05 is sent the request as JSON with its key, and more in its answer does no harm', async () => {
    const seen: { method?: string; authorization?: string; body: string } = { body: '' }
    const url = await listen((request, response) => {
      seen.method = request.method ?? ''
      seen.authorization = request.headers.authorization ?? ''
      request.on('data', (part: Buffer) => (seen.body += part.toString()))
      request.on('end', () => response.end(JSON.stringify({ ...good, lender: 'Someone' })))
    })
    expect(await ask(url, 'secret')).toEqual({
      ok: true,
      quote: { weeklyPayment: dollars(131.2), interestRate: 7.29, comparisonRate: 8.54 },
    })
    expect(seen).toEqual({ method: 'POST', authorization: 'Bearer secret', body: JSON.stringify(serviceRequest) })
  })
})

describe('a service that fails', () => {
  test.each([
    ['an error', 500, '{}', 'refused'],
    ['a refusal', 401, '{}', 'refused'],
    ['a redirect', 302, '', 'refused'],
    ['no content', 204, '', 'declined'],
    ['an unknown vehicle', 404, '{}', 'declined'],
    ['no JSON', 200, '<html>', 'invalid_response'],
    ['nothing', 200, '', 'invalid_response'],
    ['null', 200, 'null', 'invalid_response'],
    ['text for numbers', 200, JSON.stringify({ ...good, weeklyRepaymentAmount: '131.20' }), 'invalid_response'],
    ['no comparison rate', 200, JSON.stringify({ ...good, comparisonRate: null }), 'invalid_response'],
    ['a negative payment', 200, JSON.stringify({ ...good, weeklyRepaymentAmount: -1 }), 'invalid_response'],
    ['a rate beyond reason', 200, JSON.stringify({ ...good, advertisedRate: 1e308 }), 'invalid_response'],
    ['a flood', 200, JSON.stringify({ ...good, padding: 'x'.repeat(100_000) }), 'invalid_response'],
  ])('FIN-05 with %s gives no quote and says why', async (_what, status, body, kind) => {
    const url = await listen(
      (_request, response) =>
        void response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end(body),
    )
    expect(await ask(url)).toMatchObject({ ok: false, error: { kind } })
  })

  test('FIN-05 that never answers, or never ends its answer, is given up at the time limit', async () => {
    const silent = await listen(() => undefined)
    const endless = await listen((_request, response) => void response.write('{"weeklyRepaymentAmount":'))
    for (const url of [silent, endless]) {
      const began = performance.now()
      expect(await ask(url)).toMatchObject({ ok: false, error: { kind: 'late' } })
      expect(performance.now() - began).toBeLessThan(2_000)
    }
  })

  test('API-04 an answer that is compressed, or says that it is long, is not read', async () => {
    const packed = await listen(
      (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(JSON.stringify(good)),
    )
    const long = await listen((_request, response) =>
      response.writeHead(200, { 'content-length': '100000' }).flushHeaders(),
    )
    for (const url of [packed, long])
      expect(await ask(url)).toMatchObject({ ok: false, error: { kind: 'invalid_response' } })
  })

  test('FIN-05 whose name is not found in time is given up at the time limit', async () => {
    const rules = {
      ...buildLoopbackRules('http://quotes.example:1/'),
      resolveName: () => new Promise<never>(() => undefined),
    }
    expect(
      await createHttpQuoteProvider({ url: 'http://quotes.example:1/', key: null, timeLimitMs: 300 }, rules).quote(
        sampleRequest,
      ),
    ).toMatchObject({ ok: false, error: { kind: 'late' } })
  })

  test('FIN-05 that is not there, or hangs up, is told as unreachable', async () => {
    const hangingUp = await listen((request) => void request.socket.destroy())
    const gone = await listen(() => undefined)
    await stopLast()
    for (const url of [hangingUp, gone])
      expect(await ask(url)).toMatchObject({
        ok: false,
        error: { kind: 'unreachable', detail: expect.stringMatching(/./) },
      })
  })
})

describe('an address that a site file names', () => {
  test.each([
    'https://127.0.0.1/quote',
    'https://169.254.169.254/latest/meta-data/',
    'https://[::1]/quote',
    'https://2130706433/',
    'http://quotes.example/',
    'https://quotes.example:8443/',
    'https://user:word@quotes.example/',
    'file:///etc/passwd',
  ])('API-04 %s is not asked', async (url) => {
    const resolveName = () => Promise.reject(new Error('no name is looked up'))
    expect(
      await createHttpQuoteProvider({ url, key: 'secret', timeLimitMs: 300 }, { ...openInternet, resolveName }).quote(
        sampleRequest,
      ),
    ).toMatchObject({ ok: false, error: { kind: 'unconfigured' } })
  })

  test.each([
    ['127.0.0.1', []],
    ['10.1.2.3', []],
    ['169.254.169.254', []],
    ['::1', []],
    ['::ffff:10.0.0.1', []],
    ['10.1.2.3', ['1.1.1.1']],
  ])(
    'API-04 a name that leads to %s, also behind open addresses %j, is not asked, and no token is sent',
    async (address, before) => {
      let connections = 0
      const url = await listen(() => (connections += 1))
      const rules: OutgoingRules = {
        ...buildLoopbackRules(url),
        isReachable: openInternet.isReachable,
        resolveName: () =>
          Promise.resolve([...before, address].map((each) => ({ address: each, family: each.includes(':') ? 6 : 4 }))),
      }
      expect(
        await createHttpQuoteProvider({ url, key: 'secret', timeLimitMs: 300 }, rules).quote(sampleRequest),
      ).toEqual({
        ok: false,
        error: { kind: 'unconfigured', detail: `quotes.example is at ${address}, which is not on the open internet` },
      })
      expect(connections).toBe(0)
    },
  )
})
