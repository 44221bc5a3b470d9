import type { VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import type { EnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'

/** The vehicle at the time of the enquiry, so that the lead stays readable after the vehicle was removed. */
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

/** The consents given, with the wording that was on the screen. */
export interface LeadConsent {
  readonly opt_in: boolean
  readonly opt_in_text: string
  readonly collection_notice: string
  /** Date of the privacy policy that the form linked to (CONTENT-06); absent in leads of earlier versions. */
  readonly privacy_policy?: string
  /** Epoch milliseconds. */
  readonly at: number
}

/** Where a visitor came from and what the visitor looked at before, capped by the site's settings (LEAD-02). */
export interface LeadAttributes {
  /** Paths on the site, oldest first. */
  readonly visited_pages: readonly string[]
  /** Query parameters of the first page, by name. */
  readonly linked_query_params: Readonly<Record<string, string>>
}

/**
 * Why a lead is suspected to be a robot's: a filled honeypot, a form sent sooner than a person can, or more leads from
 * one rendering of a form, or from one network, than people send.
 */
export type LeadSuspicion = 'honeypot' | 'too_fast' | 'flood'

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
  /** The site's name for where its leads come from, 'Website' where nothing else is configured (LEAD-02). */
  readonly source: string
  readonly attributes: LeadAttributes
  /** The location that the sender chose, else the vehicle's; null: none. */
  readonly locationId: string | null
  /** The signed-in visitor; null: nobody was signed in. */
  readonly visitorId: string | null
  /** A suspected lead is stored and held back until an operator releases it; it is never dropped (LEAD-13). */
  readonly suspicion: LeadSuspicion | null
  /** Idempotency key: a repeated key is the same submission, a double click or a retry (LEAD-13). */
  readonly idempotencyKey: string
  /**
   * Receivers, at least one, each with its own outbox row: 'email:ADDRESS', 'adf:ADDRESS', 'webhook:URL', or 'sandbox',
   * which writes to the log only. 'dealer' stands in rows that were stored before there were routes.
   */
  readonly channels: readonly string[]
}

/** The time that a test drive takes, so that no more visitors are given it than the place can serve (LEAD-11). */
export interface LeadSlot {
  /** What is taken: 'car:ID', 'location:ID', or 'site' where the site has no location. */
  readonly place: string
  /** '2026-11-23' by the clocks of the location. */
  readonly date: string
  /** '08:30'. */
  readonly time: string
  /** How many leads may take the same time at the place; at least 1. */
  readonly capacity: number
}

export interface Lead extends Omit<NewLead, 'channels'> {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
  /** Id of the newest earlier lead of the same person, by e-mail or phone; the later one is delivered all the same. */
  readonly earlierLead: string | null
  /** When the personal data was erased, epoch milliseconds; null: it was not. */
  readonly erasedAt: number | null
}

/**
 * 'waiting': to be delivered, or being delivered now. 'delivered': the receiver accepted it. 'failed': given up, or
 * refused for good. 'replaced': failed, and the lead goes to other receivers instead or was dismissed.
 * 'held': of a suspected robot, until it is released.
 */
export type OutboxState = 'waiting' | 'delivered' | 'failed' | 'replaced' | 'held'

/** How far one lead's delivery to one receiver has come. Times are epoch milliseconds. */
export interface OutboxEntry {
  readonly leadId: string
  readonly channel: string
  readonly state: OutboxState
  /** Tries begun. */
  readonly attempts: number
  /** Earliest next try; while one is under way, when it counts as crashed. */
  readonly nextAt: number
  /** Cause of the last failed try; null: none has failed. */
  readonly lastError: string | null
  /** When it was delivered or given up; null: neither yet. */
  readonly settledAt: number | null
  /** What the receiver answered; null: not delivered. */
  readonly receipt: string | null
}
