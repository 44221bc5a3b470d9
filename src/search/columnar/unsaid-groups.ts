import { countUnsaid } from '../text/value-words.ts'
import { gatherFieldCodes, type Field } from './columnar-index.ts'
import { missingCode } from './dictionary.ts'
import type { CountedSlots } from './facet-counts.ts'

/**
 * The slots by how many words of their values in these fields are not among the tokens `said`, fewest first. Each value
 * is read once.
 */
export function groupByUnsaid(
  fields: readonly Field[],
  said: ReadonlySet<string>,
  { slots, count }: CountedSlots,
): readonly (readonly number[])[] {
  const unsaid = new Uint32Array(count)
  const codes = new Int32Array(count)
  for (const field of fields) {
    gatherFieldCodes(field, slots, count, codes)
    const known = new Map<number, number>([[missingCode, 0]])
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] as number
      let words = known.get(code)
      if (words === undefined) {
        words = countUnsaid(field.dictionary?.values[code] ?? '', said)
        known.set(code, words)
      }
      unsaid[at] = (unsaid[at] as number) + words
    }
  }
  const groups: number[][] = []
  for (let at = 0; at < count; at += 1) (groups[unsaid[at] as number] ??= []).push(slots[at] as number)
  return Array.from(groups, (group) => group ?? [])
}
