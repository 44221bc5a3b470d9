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
 * Assigns columns to attributes: `v0`, `v1` … contain a number or the code of a keyword, and `s0`, `s1` … the codes of
 * a set. Attribute names therefore never reach the engine.
 *
 * The engine stores the table row by row, and a query over a million rows is bound by memory bandwidth. The columns
 * that such a query reads therefore stand together at the start of a row: joint columns, then numbers, then keywords.
 */
export function layOutColumns(schema: IndexSchema): ReadonlyMap<string, Column> {
  const numbers = Object.values(schema).filter(({ kind }) => kind === 'number').length
  const joints = listJoints(schema).length
  const next = { number: joints, keyword: joints + numbers, keywords: 0 }
  return new Map(
    Object.entries(schema).map(([attribute, definition]) => {
      const { kind } = definition
      return [attribute, { name: `${kind === 'keywords' ? 's' : 'v'}${next[kind]++}`, definition }]
    }),
  )
}

/** A column for several attributes that have few combinations of values (`AttributeDefinition.countedWith`). */
export interface JointColumn {
  readonly name: string
  /** Two or more, in the order of the schema. */
  readonly attributes: readonly string[]
}

/** Groups of two or more attributes that share a joint column. */
function listJoints(schema: IndexSchema): readonly (readonly string[])[] {
  const groups = new Map<string, string[]>()
  for (const [attribute, { countedWith }] of Object.entries(schema))
    if (countedWith !== undefined) groups.set(countedWith, [...(groups.get(countedWith) ?? []), attribute])
  return [...groups.values()].filter(({ length }) => length > 1)
}

/**
 * Assigns the joint columns, which are the first ones. A joint column contains the code of a combination
 * (`joint-values.ts`), so that the engine counts one combination instead of each of its values.
 */
export const layOutJoints = (schema: IndexSchema): readonly JointColumn[] =>
  listJoints(schema).map((attributes, at) => ({ name: `v${at}`, attributes }))

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
