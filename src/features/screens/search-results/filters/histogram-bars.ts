import { indexUnit, type FacetAttribute } from '#search/facets.ts'
import type { HistogramRequest } from '#search/search-engine.ts'
import type { RangeRules } from './range-rules.ts'

/** Bars over a slider, and the most over one whose every value has a bar of its own. */
const usualBars = 24
const mostBars = 40
/** Height of the tallest bar. */
const tallestBar = 24

/** Asks for the vehicles along a slider; a short row of whole values, such as years, has a bar for each. */
export function buildHistogramRequest(
  attribute: FacetAttribute,
  { least, greatest, step }: RangeRules,
): HistogramRequest {
  const unit = indexUnit(attribute)
  const values = greatest - least + 1
  if (step === 1 && values <= mostBars)
    return { attribute, min: (least - 0.5) * unit, max: (greatest + 0.5) * unit, bars: values }
  return { attribute, min: least * unit, max: greatest * unit, bars: usualBars }
}

/** Heights of the bars, 0 to `tallestBar`; even a single vehicle is seen. Empty where there is nothing to compare. */
export function buildBars(counts: readonly number[] | undefined): readonly number[] {
  const most = Math.max(0, ...(counts ?? []))
  if (counts === undefined || most === 0) return []
  return counts.map((count) => (count === 0 ? 0 : Math.max(1, Math.round((count / most) * tallestBar))))
}
