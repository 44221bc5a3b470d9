import type { UntypedPrices, WordsCount } from './file-doubts.ts'
import { formatUtc, type DropShare } from './import-guards.ts'
import type { LostField } from './lost-values.ts'
import type { ImportOutcome, ImportReport, MakeCount } from './import-report.ts'
import { mostNotes, type ReasonSum, type RowNote } from './note-list.ts'

const number = (value: number): string => value.toLocaleString('en-AU')

/** Formats the report as lines of text. `notes`: how many rejections, warnings and reasons are listed. */
export function formatReport(report: ImportReport, notes: number): readonly string[] {
  const lines = [
    `${headings[report.outcome]}${report.dryRun ? ' (dry run: nothing was written)' : ''} ` +
      `· site ${report.site} · feed ${report.feed} · ${report.fileName}`,
  ]
  if (report.error !== null) lines.push(`  ${report.error}`)
  if (typeof report.sameFileAs === 'string') lines.push(`  ${describeSameFile(report, report.sameFileAs)}`)
  const allowed = report.allowed ?? []
  if (allowed.length > 0) lines.push(`  allowed: ${allowed.join(', ')}`)
  if (report.outcome === 'completed') lines.push(...(report.refusals ?? []).map(({ message }) => `  ${message}`))
  lines.push(`  ${formatCounts(report)}`)
  if ((report.replaced ?? 0) > 0)
    lines.push(`  ${number(report.replaced ?? 0)} stock numbers stand for another vehicle than before (another VIN)`)
  for (const drop of report.drops) lines.push(`  ${drop.dealership_slug}: ${describeDrop(drop)}`)
  lines.push(...formatLost(report))
  if (report.columnNotes !== undefined && report.columnNotes.length > 0)
    lines.push('  columns:', ...report.columnNotes.map((note) => `    ${note}`))
  if (report.unknownStatuses !== undefined && report.unknownStatuses.length > 0) {
    const words = report.unknownStatuses.map(({ status, vehicles }) => `'${status}' ${number(vehicles)}`).join(', ')
    lines.push(`  vehicles with a status that is not known, and so not in stock: ${words}`)
  }
  lines.push(...formatDoubts(report, notes))
  const listed = report.rejections.length < mostNotes ? report.rejections.length : null
  lines.push(...formatReasons('rejected, by reason', report.rejectionReasons ?? [], notes))
  lines.push(...formatNotes('rejected', report.rejections, listed, notes))
  lines.push(...formatReasons('left out or not understood, by reason', report.warningReasons ?? [], notes))
  lines.push(...formatNotes('left out or not understood', report.warnings, report.warningCount, notes))
  for (const { row, lines: fields } of report.preview ?? [])
    lines.push(`  row ${row} would be stored as:`, ...fields.map((line) => `    ${line}`))
  return lines
}

/** '3 of 40 vehicles are gone from the feed, and 2 are marked sold in it'. */
function describeDrop({ active, gone, told = 0, markedSold = told }: DropShare): string {
  if (markedSold === 0) return `${gone} of ${active} vehicles are gone from the feed`
  if (gone === 0) return `${markedSold} of ${active} vehicles are marked sold in the feed`
  return `${gone} of ${active} vehicles are gone from the feed, and ${markedSold} are marked sold in it`
}

/**
 * What an operator should look at though the file was imported: words in place of prices and beside them, what looks
 * wrong of the file as a whole, and makes that are not known. `most`: how many makes are listed.
 */
export function formatDoubts(
  { wordsForPrice = [], wordsBesidePrice = [], untypedPrices, doubts = [], unknownMakes = [] }: ImportReport,
  most: number,
): readonly string[] {
  return [
    ...formatWords('words in place of a price, with their vehicles', wordsForPrice),
    ...formatWords('words beside a price that are not understood, with their vehicles', wordsBesidePrice),
    ...formatUntyped(untypedPrices),
    ...doubts.map((doubt) => `  warning: ${doubt}`),
    ...formatMakes(unknownMakes, most),
  ]
}

function formatWords(heading: string, counts: readonly WordsCount[]): readonly string[] {
  if (counts.length === 0) return []
  return [`  ${heading}: ${counts.map(({ words, vehicles }) => `'${words}' ${number(vehicles)}`).join(', ')}`]
}

function formatUntyped({ prices, untyped }: UntypedPrices = { prices: 0, untyped: 0 }): readonly string[] {
  if (untyped === 0) return []
  const which = `${number(untyped)} of ${number(prices)} prices`
  return [
    `  ${which} have no price type, so that pages show the amount without words such as Drive Away: ask the dealer ` +
      'what the amounts include, and give the type in the mapping by a rule for price_type, or by a step replace for ' +
      'price where only some prices say it',
  ]
}

/** 'km: 39 vehicles lose their value', one line a field. */
function formatLost({ lost = [], outcome, dryRun }: ImportReport): readonly string[] {
  const isStored = outcome === 'completed' && !dryRun
  return lost.map(({ field, vehicles }: LostField) => {
    const one = vehicles === 1
    const verb = isStored ? (one ? 'loses its' : 'lose their') : `would lose ${one ? 'its' : 'their'}`
    const which = `${number(vehicles)} ${one ? 'vehicle' : 'vehicles'}`
    return `  ${field}: ${which} ${verb} value, because no row of the file has one`
  })
}

const headings: Readonly<Record<ImportOutcome, string>> = {
  completed: 'Completed',
  refused: 'REFUSED',
  failed: 'FAILED',
}

function describeSameFile(report: ImportReport, at: string): string {
  const before = `the file is the one that was imported ${formatUtc(Date.parse(at))}`
  const isNothingNew = report.added + report.changed + (report.returned ?? 0) + report.sold === 0
  return report.outcome === 'completed' && isNothingNew ? `nothing new: ${before}` : before
}

/**
 * '1,234 rows: 3 added, 2 changed, 1 back in stock, 1,219 unchanged, 9 rejected; 4 sold (gone from the feed)'. The
 * rows of a file that was refused, or failed, are 'not taken'.
 */
function formatCounts(report: ImportReport): string {
  const returned = report.returned ?? 0
  const notTaken = report.rows - report.added - report.changed - returned - report.unchanged - report.rejected
  return (
    `${number(report.rows)} rows: ${number(report.added)} added, ${number(report.changed)} changed, ` +
    `${returned > 0 ? `${number(returned)} back in stock, ` : ''}${number(report.unchanged)} unchanged, ` +
    (notTaken > 0 ? `${number(notTaken)} not taken, ` : '') +
    `${number(report.rejected)} rejected; ${number(report.sold)} sold (gone from the feed)`
  )
}

/** "'Toyotta' 12 (Toyota?)", one line a make. */
function formatMakes(makes: readonly MakeCount[], most: number): readonly string[] {
  if (makes.length === 0) return []
  const shown = makes.slice(0, Math.max(most, fewReasons)).map(({ make, vehicles, nearest }) => {
    const meant = nearest === null ? '' : `; did you mean ${nearest}?`
    return `    '${make}': ${number(vehicles)} ${vehicles === 1 ? 'vehicle' : 'vehicles'}${meant}`
  })
  const more = makes.length - shown.length
  return [
    '  makes that the platform does not know, stored as the feed writes them:',
    ...shown,
    ...(more > 0 ? [`    … and ${more} more makes`] : []),
  ]
}

/** Reasons that only one row has are in the list of rows. */
function formatReasons(heading: string, reasons: readonly ReasonSum[], most: number): readonly string[] {
  const summed = reasons.filter(({ rows }) => rows > 1)
  // A report without a list of rows still says what was wrong.
  const listed = most === 0 ? reasons : summed
  if (listed.length === 0) return []
  const shown = listed.slice(0, Math.max(most, fewReasons)).map(({ field, reason, rows, firstRow, value }) => {
    const example = value === null ? '' : ` (${JSON.stringify(value)})`
    const where = rows === 1 ? `row ${firstRow}` : `${number(rows)} rows, first row ${firstRow}`
    return `    ${field === '' ? '' : `${field}: `}${reason}: ${where}${example}`
  })
  const more = listed.length - shown.length
  return [`  ${heading}:`, ...shown, ...(more > 0 ? [`    … and ${more} more reasons`] : [])]
}

const fewReasons = 5

function formatNotes(word: string, notes: readonly RowNote[], total: number | null, most: number): readonly string[] {
  if (notes.length === 0 || most === 0) return []
  const shown = notes.slice(0, most).map((note) => `    ${formatNote(note)}`)
  const more = total === null ? `over ${notes.length - shown.length}` : String(total - shown.length)
  return [`  ${word}:`, ...shown, ...(total === shown.length ? [] : [`    … and ${more} more`])]
}

/** 'row 17, price: not an amount of money ("twelve grand")'. */
function formatNote(note: RowNote): string {
  return (
    `row ${note.row}, ${note.field}: ${note.reason}` + (note.value === null ? '' : ` (${JSON.stringify(note.value)})`)
  )
}
