import { afterEach, describe, expect, test, vi } from 'vitest'
import { termsMessage } from '#domain/enquiry/parse-contact.ts'
import { formatLimitMessage } from '#domain/finance/calculator-input.ts'
import { resolveQuoteFigure } from '#domain/finance/resolve-quote.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTrackerSettings, createTrack } from '#features/parts/analytics/track.ts'
import { createDesk } from '#features/parts/enquiry/enquiry-desk.testkit.ts'
import { askForQuote } from '#features/parts/finance/ask-for-quote.ts'
import { postcodeField } from '#features/parts/lead-form/contact-fields.ts'
import { getLeadSchema } from '#features/parts/lead-form/lead-schema.server.ts'
import { readField } from '#features/parts/lead-form/read-field.ts'
import { buildOpeningHours } from '#features/parts/opening-hours/opening-hours-view.ts'
import { listViewedCars, storeViewedCar } from '#features/parts/recently-viewed/viewed-cars.ts'
import { callStoreValuation } from '#features/screens/trade-in/offer-calls.ts'
import { build, dealership, location } from '#features/screens/vehicle-page/vehicle-page-view.testkit.ts'
import { buildTestSite } from '#site/test-site.ts'
import { stubForbiddenStorage } from '#tests/fixtures/browser-storage.ts'

// One test for each row of the two error catalogues that a rule or a part answers. Rows that a whole page answers have
// theirs beside that page: the PDF, sharing, the search and the watchlist.

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('the errors of vehicle pages', () => {
  test('API-03 analytics failure: a warning in the console, and no visitor sees it', () => {
    const warned: string[] = []
    const track = createTrack(buildTrackerSettings(buildTestSite()), {
      push: () => {
        throw new Error('frozen')
      },
      send: () => {
        throw new TypeError('no beacon')
      },
      later: (task) => task(),
      path: () => '/',
      warn: (message) => void warned.push(message),
    })
    expect(() => track({ name: 'search_view', parameters: { results: 1 } })).not.toThrow()
    expect(warned).toHaveLength(2)
  })

  test('API-03 no phone number for a car: there is nothing that the call button could be made of', () => {
    const contact_detail = { ...location.contact_detail, phone: null, landline_phone: null }
    const yard = { ...dealership, phone: null, locations: [{ ...location, contact_detail }] }
    expect(build({}, { dealerships: [yard], phone: null }).place.phone).toBeNull()
    expect(build().place.phone).not.toBeNull()
  })

  test("API-03 valuation save failure: logged 'Failed to save valuation data', and nothing is thrown", async () => {
    const warned: string[] = []
    const warn = (message: string): void => void warned.push(message)
    await callStoreValuation({}, { post: () => Promise.resolve(new Response(null, { status: 503 })), warn })
    await callStoreValuation({}, { post: () => Promise.reject(new TypeError('no connection')), warn })
    await callStoreValuation({}, { post: () => Promise.resolve(new Response(null, { status: 204 })), warn })
    expect(warned).toEqual(['Failed to save valuation data', 'Failed to save valuation data'])
  })

  test('API-03 viewed-cars storage error: the page goes on without its list', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    stubForbiddenStorage('methods')
    const car = { id: 'a', stocknum: '1', make: 'Kia', model: 'Rio', body: null, simple_body: null }
    expect(() => storeViewedCar(car)).not.toThrow()
    expect(listViewedCars()).toEqual([])
  })
})

describe('the errors of dealer pages', () => {
  test("API-03 form submit failure: 'An error occurred when submitting this form', and every value stays", async () => {
    const desk = createDesk({}, { fails: true })
    desk.clock.value += 60_000
    const outcome = await desk.send()
    if (outcome.kind !== 'refused') throw new Error(outcome.kind)
    expect(outcome.reply.error).toEqual({ '': ['An error occurred when submitting this form'] })
    expect(outcome.reply.initialValue).toMatchObject({ name: 'Ana Ngũgĩ', message: 'Is it still there?' })
  })

  test("API-03 postcode format: 'Invalid postcode. Please enter a 4-digit number.'", () => {
    for (const typed of ['', '400', '40000', 'four', '4 000', '-400'])
      expect([typed, readField(postcodeField, typed)]).toEqual([
        typed,
        { ok: false, message: 'Invalid postcode. Please enter a 4-digit number.' },
      ])
    expect(readField(postcodeField, ' 4000 ')).toEqual({ ok: true, value: '4000' })
  })

  test("API-03 terms not agreed: '*You must agree to the terms of use before submitting.'", () => {
    const schema = getLeadSchema({ steps: [], asksTerms: true })
    expect(termsMessage).toBe('*You must agree to the terms of use before submitting.')
    for (const given of [{}, { terms_agreed: false }])
      expect(schema.safeParse(given).error?.issues.map(({ message }) => message)).toEqual([termsMessage])
    expect(schema.safeParse({ terms_agreed: true }).success).toBe(true)
  })

  test("API-03 price range: 'Cannot be less than {min} or more than {max}'", () => {
    expect(formatLimitMessage({ min: 1_000, max: 250_000 })).toBe('Cannot be less than 1,000 or more than 250,000')
  })

  test("API-03 payment below 25: 'Enquire for Finance'", () => {
    const at = (weekly: number) =>
      resolveQuoteFigure(
        {
          make: 'Kia',
          year: 2022,
          price: dollars(30_000),
          offer_price: null,
          finance_lenders: null,
          youxQuote: { weeklyRepaymentAmount: dollars(weekly), advertisedRate: 7, comparisonRate: 8 },
          finance_price: null,
          quote_price: dollars(30_000),
        },
        buildTestSite().finance,
        { provider: null, inStock: true, hidden: false, thisYear: 2026 },
        'Q',
      )
    expect(at(24.99)).toMatchObject({ line: { kind: 'enquire', text: 'Enquire for Finance' } })
    expect(at(25)).toMatchObject({ line: { kind: 'repayment' } })
  })

  test('API-03 quote fetch error: swallowed, without a message', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    const body = {} as Parameters<typeof askForQuote>[1]
    const failing = [
      () => Promise.reject(new TypeError('no connection')),
      () => Promise.resolve(new Response('{}', { status: 502 })),
      () => Promise.resolve(new Response('<html>')),
    ]
    for (const [index, post] of failing.entries())
      expect(await askForQuote(`catalogue-${index}`, body, post as typeof fetch)).toBeNull()
    expect([warn.mock.calls, error.mock.calls]).toEqual([[], []])
  })

  test.each([
    ['closed', 'Closed', null],
    ['by_appointment', 'By appointment only', null],
    ['enquire_link', 'Enquire Now', '/enquire'],
  ] as const)('API-03 missing opening hours with %s: %s', (missing_hours, words, href) => {
    const opening_hours = [{ weekday: 1, status: 'Open' as const, open: '08:30', close: '17:30' }]
    const site = buildTestSite({ opening_hours, locations: { missing_hours } })
    const sunday = buildOpeningHours(site, null, Date.UTC(2026, 10, 23, 2)).lines.at(-1)
    expect(sunday).toMatchObject({ days: 'Sunday', hours: words, href })
  })
})
