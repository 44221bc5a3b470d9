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

export type UpsertOutcome = 'added' | 'changed' | 'unchanged'

export interface ActiveVehicle {
  readonly id: string
  readonly stocknum: string
  readonly dealership_slug: string
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
  /** null while it runs, and permanently when the process crashed. */
  readonly finishedAt: number | null
  readonly outcome: 'running' | 'completed' | 'refused' | 'failed'
  /** The report as printed, JSON; null while it runs. */
  readonly report: unknown
}
