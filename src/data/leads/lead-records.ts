import type { VehicleEventParameters } from '#domain/analytics/event-catalogue.ts'
import type { EnquiryEvent } from '#domain/enquiry/resolve-enquiry.ts'

/** The vehicle at the time of the enquiry, so that the lead stays readable after the vehicle has gone. */
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
  /** Epoch milliseconds. */
  readonly at: number
}

/** What the visitor did on the site before the enquiry (LEAD-02), as far as the site has it sent. */
export interface LeadAttributes {
  /** Paths without their query, oldest first. */
  readonly visited_pages: readonly string[]
  /** The query parameters of the first page that the site names. */
  readonly linked_query_params: Readonly<Record<string, string>>
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
  /** Idempotency key: a repeated key is the same submission, a double click or a retry (LEAD-13). */
  readonly idempotencyKey: string
  /** The site's name for where its leads come from (LEAD-02). */
  readonly source: string
  readonly attributes: LeadAttributes
  /** Id of the chosen location, else of the vehicle's; null when neither is known. */
  readonly locationId: string | null
  /** Id of the visitor who was signed in. */
  readonly visitorId: string | null
  /** Why the sender may be a robot; such a lead is kept, and not delivered before it is released (LEAD-13). */
  readonly suspicion: 'honeypot' | 'too_fast' | null
  /**
   * Recipients, at least one, each with its own outbox row: 'email:ADDRESS', 'adf:ADDRESS', 'webhook:URL', or
   * 'sandbox', which only the log receives.
   */
  readonly channels: readonly string[]
}

export interface Lead extends Omit<
  NewLead,
  'channels' | 'source' | 'attributes' | 'locationId' | 'visitorId' | 'suspicion'
> {
  readonly id: string
  /** Epoch milliseconds. */
  readonly createdAt: number
}

export interface OutboxEntry {
  readonly leadId: string
  readonly channel: string
  readonly state: 'waiting' | 'delivered' | 'failed'
  readonly attempts: number
  /** Epoch milliseconds of the earliest delivery attempt. */
  readonly nextAt: number
}
