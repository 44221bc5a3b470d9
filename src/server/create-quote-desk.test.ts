import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import type { QuoteOutcome } from '#integrations/finance-quotes/quote-provider.ts'
import { chooseQuoteProvider, createQuoteDesk } from './create-quote-desk.ts'

const request = {
  creditRating: 'GREAT',
  price: dollars(32_990),
  termYears: 5,
  year: 2023,
  vin: null,
  nvic: null,
  dealerName: 'Us',
}
const good: QuoteOutcome = {
  ok: true,
  quote: { weeklyPayment: dollars(131.2), interestRate: 7.29, comparisonRate: 8.54 },
}
const site = buildTestSite()

function createDesk(answer: () => QuoteOutcome) {
  const clock = { value: 0 }
  const told: object[] = []
  let asked = 0
  const provider = {
    name: 'test',
    quote: () => {
      asked += 1
      return Promise.resolve(answer())
    },
  }
  const desk = createQuoteDesk({
    now: () => clock.value,
    log: { warn: (fields) => void told.push(fields) },
    variables: {},
    choose: () => provider,
  })
  return { desk, clock, told, asked: () => asked }
}

describe('the quote desk', () => {
  test('FIN-05 the provider is asked once for the same car, and again when the quote has expired', async () => {
    const { desk, clock, asked, told } = createDesk(() => good)
    expect(await Promise.all([desk.quote(site, request), desk.quote(site, request)])).toEqual([good, good])
    await desk.quote(site, request)
    expect(asked()).toBe(1)
    await desk.quote(site, { ...request, price: dollars(40_000) })
    expect(asked()).toBe(2)
    clock.value = 600_001
    await desk.quote(site, request)
    expect(asked()).toBe(3)
    expect(told).toEqual([])
  })

  test('FIN-05 TEN-07 a quote of one site, or of a former configuration, is given to no other', async () => {
    const { desk, asked } = createDesk(() => good)
    await desk.quote(site, request)
    await desk.quote(buildTestSite({ slug: 'another-site' }), request)
    expect(asked()).toBe(2)
    await desk.quote(buildTestSite({ finance: { quote: { loan_term: 3 } } }), request)
    expect(asked()).toBe(3)
    await desk.quote(buildTestSite(), request)
    expect(asked(), 'the same site read again is the same question').toBe(3)
  })

  test('API-04 however many cars are asked for, 2,000 quotes are kept, and those asked for last', async () => {
    const { desk, asked } = createDesk(() => good)
    const ask = (price: number): Promise<QuoteOutcome> => desk.quote(site, { ...request, price: dollars(price) })
    for (let price = 1; price <= 2_001; price += 1) await ask(price)
    await ask(2)
    expect(asked()).toBe(2_001)
    await ask(1)
    expect(asked()).toBe(2_002)
  })

  test('FIN-05 a failing provider is logged once and paused for 30 s; a declining one is not logged', async () => {
    const { desk, clock, asked, told } = createDesk(() => ({
      ok: false,
      error: { kind: 'late', detail: 'no answer within 300 ms' },
    }))
    expect((await desk.quote(site, request)).ok).toBe(false)
    expect((await desk.quote(site, request)).ok).toBe(false)
    expect(asked()).toBe(1)
    expect(told).toEqual([
      { site: 'test-site', provider: 'test', problem: 'late', detail: 'no answer within 300 ms', ms: 0 },
    ])
    clock.value = 30_001
    await desk.quote(site, request)
    expect(asked()).toBe(2)
    const declining = createDesk(() => ({ ok: false, error: { kind: 'declined', detail: 'nothing' } }))
    await declining.desk.quote(site, request)
    expect(declining.told).toEqual([])
  })

  test('FIN-05 a site has the provider of its configuration, and no real dealer shows an invented figure', async () => {
    const of = (quote: object, demo = false, variables = {}) =>
      chooseQuoteProvider(buildTestSite({ demo, finance: { quote } }), () => 0, variables)
    expect(of({ enabled: true }, true).name).toBe('sandbox')
    expect(await of({ enabled: true }).quote(request)).toMatchObject({ ok: false, error: { kind: 'unconfigured' } })
    expect(await of({ provider: 'http' }).quote(request)).toMatchObject({
      ok: false,
      error: { kind: 'unconfigured', detail: 'finance.quote.url is not set' },
    })
    expect(of({ provider: 'http', url: 'https://quotes.example/v1' }).name).toBe('http')
    const keyed = { provider: 'http', url: 'https://quotes.example/v1', key: 'env:FORECOURT_SITE_TEST_SITE__QUOTE_KEY' }
    expect(await of(keyed).quote(request)).toMatchObject({
      ok: false,
      error: { kind: 'unconfigured', detail: expect.stringContaining('QUOTE_KEY') },
    })
    expect(of(keyed, false, { FORECOURT_SITE_TEST_SITE__QUOTE_KEY: 's3cret' }).name).toBe('http')
  })

  test.each([
    'METRICS_TOKEN',
    'DATABASE_URL',
    'FORECOURT_SITE_TEST__KEY',
    'FORECOURT_SITE_TEST_SITE_KEY',
    'FORECOURT_SITE_TEST_SITE__',
  ])('API-04 a stored site that names %s, which is not its own, gets neither the secret nor a quote', async (name) => {
    const quote = { provider: 'http' as const, url: 'https://quotes.example/v1', key: `env:${name}` }
    const provider = chooseQuoteProvider(buildTestSite({ finance: { quote } }), () => 0, { [name]: 'of the platform' })
    expect(await provider.quote(request)).toMatchObject({
      ok: false,
      error: { kind: 'unconfigured', detail: expect.stringContaining('FORECOURT_SITE_TEST_SITE__') },
    })
  })
})
