import type { HistogramRequest } from '../search-engine.ts'
import { missingNumber } from './columns.ts'
import type { CountedSlots } from './facet-counts.ts'

interface NumberRange {
  readonly min: number
  readonly max: number
}

const greatestNumber = 2_147_483_647

/** Least and greatest value, together with those of `before`; null when there is none. */
export function measureRange(
  values: Int32Array,
  { slots, count }: CountedSlots,
  before: NumberRange | null,
): NumberRange | null {
  let min = before?.min ?? greatestNumber
  let max = before?.max ?? missingNumber
  for (let at = 0; at < count; at += 1) {
    const value = values[slots[at] as number] as number
    // `missingNumber` is the least of all integers, so only the minimum has to skip it.
    if (value > max) max = value
    if (value < min && value !== missingNumber) min = value
  }
  return max === missingNumber ? null : { min, max }
}

/** Counts the numbers of the slots in stretches of equal width, in one pass; a slot without a number counts nowhere. */
export function countHistogram(
  values: Int32Array,
  counted: readonly CountedSlots[],
  { min, max, bars }: HistogramRequest,
): readonly number[] {
  const counts = new Uint32Array(bars)
  const scale = bars / (max - min)
  const last = bars - 1
  for (const { slots, count } of counted) {
    for (let at = 0; at < count; at += 1) {
      const value = values[slots[at] as number] as number
      if (value === missingNumber) continue
      const bar = value <= min ? 0 : Math.min(last, Math.trunc((value - min) * scale))
      counts[bar] = (counts[bar] as number) + 1
    }
  }
  return [...counts]
}
