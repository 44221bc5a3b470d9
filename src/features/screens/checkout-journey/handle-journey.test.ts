import { expect, test } from 'vitest'
import type { Hold } from '#data/holds/hold-records.ts'
import type { BeginOutcome } from '#data/holds/hold-writer.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { describeTerms } from '#features/parts/reserve/begin-reservation.server.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { receiveJourney, type JourneyServices } from './handle-journey.server.ts'

const now = Date.UTC(2026, 10, 20)
const site = buildTestSite({
  checkout: { enabled: true, online_purchase: { all: true } },
})
const vehicle = buildVehicle('A1', { payment_processors: ['card'] })
const answers = {
  name: 'Ana',
  email: 'ana@example.com',
  phone: '+61400123456',
  postcode: '2000',
  has_trade_in: 'no',
  pay_by: 'deposit',
  hand_over: 'pick_up',
}

interface Situation {
  readonly begin?: BeginOutcome
  readonly active?: Pick<Hold, 'id' | 'state' | 'expiresAt'>
  readonly allows?: (what: string) => boolean
  readonly fields?: Readonly<Record<string, string>>
  /** Milliseconds since the form was shown. */
  readonly age?: number
  readonly agreed?: string
}

/** Presses the last button of the journey. Returns the answer and what was stored. */
async function finish({ begin, active, allows = () => true, fields = {}, age = 60_000, agreed }: Situation = {}) {
  const leads: NewLead[] = []
  let removed = 0
  let begun = 0
  const ctx = { siteId: site.slug, now: () => now }
  const formSecret = 'a secret of thirty-two characters'
  const services = {
    site,
    ctx,
    formSecret,
    takeAllowance: (what: string) => Promise.resolve(allows(what)),
    findVisitor: () => Promise.resolve(null),
    stock: { findByIdOrSlug: () => Promise.resolve(vehicle) },
    leads: {
      save(_ctx: unknown, lead: NewLead) {
        leads.push(lead)
        return Promise.resolve({ id: 'lead-1' })
      },
    },
    checkout: {
      network: null,
      processor: { name: 'sandbox' },
      drafts: {
        find: () => Promise.resolve(answers),
        remove() {
          removed += 1
          return Promise.resolve()
        },
      },
      holds: {
        findActive: () => Promise.resolve(active ?? null),
        begin() {
          begun += 1
          return Promise.resolve(begin ?? { kind: 'limited' })
        },
      },
    },
  } as unknown as JourneyServices
  const listing = resolveListing(vehicle, site, now)
  if (listing.offers.reserve === null) throw new Error('the vehicle cannot be held')
  const body = new URLSearchParams({
    submission: createSubmission(services, 'checkout-journey', now - age),
    agreed: agreed ?? describeTerms(listing, listing.offers.reserve),
    ...fields,
  })
  const address = `https://yard.example/checkout-journey?car_id=${vehicle.id}&step=review`
  const cookie = 'purchase=6f1e7a3e-8f0a-4b4e-9d55-0a8a2f5f0001'
  const request = new Request(address, { method: 'POST', body, headers: { cookie } })
  const answer = await receiveJourney(services, new URL(address), request)
  const isRedirect = answer instanceof Response
  const view = isRedirect ? null : answer.data
  return {
    status: isRedirect ? answer.status : (answer.init?.status ?? 200),
    retryAfter: isRedirect ? null : new Headers(answer.init?.headers).get('Retry-After'),
    location: isRedirect ? answer.headers.get('location') : null,
    told: view?.kind === 'step' ? view.formError : (view?.kind ?? null),
    leads,
    removed,
    begun,
  }
}

test('BUY-02 BUY-03 a visitor whose hold is refused reads why, and keeps the answers', async () => {
  const limited = await finish({ begin: { kind: 'limited' } })
  expect([limited.status, limited.removed, limited.retryAfter]).toEqual([429, 0, null])
  expect(limited.told).toMatch(/Nothing has been charged/)
})

test('BUY-02 a purchase of a vehicle that somebody else has is stored as no lead', async () => {
  const taken = await finish({ active: { id: 'h', state: 'reserved', expiresAt: now + 1000 } })
  expect([taken.status, taken.told, taken.leads.length, taken.begun]).toEqual([409, 'blocked', 0, 0])
})

test('LEAD-13 BUY-02 purchases count with the leads of their address, and a surplus one is not stored', async () => {
  const refused = await finish({ allows: (what) => what !== 'lead' })
  expect([refused.status, refused.leads.length, refused.begun]).toEqual([429, 0, 0])
  expect(refused.told).toMatch(/Try again in an hour/)
})

test('API-04 BUY-02 a refused purchase says when to ask again, where the time is known', async () => {
  const waits = await Promise.all(
    ['checkout', 'lead', 'hold'].map(
      async (refused) => (await finish({ allows: (what) => what !== refused })).retryAfter,
    ),
  )
  expect(waits).toEqual(['600', '3600', '3600'])
})

test('LEAD-13 BUY-02 a purchase that is sent again is the same lead, whichever form sends it', async () => {
  const first = await finish()
  const second = await finish({ age: 90_000 })
  expect(first.leads[0]?.idempotencyKey).toBe(second.leads[0]?.idempotencyKey)
  expect(first.leads[0]?.idempotencyKey).toMatch(/^[0-9a-f]{64}$/)
  const other = await finish({ fields: { message: 'Another wish' } })
  expect(other.leads[0]?.idempotencyKey).not.toBe(first.leads[0]?.idempotencyKey)
})

test('LEAD-13 BUY-02 what a robot sends is kept, held back, and keeps nobody from the vehicle', async () => {
  const trapped = await finish({ fields: { company_website: 'https://spam.example' } })
  expect([trapped.status, trapped.location]).toEqual([303, '/success?lead=lead-1'])
  expect([trapped.leads[0]?.suspicion, trapped.begun]).toEqual(['honeypot', 0])
  expect((await finish({ age: 10 })).leads[0]?.suspicion).toBe('too_fast')
  expect((await finish()).leads[0]?.suspicion).toBeNull()
})
