import { Readable, pipeline } from 'node:stream'
import { CsvError, parse } from 'csv-parse'
import { z } from 'zod'
import type { FeedFormatDefinition } from './feed-format.ts'
import { FeedError, readLimits, wordsOf } from './feed-row.ts'
import type { FeedRow } from './feed-row.ts'

const csvOptions = z.strictObject({
  delimiter: z.string().length(1).describe('Absent: the one of , ; tab | that the first line holds most').optional(),
  columns: z
    .array(z.string().min(1))
    .min(1)
    .max(2000)
    .describe('Names of the columns when the file has no header row; absent: the first row holds them')
    .optional(),
})

export const csvFormat: FeedFormatDefinition<typeof csvOptions> = {
  title: 'CSV',
  endings: ['.csv', '.tsv', '.txt'],
  judge: (head) => (/^[^\n]{3,2000}[,;\t|][^\n]*\n/.test(head) ? 'possible' : 'no'),
  options: csvOptions,
  namesColumnsOnce: true,
  read: readCsv,
}

const delimiters = [',', ';', '\t', '|']

/**
 * Reads the rows of a CSV file. The first row names the columns, unless the options do. Quotes follow RFC 4180, but an
 * inch mark inside a cell (`17" alloys`) is kept as it is, since dealers' exports seldom double it. A row with another
 * number of cells than the header is rejected, because which cell belongs to which column can only be guessed; the
 * other rows are read. Throws FeedError when a quote never closes, and when the first row most likely names no columns.
 * Excel writes and hides a first line such as `sep=;`: it names the delimiter where the mapping names none, and is no
 * row.
 *
 * A last row that is too short and has no line break is reported as cut off. A last row of one cell is not, because
 * some exports end with a line such as `END`.
 */
export async function* readCsv(
  text: AsyncIterable<string>,
  options: z.output<typeof csvOptions>,
): AsyncGenerator<FeedRow> {
  const { head, rest, separator } = await takeFirstLine(text)
  const delimiter = options.delimiter ?? separator ?? detectDelimiter(head)
  const parser = parse({
    delimiter,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: false,
    max_record_size: readLimits.row,
  })
  let lastCharacter = ''
  async function* watchEnd(): AsyncGenerator<string> {
    for await (const piece of rest) {
      lastCharacter = piece.at(-1) ?? lastCharacter
      yield piece
    }
  }
  pipeline(Readable.from(watchEnd(), { highWaterMark: 1 }), parser, () => {
    // Errors surface in the iteration below; the callback only keeps them from being unhandled.
  })

  let columns: readonly string[] | null = options.columns ?? null
  let header: string | null = null
  let rowNumber = 0
  // Each row is yielded when the next one has been read, because only then is it known not to be the last.
  let held: FeedRow | null = null
  let heldCells = 0
  try {
    for await (const record of parser as AsyncIterable<string[]>) {
      rowNumber += 1
      if (record.length === 1 && record[0]?.trim() === '') continue
      if (columns === null) {
        columns = readHeader(record, delimiter)
        header = describeHeader(record, delimiter)
        continue
      }
      if (held !== null) yield held
      held = buildRow(columns, record, rowNumber, delimiter)
      if (header !== null) held = { ...held, header }
      header = null
      heldCells = record.length
    }
  } catch (error) {
    throw describeCsvError(error)
  }
  if (held === null) return
  const isShort = heldCells > 1 && heldCells < (columns?.length ?? 0)
  const breaksOff = isShort && lastCharacter !== '\n' && lastCharacter !== '\r'
  yield breaksOff && !held.ok ? { ...held, cutOff: true } : held
}

/** Describes a header: "with ';' as the delimiter, the first row names 1 column: 'Stock No,Make,Model…'". */
function describeHeader(record: readonly string[], delimiter: string): string {
  const named = record.filter((name) => name.trim() !== '').length
  const text = record
    .join(delimiter)
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim()
  const shown = text.length > longestHeader ? `${text.slice(0, longestHeader - 1)}…` : text
  return (
    `with ${delimiter === '\t' ? 'a tab' : `'${delimiter}'`} as the delimiter, the first row names ${named} ` +
    `${named === 1 ? 'column' : 'columns'}: '${shown}'`
  )
}

/** Maximum number of characters of the first row that a message shows. */
const longestHeader = 80

/**
 * Throws FeedError for a header of one name. If the name contains another delimiter twice, the file was split at the
 * wrong delimiter; if empty cells follow it, it is a title that a spreadsheet has above its table.
 */
function refuseLoneName(record: readonly string[], delimiter: string): void {
  const names = record.filter((name) => name.trim() !== '')
  const [name = ''] = names
  if (names.length !== 1) return
  const read = describeHeader(record, delimiter)
  const other = detectDelimiter(name)
  const named = other === '\t' ? 'a tab' : `'${other}'`
  if (record.length === 1 && other !== delimiter && name.split(other).length > 2)
    throw new FeedError(
      'failed',
      `${read}; most likely the delimiter is ${named}: correct csv.delimiter in the mapping, or leave it out`,
    )
  if (record.length > 1)
    throw new FeedError('failed', `${read}; most likely it is a title above the header: remove it from the file`)
}

function readHeader(record: readonly string[], delimiter: string): readonly string[] {
  const columns = record.map((name) => name.trim())
  const named = columns.filter((name) => name !== '')
  if (named.length === 0)
    throw new FeedError(
      'failed',
      'the first row of the file names no column; name them in the mapping under csv.columns',
    )
  if (columns.length > readLimits.fields) {
    throw new FeedError(
      'failed',
      `the first row of the file names ${columns.length} columns, more than ${readLimits.fields}; most likely ` +
        'it is no header, or the delimiter is another one (csv.delimiter in the mapping)',
    )
  }
  refuseLoneName(record, delimiter)
  const seen = new Set<string>()
  const twice = named.find((name) => seen.size === seen.add(name).size)
  if (twice !== undefined)
    throw new FeedError(
      'failed',
      `two columns of the file are called '${twice}'; rename one, or name all columns in the mapping under csv.columns`,
    )
  return columns
}

/**
 * Index of the cell whose quote never closes, where the quote of a later cell was taken for its end; -1: none. The row
 * then has as many cells as the header by chance, with their content in the wrong columns:
 *
 *     "37,344,"$45,990 drive away"    two cells: '"37,344,"$45' and '990 drive away"'
 */
function findShiftedCell(record: readonly string[], delimiter: string): number {
  const end = record.findLastIndex((cell) => cell.endsWith('"') && !cell.startsWith('"'))
  return record.findIndex((cell, at) => at < end && cell.startsWith('"') && cell.includes(`${delimiter}"`))
}

function buildRow(
  columns: readonly string[],
  record: readonly string[],
  rowNumber: number,
  delimiter: string,
): FeedRow {
  if (record.length !== columns.length) {
    return {
      ok: false,
      rowNumber,
      reason: `has ${record.length} cells where the header has ${columns.length}`,
      words: wordsOf(record.join('\n')),
    }
  }
  const shifted = findShiftedCell(record, delimiter)
  if (shifted >= 0)
    return {
      ok: false,
      rowNumber,
      reason: `the quote that opens in column '${columns[shifted] ?? shifted + 1}' does not close before the next cell`,
      words: wordsOf(record.join('\n')),
    }
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>
  for (const [at, cell] of record.entries()) {
    if (cell.length > readLimits.cell) {
      const short = record.filter((other) => other.length <= 1_000)
      return {
        ok: false,
        rowNumber,
        reason: `the cell of column '${columns[at] ?? at + 1}' is longer than ${readLimits.cell} characters`,
        words: wordsOf(short.join('\n')),
      }
    }
    const name = columns[at]
    if (name !== undefined && name !== '') fields[name] = cell
  }
  return { ok: true, rowNumber, fields }
}

function describeCsvError(error: unknown): unknown {
  if (!(error instanceof CsvError)) return error
  // The count of the parser, which is ahead of the rows yielded so far: the rows between are lost with the error.
  const row = Number(error['records']) + 1
  if (error.code === 'CSV_QUOTE_NOT_CLOSED') {
    return new FeedError(
      'failed',
      `a quote opened in row ${row} never closes; the file is cut off, or a cell begins with a quote mark that ` +
        'is not doubled',
    )
  }
  if (error.code === 'CSV_MAX_RECORD_SIZE') {
    return new FeedError(
      'failed',
      `row ${row} is longer than ${readLimits.row} characters; most likely a quote in it never closes`,
    )
  }
  return new FeedError('failed', `the file cannot be read as CSV in row ${row}: ${error.message.replaceAll('\n', ' ')}`)
}

/** Returns the delimiter that occurs most often outside quotes in the first line; a comma where none occurs. */
export function detectDelimiter(head: string): string {
  const line = (/^[^\r\n]*/.exec(head.trimStart())?.[0] ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = delimiters.map((delimiter) => ({ delimiter, count: line.split(delimiter).length }))
  return counts.reduce((best, next) => (next.count > best.count ? next : best)).delimiter
}

/** The line by which Excel names the delimiter. The dot also matches a tab. */
const separatorLine = /^\ufeff?"?sep=(.)"?[\t ,;]*\r?\n/i

interface FirstLine {
  readonly head: string
  /** The whole text, without the line by which Excel names the delimiter. */
  readonly rest: AsyncIterable<string>
  /** The delimiter that such a line names; null: there is none. */
  readonly separator: string | null
}

/** Reads until a whole line is available (at most 64 k characters) and returns it together with the complete text. */
async function takeFirstLine(text: AsyncIterable<string>): Promise<FirstLine> {
  const iterator = text[Symbol.asyncIterator]()
  let head = ''
  let done = false
  async function readLine(): Promise<void> {
    while (!done && head.length < 65_536 && !head.trimStart().includes('\n')) {
      const next = await iterator.next()
      if (next.done === true) done = true
      else head += next.value
    }
  }
  await readLine()
  const named = separatorLine.exec(head)
  if (named !== null) {
    head = head.slice(named[0].length)
    await readLine()
  }
  async function* rest(): AsyncGenerator<string> {
    try {
      yield head
      if (done) return
      for (let next = await iterator.next(); next.done !== true; next = await iterator.next()) yield next.value
    } finally {
      await iterator.return?.()
    }
  }
  return { head, rest: rest(), separator: named?.[1] ?? null }
}
