import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'
import { markSoldWithin } from './mark-sold.ts'
import type { UpsertOutcome } from './stock-records.ts'
import { beginStockWrite, type UpsertBatch, writeEntries } from './upsert-vehicles.ts'
import { buildEntries } from './vehicle-entries.ts'

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
 * Vehicles and sales that one transaction may hold. The leads of visitors wait for SQLite's write lock, 5 seconds at
 * most, and an import runs at low priority: while others keep every core busy, it holds the lock for seconds (decision
 * 35).
 */
export const mostTogether = 5_000

/**
 * Characters of the documents that one transaction may hold: 5,000 vehicles of 1,280, or 1,600 of 4,000. The time of
 * the lock grows with them, and so does the memory of the import.
 */
export const mostCharactersTogether = 6_400_000

/** Whether one transaction may hold this number of changes and of characters in their documents. */
export function fitsTogether(changes: number, characters: number): boolean {
  return changes <= mostTogether && characters <= mostCharactersTogether
}

/** Vehicles in one statement. */
const sliceSize = 500

/** See ImportWriter.storeTogether. */
export async function storeTogether(
  database: Database,
  ctx: SiteContext,
  { importId, feed, vehicles, gone }: StockChanges,
): Promise<StoredChanges> {
  // Checked and written as documents before the transaction, because nobody else can write during it.
  const entries = buildEntries(ctx, { feed, vehicles }, mostTogether)
  const changes = entries.length + gone.length
  const characters = entries.reduce((sum, { document }) => sum + document.text.length, 0)
  if (!fitsTogether(changes, characters))
    throw new RangeError(
      `one transaction takes at most ${mostTogether} changes of ${mostCharactersTogether} characters, ` +
        `not ${changes} of ${characters}`,
    )
  return runWrite(database, async (trx) => {
    await beginStockWrite(database, trx, ctx, importId)
    const outcomes: UpsertOutcome[] = []
    for (let start = 0; start < entries.length; start += sliceSize) {
      const slice = entries.slice(start, start + sliceSize)
      outcomes.push(...(await writeEntries(database, trx, ctx, { importId, feed }, slice)))
    }
    return { outcomes, sold: await markSoldWithin(database, trx, ctx, gone) }
  })
}
