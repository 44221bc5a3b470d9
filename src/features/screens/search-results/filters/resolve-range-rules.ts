import { facets, type FacetAttribute } from '#search/facets.ts'
import type { RangeEnds, RangeRules } from './range-rules.ts'

export interface PriceSlider {
  readonly variant: 'scaled' | 'fixed'
  readonly fixed_step: number
  readonly fixed_min: number
  readonly fixed_max: number
  readonly default_max: number
}

/** Step of about a hundredth of the range: the nearest of 1, 2 and 5 times a power of ten, at least 1 (SRCH-06 e). */
export function scaledStep(range: number): number {
  const target = range / 100
  if (!(target > 1)) return 1
  const power = 10 ** Math.floor(Math.log10(target))
  return [1, 2, 5, 10]
    .map((factor) => factor * power)
    .reduce((best, step) => (Math.abs(step - target) < Math.abs(best - target) ? step : best))
}

/**
 * Resolves ends and step of a slider from the values in stock (SRCH-06 a, e). Returns null when no vehicle has such a
 * value; only the price has a default range.
 */
export function resolveRangeRules(
  attribute: FacetAttribute,
  found: RangeEnds | null,
  slider: PriceSlider,
): RangeRules | null {
  if (attribute === 'price' && slider.variant === 'fixed')
    return {
      least: slider.fixed_min,
      greatest: Math.max(slider.fixed_max, slider.fixed_min + 1),
      step: slider.fixed_step,
    }
  if (found === null)
    return attribute === 'price'
      ? { least: 0, greatest: slider.default_max, step: scaledStep(slider.default_max) }
      : null
  const { rounding = 1, step } = facets[attribute]
  const least = Math.round(found.least / rounding) * rounding
  const greatest = Math.max(Math.round(found.greatest / rounding) * rounding, least + rounding)
  return { least, greatest, step: step ?? scaledStep(greatest - least) }
}
