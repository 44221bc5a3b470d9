import { formatMoney } from '../format/format-money.ts'
import type { Cents } from '../money/cents.ts'

/** Amounts that a site takes online, both included. `maximum` null: as much as the processor takes. */
export interface PaymentLimits {
  readonly minimum: Cents
  readonly maximum: Cents | null
}

/** What is wrong with an amount, as a sentence for the payer; null: nothing. */
export function describeWrongAmount(amount: Cents, { minimum, maximum }: PaymentLimits): string | null {
  if (amount < minimum) return `Enter an amount of at least ${formatMoney(minimum)}`
  if (maximum !== null && amount > maximum)
    return `Enter an amount of at most ${formatMoney(maximum)}. To pay more, call us`
  return null
}

/** '$50 to $20,000', to be read before an amount is typed. */
export function describeLimits({ minimum, maximum }: PaymentLimits): string {
  return maximum === null
    ? `At least ${formatMoney(minimum)}`
    : `From ${formatMoney(minimum)} to ${formatMoney(maximum)}`
}
