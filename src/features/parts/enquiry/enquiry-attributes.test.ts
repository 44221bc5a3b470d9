import { describe, expect, test } from 'vitest'
import type { DocumentPart } from '#site/test-site.ts'
import { createDesk } from './enquiry-desk.testkit.ts'

type Fields = Readonly<Record<string, string>>

/** Sends a good enquiry with these fields beside it, and returns the lead or the errors. */
async function enquire(fields: Fields = {}, part: DocumentPart = {}, change: Parameters<typeof createDesk>[1] = {}) {
  const desk = createDesk(part, change)
  desk.clock.value += 5_000
  const outcome = await desk.send({ ...desk.good, ...fields })
  return { lead: desk.saved[0], errors: outcome.kind === 'refused' ? outcome.reply.error : null, ...desk }
}

describe('what comes with an enquiry', () => {
  const visit = JSON.stringify({ pages: ['/', '/cars/a'], params: { utm_source: 'radio', password: 'x' } })

  test('LEAD-02 source, visited pages and the named parameters are stored, and the notice declares them', async () => {
    const { lead } = await enquire({ visit }, { leads: { source: 'Dealer site' } })
    expect(lead).toMatchObject({
      source: 'Dealer site',
      attributes: { visited_pages: ['/', '/cars/a'], linked_query_params: { utm_source: 'radio' } },
      consent: { collection_notice: expect.stringMatching(/pages you visited/) },
    })
  })

  test('LEAD-02 a site that has neither sent stores neither, and declares neither', async () => {
    const { lead } = await enquire({ visit }, { leads: { visited_pages: 0, linked_query_params: [] } })
    expect(lead?.attributes).toEqual({ visited_pages: [], linked_query_params: {} })
    expect(lead?.consent.collection_notice).not.toMatch(/visited|campaign/)
    expect((await enquire()).lead?.source).toBe('Website')
  })

  test('LEAD-02 the same form is one lead, whatever the browser tells of the visit', async () => {
    const { send, good, saved } = await enquire({ visit, page_id: '/finance' })
    await send({ ...good, visit: '', page_id: '/' })
    expect(saved).toHaveLength(1)
  })

  test.each([
    ['/cars/a', '/cars/a'],
    ['/', '/'],
    ['/nowhere/at/all', '/enquire'],
    ['//evil.example', '/enquire'],
    ['https://evil.example/', '/enquire'],
    ['/'.padEnd(300, 'x'), '/enquire'],
    ['', '/enquire'],
  ])('LEAD-01 a page_id of %s is stored as %s', async (page_id, stored) => {
    expect((await enquire({ page_id })).lead?.form.page_id).toBe(stored)
  })

  test('LEAD-12 the signed-in visitor is stored; a sign-in that cannot be read loses no lead', async () => {
    const visitor = Promise.resolve({ id: 'v1', phone: null })
    expect((await enquire({}, {}, { visitor })).lead?.visitorId).toBe('v1')
    expect((await enquire()).lead?.visitorId).toBeNull()
    const failing = await enquire({}, {}, { visitor: Promise.reject(new Error('no database')) })
    expect(failing.lead?.visitorId).toBeNull()
    expect(failing.logged).toEqual(['the visitor of a lead could not be found'])
  })

  test('LEAD-12 the lead goes to the receiver of its location, and another category to that of its route', async () => {
    const contact_detail = { email: 'yard@dealer.example' }
    const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'WA' as const }, contact_detail }
    const part = { dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [location] }] }
    expect((await enquire({}, part)).lead?.channels).toEqual(['email:yard@dealer.example'])
    const routes = [{ categories: ['Used Vehicle Enquiry'], emails: ['used@dealer.example'] }]
    expect((await enquire({}, { ...part, leads: { routes } })).lead?.channels).toEqual(['email:used@dealer.example'])
  })

  test('LEAD-02 the location is that of the vehicle, else the main one of its dealership', async () => {
    const place = (id: string, primary: boolean) => ({
      id,
      name: id,
      slug: id,
      primary,
      address: { state: 'WA' as const },
    })
    const yard = { id: 'main', slug: 'main', name: 'Main', locations: [place('side', false), place('front', true)] }
    expect((await enquire({}, { dealerships: [yard] })).lead?.locationId).toBe('front')
    expect((await enquire()).lead?.locationId).toBeNull()
  })
})

describe('contact details', () => {
  const message = 'Enter a phone number or an email address, so that we can reply'

  test('LEAD-06 a phone number or an email address is enough', async () => {
    expect((await enquire({ phone: '' })).lead?.form).toMatchObject({ phone: '', email: 'ana@example.com' })
    expect((await enquire({ email: '' })).lead?.form).toMatchObject({ phone: '+61400123456', email: '' })
    expect((await enquire({ email: '', phone: ' ' })).errors).toEqual({ email: [message] })
    expect((await enquire({ email: 'no', phone: '' })).errors).toEqual({ email: [expect.stringMatching(/like name@/)] })
  })

  test.each([
    ['both', ['email', 'phone']],
    ['phone', ['phone']],
    ['email', ['email']],
  ] as const)('LEAD-06 a site that requires %s is obeyed', async (contact_required, missing) => {
    const { errors } = await enquire({ email: '', phone: '' }, { forms: { contact_required } })
    expect(Object.keys(errors ?? {})).toEqual(missing)
  })

  test('LEAD-16 the preferred way is Phone at first, gives place to what was left, and is a switch', async () => {
    expect((await enquire()).lead?.form.PreferredContactMethod).toBe('Phone')
    expect((await enquire({ PreferredContactMethod: 'SMS' })).lead?.form.PreferredContactMethod).toBe('SMS')
    expect((await enquire({ phone: '' })).lead?.form.PreferredContactMethod).toBe('Email')
    expect((await enquire({ PreferredContactMethod: 'Fax' })).errors).toHaveProperty('PreferredContactMethod')
    const off = await enquire({ PreferredContactMethod: 'SMS' }, { forms: { preferred_contact_method: false } })
    expect(off.lead?.form).not.toHaveProperty('PreferredContactMethod')
  })
})

describe('switches of a vehicle form', () => {
  test('LEAD-01 LEAD-06 the opt-ins are what was ticked, and absent where nobody was asked', async () => {
    expect((await enquire()).lead?.form).toMatchObject({ opt_in_finance: false, opt_in_trade: false })
    expect((await enquire({ opt_in_finance: 'on', opt_in_trade: 'on' })).lead?.form).toMatchObject({
      opt_in_finance: true,
      opt_in_trade: true,
    })
    const off = await enquire({ opt_in_finance: 'on' }, { forms: { opt_in_finance: false, opt_in_trade: false } })
    expect(off.lead?.form).not.toHaveProperty('opt_in_finance')
    expect(off.lead?.form).not.toHaveProperty('opt_in_trade')
  })

  test('LEAD-16 the trade-in question takes Yes, No or no answer, and replaces the opt-in', async () => {
    const part = { forms: { trade_in_question: true } }
    expect((await enquire({ trade_in: 'Yes' }, part)).lead?.form).toMatchObject({ trade_in: 'Yes' })
    expect((await enquire({}, part)).lead?.form).not.toHaveProperty('trade_in')
    expect((await enquire({}, part)).lead?.form).not.toHaveProperty('opt_in_trade')
    expect((await enquire({ trade_in: 'Maybe' }, part)).errors).toHaveProperty('trade_in')
    expect((await enquire({ trade_in: 'Yes' })).lead?.form).not.toHaveProperty('trade_in')
  })

  test('LEAD-07 LEAD-01 the terms and autogauge_enabled are there where the site has them', async () => {
    const part = { forms: { terms_checkbox: true, autogauge_enabled: true } }
    expect((await enquire({}, part)).errors).toEqual({
      terms_agreed: ['*You must agree to the terms of use before submitting.'],
    })
    expect((await enquire({ terms_agreed: 'on' }, part)).lead?.form).toMatchObject({
      terms_agreed: true,
      autogauge_enabled: true,
    })
    const { lead } = await enquire({ terms_agreed: 'on', autogauge_enabled: 'on' })
    expect(lead?.form).not.toHaveProperty('terms_agreed')
    expect(lead?.form).not.toHaveProperty('autogauge_enabled')
  })
})

describe('what people and programs type', () => {
  test.each([
    ['Björk Guðmundsdóttir'],
    ['محمد بن سلمان'],
    ['נועה כהן'],
    ['王小明'],
    ['สมชาย ใจดี'],
    ['Zoë 👩‍🔧'],
    ["O'Brien-Smith"],
    ['</adf><adf>'],
  ])('LEAD-06 the name %s is stored as typed', async (name) => {
    expect((await enquire({ name })).lead?.form.name).toBe(name)
  })

  test('API-04 line breaks end in fields of one line, and turned text is turned back', async () => {
    const { lead } = await enquire({ name: 'Ana\r\nBcc: all@example.com', message: 'One\r\nTwo\u202Eevil' })
    expect(lead?.form).toMatchObject({ name: 'Ana Bcc: all@example.com', message: 'One\nTwoevil' })
    const injected = await enquire({ email: 'ana@example.com\r\nBcc: all@example.com' })
    expect(injected.errors).toHaveProperty('email')
  })

  test('LEAD-06 a message of 2,000 characters as the browser counts them is taken, and one more is not', async () => {
    expect((await enquire({ message: `${'x'.repeat(1_000)}\r\n${'y'.repeat(999)}` })).errors).toBeNull()
    expect((await enquire({ message: 'x'.repeat(2_001) })).errors).toHaveProperty('message')
    expect((await enquire({ message: '漢'.repeat(2_000) })).errors).toBeNull()
  })

  test.each([
    ['+49 30 901820', '+4930901820'],
    ['+1 (212) 555-0100', '+12125550100'],
    ['(08) 5550 1234', '+61855501234'],
  ])('LEAD-08 the phone number %s is stored as %s', async (phone, stored) => {
    expect((await enquire({ phone })).lead?.form.phone).toBe(stored)
  })

  test('TEN-07 LEAD-13 a token of another site is refused', async () => {
    const other = createDesk({ slug: 'another-site' })
    const { errors } = await enquire({ submission: other.good.submission })
    expect(errors).toEqual({ '': [expect.stringMatching(/open for a long time/)] })
  })
})
