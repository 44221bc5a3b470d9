import type { SiteContext } from '#data/context.ts'
import type { IncomingVehicle, UpsertOutcome } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { createOutcomePredictor } from './predict-outcomes.ts'
import type { Spool } from './spool.ts'

export interface ImportProgress {
  readonly phase: 'reading' | 'storing'
  readonly rows: number
}

const batchSize = 500

/** What became of the rows, and how many vehicles left the feed. */
export type ImportCounts = Record<UpsertOutcome | 'sold', number>

export interface StoreOptions {
  readonly ctx: SiteContext
  readonly stock: StockRepository
  readonly feed: string
  /** null: a dry run, which counts what storing would do. */
  readonly importId: string | null
  readonly spool: Spool<IncomingVehicle>
  /** Ids of the vehicles that left the feed. */
  readonly gone: readonly string[]
  readonly onProgress: ((progress: ImportProgress) => void) | undefined
  readonly signal: AbortSignal | undefined
}

/**
 * Stores the spooled vehicles in batches of 500, one transaction each, and then marks those that are gone as sold.
 * `counts` is filled on the way, so that after a failure it shows how far the import came.
 */
export async function storeFeed(options: StoreOptions, counts: ImportCounts): Promise<void> {
  const { ctx, stock, feed, importId, gone, signal } = options
  const predict = importId === null ? await createOutcomePredictor(ctx, stock) : null
  let rows = 0
  for await (const vehicles of options.spool.batches(batchSize)) {
    signal?.throwIfAborted()
    const outcomes =
      importId === null
        ? vehicles.map((vehicle) => predict?.(vehicle) ?? 'added')
        : await stock.upsertBatch(ctx, { importId, feed, vehicles })
    for (const outcome of outcomes) counts[outcome] += 1
    rows += vehicles.length
    options.onProgress?.({ phase: 'storing', rows })
  }
  if (importId === null) {
    counts.sold = gone.length
    return
  }
  for (let at = 0; at < gone.length; at += batchSize) {
    signal?.throwIfAborted()
    counts.sold += await stock.markSold(ctx, { importId, ids: gone.slice(at, at + batchSize) })
  }
}
