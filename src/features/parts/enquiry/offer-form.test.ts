import { describe, expect, test } from 'vitest'
import type { NewLead } from '#data/leads/lead-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { createLeadServices } from '#tests/fixtures/lead.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildLeadFormView } from '#features/parts/lead-form/lead-form-view.ts'
import type { Listing } from '#listing/listing.ts'
import { createOfferForm } from './offer-form.ts'
import { createSubmission, submitLead } from '#features/parts/lead-form/submit-lead.server.ts'

const site = buildTestSite({ vdp_config: { make_an_offer: true } })
const vehicle = buildVehicle('S1', { price: dollars(30_000) })
const formSecret = 'secret'
const submission = createSubmission(
  { site, ctx: buildSiteContext('test-site'), formSecret },
  'offer',
  testEpoch - 60_000,
)
const filled = {
  offer_from_client: '$27,500',
  name: ' Ana  Example ',
  email: 'ana@example.com',
  phone: '0400 123 456',
  message: 'Cash',
  opt_in: 'on',
  submission,
}

async function send(fields: Readonly<Record<string, string>>) {
  const saved: NewLead[] = []
  const outcome = await submitLead(
    { site, ctx: buildSiteContext('test-site'), formSecret, ...createLeadServices(saved) },
    { form: createOfferForm(resolveListing(vehicle, site, 0), site), vehicle },
    new URLSearchParams(fields).toString(),
    { pageUrl: null, userAgent: null },
  )
  return { outcome, saved }
}

describe('an offer', () => {
  test('VDP-17 names the vehicle as buyers do, without the code of its series', () => {
    const coded = { ...vehicle, name: '2012 Toyota Corolla ZR ZRE182R', series: 'ZRE182R' }
    const named = { ...coded, year: 2012, make: 'Toyota', model: 'Corolla', badge: 'ZR' }
    const { car } = buildLeadFormView(createOfferForm(resolveListing(named, site, 0), site), site)
    expect(car?.title).toBe('2012 Toyota Corolla')
    expect(car?.detail).toMatch(/^ZR · Asking \$30,000/)
  })

  test('VDP-17 is stored as a lead of its vehicle with the amount, and its event is that of an enquiry', async () => {
    const { outcome, saved } = await send(filled)
    expect(outcome).toEqual({ kind: 'stored', leadId: 'lead-1' })
    expect(saved[0]).toMatchObject({
      category: 'Used Vehicle Enquiry',
      subcategory: 'Make an Offer',
      event: 'enquiry_used',
      form: {
        offer_from_client: '27500',
        name: 'Ana Example',
        phone: '+61400123456',
        message: 'Cash',
        subcategory: 'Make an Offer',
        opt_in: true,
        car_id: 'id-s1',
        stock_number: 'S1',
      },
      car: { id: 'id-s1', price: dollars(30_000) },
      consent: { opt_in: true },
      channels: ['unrouted'],
    })
  })

  test.each([
    ['', 'Enter the amount of your offer'],
    ['lots', 'Enter your offer in dollars, like 25,000'],
    ['-5', 'Enter your offer in dollars, like 25,000'],
    ['0', 'Enter an offer above $0'],
    ['999999999999', 'That offer is too large. Enter a smaller amount'],
  ])('VDP-17 the amount is required and in dollars: %j is refused, and the values stay', async (amount, message) => {
    const { outcome, saved } = await send({ ...filled, offer_from_client: amount })
    expect(outcome).toMatchObject({
      kind: 'refused',
      status: 422,
      reply: { error: { offer_from_client: [message] }, initialValue: { name: ' Ana  Example ', message: 'Cash' } },
      submission,
    })
    expect(saved).toEqual([])
  })

  test('VDP-17 an empty form names every field that is missing, and comments are not among them', async () => {
    const { outcome } = await send({})
    expect(outcome.kind === 'refused' && Object.keys(outcome.reply.error ?? {}).toSorted()).toEqual([
      'email',
      'name',
      'offer_from_client',
    ])
    const { saved } = await send({ ...filled, message: '' })
    expect(saved[0]?.form).toMatchObject({ message: '' })
  })

  test('LEAD-13 the same showing sent twice has one key, another amount another', async () => {
    const [first, second, other] = [
      await send(filled),
      await send(filled),
      await send({ ...filled, offer_from_client: '28000' }),
    ]
    expect(first.saved[0]?.idempotencyKey).toBe(second.saved[0]?.idempotencyKey)
    expect(other.saved[0]?.idempotencyKey).not.toBe(first.saved[0]?.idempotencyKey)
  })

  test('VDP-17 the form shows the vehicle and its price; comments are optional, unlike in enquiries', () => {
    const requiring = buildTestSite({ forms: { message_required: true } })
    const viewOf = (listing: Listing) => buildLeadFormView(createOfferForm(listing, requiring), requiring)
    const view = viewOf(resolveListing(vehicle, site, 0))
    expect(view).toMatchObject({
      heading: 'Make an Offer',
      action: '/make-an-offer?car_id=id-s1',
      car: {
        title: '2022 Toyota HiLux',
        detail: 'SR5 · Asking $30,000 Drive Away',
        href: '/cars/2022-toyota-hilux-sr5-s1',
      },
    })
    expect(view.steps.flatMap(({ fields }) => fields.map(({ name, required }) => [name, required]))).toEqual([
      ['offer_from_client', true],
      ['name', true],
      ['email', false],
      ['phone', false],
      ['PreferredContactMethod', false],
      ['message', false],
    ])
    expect(viewOf(resolveListing({ ...vehicle, price: null }, site, 0)).car?.detail).toBe('SR5')
  })
})
