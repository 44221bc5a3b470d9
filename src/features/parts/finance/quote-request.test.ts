import { describe, expect, test, vi } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { askForQuote } from './ask-for-quote.ts'
import { parseJsonBody } from '#http/parse-json-body.ts'
import { quoteRequestSchema } from './quote-request-schema.server.ts'

const parseQuoteRequest = (text: string) => parseJsonBody(quoteRequestSchema, text)
const request = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 32_990,
  loanTerm: 5,
  year: 2022,
  vin: 'MR0HA',
  nvic: null,
  whoIsHelping: 'Main Motors',
}
/** The same in the platform's words. */
const parsedRequest = {
  creditRating: 'GREAT',
  price: dollars(32_990),
  termYears: 5,
  year: 2022,
  vin: 'MR0HA',
  nvic: null,
  dealerName: 'Main Motors',
}
const panel = {
  carId: 'once',
  line: null,
  monthly: null,
  terms: [],
  disclaimer: [],
  href: '/finance',
  linkText: null,
  quote: null,
}
const answer = { weeklyRepaymentAmount: 123.45, advertisedRate: 7.29, comparisonRate: 8.54 }

describe('the request as it comes in', () => {
  test('FIN-05 is taken as the browser sends it, and may leave out year, VIN and NVIC', () => {
    expect(parseQuoteRequest(JSON.stringify(request))).toEqual({ ok: true, value: parsedRequest })
    const { year: _year, vin: _vin, nvic: _nvic, ...rest } = request
    expect(parseQuoteRequest(JSON.stringify(rest))).toEqual({
      ok: true,
      value: { ...parsedRequest, year: null, vin: null, nvic: null },
    })
  })

  test.each([
    ['not JSON', '{', 'not JSON'],
    ['a list', '[]', 'body'],
    ['null', 'null', 'body'],
    ['no price', { purchasePrice: undefined }, 'purchasePrice'],
    ['a price of 0', { purchasePrice: 0 }, 'purchasePrice'],
    ['a negative price', { purchasePrice: -1 }, 'purchasePrice'],
    ['a price as text', { purchasePrice: '32990' }, 'purchasePrice'],
    ['a price of 1e308', { purchasePrice: 1e308 }, 'purchasePrice'],
    ['a term of 0', { loanTerm: 0 }, 'loanTerm'],
    ['half a year', { loanTerm: 2.5 }, 'loanTerm'],
    ['an ancient year', { year: 12 }, 'year'],
    ['a VIN without end', { vin: 'X'.repeat(31) }, 'vin'],
    ['control characters', { nvic: 'A\u0000B' }, 'nvic'],
    ['nobody helping', { whoIsHelping: ' ' }, 'whoIsHelping'],
  ])('FIN-05 with %s is refused, naming what is wrong', (_what, change, named) => {
    const parsed = parseQuoteRequest(typeof change === 'string' ? change : JSON.stringify({ ...request, ...change }))
    expect(parsed).toMatchObject({ ok: false, error: expect.stringContaining(named) })
  })
})

describe('the browser', () => {
  test('FIN-05 requests one quote per car id and page load, and uses the panel that the server returns', async () => {
    const sent: unknown[] = []
    const post = ((path: string, init: RequestInit) => {
      sent.push([path, init.method, JSON.parse(init.body as string)])
      return Promise.resolve(Response.json({ ...answer, panel }))
    }) as typeof fetch
    const [first, second] = await Promise.all([askForQuote('once', request, post), askForQuote('once', request, post)])
    expect(first).toEqual(panel)
    expect(second).toBe(first)
    expect(sent).toEqual([['/api/youx/quote?car_id=once', 'POST', request]])
  })

  test('FIN-05 a failed answer is let go, so that its connection is free', async () => {
    const failed = Response.json(answer, { status: 502 })
    const cancelled = vi.spyOn(failed.body ?? new ReadableStream(), 'cancel')
    expect(await askForQuote('let go', request, () => Promise.resolve(failed))).toBeNull()
    expect(cancelled).toHaveBeenCalledTimes(1)
  })

  test.each([
    [
      'an error',
      () => Promise.resolve(Response.json({ ...answer, panel: { ...panel, carId: 'an error' } }, { status: 502 })),
    ],
    ['no connection', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['nothing', () => Promise.resolve(new Response(null, { status: 204 }))],
    ['no JSON', () => Promise.resolve(new Response('<html>'))],
    ['null', () => Promise.resolve(Response.json(null))],
    ['a panel of another car', () => Promise.resolve(Response.json({ panel }))],
    ['a quote without a panel', () => Promise.resolve(Response.json(answer))],
  ])('FIN-05 FIN-07 with %s shows nothing, says nothing and does not ask again', async (what, respond) => {
    let asked = 0
    const post = (() => {
      asked += 1
      return respond()
    }) as typeof fetch
    expect(await askForQuote(what, request, post)).toBeNull()
    expect(await askForQuote(what, request, post)).toBeNull()
    expect(asked).toBe(1)
  })
})
