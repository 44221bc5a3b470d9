import type { AttributeDefinition, IndexSchema } from '../search-engine.ts'

/** How many columns of each kind a table has. */
export interface TableWidth {
  /** Single-value columns: keyword, number and joint columns. */
  readonly values: number
  /** Multi-value columns. */
  readonly sets: number
}

export interface Column {
  readonly name: string
  readonly definition: AttributeDefinition
}

/**
 * Assigns columns to attributes in the order of the schema: `v0`, `v1` … contain a number or the code of a keyword, and
 * `s0`, `s1` … the codes of a set. Attribute names therefore never reach the engine.
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

/** A column for several attributes that have few combinations of values (`AttributeDefinition.countedWith`). */
export interface JointColumn {
  readonly name: string
  /** Two or more, in the order of the schema. */
  readonly attributes: readonly string[]
}

/**
 * Assigns the joint columns, numbered after the single-value columns. A joint column contains the code of a combination
 * (`joint-values.ts`), so that the engine counts one combination instead of each of its values.
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

/** Stands for a missing number; below every number of an index. */
export const noNumber = -4_294_967_296
/** Stands for a missing keyword; no text has this code. */
export const noKeyword = 0

/** Every table exists twice, so that one generation can be filled while the other answers queries. */
export const generations = ['a', 'b'] as const
export type Generation = (typeof generations)[number]

/** Names of the tables. `market` and `texts` are distributed tables; the others are the shards of one daemon. */
export const tables = {
  market: (generation: Generation) => `market_${generation}`,
  marketPart: (generation: Generation) => `market_part_${generation}`,
  texts: (generation: Generation) => `texts_${generation}`,
  textsPart: (generation: Generation) => `texts_part_${generation}`,
  /** One row on every daemon; see `SphinxState`. */
  state: 'state',
} as const
