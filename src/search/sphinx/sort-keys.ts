import type { SearchQuery, SortOrder } from '../search-engine.ts'
import { countUnmatched } from '../text/value-words.ts'
import type { ConditionWriter } from './conditions.ts'
import { noNumber } from './layout.ts'

/** A value of a column with its code. */
export interface CodedValue {
  readonly code: number
  readonly text: string
}

/** Lists every value of a keyword attribute among the matching rows. */
export type ListValues = (attribute: string) => Promise<readonly CodedValue[]>

/** Greater than every number of an index. */
const farNumber = 4_294_967_296

/**
 * Writes the rank of a value as an expression: 0 for values of the first group, and the highest rank for values in no
 * group. The rank is written bit by bit, so that thousands of values need a dozen terms only. With the groups A, B and
 * C, which count 3, 2 and 1 from the end:
 *
 *     3-(IN(v0,A,C)*1+IN(v0,A,B)*2)        A: 0, B: 1, C: 2, others: 3
 */
function writeRank(column: string, groups: readonly (readonly number[])[]): string {
  const listed = groups.filter((codes) => codes.length > 0)
  const bits: string[] = []
  for (let bit = 1; bit <= listed.length; bit *= 2) {
    const codes = listed.filter((_codes, at) => ((listed.length - at) & bit) !== 0).flat()
    bits.push(`IN(${column},${codes.join(',')})*${bit}`)
  }
  return bits.length === 0 ? '0' : `${listed.length}-(${bits.join('+')})`
}

/** Groups the values by rank, lowest rank first. */
function groupByRank(values: readonly CodedValue[], rankOf: (text: string) => number | undefined): number[][] {
  const groups = new Map<number, number[]>()
  for (const { code, text } of values) {
    const rank = rankOf(text)
    if (rank !== undefined) groups.set(rank, [...(groups.get(rank) ?? []), code])
  }
  return [...groups].toSorted(([left], [right]) => left - right).map(([, codes]) => codes)
}

const compareText = (left: string, right: string): number => (left < right ? -1 : left > right ? 1 : 0)

/**
 * Writes one ascending number for each level of the sort order. Missing values are last in both directions, and three
 * levels fit into the engine's limit of five, two of which are always in use.
 */
export async function writeSortKeys(
  query: SearchQuery,
  columns: ConditionWriter,
  listValues: ListValues,
  matchedWords: ReadonlySet<string>,
): Promise<readonly string[]> {
  const keys: string[] = []
  if (query.closest !== undefined) {
    const unmatched: string[] = []
    for (const attribute of query.closest.attributes) {
      const { name } = columns.columnOf(attribute)
      const byCount = new Map<number, number[]>()
      for (const { code, text } of await listValues(attribute)) {
        const count = countUnmatched(text, matchedWords)
        byCount.set(count, [...(byCount.get(count) ?? []), code])
      }
      for (const [count, codes] of byCount) if (count > 0) unmatched.push(`IN(${name},${codes.join(',')})*${count}`)
    }
    if (unmatched.length > 0) keys.push(unmatched.join('+'))
  }
  for (const order of query.sort ?? []) keys.push(await writeLevel(order, columns, listValues))
  return keys
}

async function writeLevel(order: SortOrder, columns: ConditionWriter, listValues: ListValues): Promise<string> {
  const { name, definition } = columns.columnOf(order.attribute)
  if ('ranks' in order)
    return writeRank(
      name,
      groupByRank(await listValues(order.attribute), (text) => order.ranks.get(text)),
    )
  const isDescending = order.direction === 'desc'
  if (definition.kind === 'number') return `IF(${name}=${noNumber},${farNumber},${isDescending ? `0-${name}` : name})`
  const texts = (await listValues(order.attribute)).toSorted((left, right) => compareText(left.text, right.text))
  return writeRank(
    name,
    (isDescending ? texts.toReversed() : texts).map(({ code }) => [code]),
  )
}
