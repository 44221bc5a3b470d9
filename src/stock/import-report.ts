import type { ImportGuard } from '#domain/feed/import-guards.ts'
import type { DropShare, Refusal } from './import-guards.ts'
import type { UntypedPrices, WordsCount } from './file-doubts.ts'
import type { LostField } from './lost-values.ts'
import type { ReasonSum, RowNote } from './note-list.ts'

/** Number of accepted vehicles with a status that the platform does not know; they do not count as in stock. */
export interface StatusCount {
  /** As stored: lower case, joined by underscores. */
  readonly status: string
  readonly vehicles: number
}

/** Number of accepted vehicles of a make that the platform does not know; it is stored as the feed writes it. */
export interface MakeCount {
  readonly make: string
  readonly vehicles: number
  /** The known make that was probably meant; null when none is near. */
  readonly nearest: string | null
}

export type ImportOutcome = 'completed' | 'refused' | 'failed'

/**
 * The result of an import, or with `dryRun` its expected result (STOCK-03). For a completed run, rows = added + changed
 * + returned + unchanged + rejected; a refused or failed run has stored fewer, and the rest of its rows were not
 * taken. `sold` counts vehicles that left the feed. Reports that were stored by earlier versions lack what is marked
 * with `?`.
 */
export interface ImportReport {
  readonly outcome: ImportOutcome
  /** One line: why it was refused or failed and what to do; null when completed. */
  readonly error: string | null
  readonly site: string
  readonly feed: string
  readonly fileName: string
  readonly dryRun: boolean
  /** Guards that the operator switched off for this run. */
  readonly allowed?: readonly ImportGuard[]
  /** Every guard that the file does not pass, allowed or not. */
  readonly refusals?: readonly Refusal[]
  /** ISO instants. */
  readonly startedAt: string
  readonly finishedAt: string
  /** When the same bytes were imported last, ISO instant; null: the file is not that of the last good import. */
  readonly sameFileAs?: string | null
  /** The file's own date as the operator gave it, ISO instant; null: none given. */
  readonly asOf?: string | null
  readonly rows: number
  readonly added: number
  readonly changed: number
  /** Sold vehicles that are for sale again. */
  readonly returned?: number
  readonly unchanged: number
  readonly sold: number
  readonly rejected: number
  /** Stock numbers under which another vehicle stands than before, by VIN; they count as changed or returned too. */
  readonly replaced?: number
  /** The first `mostNotes`; `rejected` counts all rows, one row can have several. */
  readonly rejections: readonly RowNote[]
  /** Rejected rows by field and reason, most rows first: sums of all of them. */
  readonly rejectionReasons?: readonly ReasonSum[]
  /** Values of accepted rows that were left out or not understood: the first `mostNotes`; `warningCount` counts all. */
  readonly warnings: readonly RowNote[]
  readonly warningCount: number
  readonly warningReasons?: readonly ReasonSum[]
  /** Dealerships with vehicles gone from the feed. */
  readonly drops: readonly DropShare[]
  /** Columns that the mapping reads and no row has, and columns that no field reads. */
  readonly columnNotes?: readonly string[]
  /** Unknown status words, most frequent first. */
  readonly unknownStatuses?: readonly StatusCount[]
  /** Unknown makes, most frequent first. */
  readonly unknownMakes?: readonly MakeCount[]
  /** Words that stood in place of a price, most frequent first. */
  readonly wordsForPrice?: readonly WordsCount[]
  /** Words beside a price that are not understood, in lower case, most frequent first. */
  readonly wordsBesidePrice?: readonly WordsCount[]
  readonly untypedPrices?: UntypedPrices
  /** Fields that the last import filled and this file leaves empty in every row. */
  readonly lost?: readonly LostField[]
  /** What looks wrong of the file as a whole, though each row may be right; nothing is refused for it. */
  readonly doubts?: readonly string[]
  /** The first vehicles as they would be stored, one line a field; for a dry run that asks for them. */
  readonly preview?: readonly VehiclePreview[]
}

export interface VehiclePreview {
  readonly row: number
  /** 'price: $32,990', in the order of the vehicle's fields; fields without a value are left out. */
  readonly lines: readonly string[]
}

/** Parses the report stored with a run; null when there is none, as for a run that crashed. */
export function parseImportReport(value: unknown): ImportReport | null {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'rejections' in value && 'drops' in value
    ? (value as ImportReport)
    : null
}
