import type { NewLead } from '#data/leads/lead-records.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createSubmission, submitLead } from '#features/parts/lead-form/submit-lead.server.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { createEnquiryForm } from './enquiry-form.ts'

export const start = Date.UTC(2026, 10, 20)
export const vehicle = buildVehicle('S1', { id: 'abcdefgh23456789' })
export interface Target {
  readonly vehicle: Vehicle | null
  readonly about: 'vehicle'
  readonly missing: boolean
}
export const aboutVehicle: Target = { vehicle, about: 'vehicle', missing: false }

interface DeskChange {
  readonly fails?: boolean
  /** Every submission comes from another address of one network. */
  readonly isNetwork?: boolean
  readonly visitor?: Promise<SignedInVisitor | null>
}

/**
 * Submits enquiries to an in-memory lead repository under a clock that the test sets. `good` holds valid fields,
 * `issue` makes a submission token as if the form had been rendered at that time, and `fails` makes storing fail.
 */
export function createDesk(part: DocumentPart = {}, change: DeskChange = {}) {
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
    async takeAllowance(what: string, limit: number) {
      if (change.isNetwork === true) return true
      taken.set(what, (taken.get(what) ?? 0) + 1)
      return (taken.get(what) ?? 0) <= limit
    },
    async takeNetworkAllowance(what: string, limit: number) {
      const network = `${what} of the network`
      taken.set(network, (taken.get(network) ?? 0) + 1)
      return (taken.get(network) ?? 0) <= limit
    },
    formSecret: 'secret',
    findVisitor: () => change.visitor ?? Promise.resolve(null),
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
