import fc from 'fast-check'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { NewLead } from '#data/leads/lead-records.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { stubForbiddenStorage, stubStorage } from '#tests/fixtures/browser-storage.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { createEnquiryForm, parseEnquiryAddress } from './enquiry-form.ts'
import { noteSuccess } from '#features/screens/enquiry/success-note.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { readFormFields } from '#features/parts/lead-form/read-form-fields.server.ts'
import { createSubmission, submitLead } from '#features/parts/lead-form/submit-lead.server.ts'

const start = Date.UTC(2026, 10, 20)
const vehicle: Vehicle = {
  ...buildIncomingVehicle('S1'),
  id: 'abcdefgh23456789',
  sold: false,
  sold_date_timestamp: null,
  views: null,
  finance_price: null,
  quote_price: null,
  created_at: '2026-11-01T00:00:00.000Z',
  created_at_timestamp: 1_793_000_000,
  updated_at: '2026-11-01T00:00:00.000Z',
}
interface Target {
  readonly vehicle: Vehicle | null
  readonly about: 'vehicle'
  readonly missing: boolean
}
const aboutVehicle: Target = { vehicle, about: 'vehicle', missing: false }
const viewOf = (target: Target, part: DocumentPart = {}) =>
  buildLeadFormView(createEnquiryForm(target, buildTestSite(part)), buildTestSite(part))

function createDesk(part: DocumentPart = {}, change: { readonly fails?: boolean } = {}) {
  const saved: NewLead[] = []
  const clock = { value: start }
  const logged: string[] = []
  const taken = new Map<string, number>()
  const site = buildTestSite(part)
  const services = {
    site,
    ctx: { siteId: site.slug, now: () => clock.value },
    leads: {
      save: (_ctx: unknown, lead: NewLead) => {
        if (change.fails === true) return Promise.reject(new Error('disk full'))
        const repeated = saved.findIndex(({ idempotencyKey }) => idempotencyKey === lead.idempotencyKey)
        if (repeated < 0) saved.push(lead)
        return Promise.resolve({
          id: `lead-${repeated < 0 ? saved.length - 1 : repeated}`,
          outcome: repeated < 0 ? ('stored' as const) : ('repeated' as const),
        })
      },
    },
    takeAllowance(what: string, limit: number) {
      taken.set(what, (taken.get(what) ?? 0) + 1)
      return (taken.get(what) ?? 0) <= limit
    },
    formSecret: 'secret',
    log: { error: (_fields: object, message: string) => void logged.push(message) },
  }
  const good = {
    name: 'Ana Ngũgĩ',
    email: 'ana@example.com',
    phone: '0400 123 456',
    message: 'Is it still there?',
    opt_in: 'on',
    submission: createSubmission(services, 'enquiry', start),
  }
  const send = (fields: Readonly<Record<string, string>> = good, target = aboutVehicle) =>
    submitLead(
      services,
      { form: createEnquiryForm(target, site), vehicle: target.vehicle },
      new URLSearchParams(fields).toString(),
      { pageUrl: 'http://a.localhost/search', userAgent: 'Test\u0000' },
    )
  const issue = (issuedAt: number): string => createSubmission(services, 'enquiry', issuedAt)
  return { saved, clock, logged, good, send, issue }
}

test('LEAD-01 LEAD-12 the lead holds the form, the car as the platform knows it and the words of the consent', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  expect(await send({ ...good, 'Vehicle Make': 'Forged', car_type: 'new', category: 'Forged' })).toEqual({
    kind: 'stored',
    leadId: 'lead-0',
  })
  expect(saved[0]).toMatchObject({
    category: 'Used Vehicle Enquiry',
    subcategory: 'Quick Enquiry',
    event: 'enquiry_used',
    channels: ['dealer'],
    pageUrl: 'http://a.localhost/search',
    userAgent: 'Test',
    form: {
      name: 'Ana Ngũgĩ',
      email: 'ana@example.com',
      phone: '+61400123456',
      message: 'Is it still there?',
      opt_in: true,
      dealership_slug: 'main',
      manufacturer_slug: 'toyota',
      stock_number: 'S1',
      'Vehicle Make': 'Toyota',
      'Vehicle Model': 'HiLux',
      car_type: 'used',
      car_id: 'abcdefgh23456789',
      vehicle_status: 'in_stock',
    },
    car: {
      id: 'abcdefgh23456789',
      price: 5_299_000,
      parameters: { vehicleMake: 'Toyota', vehicleKilometers: 45_120, vehicleGrade: 'SR5' },
    },
    consent: {
      opt_in: true,
      at: start + 5_000,
      opt_in_text: expect.stringContaining('news and offers'),
      collection_notice: expect.stringContaining('your details'),
    },
  })
})

test('LEAD-01 the marketing box is ticked at first by configuration, and a cleared box is a no', async () => {
  expect(viewOf(aboutVehicle).optIn.checked).toBe(true)
  expect(viewOf(aboutVehicle, { forms: { opt_in_default: false } }).optIn.checked).toBe(false)
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  const { opt_in: _ticked, ...cleared } = good
  await send(cleared)
  expect(saved[0]).toMatchObject({ form: { opt_in: false }, consent: { opt_in: false } })
})

test('LEAD-04 LEAD-06 what is wrong is told field by field, and the values stay', async () => {
  const { saved, send, issue } = createDesk()
  const outcome = await send({
    name: ' ',
    email: 'ana@',
    phone: '5550 1234',
    message: '',
    submission: issue(start - 60_000),
  })
  expect(outcome).toMatchObject({
    kind: 'refused',
    status: 422,
    reply: {
      initialValue: { email: 'ana@', phone: '5550 1234' },
      error: {
        name: ['Enter your name'],
        email: [expect.stringMatching(/name@example/)],
        phone: [expect.any(String)],
        message: ['Enter your comments'],
      },
    },
  })
  expect(saved).toEqual([])
  const relaxed = createDesk({ forms: { message_required: false } })
  relaxed.clock.value += 5_000
  expect(await relaxed.send({ ...relaxed.good, message: '' })).toMatchObject({ kind: 'stored' })
})

test('LEAD-13 a double click and a retry are one lead; other words, or the form shown anew, are another', async () => {
  const { saved, clock, good, send, issue } = createDesk()
  clock.value += 5_000
  const [first, second] = await Promise.all([send(), send()])
  expect(first).toEqual(second)
  clock.value += 60_000
  expect(await send()).toEqual(first)
  expect(saved).toHaveLength(1)
  await send({ ...good, message: 'And can I tow with it?' })
  await send({ ...good, submission: issue(start + 1_000) })
  expect(saved).toHaveLength(3)
})

test('LEAD-13 too fast, without a token or with the honeypot filled is asked again; the same form is taken later', async () => {
  const { saved, clock, good, send, issue } = createDesk()
  const fast = await send()
  expect(fast).toMatchObject({
    kind: 'refused',
    status: 422,
    submission: good.submission,
    reply: { error: { '': [expect.stringMatching(/very quickly/)] } },
  })
  clock.value += 1_999
  expect((await send()).kind).toBe('refused')
  clock.value += 1
  expect(await send({ ...good, company_website: 'http://spam.example' })).toMatchObject({
    kind: 'refused',
    status: 422,
  })
  expect(await send({ ...good, submission: '' })).toMatchObject({
    kind: 'refused',
    submission: expect.stringMatching(/^\d+\.[0-9a-f-]{36}\.[\w-]{22}$/),
  })
  expect(await send({ ...good, submission: issue(clock.value + 60_000) })).toMatchObject({ kind: 'refused' })
  expect(saved).toEqual([])
  expect((await send()).kind).toBe('stored')
})

test('LEAD-13 a form open for more than a day comes back with its values and a token that is taken at once', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 86_400_001
  const outcome = await send()
  expect(outcome).toMatchObject({
    kind: 'refused',
    status: 422,
    reply: {
      initialValue: { name: 'Ana Ngũgĩ', message: 'Is it still there?' },
      error: { '': [expect.stringMatching(/open for a long time/)] },
    },
  })
  const submission = outcome.kind === 'refused' ? outcome.submission : ''
  expect(submission).not.toBe(good.submission)
  expect((await send({ ...good, submission })).kind).toBe('stored')
  expect(saved).toHaveLength(1)
})

test('LEAD-13 a forged token gives the form back with one of its own, which has to wait like any other', async () => {
  const { saved, clock, good, send } = createDesk()
  const outcome = await send({ ...good, submission: `${start - 60_000}.123e4567-e89b-42d3-a456-426614174000` })
  const submission = outcome.kind === 'refused' ? outcome.submission : ''
  expect(outcome).toMatchObject({ kind: 'refused', status: 422, reply: { initialValue: { name: 'Ana Ngũgĩ' } } })
  expect((await send({ ...good, submission })).kind).toBe('refused')
  clock.value += 2_000
  expect((await send({ ...good, submission })).kind).toBe('stored')
  expect(saved).toHaveLength(1)
})

test('API-04 LEAD-13 unknown field names are dropped before the form library reads them as paths', async () => {
  const { clock, good, saved, send } = createDesk()
  clock.value += 5_000
  const before = process.memoryUsage().heapUsed
  const hostile = {
    'a[999999999]': 'x',
    'name[999999999]': 'x',
    'a.b.c.d[4294967294]': 'x',
    __proto__x: 'x',
    __state__: 'x',
    __intent__: 'x',
    constructor: 'x',
    'name.length': 'x',
  }
  expect((await send({ ...hostile, ...good })).kind).toBe('stored')
  expect(saved[0]?.form).toMatchObject({ name: 'Ana Ngũgĩ' })
  expect(process.memoryUsage().heapUsed - before).toBeLessThan(64 * 1024 * 1024)
  expect(await send({ ...hostile, email: 'no' })).toMatchObject({
    kind: 'refused',
    status: 422,
    reply: { error: { name: expect.anything(), email: expect.anything() } },
  })
})

test('LEAD-13 a field that is posted twice counts once, by its first value', async () => {
  expect([...readFormFields('name=Ana&name=Eve&name=x&company_website=', ['name', 'company_website'])]).toEqual([
    ['name', 'Ana'],
    ['company_website', ''],
  ])
})

test('API-04 an address that posts without end is refused before its form is read, and its values stay', async () => {
  const { clock, good, send } = createDesk({ leads: { hourly_limit: 1000 } })
  clock.value += 5_000
  const outcomes = []
  for (let post = 0; post < 130; post += 1) outcomes.push(await send({ ...good, email: 'no' }))
  expect(outcomes.map((outcome) => (outcome.kind === 'refused' ? outcome.status : 200)).indexOf(429)).toBe(120)
  expect(outcomes.at(-1)).toMatchObject({
    reply: {
      initialValue: { name: 'Ana Ngũgĩ', email: 'no' },
      error: { '': [expect.stringMatching(/try again in an hour/)] },
    },
  })
})

test('LEAD-13 one address sends no more than the hourly limit, and is told', async () => {
  const { clock, good, send } = createDesk({ leads: { hourly_limit: 1 } })
  clock.value += 5_000
  expect((await send()).kind).toBe('stored')
  expect(await send({ ...good, message: 'Another' })).toMatchObject({
    kind: 'refused',
    status: 429,
    reply: { error: { '': [expect.stringMatching(/try again in an hour/)] } },
  })
})

test('LEAD-04 LEAD-12 a lead that could not be stored is not thanked for', async () => {
  const { logged, clock, send } = createDesk({}, { fails: true })
  clock.value += 5_000
  expect(await send()).toMatchObject({
    kind: 'refused',
    status: 503,
    reply: { initialValue: { name: 'Ana Ngũgĩ' }, error: { '': ['An error occurred when submitting this form'] } },
  })
  expect(logged).toEqual(['a lead could not be stored; the visitor was told so'])
})

test('VDP-02 CARD-02 a sold car is asked for as something similar, with the words prefilled', async () => {
  const sold: Target = { vehicle: { ...vehicle, status: 'sold' }, about: 'vehicle', missing: false }
  expect(viewOf(sold)).toMatchObject({
    heading: 'Like this and want something similar?',
    values: { message: 'Can you please find me something similar?' },
  })
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  await send(good, sold)
  expect(saved[0]).toMatchObject({
    subcategory: 'Find me something similar',
    form: { subcategory: 'Find me something similar', vehicle_status: 'sold' },
  })
})

test('LEAD-12 an enquiry about a car that has gone meanwhile is stored as a general one', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  await send(good, { vehicle: null, about: 'vehicle', missing: true })
  expect(saved[0]).toMatchObject({ category: 'General Enquiry', event: 'default_form', car: null })
})

test('LEAD-12 whatever is typed, the answer is a stored lead without control characters or a refusal', async () => {
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  await fc.assert(
    fc.asyncProperty(
      fc.record({
        name: fc.string({ unit: 'binary' }),
        message: fc.string({ unit: 'binary' }),
        email: fc.oneof(fc.emailAddress(), fc.string()),
      }),
      async (typed) => {
        const before = saved.length
        const outcome = await send({ ...good, ...typed })
        const lead = saved.at(-1)
        if (outcome.kind === 'stored' && saved.length > before)
          expect(JSON.stringify(lead?.form)).not.toMatch(/\\u00(?!7f)[01]/)
        else if (outcome.kind === 'refused') expect([422, 429]).toContain(outcome.status)
      },
    ),
    { numRuns: 200 },
  )
})

test('FIN-06 car_id is read as given; what cannot be one still names a vehicle, which is then missing', () => {
  const read = (query: string) => parseEnquiryAddress(new URLSearchParams(query))
  expect(read('car_id=2020-kia-rio&about=similar')).toEqual({
    carId: '2020-kia-rio',
    namesVehicle: true,
    about: 'similar',
  })
  expect(read('car_id=%20&about=other')).toEqual({ carId: null, namesVehicle: false, about: 'vehicle' })
  for (const odd of ['a%00b', '%F0%9F%9A%97', '%ED%A0%80', '..%2F', 'x'.repeat(201)])
    expect(read(`car_id=${odd}`)).toEqual({ carId: null, namesVehicle: true, about: 'vehicle' })
})

test('LEAD-03 LEAD-18 a lead is noted once in a browser, and a browser that stores nothing still reports it', () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  stubStorage()
  expect([noteSuccess('a'), noteSuccess('a'), noteSuccess('b')]).toEqual([true, false, true])
  for (const way of ['property', 'methods'] as const) {
    stubForbiddenStorage(way)
    expect(noteSuccess('a')).toBe(true)
  }
})
