/** Whole dollars, kilometres, years or seconds, as addresses and fields speak them. */
export interface RangeEnds {
  readonly least: number
  readonly greatest: number
}

/** What one slider may do; `greatest` lies at least 1 above `least`. */
export interface RangeRules extends RangeEnds {
  readonly step: number
}

/** null is an open end: nothing is refused on that side. */
export interface RangeBounds {
  readonly min: number | null
  readonly max: number | null
}

/** An end of the range refuses nothing, so a bound there counts as open. */
function toBound({ least, greatest }: RangeEnds, end: 'min' | 'max', value: number): number | null {
  return value === (end === 'min' ? least : greatest) ? null : value
}

/** At most 1 below the other bound, or 1 above it (SRCH-06 d). */
function keepApart(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', value: number): number {
  return end === 'min'
    ? Math.min(value, (bounds.max ?? ends.greatest) - 1)
    : Math.max(value, (bounds.min ?? ends.least) + 1)
}

/** A thumb was dragged or stepped: past an end it stays at the end (SRCH-06 b, d). */
export function moveBound(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', value: number): RangeBounds {
  const within = Math.min(Math.max(value, ends.least), ends.greatest)
  return { ...bounds, [end]: toBound(ends, end, keepApart(ends, bounds, end, within)) }
}

/**
 * A number was typed: nothing opens the end; what is no whole number or lies outside leaves the bound as it was
 * (SRCH-06 c, d).
 */
export function typeBound(ends: RangeEnds, bounds: RangeBounds, end: 'min' | 'max', typed: string): RangeBounds {
  const text = typed.replaceAll(/[\s,$]/g, '')
  if (text === '') return { ...bounds, [end]: null }
  const value = Number(text)
  if (!Number.isSafeInteger(value) || value < ends.least || value > ends.greatest) return bounds
  return { ...bounds, [end]: toBound(ends, end, keepApart(ends, bounds, end, value)) }
}

/**
 * What a query string may ask of the range: bounds outside it are ignored (SRCH-06 c). A bound at its own end refuses
 * nothing: ends are rounded, so that "to 52,000" would drop a car of 52,400 that lies within the range shown. null
 * where no bound is left.
 */
export function readBounds(ends: RangeEnds, { min, max }: RangeBounds): RangeBounds | null {
  const inside = (end: 'min' | 'max', value: number | null) =>
    value !== null && value >= ends.least && value <= ends.greatest ? toBound(ends, end, value) : null
  const kept = { min: inside('min', min), max: inside('max', max) }
  return kept.min === null && kept.max === null ? null : kept
}

/**
 * A slider counts positions, not units, so that its last position is the end also where the range is no whole number of
 * steps: 0 … 7 over 2,000 to 9,500 by 1,000 stands for 2,000, 3,000 … 8,000, 9,000, 9,500.
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
