import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { deriveVehicle } from './derive/derive-vehicle.ts'
import type { ImportSettings } from './import-settings.ts'
import { describeVehicle } from './describe-vehicle.ts'
import { FeedRows } from './feed-rows.ts'
import { createFileDoubts, type FileDoubts } from './file-doubts.ts'
import type { VehiclePreview } from './import-report.ts'
import { createMakeCheck, type MakeCheck } from './make-check.ts'
import { createModelCheck, type ModelCheck } from './model-check.ts'
import { countWord, NoteList } from './note-list.ts'
import { isKnownStatus } from './mapping/parse-words.ts'
import { feedFields, type FeedField } from './mapping/targets.ts'
import { holdsValue } from './lost-values.ts'
import type { FeedMapping } from './mapping/mapping-schema.ts'
import { createColumnCheck, type ColumnCheck } from './mapping/column-check.ts'
import { createDateOrderCheck } from './mapping/date-orders.ts'
import { createRowMapper } from './mapping/row-mapper.ts'
import type { FieldProblem, RowMapper } from './mapping/row-mapper.ts'
import type { FeedRow } from './read/feed-row.ts'
import { readFeed } from './read/read-feed.ts'
import type { Spool } from './spool.ts'

export interface CollectedFeed {
  /** Data rows read. */
  rows: number
  accepted: number
  rejected: number
  readonly rejections: NoteList
  readonly warnings: NoteList
  readonly vehicles: FeedRows
  /** Possible stock numbers in rejected rows. Their vehicles count as still in the feed. */
  readonly doubtful: Set<string>
  /**
   * Status words of accepted rows that the platform does not know, with the number of vehicles; at most `mostWords`
   * words.
   */
  readonly unknownStatuses: Map<string, number>
  readonly makes: MakeCheck
  readonly models: ModelCheck
  doubts: FileDoubts
  /** Fields of which no accepted vehicle has a value. */
  readonly emptyFields: Set<FeedField>
  /** The last row, when the file seems to be cut off within it; null otherwise. */
  cutOffRow: number | null
  /** How the line of a CSV was read that names the columns, in words; null: no row, or another format. */
  header: string | null
  /** Differences between the mapping and the columns of the file. */
  columns: Omit<ColumnCheck, 'see'>
  /** The first vehicles in words, as many as were asked for. */
  readonly preview: VehiclePreview[]
}

export function createCollectedFeed(): CollectedFeed {
  return {
    rows: 0,
    accepted: 0,
    rejected: 0,
    rejections: new NoteList(),
    warnings: new NoteList(),
    vehicles: new FeedRows(),
    doubtful: new Set(),
    unknownStatuses: new Map(),
    makes: createMakeCheck(),
    models: createModelCheck(),
    doubts: createFileDoubts(0),
    emptyFields: new Set(feedFields),
    cutOffRow: null,
    header: null,
    columns: { rows: 0, notes: [], filled: [], findLosses: () => [] },
    preview: [],
  }
}

export interface CollectOptions {
  readonly file: string
  readonly mapping: FeedMapping
  readonly settings: ImportSettings
  /** Calendar year of the import. */
  readonly thisYear: number
  readonly spool: Spool<IncomingVehicle>
  /** How many vehicles are described in words. */
  readonly preview: number
  /** Gets every piece of the file as it is read, and must not keep it. */
  readonly onBytes: (piece: Uint8Array) => void
  /** Called every thousand rows. */
  readonly onRows: (rows: number) => void
  readonly signal: AbortSignal | undefined
}

/**
 * Reads the whole feed, spools the vehicles of valid rows and records what is wrong with the others. `into` is filled
 * on the way, so that after an aborted feed it still shows how far the import came. Throws FeedError when the feed as a
 * whole is invalid, and the signal's reason when it is aborted.
 */
export async function collectFeed(options: CollectOptions, into: CollectedFeed): Promise<void> {
  const { mapping, signal } = options
  const dateOrders = createDateOrderCheck(mapping.dates)
  const mapRow = createRowMapper(mapping, options.thisYear, dateOrders)
  const columns = createColumnCheck(mapping)
  into.columns = columns
  into.doubts = createFileDoubts(options.thisYear, mapping, dateOrders)
  for await (const row of readFeed(options.file, mapping, options.onBytes)) {
    signal?.throwIfAborted()
    into.rows += 1
    if (row.ok) columns.see(row.fields)
    const written = collectRow(row, mapRow, options, into)
    if (written !== null) await written
    if (into.rows % 1_000 === 0) options.onRows(into.rows)
  }
}

/**
 * Returns a promise only when the caller has to wait for the spool; awaiting every row would cost more than mapping it.
 */
function collectRow(
  row: FeedRow,
  mapRow: RowMapper,
  options: CollectOptions,
  into: CollectedFeed,
): Promise<void> | null {
  into.header ??= row.header ?? null
  if (!row.ok) {
    for (const word of row.words) into.doubtful.add(word)
    if (row.cutOff === true) into.cutOffRow = row.rowNumber
    reject(into, row.rowNumber, [{ field: 'row', reason: row.reason, value: null }], null)
    return null
  }
  const mapped = mapRow(row.fields)
  const { stocknum } = mapped.vehicle
  const derived = deriveVehicle(mapped.vehicle, options.settings, options.thisYear)
  if (mapped.problems.length > 0 || !derived.ok) {
    reject(into, row.rowNumber, mergeProblems(mapped.problems, derived.ok ? [] : derived.problems), stocknum)
    return null
  }
  const first = into.vehicles.find(derived.vehicle.stocknum)
  if (first !== null) {
    const isRepeat = into.vehicles.isSameVehicle(derived.vehicle)
    reject(
      into,
      row.rowNumber,
      [
        {
          field: 'stocknum',
          reason: isRepeat
            ? 'repeats a vehicle of an earlier row'
            : 'an earlier row has another vehicle of this number',
          value: `${derived.vehicle.stocknum}, row ${first.rowNumber}`,
        },
      ],
      null,
    )
    return null
  }
  into.vehicles.add(derived.vehicle, row.rowNumber)
  if (into.preview.length < options.preview)
    into.preview.push({ row: row.rowNumber, lines: describeVehicle(derived.vehicle) })
  into.accepted += 1
  const { status } = derived.vehicle
  if (status !== null && !isKnownStatus(status)) countWord(status, into.unknownStatuses)
  into.makes.see(derived.vehicle)
  into.models.see(derived.vehicle)
  into.doubts.see(derived.vehicle, mapped.priceWords)
  for (const field of into.emptyFields) if (holdsValue(derived.vehicle[field])) into.emptyFields.delete(field)
  for (const warning of [...mapped.warnings, ...derived.warnings]) into.warnings.add(row.rowNumber, warning)
  return options.spool.add(derived.vehicle)
}

function reject(
  into: CollectedFeed,
  rowNumber: number,
  problems: readonly FieldProblem[],
  stocknum: string | null,
): void {
  into.rejected += 1
  if (stocknum !== null) into.doubtful.add(stocknum)
  for (const problem of problems) into.rejections.add(rowNumber, problem)
}

/** A value that could not be read is also reported as missing; only the first problem is kept. */
function mergeProblems(mapped: readonly FieldProblem[], derived: readonly FieldProblem[]): readonly FieldProblem[] {
  const reported = new Set(mapped.map((problem) => problem.field))
  return [...mapped, ...derived.filter((problem) => !reported.has(problem.field))]
}
