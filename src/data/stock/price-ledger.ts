import type { Transaction } from 'kysely'
import { type Cents, cents } from '#domain/money/cents.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { IncomingVehicle, PriceChange } from './stock-records.ts'
import type { Tables } from '../tables.ts'
import { runRead } from '../transactions.ts'

const priceFields = ['price', 'before_price', 'offer_price', 'subscription_price'] as const
type PriceField = (typeof priceFields)[number]

export interface PriceDifference {
  readonly vehicleId: string
  readonly field: PriceField
  readonly from: Cents | null
  readonly to: Cents | null
}

/** `before` is the stored document, {} for a new vehicle. */
export function listPriceDifferences(
  vehicleId: string,
  before: Readonly<Record<string, unknown>>,
  vehicle: IncomingVehicle,
): readonly PriceDifference[] {
  return priceFields.flatMap((field) => {
    const stored = before[field]
    const from = typeof stored === 'number' ? cents(stored) : null
    const to = vehicle[field] ?? null
    return from === to ? [] : [{ vehicleId, field, from, to }]
  })
}

/** The ledger is append-only: triggers reject UPDATE and DELETE. */
export async function appendPriceChanges(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  importId: string,
  at: number,
  differences: readonly PriceDifference[],
): Promise<void> {
  if (differences.length === 0) return
  // At most 4 rows of 7 columns a vehicle: a batch of 1000 binds 28,000 of SQLite's 32,766 parameters a statement.
  await trx
    .insertInto('price_change')
    .values(
      differences.map(({ vehicleId, field, from, to }) => ({
        site_id: ctx.siteId,
        vehicle_id: vehicleId,
        import_id: importId,
        at,
        field,
        from_cents: from,
        to_cents: to,
      })),
    )
    .execute()
}

/** Reads the price ledger of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface PriceLedgerReader {
  /**
   * The recorded price changes of a vehicle, oldest first: append-only evidence for a 'Was' price. Those of another car
   * that had its stock number before are not among them.
   */
  listPriceChanges(ctx: SiteContext, vehicleId: string): Promise<readonly PriceChange[]>
}

/** Reads from an open store. Failures of the store are DatabaseProblem. */
export function createPriceLedgerReader(database: Database): PriceLedgerReader {
  return {
    async listPriceChanges(ctx, vehicleId) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('price_change')
          .leftJoin('vehicle', (join) =>
            join
              .onRef('vehicle.site_id', '=', 'price_change.site_id')
              .onRef('vehicle.id', '=', 'price_change.vehicle_id'),
          )
          .select(['vehicle_id', 'at', 'field', 'from_cents', 'to_cents'])
          .where('price_change.site_id', '=', ctx.siteId)
          .where('vehicle_id', '=', vehicleId)
          .where((row) => row.or([row('ledger_from', 'is', null), row('seq', '>', row.ref('ledger_from'))]))
          .orderBy('seq')
          .execute(),
      )
      return rows.map((row) => ({
        vehicleId: row.vehicle_id,
        at: row.at,
        field: row.field as PriceField,
        from: row.from_cents === null ? null : cents(row.from_cents),
        to: row.to_cents === null ? null : cents(row.to_cents),
      }))
    },
  }
}
