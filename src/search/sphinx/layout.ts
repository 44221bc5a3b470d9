import type { AttributeDefinition, IndexSchema } from '../search-engine.ts'

/** How many columns of each kind a table has. */
export interface TableWidth {
  /** Columns of one value: keywords in the singular, numbers, and combinations. */
  readonly values: number
  /** Columns of several values. */
  readonly sets: number
}

export interface Column {
  readonly name: string
  readonly definition: AttributeDefinition
}

/**
 * The columns of the attributes, by their order in the schema: `v0`, `v1` … hold the code of a keyword or a number, and
 * `s0`, `s1` … the codes of a set. The names of attributes therefore never reach the engine.
 */
export function layOutColumns(schema: IndexSchema): ReadonlyMap<string, Column> {
  let values = 0
  let sets = 0
  return new Map(
    Object.entries(schema).map(([attribute, definition]) => {
      const name = definition.kind === 'keywords' ? `s${sets++}` : `v${values++}`
      return [attribute, { name, definition }]
    }),
  )
}

/** A column for attributes that have few combinations of values (`AttributeDefinition.countedWith`). */
export interface JointColumn {
  readonly name: string
  /** Two or more, in the order of the schema. */
  readonly attributes: readonly string[]
}

/**
 * The columns of combinations, named on from those of the single values. One holds the code of a combination
 * (`joint-values.ts`), so that the engine counts a combination once instead of each of its values.
 */
export function layOutJoints(schema: IndexSchema): readonly JointColumn[] {
  const groups = new Map<string, string[]>()
  for (const [attribute, { countedWith }] of Object.entries(schema))
    if (countedWith !== undefined) groups.set(countedWith, [...(groups.get(countedWith) ?? []), attribute])
  const first = Object.values(schema).filter(({ kind }) => kind !== 'keywords').length
  return [...groups.values()]
    .filter(({ length }) => length > 1)
    .map((attributes, at) => ({ name: `v${first + at}`, attributes }))
}

export function measureWidth(schema: IndexSchema): TableWidth {
  const kinds = Object.values(schema).map(({ kind }) => kind)
  const sets = kinds.filter((kind) => kind === 'keywords').length
  return { values: kinds.length - sets + layOutJoints(schema).length, sets }
}

/** Stored for a number that a document does not have; no number of an index is as small. */
export const noNumber = -4_294_967_296
/** Stored for a keyword that a document does not have; no text has this code. */
export const noKeyword = 0

/** A table is filled while the other one answers, so that there are two of each. */
export const generations = ['a', 'b'] as const
export type Generation = (typeof generations)[number]

/** Names of the tables; `market` and `texts` are distributed over the daemons, the others are the parts of one. */
export const tables = {
  market: (generation: Generation) => `market_${generation}`,
  marketPart: (generation: Generation) => `market_part_${generation}`,
  texts: (generation: Generation) => `texts_${generation}`,
  textsPart: (generation: Generation) => `texts_part_${generation}`,
  /** One row: which generation answers, and up to where it is current. On the first daemon. */
  state: 'state',
} as const
