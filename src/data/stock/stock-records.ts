import type { Cents } from '#domain/money/cents.ts'
import type { Vehicle, YouxQuote } from '#domain/vehicle/vehicle-fields.ts'

/** A vehicle as the import derived it, before the platform gives it id, slug and dates. */
export type IncomingVehicle = Omit<
  Vehicle,
  | 'id'
  | 'slug'
  | 'sold'
  | 'sold_date_timestamp'
  | 'views'
  | 'finance_price'
  | 'quote_price'
  | 'created_at'
  | 'created_at_timestamp'
  | 'updated_at'
> & {
  /**
   * ISO instant the feed gives for its coming into stock; null: the time of the import. Kept from the first import on.
   */
  readonly created_at: string | null
  /** When the vehicle was sold, for the status 'sold' in a feed; null: the time of the import. */
  readonly sold_date_timestamp: number | null
  /** Wanted address; the repository appends '-2', '-3' … where another vehicle of the site has it. */
  readonly slug: string
}

/** A quote that the platform got for a vehicle (FIN-05), with the price that it was asked for. Money in cents. */
export interface StoredQuote extends Required<{ readonly [Key in keyof YouxQuote]: NonNullable<YouxQuote[Key]> }> {
  readonly price: Cents
}

/** `returned`: it was sold and is for sale again, whether or not anything else about it changed. */
export type UpsertOutcome = 'added' | 'changed' | 'returned' | 'unchanged'

/** What an import compares of a stored vehicle. */
export interface StoredSummary {
  readonly id: string
  readonly stocknum: string
  /** The feed that delivered it last. */
  readonly feed: string
  readonly dealershipSlug: string
  readonly sold: boolean
  readonly price: Cents | null
  /** See vehicle-identity.ts; null: not known. */
  readonly identity: string | null
}

/** How many vehicles another feed or another site has in stock. Names and a number, never a vehicle. */
export interface KnownElsewhere {
  readonly siteId: string
  readonly feed: string
  readonly vehicles: number
}

/** A column, JSON key or XML element that had a value, with the vehicle field that is read from it. */
export interface FilledColumn {
  readonly column: string
  readonly field: string
  /** Rows in which it had a value that was used. */
  readonly rows: number
  /** Median of the field among the used cars of the file, for `km` alone; absent: too few cars. */
  readonly median?: number
}

/** What is kept of a good import, so that the next file of the feed can be compared with it. */
export interface ImportEvidence {
  /** SHA-256 of the file's bytes, base64url. */
  readonly fileHash: string
  /** When the file was last changed, epoch milliseconds; null: not known. */
  readonly fileAt: number | null
  /** The file's own date as the operator gave it, epoch milliseconds; null: none given. */
  readonly asOf: number | null
  /** Rows whose columns were looked at: all but damaged ones. */
  readonly rows: number
  readonly columns: readonly FilledColumn[]
}

/** The last good import of a feed. Its `asOf` is that of the newest import that was given one. */
export interface FeedBaseline extends ImportEvidence {
  readonly importId: string
  readonly startedAt: number
}

export interface PriceChange {
  readonly vehicleId: string
  /** Epoch milliseconds. */
  readonly at: number
  readonly field: 'price' | 'before_price' | 'offer_price' | 'subscription_price'
  /** null: had none. On the first import of a vehicle `from` is null. */
  readonly from: Cents | null
  readonly to: Cents | null
}

export interface ImportRun {
  readonly importId: string
  readonly feed: string
  readonly startedAt: number
  /** null while it runs, and for good when the process died; such a run has 'failed' some hours later. */
  readonly finishedAt: number | null
  readonly outcome: 'running' | 'completed' | 'refused' | 'failed'
  /** The report as printed, JSON; null while it runs, of a run that died, and once the time of reports is over. */
  readonly report: unknown
}
