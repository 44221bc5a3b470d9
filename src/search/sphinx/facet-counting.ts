import { LRUCache } from 'lru-cache'
import type { ConditionWriter } from './conditions.ts'
import { countBy } from './counting.ts'
import { readCombination, type ColumnValue } from './joint-values.ts'
import type { JointColumn } from './layout.ts'
import type { Query, Selection } from './queries.ts'
import type { Row } from './session.ts'

/** Most distinct values that a query counts. With more, the counts of rare values may be too low. */
export const mostValues = 20_000
/** Limit of a column that was not counted before: the engine allocates memory for this many rows in each query. */
const fewValues = 300
/** Most combinations of values that are cached; about 500 bytes each. */
const mostCombinations = 50_000

/** A query that counts the values of one attribute, or of several attributes by their joint column. */
export interface Counting {
  readonly query: Query
  /** One attribute, or the requested attributes of `joint`. */
  readonly attributes: readonly string[]
  readonly joint: JointColumn | null
}

export interface CountingRequest {
  readonly attributes: readonly string[]
  /** Whether the rows are those of all owners: many rows with many distinct values. */
  readonly isMarket: boolean
  /** Attributes that have a refinement. Their counts ignore that refinement. */
  readonly refined: ReadonlySet<string>
  /** The rows in which an attribute is counted; null: no rows. */
  readonly selectionOf: (attribute: string) => Selection | null
}

export interface CountingAnswers {
  /** As in the request. */
  readonly isMarket: boolean
  /** The rows of each counting. */
  readonly rows: readonly (readonly Row[])[]
  readonly ask: (queries: readonly Query[]) => Promise<readonly (readonly Row[])[]>
  readonly readTexts: (codes: readonly number[]) => Promise<ReadonlyMap<number, string>>
}

/** The number of rows of each value of an attribute; a value is what its column holds. */
export type ValueCounts = readonly (readonly [value: number, rows: number])[]

export interface FacetCounter {
  plan(request: CountingRequest): readonly Counting[]
  /** Reads the counts by attribute. Repeats, with the highest limit, the queries that reached their limit. */
  read(countings: readonly Counting[], answers: CountingAnswers): Promise<ReadonlyMap<string, ValueCounts>>
}

/**
 * Counts the values of facets. Over all owners each grouping scans a million rows. There the engine groups by joint
 * columns instead, and this code adds up their few thousand combinations.
 */
export function createFacetCounter(writer: ConditionWriter, joints: readonly JointColumn[]): FacetCounter {
  /** Largest number of rows that a column returned in a search over all owners. */
  const mostRows = new Map<string, number>()
  /** Joint columns with more combinations than a query counts. */
  const overfull = new Set<JointColumn>()
  const combinations = new LRUCache<number, readonly ColumnValue[]>({
    maxSize: mostCombinations,
    sizeCalculation: () => 1,
  })

  const countOne = (attribute: string, selection: Selection, isMarket: boolean): Counting => ({
    query: countColumn(writer.columnOf(attribute).name, selection, isMarket),
    attributes: [attribute],
    joint: null,
  })

  /**
   * A search over all owners is limited to twice the rows of earlier ones, which takes a quarter less time than the
   * highest limit.
   */
  function countColumn(column: string, selection: Selection, isMarket: boolean): Query {
    const expected = isMarket ? 2 * (mostRows.get(column) ?? 0) : 0
    return countBy(selection, column, Math.min(mostValues, Math.max(fewValues, expected)))
  }

  function noteRows({ groupBy = '' }: Query, rows: number): void {
    mostRows.set(groupBy, Math.max(rows, mostRows.get(groupBy) ?? 0))
  }

  /** The queries that replace one whose result was truncated, since even its most frequent value is uncertain. */
  function repeat({ query, attributes, joint }: Counting): readonly Counting[] {
    if (query.limit < mostValues) return [{ query: { ...query, limit: mostValues }, attributes, joint }]
    if (joint === null) return []
    overfull.add(joint)
    return attributes.map((attribute) => countOne(attribute, query.selection, true))
  }

  async function readCombinations(
    codes: readonly number[],
    readTexts: CountingAnswers['readTexts'],
  ): Promise<ReadonlyMap<number, readonly ColumnValue[]>> {
    const found = new Map<number, readonly ColumnValue[]>()
    const missing: number[] = []
    for (const code of codes) {
      const known = combinations.get(code)
      if (known === undefined) missing.push(code)
      else found.set(code, known)
    }
    for (const [code, text] of await readTexts(missing)) {
      const combination = readCombination(text)
      combinations.set(code, combination)
      found.set(code, combination)
    }
    return found
  }

  async function addUp(
    { attributes, joint }: Counting,
    rows: readonly Row[],
    readTexts: CountingAnswers['readTexts'],
  ): Promise<readonly (readonly [string, ValueCounts])[]> {
    const counted = rows.map((row) => [Number(row['value']), Number(row['rows_found'])] as const)
    if (joint === null) return attributes.map((attribute) => [attribute, counted])
    const known = await readCombinations(
      counted.map(([code]) => code),
      readTexts,
    )
    return attributes.map((attribute) => {
      const place = joint.attributes.indexOf(attribute)
      const sums = new Map<number, number>()
      const add = (value: number, count: number) => sums.set(value, (sums.get(value) ?? 0) + count)
      for (const [code, count] of counted) {
        const value = known.get(code)?.[place] ?? []
        if (typeof value === 'number') add(value, count)
        else for (const one of value) add(one, count)
      }
      return [attribute, [...sums]]
    })
  }

  return {
    plan({ attributes, isMarket, refined, selectionOf }) {
      const together = joints
        .filter((joint) => isMarket && !overfull.has(joint))
        .map((joint) => ({
          joint,
          own: attributes.filter((attribute) => joint.attributes.includes(attribute) && !refined.has(attribute)),
        }))
        .filter(({ own }) => own.length > 1)
      const countings: Counting[] = []
      for (const { joint, own } of together) {
        const selection = selectionOf(own[0] ?? '')
        if (selection !== null)
          countings.push({ query: countColumn(joint.name, selection, isMarket), attributes: own, joint })
      }
      for (const attribute of attributes) {
        if (together.some(({ own }) => own.includes(attribute))) continue
        const selection = selectionOf(attribute)
        if (selection !== null) countings.push(countOne(attribute, selection, isMarket))
      }
      return countings
    },

    async read(countings, { isMarket, rows, ask, readTexts }) {
      const counts = new Map<string, ValueCounts>()
      let asked = countings
      let answers = rows
      // A joint column is repeated once with the highest limit, then each of its attributes by itself.
      while (asked.length > 0) {
        const again: Counting[] = []
        for (const [at, counting] of asked.entries()) {
          const found = answers[at] ?? []
          if (isMarket) noteRows(counting.query, found.length)
          const repeated = found.length === counting.query.limit ? repeat(counting) : []
          again.push(...repeated)
          if (repeated.length === 0)
            for (const [attribute, own] of await addUp(counting, found, readTexts)) counts.set(attribute, own)
        }
        asked = again
        answers = again.length === 0 ? [] : await ask(again.map(({ query }) => query))
      }
      return counts
    },
  }
}
