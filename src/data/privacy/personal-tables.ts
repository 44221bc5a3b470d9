import { erasedHold, erasedHolder } from '../holds/erased-hold.ts'
import { erasedLead } from '../leads/erased-lead.ts'
import type { Tables } from '../tables.ts'

/**
 * What erases a table's personal data. `person`: `forecourt leads erase` by e-mail or phone; `lead`: that command by
 * the id of a lead; `visitor`: the page 'Delete my data'.
 */
export type ErasedBy = 'person' | 'lead' | 'visitor'

export interface PersonalTable {
  /** Columns that hold personal data or name a person; 'row' where the whole row is deleted. */
  readonly columns: 'row' | readonly string[]
  readonly erasedBy: readonly ErasedBy[]
}

/**
 * Every table with personal data of visitors, and what erases it. A table stands in this list or in
 * `impersonalTables`.
 */
export const personalTables = {
  lead: { columns: Object.keys(erasedLead), erasedBy: ['person', 'lead'] },
  test_drive_slot: { columns: 'row', erasedBy: ['person', 'lead'] },
  lead_outbox: { columns: ['person_email', 'person_phone'], erasedBy: ['person', 'lead'] },
  vehicle_hold: {
    columns: [...Object.keys(erasedHold), ...Object.keys(erasedHolder)],
    erasedBy: ['person', 'lead', 'visitor'],
  },
  payment: { columns: Object.keys(erasedHold), erasedBy: ['person', 'lead', 'visitor'] },
  checkout_draft: { columns: 'row', erasedBy: ['person', 'visitor'] },
  miscellaneous: { columns: 'row', erasedBy: ['person', 'lead', 'visitor'] },
  offer_acceptance: { columns: 'row', erasedBy: ['person', 'lead', 'visitor'] },
  prize_draw: { columns: 'row', erasedBy: ['person', 'visitor'] },
  saved_vehicle: { columns: 'row', erasedBy: ['visitor'] },
  visitor: { columns: 'row', erasedBy: ['visitor'] },
  visitor_session: { columns: 'row', erasedBy: ['visitor'] },
  sign_in_code: { columns: 'row', erasedBy: ['visitor'] },
  passkey: { columns: 'row', erasedBy: ['visitor'] },
} as const satisfies { readonly [Name in keyof Tables]?: PersonalTable }

/** Tables that hold nothing of any visitor. */
export const impersonalTables = [
  'vehicle',
  'price_change',
  'import_run',
  'feed_baseline',
  'feed_state',
  'feed_run',
  'change_log',
  'change_log_pruned',
  'site',
  'site_version',
  'site_host',
  'former_host',
  'site_offline',
  'removed_site',
  'vehicle_view',
  'payment_event',
  // Amount and description of a payment that moves no money; its payer is nobody.
  'sandbox_payment',
  // Keyed hashes of phone numbers, which only the platform's secret makes: they keep a number from a second draw.
  'prize_player',
  // A hash of a random cookie, for minutes.
  'passkey_challenge',
  // Which node does what.
  'lease',
  'web_node',
  // Keyed hashes of network addresses, which only the platform's secret makes, for an hour.
  'rate_limit',
  'schema_migration',
] as const satisfies readonly Exclude<keyof Tables, keyof typeof personalTables>[]
