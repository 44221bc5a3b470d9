import type { Generated } from 'kysely'

/**
 * Append-only but for the erasure of personal data, which a trigger admits once (`erased-lead.ts`). `form`, `car`,
 * `consent` and `attributes` are JSON.
 */
export interface LeadTable {
  seq: Generated<number>
  site_id: string
  id: string
  created_at: number
  category: string
  subcategory: string
  event: string
  form: string
  car: string | null
  page_url: string | null
  user_agent: string | null
  consent: string
  idempotency_key: string
  source: string
  attributes: string
  location_id: string | null
  visitor_id: string | null
  suspicion: string | null
  /** See PersonKeys. */
  person_email: string | null
  person_phone: string | null
  /** Id of the person's newest earlier lead. */
  earlier_lead: string | null
  erased_at: number | null
}

/** One row a receiver of a lead; it changes as it is tried, the lead does not. */
export interface LeadOutboxTable {
  site_id: string
  lead_id: string
  channel: string
  /** `seq` and person keys of the lead, so that the order within a person is found in this table alone. */
  lead_seq: number
  person_email: string | null
  person_phone: string | null
  /** waiting, delivered, failed or held. */
  state: string
  /** Tries begun. */
  attempts: number
  /** Earliest next try; while a lease is held, the end of the lease. */
  next_at: number
  /** Holder of the lease, null while nobody is trying. */
  lease_id: string | null
  created_at: number
  /** A try that fails at or after this instant is the last. */
  give_up_at: number
  /** Of the tries since the row began to wait; null: none has failed. */
  first_failed_at: number | null
  last_error: string | null
  /** When it was delivered or failed for good. */
  settled_at: number | null
  /** What the receiver answered. */
  receipt: string | null
  /** When the lead went to other receivers instead of this one, which had failed, or was dismissed; null: neither. */
  replaced_at: number | null
}

/** One row for each test drive that takes a time; the key lets the database refuse a second one. */
export interface TestDriveSlotTable {
  site_id: string
  /** See LeadSlot. */
  place: string
  slot_date: string
  slot_time: string
  /** 0 to the capacity of the slot less 1. */
  position: number
  lead_id: string
  created_at: number
}
