import type { Cents } from '#domain/money/cents.ts'
import type { Vehicle, YouxQuote } from '#domain/vehicle/vehicle-fields.ts'
import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { beginImport, finishImport, listImports } from './stock/import-runs.ts'
import { listActive, markSold } from './stock/mark-sold.ts'
import { listPriceChanges } from './stock/price-ledger.ts'
import { countAll, findByIdOrSlug, findBySlug, getMany, listAll } from './stock/read-vehicles.ts'
import { saveQuote } from './stock/save-quote.ts'
import { upsertVehicles } from './stock/upsert-vehicles.ts'

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
  /** What a status 'sold' in the feed says of when; null: the time of the import. */
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
  /** null while it runs, or for ever when the process died. */
  readonly finishedAt: number | null
  readonly outcome: 'running' | 'completed' | 'refused' | 'failed'
  /** The report as printed, JSON; null while it runs. */
  readonly report: unknown
}

/** The vehicles of one site. Every method sees the rows of `ctx.siteId` alone (TEN-07). */
export interface StockRepository {
  findBySlug(ctx: SiteContext, slug: string): Promise<Vehicle | null>
  /** Accepts an id or a slug (FIN-06). */
  findByIdOrSlug(ctx: SiteContext, key: string): Promise<Vehicle | null>
  /** In the order asked; ids that are not the site's are left out. At most 1000. */
  getMany(ctx: SiteContext, ids: readonly string[]): Promise<readonly Vehicle[]>
  /** Every vehicle of the site, in batches, for loading the index. */
  listAll(ctx: SiteContext): AsyncIterable<readonly Vehicle[]>
  countAll(ctx: SiteContext): Promise<number>

  beginImport(ctx: SiteContext, run: { readonly feed: string; readonly fileName: string }): Promise<string>
  finishImport(
    ctx: SiteContext,
    importId: string,
    end: { readonly outcome: 'completed' | 'refused' | 'failed'; readonly report: unknown },
  ): Promise<void>
  listImports(ctx: SiteContext, limit: number): Promise<readonly ImportRun[]>

  /**
   * Adds or replaces by stock number, in ONE transaction with the change feed and the price ledger; outcomes in the
   * order given. Unchanged content writes nothing but feed ownership where that differs. At most 1000 a call; a stock
   * number twice in one call is a RangeError.
   */
  upsertBatch(
    ctx: SiteContext,
    batch: { readonly importId: string; readonly feed: string; readonly vehicles: readonly IncomingVehicle[] },
  ): Promise<readonly UpsertOutcome[]>
  /** Unsold vehicles that came by this feed. */
  listActive(ctx: SiteContext, feed: string): Promise<readonly ActiveVehicle[]>
  /**
   * Marks sold, now, in one transaction with the change feed; returns how many changed. Already sold ones stay as they
   * are.
   */
  markSold(ctx: SiteContext, batch: { readonly importId: string; readonly ids: readonly string[] }): Promise<number>
  /**
   * Stores a quote with the vehicle, in one transaction with the change feed; false where the vehicle is not there or
   * sold. An import that changes the price removes it.
   */
  saveQuote(ctx: SiteContext, vehicleId: string, quote: StoredQuote): Promise<boolean>
  /** Append-only evidence for 'Was' prices, oldest first. */
  listPriceChanges(ctx: SiteContext, vehicleId: string): Promise<readonly PriceChange[]>
}

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createStockRepository(database: Database): StockRepository {
  return {
    findBySlug: (ctx, slug) => findBySlug(database, ctx, slug),
    findByIdOrSlug: (ctx, key) => findByIdOrSlug(database, ctx, key),
    getMany: (ctx, ids) => getMany(database, ctx, ids),
    listAll: (ctx) => listAll(database, ctx),
    countAll: (ctx) => countAll(database, ctx),
    beginImport: (ctx, run) => beginImport(database, ctx, run),
    finishImport: (ctx, importId, end) => finishImport(database, ctx, importId, end),
    listImports: (ctx, limit) => listImports(database, ctx, limit),
    upsertBatch: (ctx, batch) => upsertVehicles(database, ctx, batch),
    listActive: (ctx, feed) => listActive(database, ctx, feed),
    markSold: (ctx, batch) => markSold(database, ctx, batch),
    saveQuote: (ctx, vehicleId, quote) => saveQuote(database, ctx, vehicleId, quote),
    listPriceChanges: (ctx, vehicleId) => listPriceChanges(database, ctx, vehicleId),
  }
}
