import type { SiteContext } from '#data/context.ts'
import type { IncomingVehicle, UpsertOutcome } from '#data/stock/stock-records.ts'
import { fitsTogether } from '#data/stock/store-together.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { createOutcomePredictor } from './predict-outcomes.ts'
import type { Spool } from './spool.ts'

export interface ImportProgress {
  readonly phase: 'reading' | 'storing'
  readonly rows: number
}

/** Vehicles. Larger batches outlive the young generation of the heap, so that a large first import peaks higher. */
const batchSize = 100

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
 * Stores the spooled vehicles, and marks those that are gone as sold. The rows are compared with the stock first, so
 * that only changes are written, and as many as `fitsTogether` are stored in one transaction: an import that is killed
 * leaves the old stock or the new. More changes than that, as of the first import of a large group, are stored in
 * batches of 100, the sales last (decision 35). `counts` is filled with what has been stored, also before a failure.
 */
export async function storeFeed(options: StoreOptions, counts: ImportCounts): Promise<void> {
  const { importId } = options
  if (importId === null) await countFeed(options, counts)
  else await storeChanges(options, importId, counts)
}

/** Counts what storing would do, for a dry run. */
async function countFeed({ ctx, stock, spool, gone, ...options }: StoreOptions, counts: ImportCounts): Promise<void> {
  const predict = await createOutcomePredictor(ctx, stock)
  let rows = 0
  for await (const vehicles of spool.batches(batchSize)) {
    options.signal?.throwIfAborted()
    for (const vehicle of vehicles) counts[predict(vehicle)] += 1
    rows += vehicles.length
    options.onProgress?.({ phase: 'storing', rows })
  }
  counts.sold = gone.length
}

async function storeChanges(options: StoreOptions, importId: string, counts: ImportCounts): Promise<void> {
  const { ctx, stock, feed, gone, signal } = options
  /** Changes that are to be stored together; null: they are too many. */
  let together: IncomingVehicle[] | null = fitsTogether(gone.length, 0) ? [] : null
  let characters = 0
  const storeBatch = async (vehicles: readonly IncomingVehicle[]): Promise<void> => {
    signal?.throwIfAborted()
    count(await stock.upsertBatch(ctx, { importId, feed, vehicles }), counts)
  }
  let rows = 0
  for await (const vehicles of options.spool.batches(batchSize)) {
    signal?.throwIfAborted()
    if (together === null) await storeBatch(vehicles)
    else {
      const different = await stock.listDifferent(ctx, { feed, vehicles })
      counts.unchanged += vehicles.length - different.vehicles.length
      together.push(...different.vehicles)
      characters += different.characters
      if (!fitsTogether(together.length + gone.length, characters)) {
        for (const batch of inBatches(together)) await storeBatch(batch)
        together = null
      }
    }
    rows += vehicles.length
    options.onProgress?.({ phase: 'storing', rows })
  }
  signal?.throwIfAborted()
  if (together !== null) {
    if (together.length + gone.length === 0) return
    const stored = await stock.storeTogether(ctx, { importId, feed, vehicles: together, gone })
    count(stored.outcomes, counts)
    counts.sold += stored.sold
    return
  }
  for (const ids of inBatches(gone)) {
    signal?.throwIfAborted()
    counts.sold += await stock.markSold(ctx, { importId, ids })
  }
}

function count(outcomes: readonly UpsertOutcome[], counts: ImportCounts): void {
  for (const outcome of outcomes) counts[outcome] += 1
}

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += batchSize) yield items.slice(start, start + batchSize)
}
