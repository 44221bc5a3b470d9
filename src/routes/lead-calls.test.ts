import { RouterContextProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { isSoldMeanwhile } from '#domain/enquiry/sold-meanwhile.ts'
import { requestContextKey, type RequestContext } from '#server/request-context.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loader as describeForm } from './api-form.ts'
import { loader as submitForm } from './api-form-submit.ts'
import { loader as sendLead } from './api-leads.ts'

type NewLead = Parameters<RequestContext['leads']['save']>[1]

const car = buildVehicle('A1', { id: 'a234567', slug: '2022-toyota-hilux-a1' })

interface Failures {
  readonly storing?: boolean
  readonly allowed?: (what: string) => boolean
  /** Epoch milliseconds from which the car is sold. */
  readonly soldAt?: number
}

/** The three calls over a site whose stock is one car, and the leads that they stored. */
function createApi(
  part: DocumentPart = {},
  { storing = false, allowed = () => true, soldAt = Infinity }: Failures = {},
) {
  const site = buildTestSite(part)
  const saved: NewLead[] = []
  const clock = { value: testEpoch }
  const services: Partial<RequestContext> = {
    site,
    requestId: 'r1',
    ctx: { siteId: site.slug, now: () => clock.value },
    stock: {
      findByIdOrSlug: (_ctx: unknown, key: string) => {
        const isSold = clock.value >= soldAt
        return Promise.resolve(
          [car.id, car.slug].includes(key) ? { ...car, ...(isSold ? { status: 'sold' } : {}) } : null,
        )
      },
    } as unknown as RequestContext['stock'],
    leads: {
      save(_ctx: unknown, lead: NewLead) {
        if (storing) return Promise.reject(new Error('disk full'))
        const repeated = saved.findIndex(({ idempotencyKey }) => idempotencyKey === lead.idempotencyKey)
        if (repeated < 0) saved.push(lead)
        const id = `lead-${repeated < 0 ? saved.length - 1 : repeated}`
        return Promise.resolve({ id, outcome: repeated < 0 ? 'stored' : 'repeated' })
      },
    } as unknown as RequestContext['leads'],
    takeAllowance: (what) => Promise.resolve(allowed(what)),
    takeNetworkAllowance: () => Promise.resolve(true),
    findVisitor: () => Promise.resolve(null),
    reportFailure: () => 500,
    formSecret: 'secret',
    log: { error: () => undefined } as unknown as RequestContext['log'],
  }
  const context = new RouterContextProvider()
  context.set(requestContextKey, services as RequestContext)
  const read = async (response: Response) => ({
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Record<string, unknown>,
  })
  const post = async (call: typeof sendLead, body: unknown) => {
    const url = new URL('http://test-site.localhost/api/leads')
    const text = typeof body === 'string' ? body : JSON.stringify(body)
    const headers = { 'Content-Type': 'application/json', 'User-Agent': 'App/1' }
    return read(
      await call({ context, url, params: {}, request: new Request(url, { method: 'POST', body: text, headers }) }),
    )
  }
  const describe = async (form: string, query = '') => {
    const url = new URL(`http://test-site.localhost/api/forms/${form}${query}`)
    return read(await describeForm({ context, url, params: { form }, request: new Request(url) }))
  }
  /** A token as a form that was opened long enough ago has it. */
  const open = async (form: string, query = ''): Promise<string> => {
    const { body } = await describe(form, query)
    clock.value += 5_000
    return String(body.submission)
  }
  return { saved, post, describe, open }
}

const person = { name: 'Ana', email: 'ana@example.com', phone: '0400 123 456', message: 'Hello' }

describe('POST /api/leads', () => {
  test('API-01 LEAD-02 userData becomes a lead; the answer has lead_id, and a repeat is the same lead', async () => {
    const { saved, post, open } = createApi()
    const submission = await open('enquiry', `?car_id=${car.id}`)
    const body = {
      form: 'enquiry',
      submission,
      userData: {
        ...person,
        opt_in: true,
        category: 'Forged',
        source: 'Forged',
        car_id: car.id,
        url: 'http://test-site.localhost/cars/a1',
        lead_attributes: { visited_pages: ['/', '/cars/a1'], linked_query_params: { gclid: 'g', other: 'x' } },
      },
    }
    const { status, body: answer } = await post(sendLead, body)
    expect([status, answer]).toEqual([200, { lead_id: 'lead-0', error: null, notice: null, errors: {}, submission }])
    expect((await post(sendLead, body)).body.lead_id).toBe('lead-0')
    expect(saved).toHaveLength(1)
    expect(saved[0]).toMatchObject({
      category: 'Used Vehicle Enquiry',
      source: 'Website',
      userAgent: 'App/1',
      pageUrl: 'http://test-site.localhost/cars/a1',
      attributes: { visited_pages: ['/', '/cars/a1'], linked_query_params: { gclid: 'g' } },
      car: { id: car.id, dealership_id: car.dealership_id },
      form: { name: 'Ana', opt_in: true, car_id: car.id, category: 'Used Vehicle Enquiry' },
    })
  })

  test('API-01 LEAD-03 a form with errors has lead_id null, an error, and the messages of its fields', async () => {
    const { saved, post, open } = createApi()
    const submission = await open('enquiry')
    const { status, body } = await post(sendLead, { form: 'enquiry', submission, userData: { name: 'Ana' } })
    expect([status, body]).toEqual([
      200,
      {
        lead_id: null,
        error: 'Please fix the following errors:',
        notice: null,
        errors: { email: [expect.any(String)], message: ['Enter your comments'] },
        submission,
      },
    ])
    expect(saved).toEqual([])
  })

  test('API-01 LEAD-13 without a token, or with that of another form, the call is refused with a new one', async () => {
    const { saved, post, open } = createApi()
    for (const submission of ['', await open('feedback')]) {
      const { body } = await post(sendLead, { form: 'enquiry', submission, userData: person })
      expect(body).toMatchObject({ lead_id: null, error: expect.stringMatching(/open for a long time/) })
      expect(body.submission).not.toBe(submission)
    }
    expect(saved).toEqual([])
  })

  test('API-01 LEAD-03 what cannot be stored is told in the words of the lead call', async () => {
    const { post, open } = createApi({}, { storing: true })
    const submission = await open('new_vehicle_enquiry')
    const userData = { ...person, last_name: 'B', postcode: '6000', terms_agreed: true }
    const { status, headers, body } = await post(sendLead, { form: 'new_vehicle_enquiry', submission, userData })
    expect([status, headers.get('content-type'), body.detail]).toEqual([
      503,
      'application/problem+json',
      'An unexpected error occured',
    ])
  })

  test('API-01 VDP-02 an offer for a car sold while the form was open is stored, and the visitor is told', async () => {
    const sell = { soldAt: testEpoch + 1 }
    const { saved, post, open, describe } = createApi({ vdp_config: { make_an_offer: true } }, sell)
    const submission = await open('offer', `?car_id=${car.id}`)
    const userData = { ...person, offer_from_client: '25,000', car_id: car.id }
    const { status, body } = await post(sendLead, { form: 'offer', submission, userData })
    expect([status, body]).toMatchObject([200, { lead_id: 'lead-0', error: null, errors: {} }])
    expect(body.notice).toMatch(/^This vehicle has since been sold\. We have passed your message on/)
    expect(saved).toMatchObject([
      { subcategory: 'Find me something similar', form: { offer_from_client: '25000', vehicle_status: 'sold' } },
    ])
    expect(isSoldMeanwhile(saved[0] ?? { subcategory: '', form: {} })).toBe(true)
    // A form that nobody has open is not given out any more, and a site without offers takes none.
    expect((await describe('offer', `?car_id=${car.id}`)).status).toBe(404)
    const off = createApi({}, sell)
    expect((await off.post(sendLead, { form: 'offer', submission, userData })).status).toBe(404)
  })

  test('API-01 TEN-07 unknown forms and vehicles, also those of another site, are 404', async () => {
    const { post, describe } = createApi()
    const send = (form: string, car_id: string | null) =>
      post(sendLead, { form, submission: '', userData: { ...person, car_id } })
    const answers = await Promise.all([
      send('nothing', null),
      send('enquiry', 'z234567'),
      send('enquiry', '../x'),
      send('offer', null),
      send('constructor', null),
      describe('nothing'),
      describe('enquiry', '?car_id=z234567'),
    ])
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404, 404])
  })

  test('API-04 too many leads are 429 with Retry-After, long bodies 413, and other bodies 400', async () => {
    const { post, open } = createApi({}, { allowed: (what) => what !== 'lead' })
    const submission = await open('enquiry')
    const { status, headers } = await post(sendLead, { form: 'enquiry', submission, userData: person })
    expect([status, headers.get('retry-after')]).toEqual([429, '3600'])
    const long = { form: 'enquiry', submission, userData: { ...person, message: 'x'.repeat(1_000_000) } }
    expect((await post(sendLead, long)).status).toBe(413)
    for (const body of ['', '[]', '{}', '{"form":"enquiry","submission":"","userData":{"name":{"a":1}}}'])
      expect((await post(sendLead, body)).status).toBe(400)
  })
})

describe('POST /api/form-submit', () => {
  test.each([4000, -4000, 800, { a: 1 }])('API-04 LEAD-05 the postcode %j is no text: 400', async (postcode) => {
    const { saved, post, open } = createApi()
    const submission = await open('general_enquiry')
    const fields = { ...person, postcode }
    expect(await post(submitForm, { form: 'general_enquiry', submission, fields })).toMatchObject({ status: 400 })
    expect(saved).toEqual([])
  })

  test('API-01 LEAD-18 a stored form says success, and several checkboxes are a list', async () => {
    const { saved, post, open } = createApi({ forms: { additional_services: ['Wash', 'Tyres'] } })
    const submission = await open('genuine_service')
    const fields = { ...person, Rego: '1ABC234', additional_services: ['Tyres', 'Wash'], opt_in: false, odd: null }
    const { status, body } = await post(submitForm, { form: 'genuine_service', submission, fields })
    expect([status, body]).toEqual([200, { success: true, error: null, notice: null, errors: {}, submission }])
    expect(saved[0]).toMatchObject({
      category: 'Service Enquiry',
      form: { Rego: '1ABC234', additional_services: 'Wash, Tyres', opt_in: false },
    })
  })

  test('API-01 LEAD-18 a refused form does not say success', async () => {
    const { post, open } = createApi()
    const submission = await open('feedback')
    const { body } = await post(submitForm, { form: 'feedback', submission, fields: {} })
    expect(body).toMatchObject({ success: false, errors: { name: ['Enter your name'] } })
  })

  test('API-01 LEAD-04 what cannot be stored is told in the words of content forms', async () => {
    const { post, open } = createApi({}, { storing: true })
    const submission = await open('feedback')
    const { status, body } = await post(submitForm, { form: 'feedback', submission, fields: person })
    expect([status, body.detail]).toEqual([503, 'An error occurred when submitting this form'])
  })
})

test('API-01 GET /api/forms describes the form of this site, with the words of its consent', async () => {
  const { describe } = createApi({ forms: { terms_checkbox: true, collection_notice: 'Notice.' } })
  const { status, body } = await describe('offer', `?car_id=${car.slug}`)
  expect(status).toBe(404)
  expect(body.detail).toBe('The form is not offered for that vehicle.')
  const enquiry = await describe('enquiry', `?car_id=${car.slug}`)
  expect(enquiry.body).toMatchObject({
    heading: 'Enquire about this vehicle',
    values: { message: expect.stringMatching(/^Hi, is the 2022 Toyota HiLux SR5/) },
    terms: 'I agree to the terms of use.',
    collection_notice: expect.stringMatching(/^Notice\. /),
  })
  expect(enquiry.body.fields).toContainEqual({
    name: 'name',
    kind: 'name',
    label: 'Name',
    required: true,
    max_length: 100,
    options: [],
  })
})
