import { dollars } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { findRateFault } from './rate-fault.ts'
import {
  createLine,
  findFinanceExclusion,
  type FigureOutcome,
  type FinanceableVehicle,
  type FinancePlace,
  type FinanceSettings,
} from './resolve-repayment.ts'

const none = (reason: Extract<FigureOutcome, { kind: 'none' }>['reason']): FigureOutcome => ({ kind: 'none', reason })

/**
 * The figure of the quote that is stored with the vehicle (FIN-05), under the same rules as a lender's: the exclusions
 * of FIN-01, the price floor, the least payment of FIN-03. A quote becomes invalid when the price changes.
 */
export function resolveQuoteFigure(
  vehicle: FinanceableVehicle,
  settings: FinanceSettings,
  place: FinancePlace,
  lender: string,
): FigureOutcome {
  const excluded = findFinanceExclusion(vehicle, settings, place)
  if (excluded !== null) return none(excluded)
  const price = currentPrice(vehicle)
  if ((price ?? 0) <= dollars(settings.price_floor)) return none('below-price-floor')
  const quote = vehicle.youxQuote
  if (quote === null) return none('no-offer')
  if (quote.weeklyRepaymentAmount === null || quote.advertisedRate === null || quote.comparisonRate === null)
    return none('incomplete')
  const quotedFor = vehicle.quote_price ?? vehicle.finance_price
  if (quotedFor !== null && quotedFor !== price) return none('price-changed')
  const figure = {
    payment: quote.weeklyRepaymentAmount,
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
  }
  if (findRateFault({ ...figure, price }) !== null) return none('implausible')
  return {
    kind: 'line',
    line: createLine({ ...figure, period: 'week', lender, example: settings.disclaimer }, settings),
  }
}
