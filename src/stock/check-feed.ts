import { stat } from 'node:fs/promises'
import type { SiteContext } from '#data/context.ts'
import type { ImportEvidence } from '#data/stock/stock-records.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import type { CollectedFeed } from './collect-feed.ts'
import { compareStock } from './compare-stock.ts'
import {
  refuseCutOff,
  refuseEffect,
  refuseUnknownStatuses,
  refuseLostColumns,
  refuseOlder,
  refuseRejections,
  refuseUnreadable,
  type DropShare,
  type Refusal,
} from './import-guards.ts'
import { hasUnknownMakes, refuseSwappedModels, refuseUnknownMakes } from './name-guards.ts'
import type { ImportSettings } from './import-settings.ts'
import { unmappedFeed } from './mapping/load-mapping.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'
import { countLostValues, type LostField } from './lost-values.ts'
import { countKnownMakes, noMakes } from './make-check.ts'
import { findMedian, noteMedian } from './odometer-check.ts'
import { FeedError } from './read/feed-row.ts'

export interface CheckOptions {
  readonly ctx: SiteContext
  readonly stock: StockRepository
  readonly settings: ImportSettings
  readonly mapping: FeedMapping
  readonly file: string
  readonly asOf?: number
  readonly collected: CollectedFeed
  /** SHA-256 of the bytes that were read, base64url. */
  readonly fileHash: string
}

/** What the guards found out about a file that can be read. */
export interface CheckedFeed {
  /** Every guard that the file does not pass. */
  readonly refusals: readonly Refusal[]
  /** Ids of the vehicles that left the feed. */
  readonly gone: readonly string[]
  readonly drops: readonly DropShare[]
  /** Stock numbers under which another vehicle stands than before. */
  readonly replaced: number
  /** When the same bytes were imported, where that was the last good import; null: other bytes. */
  readonly sameFileAt: number | null
  /** Fields that the last import filled and this file leaves empty in every row. */
  readonly lost: readonly LostField[]
  /** What looks wrong of the file as a whole; nothing is refused for it. */
  readonly doubts: readonly string[]
  /** For the guards of the next file. */
  readonly evidence: ImportEvidence
}

/**
 * Compares a feed with the stock and with the imports before it. Reads from the store and writes nothing. Throws
 * FeedError when there is nothing to import.
 */
export async function checkFeed(options: CheckOptions): Promise<CheckedFeed> {
  const { ctx, stock, mapping, collected, fileHash, asOf = null } = options
  const { feed } = mapping
  const last = await stock.findBaseline(ctx, feed)
  const losses = collected.columns.findLosses(last)
  requireVehicles(collected, losses, feed !== unmappedFeed)
  const isSameFile = last?.fileHash === fileHash
  const fileAt = await readFileTime(options.file, ctx.now())
  const compared = await compareStock({
    ctx,
    stock,
    feeds: [feed, ...mapping.formerly],
    rows: collected.vehicles,
    doubtful: collected.doubtful,
    priceShift: mapping.price_shift,
  })
  const effect = { ...compared, isNewFeed: last === null && !compared.hasVehicles }
  // The same bytes as the last time are never older, whatever the file system says of a copy.
  const older = isSameFile
    ? []
    : refuseOlder(
        await stock.findImportOfFile(ctx, { feed, fileHash }),
        { at: asOf, lastAt: last?.asOf ?? null },
        { at: fileAt, lastAt: last?.fileAt ?? null },
      )
  const lost = await countLostValues({ ctx, stock, last, rows: collected.vehicles, empty: collected.emptyFields })
  const filled = new Set(collected.columns.filled.map(({ field }) => field.split('.', 1)[0] ?? field))
  const { accepted, makes, vehicles } = collected
  const knownMakes = hasUnknownMakes(makes, accepted)
    ? await countKnownMakes(ctx, stock, makes, (stocknum) => vehicles.find(stocknum) !== null)
    : noMakes
  const refusals = [
    ...refuseCutOff(collected.cutOffRow),
    ...refuseLostColumns(losses),
    ...refuseUnreadable(lost, filled, collected.accepted),
    ...refuseRejections(collected.rejected, collected.rows, mapping),
    ...refuseUnknownStatuses(collected.unknownStatuses, effect),
    ...refuseUnknownMakes(makes, knownMakes, effect),
    ...refuseSwappedModels(collected.models, effect),
    ...refuseEffect(effect, options.settings.maxDropShare, mapping, ctx.siteId),
    ...older,
  ]
  return {
    refusals,
    gone: compared.gone,
    drops: compared.drops,
    replaced: compared.replaced,
    sameFileAt: isSameFile ? last.startedAt : null,
    lost,
    doubts: collected.doubts.describe(findMedian(last?.columns ?? [])),
    evidence: {
      fileHash,
      fileAt,
      asOf,
      rows: collected.columns.rows,
      columns: noteMedian(collected.columns.filled, collected.doubts.median),
    },
  }
}

const headerAdvice =
  'check whether this row is the header and no title above it, and whether csv.delimiter of the mapping is right'

/** Refuses a file without a single vehicle, whatever is allowed: it would mark the whole stock sold. */
function requireVehicles(
  { rows, accepted, rejections, header, columns }: CollectedFeed,
  losses: readonly string[],
  isMapped: boolean,
): void {
  if (rows === 0)
    throw new FeedError(
      'refused',
      'the feed has no rows, so the stock stays as it is. To sell everything off, mark the vehicles ' +
        'sold in the feed and import it with --allow drop',
    )
  if (accepted > 0) return
  const [first] = rejections.notes
  const example = first === undefined ? '' : ` (row ${first.row}, ${first.field}: ${first.reason})`
  const advice = isMapped
    ? 'most likely the mapping does not fit the file'
    : 'no mapping was given, and most likely the file needs one: name it after --mapping'
  // If no row has as many cells as the header, no row has reached the mapping.
  const nextStep = columns.rows === 0 ? headerAdvice : advice
  const cause = losses[0] ?? (header === null ? advice : `${header}; ${nextStep}`)
  throw new FeedError('refused', `none of the ${rows} rows could be taken${example}; ${cause}`)
}

/**
 * When the file was last changed, whole milliseconds. A time in the future is taken as now, or every later file would
 * be older; null when the file is gone since it was read.
 */
async function readFileTime(file: string, now: number): Promise<number | null> {
  try {
    return Math.min(Math.floor((await stat(file)).mtimeMs), now)
  } catch {
    return null
  }
}
