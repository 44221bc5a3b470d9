import { isValuesRefinement, parseCanonicalNumber } from '../query-checks.ts'
import type { Filter, Refinement, SearchScope } from '../search-engine.ts'
import { encodeOwner, encodeValue } from './codes.ts'
import { noKeyword, noNumber, type Column } from './layout.ts'

/** A condition that some rows may meet and others not. SphinxQL has no `or` in WHERE; in expressions it has. */
export interface RowCondition {
  /** Parts that the WHERE clause can say, which is the fast way. */
  readonly plain: readonly string[]
  /** The other parts, as expressions that are 1 or 0. */
  readonly computed: readonly string[]
  /** All of it as one expression. */
  readonly expression: string
}

/** true or false: it holds for every row, or for none. */
export type Condition = boolean | RowCondition

const compute = (expression: string): RowCondition => ({ plain: [], computed: [expression], expression })

export function both(left: Condition, right: Condition): Condition {
  if (left === false || right === false) return false
  if (left === true) return right
  if (right === true) return left
  return {
    plain: [...left.plain, ...right.plain],
    computed: [...left.computed, ...right.computed],
    expression: `(${left.expression} AND ${right.expression})`,
  }
}

function either(left: Condition, right: Condition): Condition {
  if (left === true || right === true) return true
  if (left === false) return right
  if (right === false) return left
  return compute(`(${left.expression} OR ${right.expression})`)
}

const invert = (condition: Condition): Condition =>
  typeof condition === 'boolean' ? !condition : compute(`IF(${condition.expression},0,1)`)

/** The rows whose column holds one of the numbers. */
export function isAmong(column: string, numbers: readonly number[]): Condition {
  if (numbers.length === 0) return false
  const list = numbers.join(',')
  return { plain: [`${column} IN (${list})`], computed: [], expression: `IN(${column},${list})` }
}

const isMoreThan = (column: string, least: number): RowCondition => ({
  plain: [`${column}>${least}`],
  computed: [],
  expression: `(${column}>${least})`,
})

/** Rows by full-text query (null: whatever the words) and condition. */
export interface FoundRows {
  readonly match: string | null
  readonly condition: Condition
}

/** Owners of one full-text query; more of them are compared row by row. */
const mostMatched = 100

/** A full-text query for rows that meet both; null stands for every row. */
export const matchBoth = (left: string | null, right: string | null): string | null =>
  left === null || right === null ? (left ?? right) : `${left} ${right}`

/** Writes filters, refinements and scopes as conditions on the columns. */
export class ConditionWriter {
  readonly #columns: ReadonlyMap<string, Column>

  constructor(columns: ReadonlyMap<string, Column>) {
    this.#columns = columns
  }

  /** The column of an attribute that `requireQuery` has found in the schema. */
  columnOf(attribute: string): Column {
    const column = this.#columns.get(attribute)
    if (column === undefined) throw new RangeError(`the index has no attribute '${attribute}'`)
    return column
  }

  ofScope({ owners, filter }: SearchScope): FoundRows {
    const condition = filter === undefined ? true : this.ofFilter(filter)
    if (owners === 'all') return { match: null, condition }
    const named = [...new Set(owners)]
    if (named.length === 0) return { match: null, condition: false }
    return named.length <= mostMatched
      ? { match: `(${named.map(encodeOwner).join('|')})`, condition }
      : { match: null, condition: both(isAmong('owner', named.map(encodeValue)), condition) }
  }

  ofFilter(filter: Filter): Condition {
    switch (filter.op) {
      case 'and':
        return filter.of.map((part) => this.ofFilter(part)).reduce(both, true)
      case 'or':
        return filter.of.map((part) => this.ofFilter(part)).reduce(either, false)
      case 'not':
        return invert(this.ofFilter(filter.of))
      case 'in':
        return this.#isOneOf(filter.attribute, filter.values)
      case 'range':
        return this.#isWithin(filter)
      case 'exists':
        return this.exists(filter.attribute)
    }
  }

  ofRefinement(refinement: Refinement): Condition {
    if (!isValuesRefinement(refinement)) return this.#isWithin(refinement)
    const { attribute, values, all } = refinement
    return all === true
      ? values.map((value) => this.#isOneOf(attribute, [value])).reduce(both, true)
      : this.#isOneOf(attribute, values)
  }

  exists(attribute: string): Condition {
    const { name, definition } = this.columnOf(attribute)
    switch (definition.kind) {
      case 'keywords':
        return compute(`(LENGTH(${name})>0)`)
      case 'keyword':
        return isMoreThan(name, noKeyword)
      case 'number':
        return isMoreThan(name, noNumber)
    }
  }

  #isOneOf(attribute: string, values: readonly string[]): Condition {
    const { name, definition } = this.columnOf(attribute)
    if (definition.kind !== 'number') return isAmong(name, values.map(encodeValue))
    return isAmong(
      name,
      values.flatMap((value) => {
        const number = parseCanonicalNumber(value)
        return number === undefined || Math.abs(number) > greatestNumber ? [] : [number]
      }),
    )
  }

  #isWithin({
    attribute,
    min = -Infinity,
    max = Infinity,
  }: {
    readonly attribute: string
    readonly min?: number
    readonly max?: number
  }): Condition {
    const { name } = this.columnOf(attribute)
    const [from, to] = [Math.ceil(Math.max(min, -greatestNumber)), Math.floor(Math.min(max, greatestNumber))]
    // The least number of all lies above what stands for a missing one.
    if (from > to) return false
    return {
      plain: [`${name} BETWEEN ${from} AND ${to}`],
      computed: [],
      expression: `(${name}>=${from} AND ${name}<=${to})`,
    }
  }
}

/** Numbers of an index lie within ±2,147,483,647. */
const greatestNumber = 2_147_483_647
