import { cents, type Cents } from '#domain/money/cents.ts'

/** The least saving that is worth words: $100. A smaller one would look like a trick. */
const leastSaving = 10_000

/**
 * What a buyer saves against the earlier price that stands beside the price ('Save $3,000'), in whole dollars, rounded
 * down so that it never promises a dollar too much. Null below $100, and never without an earlier price that may be
 * shown (PRICE-02): a saving is a claim about that price.
 */
export function resolveSaving(now: Cents, earlier: Cents): Cents | null {
  const saving = Math.floor((earlier - now) / 100) * 100
  return saving >= leastSaving ? cents(saving) : null
}
