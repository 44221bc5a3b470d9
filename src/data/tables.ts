import type { Generated } from 'kysely'
import type { FeedRunTable, FeedStateTable } from './feeds/feed-tables.ts'
import type { LeaseTable } from './leases/lease-tables.ts'
import type {
  CheckoutDraftTable,
  PaymentEventTable,
  SandboxPaymentTable,
  VehicleHoldTable,
} from './holds/hold-tables.ts'
import type { LeadOutboxTable, LeadTable, TestDriveSlotTable } from './leads/lead-tables.ts'
import type {
  PasskeyChallengeTable,
  PasskeyTable,
  SignInCodeTable,
  VisitorSessionTable,
  VisitorTable,
} from './sign-in/sign-in-tables.ts'
import type {
  MiscellaneousTable,
  OfferAcceptanceTable,
  PrizeDrawTable,
  PrizePlayerTable,
} from './valuations/valuation-tables.ts'
import type { FormerHostTable, RemovedSiteTable, SiteOfflineTable } from './sites/site-tables.ts'
import type { RateLimitTable, WebNodeTable } from './nodes/node-tables.ts'
import type { PaymentTable } from './payments/payment-records.ts'
import type { SavedVehicleTable } from './saved/saved-tables.ts'

/**
 * The tables as both databases have them. `…_at` is epoch milliseconds; flags are 0 or 1, because SQLite has no
 * boolean; documents are JSON in text columns, so that both databases give back the same bytes.
 */
export interface Tables {
  vehicle: VehicleTable
  price_change: PriceChangeTable
  import_run: ImportRunTable
  feed_baseline: FeedBaselineTable
  feed_state: FeedStateTable
  feed_run: FeedRunTable
  change_log: ChangeLogTable
  change_log_pruned: ChangeLogPrunedTable
  site: SiteTable
  site_version: SiteVersionTable
  site_host: SiteHostTable
  former_host: FormerHostTable
  site_offline: SiteOfflineTable
  removed_site: RemovedSiteTable
  lead: LeadTable
  lead_outbox: LeadOutboxTable
  test_drive_slot: TestDriveSlotTable
  vehicle_view: VehicleViewTable
  vehicle_hold: VehicleHoldTable
  payment_event: PaymentEventTable
  sandbox_payment: SandboxPaymentTable
  checkout_draft: CheckoutDraftTable
  payment: PaymentTable
  visitor: VisitorTable
  visitor_session: VisitorSessionTable
  sign_in_code: SignInCodeTable
  passkey: PasskeyTable
  passkey_challenge: PasskeyChallengeTable
  miscellaneous: MiscellaneousTable
  offer_acceptance: OfferAcceptanceTable
  prize_draw: PrizeDrawTable
  prize_player: PrizePlayerTable
  saved_vehicle: SavedVehicleTable
  lease: LeaseTable
  web_node: WebNodeTable
  rate_limit: RateLimitTable
  schema_migration: SchemaMigrationTable
}

export interface VehicleTable {
  site_id: string
  id: string
  slug: string
  stocknum: string
  /** The feed that delivered it last. */
  feed: string
  dealership_slug: string
  sold: number
  /** Epoch SECONDS, the unit of the vehicle field of this name. */
  sold_date_timestamp: number | null
  /** Of `doc`, to tell unchanged content without reading it. */
  content_hash: string
  /** What the feed and the import gave, without nulls; see stock/vehicle-document.ts. */
  doc: string
  /** Current price, cents, when the feed's finance figures last changed; null: not known. */
  finance_price: number | null
  /** A quote that the platform got, JSON of StoredQuote with `at`; null: none. */
  quote: string | null
  /** 1 while a paid hold keeps it (holds/hold-writer.ts); the feed's own `reserved` is in `doc`. */
  held: Generated<number>
  /** Of `doc`, cents, for comparing the prices of a whole stock; null: none. */
  price: number | null
  /** Equal for the same vehicle in two sites or feeds; see stock/vehicle-identity.ts. */
  identity: string | null
  /** `price_change.seq` after which its ledger begins; null: with the first entry. See stock/begin-anew.ts. */
  ledger_from: number | null
  created_at: number
  updated_at: number
}

/** Append-only: a trigger refuses UPDATE and DELETE. */
export interface PriceChangeTable {
  seq: Generated<number>
  site_id: string
  vehicle_id: string
  import_id: string
  at: number
  field: string
  from_cents: number | null
  to_cents: number | null
}

export interface ImportRunTable {
  seq: Generated<number>
  site_id: string
  import_id: string
  feed: string
  file_name: string
  started_at: number
  finished_at: number | null
  outcome: string
  /** null: it runs or died, or the report is forgotten by now (stock/prune-imports.ts). */
  report: string | null
  /** SHA-256 of the file's bytes, base64url; null while it runs and when the file was not read to its end. */
  file_hash: string | null
}

/** The last good import of each feed, with which the guards compare the next file. */
export interface FeedBaselineTable {
  site_id: string
  feed: string
  import_id: string
  started_at: number
  file_hash: string
  /** When the file was last changed, epoch milliseconds; null: not known. */
  file_at: number | null
  /** The date of the file as the operator gave it; of the newest import that had one. */
  as_of: number | null
  /** Rows whose columns were looked at. */
  row_count: number
  /** JSON list of FilledColumn. */
  columns: string
}

export interface ChangeLogTable {
  seq: Generated<number>
  site_id: string
  kind: string
  id: string
  at: number
}

/** One row: the last change that pruning deleted. */
export interface ChangeLogPrunedTable {
  singleton: number
  /** PostgreSQL: the transaction; SQLite: '0'. */
  xid: string
  seq: number
}

/** The version in force of each site. */
export interface SiteTable {
  slug: string
  version: number
}

/** Append-only: every version ever applied. */
export interface SiteVersionTable {
  slug: string
  version: number
  document: string
  /** JSON list, sorted. */
  hosts: string
  source_text: string
  applied_by: string | null
  applied_at: number
}

export interface SiteHostTable {
  host: string
  slug: string
}

/** How often the page of a vehicle was looked at. */
export interface VehicleViewTable {
  site_id: string
  vehicle_id: string
  views: number
  last_at: number
}

export interface SchemaMigrationTable {
  name: string
  applied_at: number
}
