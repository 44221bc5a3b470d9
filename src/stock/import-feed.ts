import { basename } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import type { ActiveVehicle, IncomingVehicle } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { collectFeed, createCollectedFeed } from './collect-feed.ts'
import type { CollectedFeed } from './collect-feed.ts'
import type { DropShare, ImportOutcome, ImportReport } from './import-report.ts'
import type { ImportSettings } from './import-settings.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'
import { createOutcomePredictor } from './predict-outcomes.ts'
import { formatOf } from './read/feed-formats.ts'
import { FeedError } from './read/feed-row.ts'
import { Spool } from './spool.ts'

export interface ImportProgress {
  readonly phase: 'reading' | 'storing'
  readonly rows: number
}

export interface ImportOptions {
  readonly ctx: SiteContext
  readonly stock: StockRepository
  readonly settings: ImportSettings
  readonly mapping: FeedMapping
  /** Path of the feed file. */
  readonly file: string
  /** Writes nothing, not even a record of the run; the report says what would happen. */
  readonly dryRun?: boolean
  /**
   * Accepts a feed that drops more vehicles than the site allows, or whose last row is too short. An empty or damaged
   * feed is refused in any case.
   */
  readonly force?: boolean
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import between rows and batches. Stored batches stay, and the next run completes the import. */
  readonly signal?: AbortSignal
}

const batchSize = 500

interface Counts {
  added: number
  changed: number
  unchanged: number
  sold: number
}

/**
 * Imports a dealer's feed (STOCK-03). It first reads, maps and derives the whole file into a spool without writing to
 * the store. If the feed is valid and drops no more than allowed, it then stores the vehicles in batches of 500, one
 * transaction each, and marks those missing from the feed as sold (STOCK-05). The import is idempotent, and a run after
 * a crash completes it. It never throws for a bad feed or a failing store; the report holds the error.
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { ctx, mapping, dryRun = false } = options
  const startedAt = ctx.now()
  const collected = createCollectedFeed()
  const counts: Counts = { added: 0, changed: 0, unchanged: 0, sold: 0 }
  let drops: readonly DropShare[] = []
  let importId: string | null = null
  let end: { outcome: ImportOutcome; error: string | null } = { outcome: 'completed', error: null }
  let spool: Spool<IncomingVehicle> | null = null

  try {
    if (!dryRun)
      importId = await options.stock.beginImport(ctx, { feed: mapping.feed, fileName: basename(options.file) })
    spool = await Spool.create<IncomingVehicle>()
    await collectFeed(
      {
        file: options.file,
        mapping,
        settings: options.settings,
        thisYear: new Date(startedAt).getUTCFullYear(),
        spool,
        onRows: (rows) => options.onProgress?.({ phase: 'reading', rows }),
        signal: options.signal,
      },
      collected,
    )
    requireVehicles(collected)
    const gone = listGone(await options.stock.listActive(ctx, mapping.feed), collected)
    drops = gone.drops
    // Frees the stock numbers of the whole feed, because storing needs the memory.
    collected.rowByStocknum.clear()
    collected.doubtful.clear()
    if (options.force !== true) {
      requireWhole(collected)
      if (formatOf(mapping.format).namesColumnsOnce) requirePriceColumn(collected)
      requireAllowedDrop(drops, options.settings.maxDropShare)
    }
    await store(options, importId, spool, gone.vehicles, counts)
  } catch (error) {
    end = describeEnd(error, options.signal)
  } finally {
    await spool?.remove()
  }

  const report: ImportReport = {
    ...end,
    site: options.settings.siteSlug,
    feed: mapping.feed,
    fileName: basename(options.file),
    dryRun,
    forced: options.force === true,
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(ctx.now()).toISOString(),
    rows: collected.rows,
    ...counts,
    rejected: collected.rejected,
    rejections: collected.rejections.notes,
    warnings: collected.warnings.notes,
    warningCount: collected.warnings.count,
    drops,
    columnNotes: collected.columns.notes,
    unknownStatuses: [...collected.unknownStatuses]
      .map(([status, vehicles]) => ({ status, vehicles }))
      .sort((a, b) => b.vehicles - a.vehicles),
  }
  return importId === null ? report : finish(options, importId, report)
}

function requireVehicles(collected: CollectedFeed): void {
  if (collected.rows === 0)
    throw new FeedError(
      'refused',
      'the feed holds no rows; the stock stays as it is. To sell everything off, mark the vehicles sold in the feed',
    )
  if (collected.accepted > 0) return
  const [first] = collected.rejections.notes
  const example = first === undefined ? '' : ` (row ${first.row}, ${first.field}: ${first.reason})`
  throw new FeedError(
    'refused',
    `none of the ${collected.rows} rows could be taken${example}; most likely the mapping does not fit the file`,
  )
}

/** A truncated feed would mark the vehicles in its missing part as sold, however few they are. */
function requireWhole({ cutOffRow }: CollectedFeed): void {
  if (cutOffRow === null) return
  throw new FeedError(
    'refused',
    `row ${cutOffRow}, the last, ends in the middle and no line break follows: ` +
      'most likely the file is cut off; look whether it is complete, then import with --force',
  )
}

/** A CSV names its columns once. If the price column is missing, every vehicle would lose its price. */
function requirePriceColumn({ columns: { missingPrice } }: CollectedFeed): void {
  if (missingPrice === null) return
  const names = missingPrice.map((name) => `'${name}'`).join(', ')
  throw new FeedError(
    'refused',
    `the price is read from ${names}, which the file does not have, and every vehicle would lose its ` +
      'price; correct the mapping, or import with --force',
  )
}

interface Gone {
  readonly vehicles: readonly ActiveVehicle[]
  readonly drops: readonly DropShare[]
}

function listGone(active: readonly ActiveVehicle[], collected: CollectedFeed): Gone {
  const vehicles = active.filter(
    ({ stocknum }) => !collected.rowByStocknum.has(stocknum) && !collected.doubtful.has(stocknum),
  )
  const activeBy = countBy(active)
  const drops = [...countBy(vehicles)].map(([dealership_slug, gone]) => ({
    dealership_slug,
    active: activeBy.get(dealership_slug) ?? gone,
    gone,
  }))
  return { vehicles, drops: drops.sort((a, b) => a.dealership_slug.localeCompare(b.dealership_slug)) }
}

function countBy(vehicles: readonly ActiveVehicle[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { dealership_slug } of vehicles) counts.set(dealership_slug, (counts.get(dealership_slug) ?? 0) + 1)
  return counts
}

function requireAllowedDrop(drops: readonly DropShare[], maxDropShare: number): void {
  const over = drops.find((drop) => drop.gone / drop.active > maxDropShare)
  if (over === undefined) return
  const percent = (share: number): string => `${Math.round(share * 100)} %`
  throw new FeedError(
    'refused',
    `the feed would drop ${over.gone} of ${over.active} vehicles of ${over.dealership_slug} ` +
      `(${percent(over.gone / over.active)}, allowed ${percent(maxDropShare)}); ` +
      'look whether it is complete, then import with --force',
  )
}

async function store(
  options: ImportOptions,
  importId: string | null,
  spool: Spool<IncomingVehicle>,
  gone: readonly ActiveVehicle[],
  counts: Counts,
): Promise<void> {
  const { ctx, stock, mapping, signal } = options
  const predict = importId === null ? await createOutcomePredictor(ctx, stock) : null
  let rows = 0
  for await (const vehicles of spool.batches(batchSize)) {
    signal?.throwIfAborted()
    const outcomes =
      importId === null
        ? vehicles.map((vehicle) => predict?.(vehicle) ?? 'added')
        : await stock.upsertBatch(ctx, { importId, feed: mapping.feed, vehicles })
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
    counts.sold += await stock.markSold(ctx, {
      importId,
      ids: gone.slice(at, at + batchSize).map((vehicle) => vehicle.id),
    })
  }
}

/**
 * An abort, an invalid feed, and a failing store or disk (whose errors have a code or a kind) are expected outcomes.
 * Any other error is a defect of the platform and is reported as one.
 */
function describeEnd(error: unknown, signal: AbortSignal | undefined): { outcome: ImportOutcome; error: string } {
  if (error instanceof FeedError) return { outcome: error.outcome, error: error.message }
  if (signal?.aborted === true)
    return {
      outcome: 'failed',
      error: 'stopped before the end; what was stored stays, run the import again to finish it',
    }
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  return { outcome: 'failed', error: `${message}; what was stored stays, run the import again to finish it` }
}

/** A run whose end cannot be recorded counts as failed, because its record would say for ever that it is running. */
async function finish(options: ImportOptions, importId: string, report: ImportReport): Promise<ImportReport> {
  try {
    await options.stock.finishImport(options.ctx, importId, { outcome: report.outcome, report })
    return report
  } catch (error) {
    const end = describeEnd(error, undefined)
    return {
      ...report,
      outcome: 'failed',
      error: report.error === null ? `the end of the import could not be recorded: ${end.error}` : report.error,
    }
  }
}
