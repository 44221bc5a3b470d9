import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import type { SiteContext } from '#data/context.ts'
import type { ImportEvidence, IncomingVehicle } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { checkFeed, type CheckedFeed } from './check-feed.ts'
import { collectFeed, createCollectedFeed } from './collect-feed.ts'
import { findNearestMake } from './derive/makes.ts'
import { importGuardNames, type ImportGuard } from '#domain/feed/import-guards.ts'
import { describeRefusals } from './import-guards.ts'
import type { ImportOutcome, ImportReport } from './import-report.ts'
import type { ImportSettings } from './import-settings.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'
import { FeedError } from './read/feed-row.ts'
import { Spool } from './spool.ts'
import { storeFeed, type ImportCounts, type ImportProgress } from './store-feed.ts'

export interface ImportOptions {
  readonly ctx: SiteContext
  readonly stock: StockRepository
  readonly settings: ImportSettings
  readonly mapping: FeedMapping
  /** Path of the feed file. */
  readonly file: string
  /** Writes nothing, not even a record of the run; the report says what would happen. */
  readonly dryRun?: boolean
  /** Guards that do not refuse this file. An empty or damaged file is refused in any case. */
  readonly allow?: Iterable<ImportGuard>
  /** The file's own date, epoch milliseconds. A file dated earlier than one that was imported before is refused. */
  readonly asOf?: number
  /** How many of the first vehicles the report describes in words, for a dry run. */
  readonly preview?: number
  readonly onProgress?: (progress: ImportProgress) => void
  /** Stops the import between rows and batches. The next run completes what was not stored. */
  readonly signal?: AbortSignal
}

/**
 * Imports a dealer's feed (STOCK-03). It first reads, maps and derives the whole file into a spool without writing to
 * the store. If the file is valid and passes the guards (decision 30), it then stores what has changed and marks the
 * vehicles missing from the feed as sold (STOCK-05), all in one transaction unless the changes are very many (decision
 * 35). The import is idempotent, and a run after a crash completes it. It never throws for a bad feed or a failing
 * store; the report holds the error.
 */
export async function importFeed(options: ImportOptions): Promise<ImportReport> {
  const { ctx, mapping, dryRun = false } = options
  const startedAt = ctx.now()
  const allow: ReadonlySet<ImportGuard> = new Set(options.allow)
  const collected = createCollectedFeed()
  const counts: ImportCounts = { added: 0, changed: 0, returned: 0, unchanged: 0, sold: 0 }
  let checked: CheckedFeed | null = null
  let importId: string | null = null
  let end: { outcome: ImportOutcome; error: string | null } = { outcome: 'completed', error: null }
  let spool: Spool<IncomingVehicle> | null = null

  try {
    if (!dryRun)
      importId = await options.stock.beginImport(ctx, { feed: mapping.feed, fileName: basename(options.file) })
    spool = await Spool.create<IncomingVehicle>()
    const hash = createHash('sha256')
    await collectFeed(
      {
        file: options.file,
        mapping,
        settings: options.settings,
        thisYear: new Date(startedAt).getUTCFullYear(),
        spool,
        preview: dryRun ? (options.preview ?? 0) : 0,
        onBytes: (piece) => hash.update(piece),
        onRows: (rows) => options.onProgress?.({ phase: 'reading', rows }),
        signal: options.signal,
      },
      collected,
    )
    checked = await checkFeed({ ...options, collected, fileHash: hash.digest('base64url') })
    // Storing needs the memory.
    collected.vehicles.clear()
    collected.doubtful.clear()
    collected.makes.clear()
    const refused = describeRefusals(checked.refusals, allow)
    if (refused !== null) throw new FeedError('refused', refused)
    const { gone } = checked
    await storeFeed({ ...options, feed: mapping.feed, importId, spool, gone, ...following(options) }, counts)
  } catch (error) {
    end = describeEnd(error, options.signal, hasStored(counts))
  } finally {
    await spool?.remove()
  }

  const report: ImportReport = {
    ...end,
    site: options.settings.siteSlug,
    feed: mapping.feed,
    fileName: basename(options.file),
    dryRun,
    allowed: importGuardNames.filter((guard) => allow.has(guard)),
    refusals: checked?.refusals ?? [],
    startedAt: new Date(startedAt).toISOString(),
    finishedAt: new Date(ctx.now()).toISOString(),
    sameFileAs: toInstant(checked?.sameFileAt ?? null),
    asOf: toInstant(options.asOf ?? null),
    rows: collected.rows,
    ...counts,
    rejected: collected.rejected,
    replaced: checked?.replaced ?? 0,
    rejections: collected.rejections.notes,
    rejectionReasons: collected.rejections.reasons,
    warnings: collected.warnings.notes,
    warningCount: collected.warnings.count,
    warningReasons: collected.warnings.reasons,
    drops: checked?.drops ?? [],
    columnNotes: collected.columns.notes,
    unknownStatuses: byVehicles([...collected.unknownStatuses].map(([status, vehicles]) => ({ status, vehicles }))),
    unknownMakes: byVehicles(
      [...collected.makes.unknown].map(([make, vehicles]) => ({ make, vehicles, nearest: findNearestMake(make) })),
    ),
    wordsForPrice: collected.doubts.wordsForPrice,
    wordsBesidePrice: collected.doubts.wordsBesidePrice,
    untypedPrices: collected.doubts.untypedPrices,
    lost: checked?.lost ?? [],
    doubts: checked?.doubts ?? [],
    ...(collected.preview.length === 0 ? {} : { preview: collected.preview }),
  }
  return importId === null ? report : finish(options, importId, report, checked?.evidence ?? null)
}

const byVehicles = <Count extends { readonly vehicles: number }>(counts: readonly Count[]): readonly Count[] =>
  counts.toSorted((a, b) => b.vehicles - a.vehicles)

const toInstant = (at: number | null): string | null => (at === null ? null : new Date(at).toISOString())

/** Options that may be absent, as storing takes them. */
const following = ({ onProgress, signal }: ImportOptions) => ({ onProgress, signal })

type StoredCounts = Pick<ImportReport, 'added' | 'changed' | 'returned' | 'sold'>

/** Whether an import that has failed has stored any of its changes, as one with very many may have. */
const hasStored = ({ added, changed, returned = 0, sold }: StoredCounts): boolean =>
  added + changed + returned + sold > 0

/**
 * An abort, an invalid feed, and a failing store or disk (whose errors have a code or a kind) are expected outcomes.
 * Any other error is a defect of the platform and is reported as one.
 */
function describeEnd(
  error: unknown,
  signal: AbortSignal | undefined,
  isPartlyStored: boolean,
): { outcome: ImportOutcome; error: string } {
  if (error instanceof FeedError) return { outcome: error.outcome, error: error.message }
  const next = isPartlyStored
    ? 'what was stored stays, run the import again to finish it'
    : 'nothing was stored, run the import again'
  if (signal?.aborted === true) return { outcome: 'failed', error: `stopped before the end; ${next}` }
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
  return { outcome: 'failed', error: `${message}; ${next}` }
}

/** A run whose end cannot be recorded counts as failed, because its record would say for ever that it is running. */
async function finish(
  options: ImportOptions,
  importId: string,
  report: ImportReport,
  evidence: ImportEvidence | null,
): Promise<ImportReport> {
  try {
    await options.stock.finishImport(options.ctx, importId, {
      outcome: report.outcome,
      report,
      ...(evidence === null ? {} : { evidence }),
    })
    return report
  } catch (error) {
    const end = describeEnd(error, undefined, hasStored(report))
    return {
      ...report,
      outcome: 'failed',
      error: report.error === null ? `the end of the import could not be recorded: ${end.error}` : report.error,
    }
  }
}
