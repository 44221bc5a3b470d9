import { formatMoney } from '../format/format-money.ts'
import type { Cents } from '../money/cents.ts'

export interface PriceSinceSaving {
  readonly direction: 'lower' | 'higher'
  /** Above 0. */
  readonly difference: Cents
  /** '$1,000 less than when you saved it'. */
  readonly text: string
}

/**
 * How the shown price differs from the price when the visitor saved the vehicle (WATCH-06). null where either price was
 * not shown, and where the price is the same.
 */
export function comparePriceSinceSaving(atSaving: Cents | null, now: Cents | null): PriceSinceSaving | null {
  if (atSaving === null || now === null || atSaving === now) return null
  const difference = Math.abs(now - atSaving) as Cents
  const direction = now < atSaving ? 'lower' : 'higher'
  const word = direction === 'lower' ? 'less' : 'more'
  return { direction, difference, text: `${formatMoney(difference)} ${word} than when you saved it` }
}
