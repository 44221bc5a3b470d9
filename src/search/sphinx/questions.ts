import type { Condition } from './conditions.ts'

/** Rows of a table: those that hold the words and meet the condition. */
export interface Selection {
  readonly table: string
  /** A query of the full-text language; null: whatever the words. */
  readonly match: string | null
  /** Not false, which needs no question. */
  readonly condition: Exclude<Condition, false>
}

export interface Question {
  readonly selection: Selection
  readonly columns: readonly string[]
  readonly groupBy?: string
  readonly orderBy?: readonly string[]
  readonly offset?: number
  /** 1 or more. */
  readonly limit: number
}

/** One SELECT of SphinxQL. Its filters come before its words, and no row is scored. */
export function writeQuestion({ selection, columns, groupBy, orderBy = [], offset = 0, limit }: Question): string {
  const { table, match, condition } = selection
  const { plain, computed } = condition === true ? { plain: [], computed: [] } : condition
  const where = [
    ...(match === null ? [] : [`MATCH('${match}')`]),
    ...plain,
    ...computed.map((_expression, at) => `held${at}=1`),
  ]
  return [
    `SELECT ${[...columns, ...computed.map((expression, at) => `${expression} AS held${at}`)].join(', ')}`,
    `FROM ${table}`,
    ...(where.length === 0 ? [] : [`WHERE ${where.join(' AND ')}`]),
    ...(groupBy === undefined ? [] : [`GROUP BY ${groupBy}`]),
    ...(orderBy.length === 0 ? [] : [`ORDER BY ${orderBy.join(', ')}`]),
    `LIMIT ${offset},${limit}`,
    `OPTION ranker=none, max_matches=${offset + limit}`,
  ].join(' ')
}
