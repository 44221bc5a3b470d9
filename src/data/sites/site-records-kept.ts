import type { Tables } from '../tables.ts'

/** Tables whose rows belong to one site by `site_id`. */
export type SiteTableName = {
  [Name in keyof Tables]: Tables[Name] extends { site_id: unknown } ? Name : never
}[keyof Tables]

/** What goes with a removed site: its stock and its visitors' accounts. */
export const goingTables = [
  'vehicle',
  'vehicle_view',
  'import_run',
  'feed_baseline',
  'feed_run',
  'feed_state',
  'test_drive_slot',
  'checkout_draft',
  'saved_vehicle',
  'sign_in_code',
  'passkey_challenge',
  'passkey',
  'visitor_session',
  'visitor',
] as const satisfies readonly SiteTableName[]

/**
 * What is kept of a removed site until its time is over: leads with the consent that each carries, their deliveries and
 * values, reservations and payments, prizes, and the ledger of prices.
 */
export const keptTables = [
  'lead',
  'lead_outbox',
  'miscellaneous',
  'offer_acceptance',
  'vehicle_hold',
  'payment',
  'payment_event',
  'sandbox_payment',
  'prize_draw',
  'prize_player',
  'price_change',
] as const satisfies readonly SiteTableName[]

/** Stays, and is pruned by age: what changed, for nodes that follow. */
export const followedTables = ['change_log'] as const satisfies readonly SiteTableName[]

type Unlisted = Exclude<
  SiteTableName,
  (typeof goingTables)[number] | (typeof keptTables)[number] | (typeof followedTables)[number]
>

/** A new table with `site_id` belongs into one of the lists above; until then this line does not compile. */
export const unlistedTables: [Unlisted] extends [never] ? readonly [] : Unlisted = []
