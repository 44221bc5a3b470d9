import { describe, expect, test } from 'vitest'
import { createNoValuationProvider } from '#integrations/valuations/valuation-provider.ts'
import { sealOffer, sealState } from './trade-in-state.server.ts'
import { bestAnswers, carFields, createTradeInDesk, person, start } from './trade-in-desk.testkit.ts'

const tokenOf = (path: string): string => new URL(path, 'http://a').searchParams.get('offer') ?? ''

describe('the wizard', () => {
  test('BUY-04 leads by redirects from the rego to the questions, the details and the estimate', async () => {
    const { open, send, submission, saved } = createTradeInDesk()
    const first = await open('/trade-in')
    expect(first.step).toMatchObject({ kind: 'vehicle', values: { rego: '', kms: '' }, expired: false })
    const condition = await send('/trade-in', carFields)
    expect([condition.status, condition.to]).toEqual([
      303,
      expect.stringMatching(/^\/trade-in\?step=condition&answers=/),
    ])
    const questions = (await open(condition.to)).step
    if (questions.kind !== 'condition') throw new Error(questions.kind)
    expect(questions.car.detail).toBe('ABC123 (QLD) · 105,000\u00a0km')
    expect(questions.questions.map(({ id }) => `answer.${id}`)).toEqual(Object.keys(bestAnswers))
    const details = await send(condition.to, bestAnswers)
    expect((await open(details.to)).step).toMatchObject({ kind: 'details', hasEstimate: true })
    expect(saved).toHaveLength(0)
    const offer = await send(details.to, { ...person, submission: submission() })
    expect(offer.status).toBe(303)
    expect((await open(offer.to)).step).toMatchObject({
      kind: 'offer',
      leadId: 'lead-0',
      offer: { price: expect.stringMatching(/^\$[\d,]+$/), until: '27 November 2026', open: true },
      acceptedOn: null,
    })
    expect(saved).toHaveLength(1)
  })

  test('BUY-04 LEAD-16 the lead has the fields of a valuation, contact method, finance and the offer', async () => {
    const { reachOffer, saved } = createTradeInDesk()
    await reachOffer()
    expect(saved[0]).toMatchObject({
      category: 'Trade-In Enquiry',
      subcategory: 'Trade-In Valuation',
      event: 'default_form',
      form: {
        name: 'Ana Ngũgĩ',
        phone: '+61400123456',
        email: 'ana@example.com',
        kms: '105000',
        rego: 'ABC123',
        regoState: 'QLD',
        PreferredContactMethod: 'Phone',
        finance: 'No',
        offer_price: expect.stringMatching(/^\d+$/),
        offer_valid_until: '2026-11-27',
        message: expect.stringContaining('Is there a service history? Full, with every service stamped'),
      },
    })
  })

  test('LEAD-16 contact methods are phone at first, e-mail and SMS; finance is Yes or No', async () => {
    const yard = (id: string) => ({ id, slug: id, name: id, visible: true, address: { state: 'QLD' as const } })
    const dealerships = [{ id: 'y', slug: 'y', name: 'Yard', locations: [yard('north'), yard('south')] }]
    const { send, open, submission, saved } = createTradeInDesk({ dealerships })
    const details = (await send((await send('/trade-in', carFields)).to, bestAnswers)).to
    const { step } = await open(details)
    if (step.kind !== 'details') throw new Error(step.kind)
    const fields = new Map(step.form.steps[0]?.fields.map((field) => [field.name, field]))
    const optionsOf = (name: string) => {
      const field = fields.get(name)
      return field?.kind === 'choice' ? field.options.map(({ value }) => value) : null
    }
    expect(optionsOf('PreferredContactMethod')).toEqual(['Phone', 'Email', 'SMS'])
    expect(step.form.values.PreferredContactMethod).toBe('Phone')
    expect(optionsOf('finance')).toEqual(['Yes', 'No'])
    expect(optionsOf('location_id')).toEqual(['north', 'south'])
    const answer = await send(details, { ...person, PreferredContactMethod: 'Fax', submission: submission() })
    expect(answer.status).toBe(422)
    expect(Object.keys((answer.reply as { reply: { error: object } }).reply.error)).toEqual([
      'location_id',
      'PreferredContactMethod',
    ])
    await send(details, { ...person, location_id: 'south', submission: submission() })
    expect(saved[0]).toMatchObject({ locationId: 'south', form: { location_id: 'south' } })
  })

  test('BUY-04 a car without rego is valued by make, model and year; an unknown plate is asked for them', async () => {
    const { send, open } = createTradeInDesk()
    const byHand = await send('/trade-in', { make: 'Toyota', model: 'Corolla', year: '2019', kms: '60000' })
    expect((await open(byHand.to)).step).toMatchObject({ car: { title: '2019 Toyota Corolla' } })
    const unknown = await send('/trade-in', { ...carFields, rego: 'ZZ1' })
    expect([unknown.status, unknown.reply]).toMatchObject([
      422,
      { kind: 'vehicle', values: { rego: 'ZZ1', kms: '105,000' }, problems: [{ field: 'make' }] },
    ])
    const both = await send('/trade-in', { ...carFields, rego: 'ZZ1', make: 'Mazda', model: 'CX-5', year: '2020' })
    expect((await open(both.to)).step).toMatchObject({ car: { title: '2020 Mazda CX-5', detail: /ZZ1/ } })
  })

  test('BUY-04 what is missing or cannot be read is named, and every value stays', async () => {
    const { send } = createTradeInDesk()
    const empty = await send('/trade-in', {})
    expect(empty.reply).toMatchObject({ problems: [{ field: 'rego' }, { field: 'regoState' }, { field: 'kms' }] })
    const typed = { rego: '<adf>', regoState: 'NZ', kms: 'lots', make: '', model: 'X', year: '20191' }
    expect((await send('/trade-in', typed)).reply).toMatchObject({
      values: typed,
      problems: ['rego', 'regoState', 'kms', 'make', 'year'].map((field) => ({ field })),
    })
    const condition = await send('/trade-in', carFields)
    const half = await send(condition.to, { 'answer.tyres': 'good', 'answer.accident': 'maybe' })
    expect(half.status).toBe(422)
    expect(half.reply).toMatchObject({ kind: 'condition', answers: { tyres: 'good' } })
    expect(
      (half.reply as { readonly problems: readonly { readonly field: string }[] }).problems.map(({ field }) => field),
    ).toEqual(['answer.condition', 'answer.mechanical', 'answer.service_history', 'answer.accident'])
  })

  test('BUY-04 back shows what was typed, on every step', async () => {
    const { send, open } = createTradeInDesk()
    const details = await send((await send('/trade-in', carFields)).to, bestAnswers)
    const { step } = await open(details.to)
    if (step.kind !== 'details') throw new Error(step.kind)
    const condition = (await open(step.backHref)).step
    if (condition.kind !== 'condition') throw new Error(condition.kind)
    expect(condition.answers).toMatchObject({ condition: 'good', service_history: 'full' })
    expect((await open(condition.backHref)).step).toMatchObject({
      kind: 'vehicle',
      values: { rego: 'ABC123', regoState: 'QLD', kms: '105,000' },
    })
  })

  test('BUY-04 the car of interest stays in the address and goes with the lead; an unknown one is told', async () => {
    const { reachOffer, saved, open } = createTradeInDesk()
    expect(await reachOffer('/cars/trade-in?car_id=wanted-car')).toMatch(/^\/cars\/trade-in\?car_id=wanted-car&offer=/)
    expect(saved[0]?.form).toMatchObject({ car_id: 'wanted-car' })
    expect(await open('/cars/trade-in?car_id=nobody')).toMatchObject({ wanted: null, missing: true })
    expect(await open('/cars/trade-in?car_id=wanted-car')).toMatchObject({ wanted: { detail: 'Stock no. S1' } })
  })

  test('BUY-05 a car over the years or kilometres of the site is told and goes on', async () => {
    const { send, open } = createTradeInDesk()
    expect((await open('/trade-in')).guidance).toEqual({ years: 7, km: '100,000\u00a0km' })
    const guidedAt = async (year: string, kms: string) => {
      const { step } = await open((await send('/trade-in', { make: 'Toyota', model: 'Corolla', year, kms })).to)
      return step.kind === 'condition' && step.guided
    }
    expect([await guidedAt('2019', '100000'), await guidedAt('2018', '1'), await guidedAt('2019', '100001')]).toEqual([
      false,
      true,
      true,
    ])
  })

  test('BUY-05 a car that has no online estimate goes on to the details, and the lead says so', async () => {
    const { send, open, submission, saved } = createTradeInDesk()
    const details = await send('/trade-in', { make: 'Toyota', model: 'Corolla', year: '1999', kms: '60000' })
    expect((await open(details.to)).step).toMatchObject({ kind: 'details', hasEstimate: false, guided: true })
    const offer = await send(details.to, { ...person, submission: submission() })
    expect((await open(offer.to)).step).toMatchObject({
      offer: null,
      words: 'We do not value cars of this age online.',
    })
    expect(saved[0]?.form).toMatchObject({
      offer_price: null,
      message: expect.stringContaining('value the vehicle by hand'),
    })
  })

  test('BUY-04 while the provider is unavailable a lead can still be left, for a car named by hand', async () => {
    const { send, open, submission, saved } = createTradeInDesk(
      {},
      { provider: createNoValuationProvider('not reachable') },
    )
    expect((await send('/trade-in', carFields)).reply).toMatchObject({ problems: [{ field: 'make' }] })
    const details = await send('/trade-in', { make: 'Toyota', model: 'Corolla', year: '2019', kms: '60000' })
    const offer = await send(details.to, { ...person, submission: submission() })
    expect((await open(offer.to)).step).toMatchObject({ offer: null, words: /right now/ })
    expect(saved).toHaveLength(1)
  })

  test('LEAD-13 the details sent twice are one lead, and lead to the same estimate', async () => {
    const { send, submission, saved } = createTradeInDesk()
    const details = await send((await send('/trade-in', carFields)).to, bestAnswers)
    const fields = { ...person, submission: submission() }
    const [first, second] = await Promise.all([send(details.to, fields), send(details.to, fields)])
    expect([first.to, saved.length]).toEqual([second.to, 1])
  })

  test('API-04 a visitor beyond the limit of valuations is told, and the provider is not asked', async () => {
    let asked = 0
    const provider = createNoValuationProvider('not reachable')
    const counting = { ...provider, identify: (car: never) => ((asked += 1), provider.identify(car)) }
    const { send } = createTradeInDesk({}, { provider: counting, allowed: () => false })
    const answer = await send('/trade-in', carFields)
    expect([answer.status, asked]).toEqual([429, 0])
    expect(answer.reply).toMatchObject({ values: { rego: 'abc 123' }, messages: [/ten minutes/] })
  })

  test('API-04 a body that is far too long is refused', async () => {
    const { send } = createTradeInDesk()
    await expect(send('/trade-in', { rego: 'x'.repeat(80_000) })).rejects.toMatchObject({ init: { status: 413 } })
  })
})

describe('sealed answers', () => {
  const other = createTradeInDesk({}, { slug: 'another-site' })

  test('TEN-07 BUY-04 altered answers, and those of another site, lead back to the start', async () => {
    const { open, send } = createTradeInDesk()
    const { to } = await send('/trade-in', carFields)
    const foreign = (await other.send('/trade-in', carFields)).to
    for (const path of [
      to.replace(/answers=./, 'answers=x'),
      `${to}x`,
      foreign,
      '/trade-in?step=details&answers=a.b',
    ]) {
      expect((await open(path)).step).toMatchObject({ kind: 'vehicle', expired: true })
      const sent = await send(path, { ...bestAnswers, ...person })
      expect((await open(sent.to)).step).toMatchObject({ kind: 'vehicle', expired: true })
    }
    expect((await open(`/trade-in?step=condition&answers=${'x'.repeat(50_000)}`)).step.kind).toBe('vehicle')
  })

  test('BUY-04 answers are no offer: an address with them in its place shows none', async () => {
    const { open, send, services } = createTradeInDesk()
    const sealed = new URL((await send('/trade-in', carFields)).to, 'http://a').searchParams.get('answers') ?? ''
    expect((await open(`/trade-in?offer=${sealed}`)).step.kind).toBe('vehicle')
    const state = {
      rego: null,
      vehicle: null,
      kind: null,
      km: 1,
      reference: null,
      answers: null,
      told: [],
      valuation: null,
      lastDay: null,
    }
    const offer = sealOffer(services, { leadId: 'nobody', state })
    expect((await open(`/trade-in?offer=${offer}`)).step.kind).toBe('vehicle')
    expect((await open(`/trade-in?step=details&answers=${sealState(services, state)}`)).step.kind).toBe('condition')
  })

  test('BUY-04 an estimate whose last day has passed is asked for again before the details are sent', async () => {
    const { open, send, clock, submission, saved } = createTradeInDesk()
    const details = await send((await send('/trade-in', carFields)).to, bestAnswers)
    clock.value = start + 9 * 86_400_000
    expect((await open(details.to)).step.kind).toBe('condition')
    expect((await send(details.to, { ...person, submission: submission() })).to).toContain('step=condition')
    expect(saved).toHaveLength(0)
  })
})

describe('accepting the offer', () => {
  test('BUY-04 is stored once with a lead of its own that tells the dealer', async () => {
    const { reachOffer, send, saved, open } = createTradeInDesk()
    const offer = await reachOffer()
    const answers = await Promise.all([send(offer, {}), send(offer, {}), send(offer, {})])
    expect(answers.map(({ status, to }) => [status, to])).toEqual(Array.from({ length: 3 }, () => [303, offer]))
    expect(saved).toHaveLength(2)
    expect(saved[1]).toMatchObject({
      category: 'Trade-In Enquiry',
      subcategory: 'Trade-In Offer Accepted',
      event: 'offer_accepted',
      form: { lead_id: 'lead-0', form_completed: true, offer_accepted: true, name: 'Ana Ngũgĩ', phone: '+61400123456' },
    })
    expect((await open(offer)).step).toMatchObject({ acceptedOn: '20 November 2026' })
  })

  test('BUY-04 TEN-07 an altered offer, one of another site and one after its last day are refused', async () => {
    const { reachOffer, send, saved, clock, accepted } = createTradeInDesk()
    const offer = await reachOffer()
    const foreign = createTradeInDesk({}, { slug: 'another-site' })
    for (const path of [`${offer}x`, offer.replace(tokenOf(offer), tokenOf(await foreign.reachOffer()))])
      expect(await send(path, {})).toMatchObject({ status: 422, reply: { kind: 'failed' } })
    clock.value = start + 9 * 86_400_000
    expect((await send(offer, {})).reply).toMatchObject({ messages: [/has ended/] })
    expect([saved.length, accepted.size]).toEqual([1, 0])
  })

  test('BUY-04 a store that fails is told, and the next press succeeds', async () => {
    let fails = false
    const { reachOffer, send, logged, accepted } = createTradeInDesk({}, { fails: () => fails })
    const offer = await reachOffer()
    fails = true
    expect(await send(offer, {})).toMatchObject({
      status: 503,
      reply: { messages: ['An error occurred when submitting this form'] },
    })
    expect(logged).toHaveLength(1)
    fails = false
    expect((await send(offer, {})).status).toBe(303)
    expect(accepted.size).toBe(1)
  })
})
