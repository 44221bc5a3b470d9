import type { SearchQuery, SortOrder } from '../search-engine.ts'
import { countUnsaid } from '../text/value-words.ts'
import type { ConditionWriter } from './conditions.ts'
import { noNumber } from './layout.ts'

/** A value of a column with its code. */
export interface CodedValue {
  readonly code: number
  readonly text: string
}

/** Every value of a keyword among the rows found. */
export type ListValues = (attribute: string) => Promise<readonly CodedValue[]>

/** Beyond every number of an index. */
const farNumber = 4_294_967_296

/**
 * The places of groups of values, the first group the least; values in no group come last. Where a place is written bit
 * by bit, thousands of values take a dozen terms: with the groups A, B and C, which count 3, 2 and 1 from the end,
 *
 *     3-(IN(v0,A,C)*1+IN(v0,A,B)*2)        A: 0, B: 1, C: 2, others: 3
 */
function writePlaces(column: string, groups: readonly (readonly number[])[]): string {
  const listed = groups.filter((codes) => codes.length > 0)
  const bits: string[] = []
  for (let bit = 1; bit <= listed.length; bit *= 2) {
    const codes = listed.filter((_codes, at) => ((listed.length - at) & bit) !== 0).flat()
    bits.push(`IN(${column},${codes.join(',')})*${bit}`)
  }
  return bits.length === 0 ? '0' : `${listed.length}-(${bits.join('+')})`
}

/** The values in groups of equal rank, the least rank first. */
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
 * One number for each level of the order, ascending, so that missing values are last in both directions and the
 * engine's limit of five levels suffices for three and the two that are always there.
 */
export async function writeSortKeys(
  query: SearchQuery,
  columns: ConditionWriter,
  listValues: ListValues,
  said: ReadonlySet<string>,
): Promise<readonly string[]> {
  const keys: string[] = []
  if (query.closest !== undefined) {
    const unsaid: string[] = []
    for (const attribute of query.closest.attributes) {
      const { name } = columns.columnOf(attribute)
      const byCount = new Map<number, number[]>()
      for (const { code, text } of await listValues(attribute)) {
        const count = countUnsaid(text, said)
        byCount.set(count, [...(byCount.get(count) ?? []), code])
      }
      for (const [count, codes] of byCount) if (count > 0) unsaid.push(`IN(${name},${codes.join(',')})*${count}`)
    }
    if (unsaid.length > 0) keys.push(unsaid.join('+'))
  }
  for (const order of query.sort ?? []) keys.push(await writeLevel(order, columns, listValues))
  return keys
}

async function writeLevel(order: SortOrder, columns: ConditionWriter, listValues: ListValues): Promise<string> {
  const { name, definition } = columns.columnOf(order.attribute)
  if ('ranks' in order)
    return writePlaces(
      name,
      groupByRank(await listValues(order.attribute), (text) => order.ranks.get(text)),
    )
  const isDescending = order.direction === 'desc'
  if (definition.kind === 'number') return `IF(${name}=${noNumber},${farNumber},${isDescending ? `0-${name}` : name})`
  const texts = (await listValues(order.attribute)).toSorted((left, right) => compareText(left.text, right.text))
  return writePlaces(
    name,
    (isDescending ? texts.toReversed() : texts).map(({ code }) => [code]),
  )
}
