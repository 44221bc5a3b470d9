import type { Condition } from './conditions.ts'
import type { AnswerMeta, Row, SphinxSession } from './session.ts'

/** Rows of a table that match the text and meet the condition. */
export interface Selection {
  readonly table: string
  /** A full-text query; null: any text. */
  readonly match: string | null
  /** Never false: an empty selection needs no query. */
  readonly condition: Exclude<Condition, false>
}

export interface Query {
  readonly selection: Selection
  readonly columns: readonly string[]
  readonly groupBy?: string
  readonly orderBy?: readonly string[]
  readonly offset?: number
  /** 1 or more. */
  readonly limit: number
}

/** Writes a SphinxQL SELECT without relevance scoring. */
export function writeQuery({ selection, columns, groupBy, orderBy = [], offset = 0, limit }: Query): string {
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

/** Queries with the same key differ in grouping only; the engine answers a batch of them in one pass. */
const batchKeyOf = ({ selection, columns }: Query): string => JSON.stringify([selection, columns])

/**
 * Runs the queries and returns the rows of each; null has no rows. `meta` describes the last query. Queries with the
 * same rows and columns are sent as one batch, for which the engine scans the rows only once.
 */
export async function askInGroups(
  session: SphinxSession,
  queries: readonly (Query | null)[],
): Promise<{ readonly rows: readonly (readonly Row[])[]; readonly meta: AnswerMeta }> {
  const groups = new Map<string, { readonly at: number; readonly query: Query }[]>()
  for (const [at, query] of queries.entries()) {
    if (query === null) continue
    const key = batchKeyOf(query)
    groups.set(key, [...(groups.get(key) ?? []), { at, query }])
  }
  const rows: (readonly Row[])[] = queries.map(() => [])
  let last: AnswerMeta = { totalFound: 0 }
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const { rows: found, meta } = await session.ask(group.map(({ query }) => writeQuery(query)))
      for (const [order, { at }] of group.entries()) rows[at] = found[order] ?? []
      if (group.at(-1)?.at === queries.length - 1) last = meta
    }),
  )
  return { rows, meta: last }
}
