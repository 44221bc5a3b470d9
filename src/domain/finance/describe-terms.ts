import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { wholeDollars } from './repayment.ts'
import type { EstimateTerms, PriceShare } from './resolve-estimate-terms.ts'

/**
 * The terms that a figure rests on, in a few words to stand beside it: '5 years, 10% deposit, 30% final payment'
 * (FIN-04). Terms that are not stated are left out; null: none is stated.
 */
export function describeTerms({ years, deposit, finalPayment }: EstimateTerms): string | null {
  const words = [
    years === null ? null : `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`,
    describeShare(deposit, 'deposit', 'no deposit'),
    // FIN-03 has this wording.
    describeShare(finalPayment, 'final payment', '$0 final payment'),
  ].filter((word) => word !== null)
  return words.length === 0 ? null : words.join(', ')
}

function describeShare(share: PriceShare | null, name: string, none: string): string | null {
  if (share === null) return null
  const { percent, amount } = share
  if (percent === 0 || amount === 0) return none
  if (percent !== null) return `${formatNumber(percent)}% ${name}`
  return amount === null ? null : `${formatMoney(wholeDollars(amount))} ${name}`
}
