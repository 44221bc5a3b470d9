import type { ConditionWriter } from './conditions.ts'
import { noNumber } from './layout.ts'
import type { Query, Selection } from './queries.ts'
import type { Row } from './session.ts'

/** Greater than every number of an index. */
const farNumber = 4_294_967_296

/** One query for the minimum and maximum of several attributes over the same rows. */
export interface EndsQuery {
  readonly attributes: readonly string[]
  readonly query: Query
}

export interface Ends {
  readonly min: number
  readonly max: number
}

/** Builds one query for all attributes with the same rows, so that they are scanned once. Skips empty selections. */
export function askEnds(
  attributes: readonly string[],
  selectionOf: (attribute: string) => Selection | null,
  writer: ConditionWriter,
): readonly EndsQuery[] {
  const groups = new Map<string, { readonly selection: Selection; readonly attributes: string[] }>()
  for (const attribute of attributes) {
    const selection = selectionOf(attribute)
    if (selection === null) continue
    const key = JSON.stringify(selection)
    const group = groups.get(key) ?? { selection, attributes: [] }
    group.attributes.push(attribute)
    groups.set(key, group)
  }
  return [...groups.values()].map(({ selection, attributes: own }) => ({
    attributes: own,
    query: {
      selection,
      columns: own.flatMap((attribute, at) => {
        const { name } = writer.columnOf(attribute)
        return [
          `IF(${name}>${noNumber},${name},${farNumber}) AS present${at}`,
          `MIN(present${at}) AS least${at}`,
          `MAX(${name}) AS greatest${at}`,
        ]
      }),
      limit: 1,
    },
  }))
}

/** Minimum and maximum by attribute; null: no row has a number. `rows` contains the rows of each query. */
export function readEnds(
  queries: readonly EndsQuery[],
  rows: readonly (readonly Row[])[],
): ReadonlyMap<string, Ends | null> {
  return new Map(
    queries.flatMap(({ attributes }, at) =>
      attributes.map((attribute, own) => {
        const row = rows[at]?.[0]
        const greatest = row === undefined ? noNumber : Number(row[`greatest${own}`])
        return [attribute, greatest === noNumber ? null : { min: Number(row?.[`least${own}`]), max: greatest }] as const
      }),
    ),
  )
}
