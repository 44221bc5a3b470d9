import type { Condition } from './conditions.ts'
import type { AnswerMeta, Row, SphinxSession } from './session.ts'

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

/** What makes two questions alike for the engine: it answers a batch in one pass if only its groupings differ. */
const writeKind = ({ selection, columns }: Question): string => JSON.stringify([selection, columns])

/**
 * Asks the questions and answers the rows of each, and none for null; `meta` is of the last one. Questions about the
 * same rows and columns go together: the engine then finds the rows once and counts them by all groupings, but does
 * so only where the whole batch is alike.
 */
export async function askInGroups(
  session: SphinxSession,
  questions: readonly (Question | null)[],
): Promise<{ readonly rows: readonly (readonly Row[])[]; readonly meta: AnswerMeta }> {
  const groups = new Map<string, { readonly at: number; readonly question: Question }[]>()
  for (const [at, question] of questions.entries()) {
    if (question === null) continue
    const kind = writeKind(question)
    groups.set(kind, [...(groups.get(kind) ?? []), { at, question }])
  }
  const rows: (readonly Row[])[] = questions.map(() => [])
  let last: AnswerMeta = { totalFound: 0 }
  await Promise.all(
    [...groups.values()].map(async (group) => {
      const { rows: found, meta } = await session.ask(group.map(({ question }) => writeQuestion(question)))
      for (const [order, { at }] of group.entries()) rows[at] = found[order] ?? []
      if (group.at(-1)?.at === questions.length - 1) last = meta
    }),
  )
  return { rows, meta: last }
}
