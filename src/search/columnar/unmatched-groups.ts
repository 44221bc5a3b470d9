import { countUnmatched } from '../text/value-words.ts'
import { gatherFieldCodes, type Field } from './columnar-index.ts'
import { missingCode } from './dictionary.ts'
import type { CountedSlots } from './facet-counts.ts'

/**
 * Groups the slots by how many words of their values in these fields are not in `matchedWords`, fewest first. Each
 * value is read once.
 */
export function groupByUnmatched(
  fields: readonly Field[],
  matchedWords: ReadonlySet<string>,
  { slots, count }: CountedSlots,
): readonly (readonly number[])[] {
  const unmatched = new Uint32Array(count)
  const codes = new Int32Array(count)
  for (const field of fields) {
    gatherFieldCodes(field, slots, count, codes)
    const known = new Map<number, number>([[missingCode, 0]])
    for (let at = 0; at < count; at += 1) {
      const code = codes[at] as number
      let words = known.get(code)
      if (words === undefined) {
        words = countUnmatched(field.dictionary?.values[code] ?? '', matchedWords)
        known.set(code, words)
      }
      unmatched[at] = (unmatched[at] as number) + words
    }
  }
  const groups: number[][] = []
  for (let at = 0; at < count; at += 1) (groups[unmatched[at] as number] ??= []).push(slots[at] as number)
  return Array.from(groups, (group) => group ?? [])
}
