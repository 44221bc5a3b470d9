import { formatMoney } from '#domain/format/format-money.ts'
import type { Cents } from '#domain/money/cents.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'

/**
 * An agreed price with the words of its type, '$34,990 Excl. Govt. Charges', because the amount alone says too little.
 * `price`: what the vehicle shows now; where that is another amount its words may not be those of the agreed one.
 */
export function describeAgreed(price: PriceDisplay | null, cents: Cents): string {
  return price?.kind === 'amount' && price.amount === cents ? describePrice(price) : formatMoney(cents)
}
