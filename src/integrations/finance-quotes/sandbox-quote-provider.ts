import { resolveComparisonRate } from '#domain/finance/comparison-rate.ts'
import { countRepayments, resolveLevelRepayment } from '#domain/finance/repayment-calculator.ts'
import { cents, dollars } from '#domain/money/cents.ts'
import type { QuoteProvider } from './quote-provider.ts'

/**
 * Invented figures for demonstration sites, always the same for the same request. The arithmetic:
 *
 *   rate       6.79 % p.a. for a vehicle of this year or last, 0.25 more for each year older, at most 11.79;
 *              8.79 where the year is unknown; 2 more unless the credit rating is GREAT
 *   financed   90 % of the price (a deposit of 10 %) and a fee of $495
 *   residual   30 % of the price
 *   repayment  level, weekly, over the term (domain/finance/repayment-calculator.ts)
 *   comparison by the regulation, with the fee and $8 a month
 */
export function createSandboxQuoteProvider(now: () => number): QuoteProvider {
  return {
    name: 'sandbox',
    quote({ price, termYears, year, creditRating }) {
      const age = year === null ? 8 : Math.max(0, new Date(now()).getUTCFullYear() - 1 - year)
      const rate = Math.min(6.79 + 0.25 * age, 11.79) + (creditRating === 'GREAT' ? 0 : 2)
      const fee = dollars(495)
      const credit = cents(Math.round(price * 0.9))
      const residual = cents(Math.round(price * 0.3))
      const repayments = countRepayments(termYears, 'weekly')
      const repayment = cents(
        Math.max(
          1,
          Math.round(
            resolveLevelRepayment({ financed: credit + fee, residual, rate, repayments, frequency: 'weekly' }),
          ),
        ),
      )
      const comparisonRate = resolveComparisonRate({
        credit,
        repayment,
        repayments,
        frequency: 'weekly',
        residual,
        upfrontFees: cents(0),
        monthlyFees: dollars(8),
      })
      if (comparisonRate === null || comparisonRate > 100)
        return Promise.resolve({ ok: false, error: { kind: 'declined', detail: 'nothing is lent for so low a price' } })
      return Promise.resolve({
        ok: true,
        quote: {
          weeklyPayment: repayment,
          interestRate: Math.round(rate * 100) / 100,
          comparisonRate,
        },
      })
    },
  }
}
