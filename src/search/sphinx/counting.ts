import { isValuesRefinement } from '../query-checks.ts'
import type { FacetItem, HistogramRequest, Refinement } from '../search-engine.ts'
import { noNumber } from './layout.ts'
import type { Query, Selection } from './queries.ts'
import type { Row } from './session.ts'

/** Builds a query that counts the rows of each value of a column. */
export function countBy(selection: Selection, column: string, limit: number): Query {
  return {
    selection,
    columns: ['GROUPBY() AS value', 'COUNT(*) AS rows_found'],
    groupBy: column,
    orderBy: ['rows_found DESC', 'value ASC'],
    limit,
  }
}

/** The smallest integer of each bar except the first. */
function listBarStarts({ min, max, bars }: HistogramRequest): readonly number[] {
  const barOf = (value: number) => Math.min(bars - 1, Math.max(0, Math.floor((value - min) * (bars / (max - min)))))
  return Array.from({ length: bars - 1 }, (_, at) => {
    let start = Math.ceil(min + ((at + 1) * (max - min)) / bars)
    while (barOf(start - 1) > at) start -= 1
    while (barOf(start) <= at) start += 1
    return start
  })
}

/** Builds a query that counts the rows of each bar of a histogram. The first interval holds rows without a number. */
export function askBars(request: HistogramRequest, column: string, selection: Selection | null): Query | null {
  if (selection === null) return null
  const starts = listBarStarts(request)
  const bar = `INTERVAL(${[column, noNumber + 1, ...starts].join(',')}) AS bar`
  return {
    selection,
    columns: [bar, 'COUNT(*) AS rows_found'],
    groupBy: 'bar',
    limit: request.bars + 1,
  }
}

export function readBars(bars: number, rows: readonly Row[]): readonly number[] {
  const counts = Array.from({ length: bars }, () => 0)
  for (const { bar, rows_found: count } of rows) if (Number(bar) > 0) counts[Number(bar) - 1] = Number(count)
  return counts
}

export const listChosen = (refinement: Refinement | undefined): readonly string[] =>
  refinement !== undefined && isValuesRefinement(refinement) ? [...new Set(refinement.values)] : []

/** The first `limit` values, followed by selected values that are not among them, even if no row has them. */
export function takeFirst(items: readonly FacetItem[], limit: number, chosen: readonly string[]): readonly FacetItem[] {
  const first = items.slice(0, limit)
  const others = items.slice(limit).filter(({ value }) => chosen.includes(value))
  const absent = chosen.filter((value) => !items.some((item) => item.value === value)).toSorted()
  return [...first, ...others, ...absent.map((value) => ({ value, label: value, count: 0 }))]
}

/** Parses a number, or a set of numbers in the format of the engine: '1,2,3'. */
export const readNumbers = (value: string | number | null | undefined): readonly number[] =>
  value === null || value === undefined || value === '' ? [] : String(value).split(',').map(Number)
