import type { Lead, NewLead } from '#data/leads/lead-records.ts'
import type { OfferAcceptance } from '#data/valuations/valuation-repository.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import { createSandboxRegoLookup } from '#integrations/rego-lookup/sandbox-rego-lookup.ts'
import { createSandboxValuationProvider } from '#integrations/valuations/sandbox-valuation-provider.ts'
import type { ValuationProvider } from '#integrations/valuations/valuation-provider.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { loadTradeInPage } from './load-trade-in.server.ts'
import { submitTradeIn, type SubmitServices } from './submit-trade-in.server.ts'
import { parseTradeInAddress } from './trade-in-address.ts'

export const start = Date.UTC(2026, 10, 20)
export const carFields = { rego: 'abc 123', regoState: 'QLD', kms: '105,000' }
export const bestAnswers = {
  'answer.condition': 'good',
  'answer.mechanical': 'yes',
  'answer.service_history': 'full',
  'answer.tyres': 'good',
  'answer.accident': 'no',
}
export const person = {
  name: 'Ana Ngũgĩ',
  phone: '0400 123 456',
  email: 'ana@example.com',
  PreferredContactMethod: 'Phone',
  finance: 'No',
}

type SavedLead = NewLead & Lead

interface DeskChange {
  readonly slug?: string
  readonly provider?: ValuationProvider
  /** The kinds of the stock; by default cars alone. */
  readonly kinds?: readonly ItemType[]
  readonly fails?: () => boolean
  readonly allowed?: () => boolean
}

/**
 * The wizard over an in-memory ledger, the sandbox and a clock that the test sets. `open` loads an address, `send`
 * posts the form of one and says where it leads.
 */
export function createTradeInDesk(part: DocumentPart = {}, change: DeskChange = {}) {
  const clock = { value: start }
  const saved: SavedLead[] = []
  const accepted = new Map<string, OfferAcceptance>()
  const logged: string[] = []
  const site = buildTestSite({ demo: true, leads: { minimum_seconds: 0 }, slug: change.slug ?? 'test-site', ...part })
  const now = (): number => clock.value
  const provider = change.provider ?? createSandboxValuationProvider(now, createSandboxRegoLookup())
  const fail = (): void => {
    if (change.fails?.() === true) throw new Error('disk full')
  }
  const services: SubmitServices = {
    site,
    ctx: { siteId: site.slug, now },
    identifyTradeIn: (car) => provider.identify(car),
    estimateTradeIn: (request) => provider.estimate(request),
    search: {
      facetValues: () => Promise.resolve((change.kinds ?? ['car']).map((value) => ({ value, label: value, count: 1 }))),
    },
    stock: {
      findByIdOrSlug: (_ctx, key) => Promise.resolve(key === 'wanted-car' ? buildVehicle('S1', { id: key }) : null),
    },
    leads: {
      find: (_ctx, id) => Promise.resolve(saved.find((lead) => lead.id === id) ?? null),
      async save(_ctx, lead) {
        await Promise.resolve()
        fail()
        const before = saved.find(({ idempotencyKey }) => idempotencyKey === lead.idempotencyKey)
        if (before !== undefined) return { id: before.id, outcome: 'repeated' }
        saved.push({ ...lead, id: `lead-${saved.length}`, createdAt: now(), earlierLead: null, erasedAt: null })
        return { id: `lead-${saved.length - 1}`, outcome: 'stored' }
      },
    },
    valuations: {
      findAcceptance: (_ctx, leadId) => Promise.resolve(accepted.get(leadId) ?? null),
      saveAcceptance(_ctx, leadId, acceptanceLeadId) {
        const acceptance = accepted.get(leadId) ?? { leadId, acceptanceLeadId, acceptedAt: now() }
        accepted.set(leadId, acceptance)
        return Promise.resolve(acceptance)
      },
    },
    takeNetworkAllowance: () => Promise.resolve(true),
    takeAllowance: () => Promise.resolve(change.allowed?.() ?? true),
    findVisitor: () => Promise.resolve(null),
    formSecret: 'secret',
    log: { error: (_fields, message) => void logged.push(message) },
  }

  const toAddress = (path: string) => {
    const url = new URL(path, 'http://test-site.localhost')
    return { url, address: parseTradeInAddress(url.pathname, url.searchParams) }
  }
  const open = (path: string) => loadTradeInPage(services, toAddress(path).address, () => null)

  async function send(path: string, fields: Readonly<Record<string, string>>) {
    const { url, address } = toAddress(path)
    const body = new URLSearchParams(fields).toString()
    const answer = await submitTradeIn(services, address, new Request(url, { method: 'POST', body }))
    if (answer instanceof Response)
      return { to: answer.headers.get('location') ?? '', reply: null, status: answer.status, retryAfter: null }
    const retryAfter = new Headers(answer.init?.headers).get('Retry-After')
    return { to: '', reply: answer.data, status: answer.init?.status ?? 200, retryAfter }
  }

  const submission = (): string => createSubmission(services, 'valuation')

  /** Walks to the offer and returns its address. */
  async function reachOffer(from = '/trade-in', fields: Readonly<Record<string, string>> = carFields): Promise<string> {
    const condition = await send(from, fields)
    const details = await send(condition.to, bestAnswers)
    const offer = await send(details.to, { ...person, submission: submission() })
    return offer.to
  }
  return { services, clock, saved, accepted, logged, open, send, submission, reachOffer }
}
