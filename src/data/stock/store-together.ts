import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'
import { markSoldWithin } from './mark-sold.ts'
import type { UpsertOutcome } from './stock-records.ts'
import { beginStockWrite, writeBatch, type UpsertBatch } from './upsert-vehicles.ts'

/** Everything that an import changes. */
export interface StockChanges extends UpsertBatch {
  /** Ids of the vehicles that left the feed. */
  readonly gone: readonly string[]
}

export interface StoredChanges {
  /** In the order of the vehicles given. */
  readonly outcomes: readonly UpsertOutcome[]
  /** How many of those that left the feed were not sold already. */
  readonly sold: number
}

/**
 * Vehicles and sales that one transaction may hold: about half a second of SQLite's write lock, for which the leads of
 * visitors wait.
 */
export const mostTogether = 5_000

/** Vehicles in one statement. */
const sliceSize = 500

/** See ImportWriter.storeTogether. */
export async function storeTogether(
  database: Database,
  ctx: SiteContext,
  { importId, feed, vehicles, gone }: StockChanges,
): Promise<StoredChanges> {
  const size = vehicles.length + gone.length
  if (size > mostTogether) throw new RangeError(`storeTogether accepts at most ${mostTogether} changes, not ${size}`)
  return runWrite(database, async (trx) => {
    await beginStockWrite(database, trx, ctx, importId)
    const outcomes: UpsertOutcome[] = []
    const seen = new Set<string>()
    for (let start = 0; start < vehicles.length; start += sliceSize) {
      const slice = vehicles.slice(start, start + sliceSize)
      for (const { stocknum } of slice) {
        if (seen.has(stocknum)) throw new RangeError(`stock number ${stocknum} is twice in one import`)
        seen.add(stocknum)
      }
      outcomes.push(...(await writeBatch(database, trx, ctx, { importId, feed, vehicles: slice })))
    }
    return { outcomes, sold: await markSoldWithin(database, trx, ctx, gone) }
  })
}
