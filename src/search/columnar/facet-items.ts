import type { FacetItem } from '../search-engine.ts'
import type { CodeCounts } from './code-counts.ts'
import { missingCode, type Dictionary } from './dictionary.ts'
import { FacetSort } from './facet-sort.ts'
import { compareText } from './order-key.ts'

/** Which of the counted values are returned. */
export interface ItemsWanted {
  readonly limit: number
  /** Values that are returned whatever their count. */
  readonly chosen: readonly string[]
  /** Which values may be returned; absent: all. */
  readonly accepts?: (value: string) => boolean
}

/** Turns counted codes into facet items: by count, then by value, cut at the limit, the chosen ones after it. */
export class FacetItems {
  readonly #sort = new FacetSort()

  build(wanted: ItemsWanted, dictionary: Dictionary, found: CodeCounts): readonly FacetItem[] {
    const { counts, touched } = found
    const { values } = dictionary
    const candidates = keepAccepted(wanted, values, found)
    this.#sort.sort(touched, candidates, counts, dictionary.order.labels)
    const items: FacetItem[] = []
    const end = Math.min(candidates, wanted.limit)
    for (let at = 0; at < end; at += 1) {
      const code = touched[at] as number
      const value = values[code] as string
      items.push({ value, label: value, count: counts[code] as number })
    }
    if (wanted.chosen.length > 0) addChosen(items, wanted.chosen, dictionary, counts)
    return items
  }
}

/** Moves the values that may be returned to the front of the touched codes and resets the counters of the others. */
function keepAccepted({ accepts }: ItemsWanted, values: readonly string[], found: CodeCounts): number {
  const { counts, touched, touchedCount } = found
  let kept = 0
  for (let at = 0; at < touchedCount; at += 1) {
    const code = touched[at] as number
    if (code !== missingCode && (accepts === undefined || accepts(values[code] as string))) touched[kept++] = code
    else counts[code] = 0
  }
  found.touchedCount = kept
  return kept
}

/** Chosen values beyond the limit, in the same order, including unknown values and those with count 0. */
function addChosen(items: FacetItem[], chosen: readonly string[], dictionary: Dictionary, counts: Int32Array): void {
  const listed = new Set(items.map((item) => item.value))
  const more: FacetItem[] = []
  for (const value of new Set(chosen)) {
    if (listed.has(value)) continue
    const code = dictionary.find(value)
    more.push({ value, label: value, count: code === undefined ? 0 : (counts[code] as number) })
  }
  more.sort((left, right) => right.count - left.count || compareText(left.value, right.value))
  items.push(...more)
}
