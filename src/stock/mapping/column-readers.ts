import type { FilledColumn } from '#data/stock/stock-records.ts'
import { formatOf } from '../read/feed-formats.ts'
import type { FeedMapping, FieldRule } from './mapping-schema.ts'
import { createSource, type ReadSource } from './source-value.ts'
import { describeTargetProblem, feedTargets, type FeedTarget } from './targets.ts'

/** A column that the mapping reads, and what the rows so far have in it. */
export interface ReadColumn {
  readonly name: string
  readonly field: string
  /** The rule that reads it; null: it is read because it has the name of a field. */
  readonly rule: RuleColumns | null
  /** Whether any row has it, with a value or without. */
  seen: boolean
  /** Rows in which it had a value that was used. */
  filled: number
}

/** The columns of one rule of a mapping. */
export interface RuleColumns {
  readonly field: string
  /** `any`: they are alternatives, the first with a value is used. `all`: each is a part of the value. */
  readonly needs: 'any' | 'all'
  /** Whether the file may lack them. */
  readonly optional: boolean
  readonly columns: readonly ReadColumn[]
}

export interface ColumnReaders {
  readonly rules: readonly RuleColumns[]
  /** Rows seen. */
  readonly rows: number
  see(fields: Fields): void
  /** The column as this mapping reads it for the field; null: the mapping does not read it. */
  find(column: string, field: string): ReadColumn | null
  /** Columns of the file that nothing reads, in the order of the file. */
  listUnread(): readonly string[]
  /** Outermost names of the rows without those that a rule reads, wholly or in part. */
  listTopNames(): readonly string[]
  listFilled(): readonly FilledColumn[]
}

type Fields = Readonly<Record<string, unknown>>

/** Rows of JSON and XML may have different names each; only this many rows are looked through for unread names. */
const rowsForNames = 200
/** Most names kept, and the greatest length of a name; a longer text is not a name but a shifted value. */
const mostNames = 1_000
const mostTopNames = 100
const longestName = 60
/** Levels inside a row of JSON or XML at which a name is still a column of its own: `finance_lenders.acme.term5.x`. */
const deepest = 4

export function createColumnReaders(mapping: FeedMapping): ColumnReaders {
  const absent = new Set(mapping.absent.map((text) => text.trim().toLowerCase()))
  const isBlank = createBlankTest(absent)
  const rules = Object.entries(mapping.fields).flatMap(([field, rule]) => buildRule(field, rule))
  const finders = rules.map((rule) => ({
    isAny: rule.needs === 'any',
    columns: rule.columns.map((column): { column: ReadColumn; find: ReadSource } => ({
      column,
      find: createSource(column.name, true),
    })),
  }))
  const readNames = new Set(rules.flatMap(({ columns }) => columns.map(({ name }) => name)))
  const readTops = new Set([...readNames].map(topOf))
  /** Every name met so far; null: nothing reads it, or a rule does. */
  const names = new Map<string, ReadColumn | null>()
  const unread = new Set<string>()
  const topNames = new Set<string>()
  const { namesColumnsOnce } = formatOf(mapping.format)
  let header: readonly (readonly [key: string, column: ReadColumn])[] | null = null
  let rows = 0

  const isOwn = (name: string): boolean =>
    mapping.own_names && !Object.hasOwn(mapping.fields, topOf(name)) && describeTargetProblem(name) === null

  function meetName(name: string): ReadColumn | null {
    // Fields of their own name are met even after a row with thousands of strange ones.
    if (name.length > longestName || (names.size >= mostNames && !feedTargets.has(name as FeedTarget))) return null
    const isRead = [...readNames].some((read) => name === read || name.startsWith(`${read}.`))
    const column = !isRead && isOwn(name) ? { name, field: name, rule: null, seen: true, filled: 0 } : null
    names.set(name, column)
    if (!isRead && column === null) unread.add(name)
    return column
  }

  function seeName(name: string, value: unknown): void {
    const known = names.get(name)
    const column = known === undefined ? meetName(name) : known
    if (column !== null && !isBlank(value)) column.filled += 1
  }

  function seeTopNames(fields: Fields): void {
    for (const key of Object.keys(fields)) {
      const name = stripAttribute(key)
      if (topNames.size >= mostTopNames) return
      if (name.length <= longestName && !readTops.has(topOf(name))) topNames.add(name)
    }
  }

  return {
    rules,
    get rows() {
      return rows
    },
    see(fields) {
      rows += 1
      for (const { isAny, columns } of finders) {
        let used = false
        for (const { column, find } of columns) {
          const value = find(fields)
          if (value === undefined) continue
          column.seen = true
          if ((isAny && used) || isBlank(value)) continue
          column.filled += 1
          used = true
        }
      }
      if (header !== null) {
        for (const [name, column] of header) if (!isBlank(fields[name])) column.filled += 1
        return
      }
      if (rows <= rowsForNames) seeTopNames(fields)
      else if (!mapping.own_names) return
      walkNames(fields, '', 0, seeName)
      // The columns of a CSV are those of its first row.
      if (namesColumnsOnce)
        header = [...names].flatMap(([name, column]) =>
          column === null ? [] : [[Object.hasOwn(fields, name) ? name : `@${name}`, column] as const],
        )
    },
    find(column, field) {
      const byRule = rules.find((rule) => rule.field === field)?.columns.find(({ name }) => name === column)
      if (byRule !== undefined) return byRule
      if (column !== field || readNames.has(column) || !isOwn(column)) return null
      return names.get(column) ?? { name: column, field, rule: null, seen: false, filled: 0 }
    },
    listUnread: () => [...unread],
    listTopNames: () => [...topNames],
    listFilled: () =>
      [...rules.flatMap(({ columns }) => columns), ...[...names.values()].filter((column) => column !== null)]
        .filter(({ filled }) => filled > 0)
        .map(({ name, field, filled }) => ({ column: name, field, rows: filled })),
  }
}

/** The name without the mark of an XML attribute. */
export function stripAttribute(name: string): string {
  return name.replace(/^@/, '')
}

const topOf = (name: string): string => name.split('.', 1)[0] ?? name

function buildRule(field: string, rule: FieldRule): readonly RuleColumns[] {
  if ('constant' in rule) return []
  const names = 'from' in rule ? rule.from : 'join' in rule ? rule.join : rule.hash
  const columns: ReadColumn[] = []
  const built: RuleColumns = {
    field,
    needs: 'from' in rule ? 'any' : 'all',
    optional: rule.optional ?? false,
    columns,
  }
  for (const name of names) columns.push({ name, field, rule: built, seen: false, filled: 0 })
  return [built]
}

/** Calls with every name of a row that has a value of its own, those inside objects with dots. */
function walkNames(fields: Fields, prefix: string, depth: number, see: (name: string, value: unknown) => void): void {
  for (const key of Object.keys(fields)) {
    const name = prefix + stripAttribute(key)
    const value = fields[key]
    if (depth < deepest && typeof value === 'object' && value !== null && !Array.isArray(value))
      walkNames(value as Fields, `${name}.`, depth + 1, see)
    else see(name, value)
  }
}

/** Whether a value counts as none. Most values are decided by their first character, without making a new text. */
function createBlankTest(absent: ReadonlySet<string>): (value: unknown) => boolean {
  const longest = Math.max(0, ...[...absent].map((text) => text.length))
  return (value) => {
    if (value === undefined || value === null || value === '') return true
    if (typeof value === 'object') return Object.keys(value).length === 0
    if (typeof value !== 'string') return false
    const first = value.charCodeAt(0)
    if (first >= 49 && first <= 57) return false
    const text = value.trim()
    return text === '' || (text.length <= longest && absent.has(text.toLowerCase()))
  }
}
