import type { VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import type { EnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'
import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { findLead, listLeads, listOutbox } from './leads/read-leads.ts'
import { saveLead } from './leads/save-lead.ts'

/** The vehicle as it was when it was asked for, so that a lead can be read after the vehicle has gone. */
export interface LeadCar {
  readonly id: string
  readonly slug: string
  readonly name: string
  readonly stocknum: string
  readonly dealership_id: string
  readonly dealership_slug: string
  /** Current price in cents; null where it had none. */
  readonly price: number | null
  readonly parameters: VehicleEventParameters
}

/** What was agreed to, in the words that were on the screen. */
export interface LeadConsent {
  readonly opt_in: boolean
  readonly opt_in_text: string
  readonly collection_notice: string
  /** Epoch milliseconds. */
  readonly at: number
}

export interface NewLead {
  readonly category: string
  readonly subcategory: string
  readonly event: EnquiryEvent
  /** The form under the names of the specification (LEAD-01); a JSON object. */
  readonly form: Readonly<Record<string, string | boolean | null>>
  readonly car: LeadCar | null
  /** Page that the form was sent from. */
  readonly pageUrl: string | null
  readonly userAgent: string | null
  readonly consent: LeadConsent
  /** The same key again is the same submission: a double click or a retry (LEAD-13). */
  readonly idempotencyKey: string
  /** Who must get it, each with an outbox row of its own; 'dealer' is the dealership's own delivery. At least one. */
  readonly channels: readonly string[]
}

export interface Lead extends Omit<NewLead, 'channels'> {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface OutboxEntry {
  readonly leadId: string
  readonly channel: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  /** Epoch milliseconds; not tried before. */
  readonly nextAt: number
}

/** The leads of one site. Every method sees the rows of `ctx.siteId` alone (TEN-07). */
export interface LeadRepository {
  /**
   * Stores lead and outbox rows in ONE transaction; when it answers, both are durable (LEAD-12). A key that was stored
   * before gives back that lead.
   */
  save(ctx: SiteContext, lead: NewLead): Promise<{ readonly id: string; readonly outcome: 'stored' | 'repeated' }>
  find(ctx: SiteContext, id: string): Promise<Lead | null>
  /** Newest first. */
  list(ctx: SiteContext, limit: number): Promise<readonly Lead[]>
  /** What is still to be delivered, longest due first. */
  listWaiting(ctx: SiteContext, limit: number): Promise<readonly OutboxEntry[]>
}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createLeadRepository(database: Database): LeadRepository {
  return {
    save: (ctx, lead) => saveLead(database, ctx, lead),
    find: (ctx, id) => findLead(database, ctx, id),
    list: (ctx, limit) => listLeads(database, ctx, limit),
    listWaiting: (ctx, limit) => listOutbox(database, ctx, limit),
  }
}
