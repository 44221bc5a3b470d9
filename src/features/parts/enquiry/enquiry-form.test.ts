import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { aboutVehicle, createDesk, start, vehicle, type Target } from './enquiry-desk.testkit.ts'
import { createEnquiryForm, parseEnquiryAddress } from './enquiry-form.ts'

const viewOf = (target: Target, part: DocumentPart = {}) =>
  buildLeadFormView(createEnquiryForm(target, buildTestSite(part)), buildTestSite(part))

test('LEAD-01 LEAD-12 the lead stores the form, the car from the database and the consent text', async () => {
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
    channels: ['unrouted'],
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
  expect(viewOf(aboutVehicle).optIn?.checked).toBe(true)
  expect(viewOf(aboutVehicle, { forms: { opt_in_default: false } }).optIn?.checked).toBe(false)
  const { saved, clock, good, send } = createDesk()
  clock.value += 5_000
  const { opt_in: _ticked, ...cleared } = good
  await send(cleared)
  expect(saved[0]).toMatchObject({ form: { opt_in: false }, consent: { opt_in: false } })
})

test('LEAD-04 LEAD-06 errors are reported per field, and the values stay', async () => {
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

test('LEAD-01 PRICE-05 the form shows the amount that the listing shows, and no words that ask for what it is', () => {
  const priceOf = (price: Parameters<typeof createEnquiryForm>[0]['price']) =>
    buildLeadFormView(createEnquiryForm({ ...aboutVehicle, ...(price === undefined ? {} : { price }) }, site), site).car
      ?.price
  const site = buildTestSite()
  const { price } = resolveListing(vehicle, site, start)
  expect(priceOf(price)).toEqual({ amount: '$52,990', words: 'Drive Away' })
  expect(priceOf({ kind: 'none', text: 'Enquire for price.' })).toBeNull()
  expect(priceOf(undefined)).toBeNull()
})
