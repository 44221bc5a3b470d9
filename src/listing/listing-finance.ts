import type { QuoteRequest } from '#domain/finance/quote.ts'
import { describeTerms } from '#domain/finance/describe-terms.ts'
import { createRepayment, type FinanceLine, type Repayment } from '#domain/finance/repayment.ts'
import { resolveEstimateTerms, type EstimateTerms } from '#domain/finance/resolve-estimate-terms.ts'
import { resolveMonthlyLine } from '#domain/finance/resolve-monthly-line.ts'
import { resolveQuoteFigure } from '#domain/finance/resolve-quote.ts'
import { resolveLenderFigure, type FinancePlace, type NoFinanceReason } from '#domain/finance/resolve-repayment.ts'
import { yearAt } from '#domain/format/year-at.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveQuoteProvider } from '#site/quote-provider.ts'
import type { DealershipSettings } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import type { ListingFinance } from './listing.ts'

/**
 * The vehicle's one figure: lender data that passes FIN-01 to FIN-03, else the quote stored with it (FIN-05), else
 * none. `onImplausible` is called when the lender's figures or the quote cannot be true, whatever is shown in their
 * place: the reason that is returned is only that of the last source.
 */
export function resolveListingFinance(
  vehicle: Vehicle,
  site: Site,
  dealership: DealershipSettings,
  nowMs: number,
  onImplausible: () => void = () => undefined,
): ListingFinance {
  const place: FinancePlace = {
    provider: dealership.financeProvider,
    inStock: isInStockOnPage(vehicle),
    hidden: dealership.hides('finance') || dealership.hides('price'),
    thisYear: yearAt(nowMs, site.time_zone),
  }
  const lender = resolveLenderFigure(vehicle, site.finance, place)
  if (lender.kind === 'line') return buildLenderFinance(vehicle, site, place, lender.line)
  if (lender.reason === 'implausible') onImplausible()
  if (!site.finance.quote.enabled) return { kind: 'none', reason: lender.reason, quote: null }
  const quote = resolveQuoteFigure(vehicle, site.finance, place, quoteLender(site))
  if (quote.kind === 'line') return buildQuoteFinance(vehicle, site, quote.line)
  if (quote.reason === 'implausible' && lender.reason !== 'implausible') onImplausible()
  return {
    kind: 'none',
    reason: quote.reason,
    quote: mayAskForQuote.has(quote.reason) ? buildQuoteRequest(vehicle, site) : null,
  }
}

/**
 * Where there is no quote, or one that is void, the service may be asked; where finance may not be shown, it may not.
 */
const mayAskForQuote: ReadonlySet<NoFinanceReason> = new Set<NoFinanceReason>([
  'no-offer',
  'incomplete',
  'price-changed',
])

function buildLenderFinance(
  vehicle: Vehicle,
  site: Site,
  { provider }: FinancePlace,
  line: FinanceLine,
): ListingFinance {
  const lender = provider === null ? undefined : site.finance.lenders[provider]
  const figures = provider === null ? undefined : vehicle.finance_lenders?.[provider]
  const disclaimer = figures?.disclaimer ?? lender?.disclaimer ?? null
  if (line.kind === 'enquire') return { kind: 'enquire', line, disclaimer }
  const terms =
    figures === undefined || lender === undefined
      ? noTerms
      : resolveEstimateTerms(figures, currentPrice(vehicle), site.finance, lender)
  const figure = tellTerms(line, terms)
  const offer = provider === null || figures === undefined ? null : { provider, figures }
  return {
    kind: 'repayment',
    source: 'lender',
    line: figure,
    monthly: resolveMonthlyLine(
      figure,
      { week: figures?.paymentWeek ?? null, month: figures?.paymentMonth ?? null },
      site.calculator.weekly_to_monthly,
    ),
    terms,
    offer,
    disclaimer,
  }
}

function buildQuoteFinance(vehicle: Vehicle, site: Site, line: FinanceLine): ListingFinance {
  if (line.kind === 'enquire') return { kind: 'enquire', line, disclaimer: null }
  // The platform knows the term only of quotes that it requested itself; a feed does not state the term of its quotes.
  const terms = vehicle.quote_price === null ? noTerms : { ...noTerms, years: site.finance.quote.loan_term }
  const figure = tellTerms(line, terms)
  return {
    kind: 'repayment',
    source: 'quote',
    line: figure,
    monthly: resolveMonthlyLine(
      figure,
      { week: vehicle.youxQuote?.weeklyRepaymentAmount ?? null, month: null },
      site.calculator.weekly_to_monthly,
    ),
    terms,
    offer: null,
    disclaimer: null,
  }
}

function tellTerms(figure: Repayment, terms: EstimateTerms): Repayment {
  const words = describeTerms(terms)
  return words === null ? figure : createRepayment({ ...figure, terms: words })
}

const noTerms: EstimateTerms = { years: null, deposit: null, finalPayment: null }

/** Names the lender of a quote. Figures of the sandbox are marked as examples. */
function quoteLender(site: Site): string {
  const { credit_score } = site.finance.quote
  return resolveQuoteProvider(site) === 'sandbox'
    ? 'our example quote service, for demonstration only'
    : `the quote service for a ${credit_score.toLowerCase()} credit score`
}

function buildQuoteRequest(vehicle: Vehicle, site: Site): QuoteRequest | null {
  const price = currentPrice(vehicle)
  if (price === null) return null
  const { quote } = site.finance
  return {
    creditRating: quote.credit_score,
    price,
    termYears: quote.loan_term,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    dealerName: quote.who_is_helping ?? site.name,
  }
}
