import { isValuesRefinement, parseCanonicalNumber } from '../query-checks.ts'
import type { Filter, Refinement, SearchScope } from '../search-engine.ts'
import { encodeOwner, encodeValue } from './codes.ts'
import { noKeyword, noNumber, type Column } from './layout.ts'

/** A condition that depends on the row. SphinxQL supports OR in expressions only, not in WHERE. */
export interface RowCondition {
  /** Parts that WHERE can express directly, which is faster. */
  readonly plain: readonly string[]
  /** The other parts, as expressions with the value 1 or 0. */
  readonly computed: readonly string[]
  /** The whole condition as one expression. */
  readonly expression: string
}

/** true: every row meets it; false: no row does. */
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

/** Rows whose column contains one of the numbers. */
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

/** Rows that match a full-text query (null: any text) and meet a condition. */
export interface FoundRows {
  readonly match: string | null
  readonly condition: Condition
}

/** With more owners than this, the owner column is compared instead of the full-text index. */
const maxMatchedOwners = 100

/** A full-text query for rows that match both; null matches every row. */
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
    return named.length <= maxMatchedOwners
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
    // The lower bound is always above `noNumber`, so missing values never match.
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
