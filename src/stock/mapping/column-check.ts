import type { FilledColumn } from '#data/stock/stock-records.ts'
import { findNearest } from '#site/describe-issue.ts'
import { formatOf } from '../read/feed-formats.ts'
import type { FeedMapping } from './mapping-schema.ts'
import { describeTargetProblem, isComputedTarget } from './targets.ts'
import { createColumnReaders, stripAttribute } from './column-readers.ts'
import type { ReadColumn, RuleColumns } from './column-readers.ts'

/**
 * Compares the columns that a mapping reads with those that the rows have, and with those that filled a field in the
 * last import. A renamed column is not an error of any row, but every row would lose the field. 'Column' also means a
 * JSON key or an XML element, with dots inward.
 */
export interface ColumnCheck {
  see(fields: Readonly<Record<string, unknown>>): void
  /** Rows seen. */
  readonly rows: number
  /** One line for each field without a column and each column without a field; at most `mostNotes`. */
  readonly notes: readonly string[]
  /** The columns that had a value, with the field that each of them filled. */
  readonly filled: readonly FilledColumn[]
  /** One text for each column whose loss would empty a field; none when the file may be taken. */
  findLosses(last: LastColumns | null): readonly string[]
}

/** What the last good import of the feed found. */
export interface LastColumns {
  /** Rows that were seen. */
  readonly rows: number
  readonly columns: readonly FilledColumn[]
}

/** Shares of the rows of the last import in which a column had a value. */
const columnShares = {
  /**
   * JSON and XML may leave out what has no value, so a rare key may be gone by chance. Every column of a CSV that had a
   * value counts.
   */
  goneFromRows: 0.2,
  /** A column that is still there, and empty in every row, is missed when it was this full. */
  emptied: 0.5,
} as const

const mostNotes = 10
/** A file of fewer rows may be empty in a column by chance. */
const fewestRows = 3

/** For a mapping that names every column, every rule must find one; see `findLosses`. */
export function createColumnCheck(mapping: FeedMapping): ColumnCheck {
  const readers = createColumnReaders(mapping)
  const { namesColumnsOnce } = formatOf(mapping.format)
  const listMissing = (): readonly { rule: RuleColumns; columns: readonly ReadColumn[] }[] =>
    readers.rules.flatMap((rule) => {
      const absent = rule.columns.filter(({ seen }) => !seen)
      const isMissing = rule.needs === 'all' ? absent.length > 0 : absent.length === rule.columns.length
      return isMissing && !rule.optional ? [{ rule, columns: absent }] : []
    })

  function describeUnread(name: string): string | null {
    const problem = describeTargetProblem(name)
    if (problem === null || isComputedTarget(name)) return null
    return `column '${name}' ${problem}`
  }

  /** null: the column is no loss, or the mapping no longer reads it. */
  function describeLoss({ column, field, rows }: FilledColumn, lastRows: number): string | null {
    const read = readers.find(column, field)
    if (read === null) return null
    const share = rows / Math.max(1, lastRows)
    const before = `it filled ${field} in ${rows} of ${lastRows} rows of the last import`
    if (read.rule !== null && read.rule.columns.length > 1 && read.rule.needs === 'any') {
      // Another column of the same rule stands in for it.
      const now = read.rule.columns.reduce((sum, { filled }) => sum + filled, 0)
      if (now / readers.rows >= share / 2) return null
    }
    if (!read.seen && share >= (namesColumnsOnce ? 0 : columnShares.goneFromRows))
      return `the column '${column}' is gone (${before})${describeNearest(column, field)}`
    if (read.filled === 0 && share >= columnShares.emptied && readers.rows >= fewestRows)
      return `the column '${column}' is empty in every row (${before})`
    return null
  }

  function describeNearest(column: string, field: string): string {
    const free = readers.listUnread()
    const nearest = findNearestColumn(column, field, free)
    if (nearest !== null) return `; the nearest column of the file is '${nearest}'`
    if (free.length === 0) return '; the file has no other column that is not read'
    return `; columns of the file that nothing reads: ${quote(free.slice(0, 8))}${free.length > 8 ? ', …' : ''}`
  }

  return {
    see: (fields) => readers.see(fields),
    get rows() {
      return readers.rows
    },
    get notes() {
      if (readers.rows === 0) return []
      const lines = [
        ...listMissing().map(
          ({ rule: { field }, columns }) =>
            `${field}: no row has ${columns.length === 1 ? 'the column' : 'any of the columns'} ` +
            quote(columns.map(({ name }) => name)),
        ),
        ...(mapping.own_names ? readers.listTopNames().map(describeUnread) : []).filter((line) => line !== null),
      ]
      return lines.length <= mostNotes
        ? lines
        : [...lines.slice(0, mostNotes), `… and ${lines.length - mostNotes} more`]
    },
    get filled() {
      return readers.listFilled()
    },
    findLosses(last) {
      if (readers.rows === 0) return []
      const missing = listMissing()
      const reported = new Set(
        missing.flatMap(({ rule, columns }) => columns.map(({ name }) => `${rule.field} ${name}`)),
      )
      return [
        ...missing.map(({ rule: { field }, columns }) => {
          const names = quote(columns.map(({ name }) => name))
          const is = `${field} is read from ${names}, which the file does not have`
          return `${is}${describeNearest(columns[0]?.name ?? field, field)}`
        }),
        ...(last?.columns ?? [])
          .filter(({ column, field }) => !reported.has(`${field} ${column}`))
          .map((column) => describeLoss(column, last?.rows ?? 0))
          .filter((line) => line !== null),
      ]
    },
  }
}

const quote = (names: readonly string[]): string => names.map((name) => `'${name}'`).join(', ')

/**
 * The column that most likely is the missing one under another name: alike but for spaces and case, else containing
 * the other, else what it is short for ('km' for 'Kilometres'), else few letters apart; null when none is near.
 */
export function findNearestColumn(column: string, field: string, names: readonly string[]): string | null {
  const bare = (name: string): string =>
    stripAttribute(name)
      .toLowerCase()
      .replaceAll(/[^\p{L}\p{N}]/gu, '')
  for (const wanted of [bare(column), bare(field)]) {
    if (wanted.length < 2) continue
    const alike = names.find((name) => bare(name) === wanted)
    if (alike !== undefined) return alike
    const around = names.find((name) => {
      const other = bare(name)
      return other.length >= 2 && (other.includes(wanted) || wanted.includes(other))
    })
    if (around !== undefined) return around
    const long = names.find((name) => isShortFor(wanted, bare(name)))
    if (long !== undefined) return long
    // Of words of three letters any two are a few letters apart.
    const near = wanted.length < 4 ? null : findNearest(wanted, names.map(bare))
    if (near !== null) return names.find((name) => bare(name) === near) ?? null
  }
  return null
}

/** Whether the letters of the one occur in the other in order, from its first letter on. */
function isShortFor(short: string, long: string): boolean {
  if (short[0] !== long[0] || short.length >= long.length) return false
  let at = 0
  for (const letter of long) if (letter === short[at]) at += 1
  return at === short.length
}
