/** The range of prices that leads to the search, whole dollars (CALC-08). */
export interface PriceRange {
  readonly min: number
  readonly max: number
}

export interface PriceRangeRules extends PriceRange {
  readonly step: number
}

/** Moves one end within the slider. The ends never cross: min is at most max minus 1 (CALC-08). */
export function movePriceEnd(rules: PriceRange, range: PriceRange, end: 'min' | 'max', value: number): PriceRange {
  const within = Math.min(Math.max(Math.round(value), rules.min), rules.max)
  return end === 'min'
    ? { ...range, min: Math.min(within, range.max - 1) }
    : { ...range, max: Math.max(within, range.min + 1) }
}

/**
 * Sliders use positions. The last position is the greatest price even when the range is not a whole number of steps.
 */
export function countPricePositions({ min, max, step }: PriceRangeRules): number {
  return Math.max(1, Math.ceil((max - min) / step))
}

export function pricePositionOf(rules: PriceRangeRules, value: number): number {
  return value >= rules.max ? countPricePositions(rules) : Math.max(0, Math.round((value - rules.min) / rules.step))
}

export function priceAt(rules: PriceRangeRules, position: number): number {
  return Math.min(rules.min + position * rules.step, rules.max)
}
