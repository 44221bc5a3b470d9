import { describe, expect, test } from 'vitest'
import type { NewLead } from '#data/lead.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { isOfferTaken } from './offer-view.ts'
import { submitOffer, type OfferSender } from './submit-offer.server.ts'

const vehicle = buildVehicle('S1', { price: dollars(30_000) })
const filled = { offer_from_client: '$27,500', name: ' Ana  Example ', email: 'ana@example.com', phone: '0400 123 456', message: 'Cash', opt_in: 'on' }
const token = { text: 'token', issuedAt: testEpoch - 60_000 }

async function send(fields: Readonly<Record<string, string>>, change: { readonly token?: OfferSender['token']; readonly allowed?: boolean; readonly broken?: boolean } = {}) {
  const saved: NewLead[] = []
  const logged: string[] = []
  const outcome = await submitOffer(
    {
      site: buildTestSite({ vdp_config: { make_an_offer: true } }),
      ctx: buildSiteContext('test-site'),
      leads: {
        save(_ctx, lead) {
          if (change.broken === true) return Promise.reject(new Error('disk full'))
          saved.push(lead)
          return Promise.resolve({ id: 'lead-1', outcome: 'stored' })
        },
      },
      takeAllowance: () => change.allowed ?? true,
      log: { error: (_fields, message) => void logged.push(message) },
    },
    vehicle,
    new URLSearchParams(fields).toString(),
    { pageUrl: 'http://test-site.localhost/cars/x', userAgent: 'Test', token: change.token === undefined ? token : change.token, freshToken: 'fresh' },
  )
  return { outcome, saved, logged }
}

describe('an offer', () => {
  test('VDP-17 is stored as a lead of its vehicle with the amount, and its event is that of an enquiry', async () => {
    const { outcome, saved } = await send(filled)
    expect(outcome).toEqual({ kind: 'stored', leadId: 'lead-1' })
    expect(saved[0]).toMatchObject({
      category: 'Used Vehicle Enquiry',
      subcategory: 'Make an Offer',
      event: 'enquiry_used',
      form: { offer_from_client: '27500', name: 'Ana Example', phone: '+61400123456', opt_in: true, car_id: 'id-s1', stock_number: 'S1' },
      car: { id: 'id-s1', price: dollars(30_000) },
      consent: { opt_in: true },
      channels: ['dealer'],
    })
  })

  test.each([
    ['', 'Enter the amount of your offer'],
    ['lots', 'Enter your offer in dollars, like 25,000'],
    ['-5', 'Enter your offer in dollars, like 25,000'],
    ['0', 'Enter an offer above $0'],
    ['999999999999', 'That offer is larger than we can take'],
  ])('VDP-17 the amount is required and in dollars: %j is refused, and the values stay', async (amount, message) => {
    const { outcome, saved } = await send({ ...filled, offer_from_client: amount })
    expect(outcome).toMatchObject({ kind: 'refused', status: 422, reply: { errors: { offer_from_client: message }, values: { ...filled, offer_from_client: amount }, submission: 'token' } })
    expect(saved).toEqual([])
  })

  test('VDP-17 a form without anything names every field that is missing', async () => {
    const { outcome } = await send({})
    expect(outcome.kind === 'refused' && Object.keys(outcome.reply.errors)).toEqual(['offer_from_client', 'name', 'email', 'phone'])
  })

  test('LEAD-13 robots, haste and floods are refused with words, and nothing is stored', async () => {
    const attempts = [await send({ ...filled, company_website: 'x' }), await send(filled, { token: null }), await send(filled, { token: { text: 't', issuedAt: testEpoch } }), await send(filled, { allowed: false })]
    expect(attempts.map(({ outcome }) => outcome.kind === 'refused' && outcome.status)).toEqual([422, 422, 422, 429])
    expect(attempts.every(({ outcome }) => outcome.kind === 'refused' && outcome.reply.formError !== null)).toBe(true)
    expect(attempts.flatMap(({ saved }) => saved)).toEqual([])
  })

  test('LEAD-13 the same showing sent twice has one key, other words another', async () => {
    const [first, second, other] = [await send(filled), await send(filled), await send({ ...filled, offer_from_client: '28000' })]
    expect(first.saved[0]?.idempotencyKey).toBe(second.saved[0]?.idempotencyKey)
    expect(other.saved[0]?.idempotencyKey).not.toBe(first.saved[0]?.idempotencyKey)
  })

  test('LEAD-12 an offer that could not be stored is not thanked for', async () => {
    const { outcome, logged } = await send(filled, { broken: true })
    expect(outcome).toMatchObject({ kind: 'refused', status: 503, reply: { formError: 'An error occurred when submitting this form' } })
    expect(logged).toHaveLength(1)
  })

  test('VDP-17 VDP-02 offers are taken with the switch on, for what can be bought', () => {
    const on = buildTestSite({ vdp_config: { make_an_offer: true } })
    expect([isOfferTaken(vehicle, on), isOfferTaken(vehicle, buildTestSite()), isOfferTaken(buildVehicle('S2', { status: 'sold' }), on)]).toEqual([true, false, false])
  })
})
