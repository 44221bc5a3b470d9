import type { ConditionWriter } from './conditions.ts'
import { noNumber } from './layout.ts'
import type { Question, Selection } from './questions.ts'
import type { Row } from './session.ts'

/** Beyond every number of an index. */
const farNumber = 4_294_967_296

/** One question for the least and greatest numbers of attributes in the same rows. */
export interface EndsQuestion {
  readonly attributes: readonly string[]
  readonly question: Question
}

export interface Ends {
  readonly min: number
  readonly max: number
}

/** The engine goes through the rows once for all attributes whose rows are the same. null for an attribute: no rows. */
export function askEnds(
  attributes: readonly string[],
  selectionOf: (attribute: string) => Selection | null,
  writer: ConditionWriter,
): readonly EndsQuestion[] {
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
    question: {
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

/** The ends by attribute; null: no row has a number. `rows` are those of each question. */
export function readEnds(
  questions: readonly EndsQuestion[],
  rows: readonly (readonly Row[])[],
): ReadonlyMap<string, Ends | null> {
  return new Map(
    questions.flatMap(({ attributes }, at) =>
      attributes.map((attribute, own) => {
        const row = rows[at]?.[0]
        const greatest = row === undefined ? noNumber : Number(row[`greatest${own}`])
        return [attribute, greatest === noNumber ? null : { min: Number(row?.[`least${own}`]), max: greatest }] as const
      }),
    ),
  )
}
