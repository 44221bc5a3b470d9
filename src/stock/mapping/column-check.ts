import type { FeedMapping, FieldRule } from './mapping-schema.ts'
import { createSource } from './source-value.ts'
import { describeTargetProblem, isComputedTarget } from './targets.ts'

/**
 * Compares the columns that a mapping reads with those that the rows have. A renamed column is not an error of any row,
 * but every row would lose the field.
 */
export interface ColumnCheck {
  see(fields: Readonly<Record<string, unknown>>): void
  /** One line for each field without a column and each column without a field; at most `mostNotes`. */
  readonly notes: readonly string[]
  /** The price columns of the mapping when no row has any of them; null otherwise. */
  readonly missingPrice: readonly string[] | null
}

const mostNotes = 10
/** Rows of JSON and XML may have different names each; only this many rows are checked for unread names. */
const rowsForNames = 200
/** Most names kept, and the greatest length of a name; a longer text is not a name but a shifted value. */
const mostNames = 100
const longestName = 60

function listSources(rule: FieldRule): readonly string[] {
  if ('from' in rule) return rule.from
  if ('join' in rule) return rule.join
  return 'hash' in rule ? rule.hash : []
}

/**
 * For a mapping that names every column, reports columns that no row has. With Forecourt's own names most feeds lack
 * most columns, so only unknown names are reported.
 */
export function createColumnCheck(mapping: FeedMapping): ColumnCheck {
  const rules = Object.entries(mapping.fields).map(([field, rule]) => ({ field, sources: listSources(rule) }))
  const read = new Set(rules.flatMap(({ sources }) => sources.map((name) => name.split('.', 1)[0])))
  let missing = mapping.own_names
    ? []
    : rules
        .filter(({ sources }) => sources.length > 0)
        .map((rule) => ({ ...rule, finders: rule.sources.map((name) => createSource(name, true)) }))
  const unread = new Set<string>()
  let rows = 0

  function tellUnread(name: string): string | null {
    const problem = describeTargetProblem(name)
    if (problem === null || isComputedTarget(name)) return null
    return `column '${name}' ${problem}`
  }

  return {
    see(fields) {
      rows += 1
      if (missing.length > 0)
        missing = missing.filter(({ finders }) => finders.every((find) => find(fields) === undefined))
      if (!mapping.own_names || rows > rowsForNames || unread.size >= mostNames) return
      for (const name of Object.keys(fields)) {
        const bare = name.replace(/^@/, '')
        if (bare.length <= longestName && !read.has(bare.split('.', 1)[0])) unread.add(bare)
      }
    },
    get notes() {
      if (rows === 0) return []
      const told = [
        ...missing.map(
          ({ field, sources }) =>
            `${field}: no row has ${sources.length === 1 ? 'the column' : 'any of the columns'} ` +
            sources.map((name) => `'${name}'`).join(', '),
        ),
        ...[...unread].map(tellUnread).filter((line) => line !== null),
      ]
      return told.length <= mostNotes ? told : [...told.slice(0, mostNotes), `… and ${told.length - mostNotes} more`]
    },
    get missingPrice() {
      return rows === 0 ? null : (missing.find(({ field }) => field === 'price')?.sources ?? null)
    },
  }
}
