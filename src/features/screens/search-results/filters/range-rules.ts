/** Ends of a range in whole dollars, kilometres, years or seconds, as in URLs and fields. */
export interface RangeEnds {
  readonly least: number
  readonly greatest: number
}

/** Rules of one slider; `greatest` is at least 1 more than `least`. */
export interface RangeRules extends RangeEnds {
  readonly step: number
}

/** Chosen bounds; null leaves that side open. */
export interface RangeBounds {
  readonly min: number | null
  readonly max: number | null
}

/** A bound at the end of the range excludes nothing, so it counts as open. */
function toBound({ least, greatest }: RangeEnds, end: 'min' | 'max', value: number): number | null {
  return value === (end === 'min' ? least : greatest) ? null : value
}

/** Keeps a bound at least 1 below or above the other one (SRCH-06 d). */
function keepApart(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', value: number): number {
  return end === 'min'
    ? Math.min(value, (bounds.max ?? ends.greatest) - 1)
    : Math.max(value, (bounds.min ?? ends.least) + 1)
}

/** Applies a dragged or stepped thumb, clamped to the ends (SRCH-06 b, d). */
export function moveBound(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', value: number): RangeBounds {
  const within = Math.min(Math.max(value, ends.least), ends.greatest)
  return { ...bounds, [end]: toBound(ends, end, keepApart(ends, bounds, end, within)) }
}

/**
 * Applies a typed number. An empty text opens the bound; text that is not a whole number or lies outside the range
 * leaves the bound unchanged (SRCH-06 c, d).
 */
export function typeBound(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', typed: string): RangeBounds {
  const text = typed.replaceAll(/[\s,$]/g, '')
  if (text === '') return { ...bounds, [end]: null }
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < ends.least || value > ends.greatest) return bounds
  return { ...bounds, [end]: toBound(ends, end, keepApart(ends, bounds, end, value)) }
}

/**
 * Reads the bounds of a query string. Bounds outside the range are ignored (SRCH-06 c). A bound at an end of the range
 * counts as open: ends are rounded, so 'to 52,000' would otherwise exclude a car of 52,400 within the displayed range.
 * Returns null when no bound is left.
 */
export function readBounds(ends: RangeEnds, { min, max }: RangeBounds): RangeBounds | null {
  const inside = (end: 'min' | 'max', value: number | null) =>
    value !== null && value >= ends.least && value <= ends.greatest ? toBound(ends, end, value) : null
  const kept = { min: inside('min', min), max: inside('max', max) }
  return kept.min === null && kept.max === null ? null : kept
}

/**
 * Number of the last slider position. A slider counts positions instead of units, so that its last position is the end
 * even if the range is not a multiple of the step: positions 0 … 8 over 2,000 to 9,500 by 1,000 stand for 2,000, 3,000
 * … 9,000, 9,500.
 */
export function countPositions({ least, greatest, step }: RangeRules): number {
  return Math.ceil((greatest - least) / step)
}

export function positionOf(rules: RangeRules, value: number): number {
  return value >= rules.greatest ? countPositions(rules) : Math.max(0, Math.round((value - rules.least) / rules.step))
}

export function valueAt(rules: RangeRules, position: number): number {
  return Math.min(rules.least + position * rules.step, rules.greatest)
}
