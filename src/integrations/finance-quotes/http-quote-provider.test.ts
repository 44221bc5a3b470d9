import { createServer, type RequestListener, type Server } from 'node:http'
import { afterEach, describe, expect, test } from 'vitest'
import { createHttpQuoteProvider } from './http-quote-provider.ts'
import { sampleRequest, testQuoteProvider } from './quote-provider.contract.ts'

const servers: Server[] = []

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer)
  servers.push(server)
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/quote`
}

afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections()
    await new Promise((resolve) => void server.close(resolve))
  }
})

const good = { weeklyRepaymentAmount: 131.204, advertisedRate: 7.29, comparisonRate: 8.54 }
const ask = (url: string, key: string | null = null) => createHttpQuoteProvider({ url, key, timeLimitMs: 300 }).quote(sampleRequest)

describe('a service that answers', () => {
  testQuoteProvider(() => createHttpQuoteProvider({ url: 'https://quotes.example/', key: null, timeLimitMs: 1_000 }, () => Promise.resolve(Response.json(good))))

  test('FIN-05 is sent the request as JSON with its key, and more in its answer does no harm', async () => {
    const seen: { method?: string; authorization?: string; body: string } = { body: '' }
    const url = await listen((request, response) => {
      seen.method = request.method ?? ''
      seen.authorization = request.headers.authorization ?? ''
      request.on('data', (part: Buffer) => (seen.body += part.toString()))
      request.on('end', () => response.end(JSON.stringify({ ...good, lender: 'Someone' })))
    })
    expect(await ask(url, 'secret')).toEqual({ ok: true, quote: { weeklyRepaymentAmount: 131.2, advertisedRate: 7.29, comparisonRate: 8.54 } })
    expect(seen).toEqual({ method: 'POST', authorization: 'Bearer secret', body: JSON.stringify(sampleRequest) })
  })
})

describe('a service that fails', () => {
  test.each([
    ['an error', 500, '{}', 'refused'],
    ['a refusal', 401, '{}', 'refused'],
    ['a redirect', 302, '', 'refused'],
    ['no content', 204, '', 'declined'],
    ['an unknown vehicle', 404, '{}', 'declined'],
    ['no JSON', 200, '<html>', 'nonsense'],
    ['nothing', 200, '', 'nonsense'],
    ['null', 200, 'null', 'nonsense'],
    ['text for numbers', 200, JSON.stringify({ ...good, weeklyRepaymentAmount: '131.20' }), 'nonsense'],
    ['no comparison rate', 200, JSON.stringify({ ...good, comparisonRate: null }), 'nonsense'],
    ['a negative payment', 200, JSON.stringify({ ...good, weeklyRepaymentAmount: -1 }), 'nonsense'],
    ['a rate beyond reason', 200, JSON.stringify({ ...good, advertisedRate: 1e308 }), 'nonsense'],
    ['a flood', 200, JSON.stringify({ ...good, padding: 'x'.repeat(100_000) }), 'nonsense'],
  ])('FIN-05 with %s gives no quote and says why', async (_what, status, body, kind) => {
    const url = await listen((_request, response) => void response.writeHead(status, status === 302 ? { Location: 'http://127.0.0.1:9/' } : {}).end(body))
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

  test('FIN-05 that is not there, or hangs up, is told as unreachable', async () => {
    const hangingUp = await listen((request) => void request.socket.destroy())
    const gone = await listen(() => undefined)
    await new Promise((resolve) => void servers.at(-1)?.close(resolve))
    for (const url of [hangingUp, gone]) expect(await ask(url)).toMatchObject({ ok: false, error: { kind: 'unreachable', detail: expect.stringMatching(/./) } })
  })
})
