import type { FeedMapping, FieldRule } from './mapping-schema.ts'
import { createSource } from './source-value.ts'
import { describeTargetProblem, isComputedTarget } from './targets.ts'

/**
 * Compares what a mapping reads with what the rows hold: a column that was renamed is no error of any row, and would
 * take its field from all of them.
 */
export interface ColumnCheck {
  see(fields: Readonly<Record<string, unknown>>): void
  /** One line for each field that no row could have and each column that no field takes; at most `mostNotes`. */
  readonly notes: readonly string[]
  /** The columns of the price, where the mapping names some and no row has any; null otherwise. */
  readonly missingPrice: readonly string[] | null
}

const mostNotes = 10
/** Rows of JSON and XML may each hold other names; this many are looked at for names that nobody reads. */
const rowsForNames = 200
/** Different names remembered, and the longest: what is longer is no name but a shifted text. */
const mostNames = 100
const longestName = 60

function listSources(rule: FieldRule): readonly string[] {
  if ('from' in rule) return rule.from
  if ('join' in rule) return rule.join
  return 'hash' in rule ? rule.hash : []
}

/**
 * With a mapping that names every column, a column that no row has is told. With Forecourt's own names most columns are
 * absent from most feeds; there it is the names that mean nothing that are told.
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
