import type { FieldProblem } from './mapping/row-mapper.ts'

export interface RowNote extends FieldProblem {
  /** Row number: that of a spreadsheet for CSV, the position from 1 for JSON and XML. */
  readonly row: number
}

/** How much of a dealership's stock of this feed is missing from the file. */
export interface DropShare {
  readonly dealership_slug: string
  /** Unsold vehicles that this feed delivered. */
  readonly active: number
  readonly gone: number
}

/** Number of accepted vehicles with a status that the platform does not know; they do not count as in stock. */
export interface StatusCount {
  /** As stored: lower case, joined by underscores. */
  readonly status: string
  readonly vehicles: number
}

export type ImportOutcome = 'completed' | 'refused' | 'failed'

/**
 * The result of an import, or with `dryRun` its expected result (STOCK-03). For a completed run, rows = added + changed
 * + unchanged + rejected; a refused or failed run has counted only the rows it reached. `sold` counts vehicles that
 * left the feed.
 */
export interface ImportReport {
  readonly outcome: ImportOutcome
  /** One line: why it was refused or failed and what to do; null when completed. */
  readonly error: string | null
  readonly site: string
  readonly feed: string
  readonly fileName: string
  readonly dryRun: boolean
  readonly forced: boolean
  /** ISO instants. */
  readonly startedAt: string
  readonly finishedAt: string
  readonly rows: number
  readonly added: number
  readonly changed: number
  readonly unchanged: number
  readonly sold: number
  readonly rejected: number
  /** The first `mostNotes`; `rejected` counts all rows, one row can have several. */
  readonly rejections: readonly RowNote[]
  /** Values that were left out of accepted rows: the first `mostNotes`; `warningCount` counts all. */
  readonly warnings: readonly RowNote[]
  readonly warningCount: number
  /** Dealerships with vehicles gone from the feed. */
  readonly drops: readonly DropShare[]
  /**
   * Columns that the mapping reads and no row has, and columns that no field reads. Absent in runs of earlier versions.
   */
  readonly columnNotes?: readonly string[]
  /** Unknown status words, most frequent first. Absent in runs of earlier versions. */
  readonly unknownStatuses?: readonly StatusCount[]
}

/** Most entries of a list in a report: enough to find what is wrong, small enough to store with every run. */
export const mostNotes = 1_000

/** Collects notes up to the bound and counts the rest. */
export class NoteList {
  readonly notes: RowNote[] = []
  count = 0

  add(row: number, problem: FieldProblem): void {
    this.count += 1
    if (this.notes.length < mostNotes) this.notes.push({ row, ...problem })
  }
}

/** Parses the report stored with a run; null when there is none, as for a run that crashed. */
export function parseImportReport(value: unknown): ImportReport | null {
  return typeof value === 'object' && value !== null && 'outcome' in value && 'rejections' in value && 'drops' in value
    ? (value as ImportReport)
    : null
}

/** '1,234 rows: 3 added, 2 changed, 1,220 unchanged, 9 rejected; 4 sold'. */
function formatCounts(
  report: Pick<ImportReport, 'rows' | 'added' | 'changed' | 'unchanged' | 'rejected' | 'sold'>,
): string {
  const number = (value: number): string => value.toLocaleString('en-AU')
  return (
    `${number(report.rows)} rows: ${number(report.added)} added, ${number(report.changed)} changed, ` +
    `${number(report.unchanged)} unchanged, ${number(report.rejected)} rejected; ` +
    `${number(report.sold)} sold (gone from the feed)`
  )
}

/** 'row 17, price: not an amount of money ("twelve grand")'. */
function formatNote(note: RowNote): string {
  return (
    `row ${note.row}, ${note.field}: ${note.reason}` + (note.value === null ? '' : ` (${JSON.stringify(note.value)})`)
  )
}

/** Formats the report as lines of text. `notes`: how many rejections and warnings are listed. */
export function formatReport(report: ImportReport, notes: number): readonly string[] {
  const lines = [
    `${headings[report.outcome]}${report.dryRun ? ' (dry run: nothing was written)' : ''} ` +
      `· site ${report.site} · feed ${report.feed} · ${report.fileName}`,
  ]
  if (report.error !== null) lines.push(`  ${report.error}`)
  lines.push(`  ${formatCounts(report)}`)
  for (const drop of report.drops)
    lines.push(`  ${drop.dealership_slug}: ${drop.gone} of ${drop.active} vehicles are gone from the feed`)
  if (report.columnNotes !== undefined && report.columnNotes.length > 0)
    lines.push('  columns:', ...report.columnNotes.map((note) => `    ${note}`))
  if (report.unknownStatuses !== undefined && report.unknownStatuses.length > 0) {
    const words = report.unknownStatuses
      .map(({ status, vehicles }) => `'${status}' ${vehicles.toLocaleString('en-AU')}`)
      .join(', ')
    lines.push(`  vehicles with a status that is not known, and so not in stock: ${words}`)
  }
  lines.push(
    ...formatNotes(
      'rejected',
      report.rejections,
      report.rejections.length < mostNotes ? report.rejections.length : null,
      notes,
    ),
  )
  lines.push(...formatNotes('left out', report.warnings, report.warningCount, notes))
  return lines
}

const headings: Readonly<Record<ImportOutcome, string>> = {
  completed: 'Completed',
  refused: 'REFUSED',
  failed: 'FAILED',
}

function formatNotes(word: string, notes: readonly RowNote[], total: number | null, most: number): readonly string[] {
  if (notes.length === 0 || most === 0) return []
  const shown = notes.slice(0, most).map((note) => `    ${formatNote(note)}`)
  const more = total === null ? `over ${notes.length - shown.length}` : String(total - shown.length)
  return [`  ${word}:`, ...shown, ...(total === shown.length ? [] : [`    … and ${more} more`])]
}
