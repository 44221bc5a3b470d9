import { buildFinanceHref } from '#domain/finance/build-finance-href.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import type { FinanceLine } from '#domain/finance/repayment.ts'
import { wholeDollars } from '#domain/finance/repayment.ts'
import { resolveEstimateTerms, type EstimateTerms } from '#domain/finance/resolve-estimate-terms.ts'
import { resolveMonthlyLine } from '#domain/finance/resolve-monthly-line.ts'
import { resolveQuoteLine, type QuoteSettings } from '#domain/finance/resolve-quote.ts'
import { resolveFinanceLine } from '#domain/finance/resolve-repayment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { yearAt } from '#domain/format/year-at.ts'
import { toDollars, type Cents } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { resolveShownPrice } from '#site/resolve-shown-price.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import { buildDisclaimer } from './disclaimer.ts'

/** The finance panel of a vehicle (FIN-04); plain data. */
export interface FinancePanelView {
  readonly carId: string
  /** Weekly where there is a weekly payment, else monthly; null: none is known (yet). */
  readonly line: FinanceLine | null
  /** The same by the month, where the line is by the week. */
  readonly monthly: FinanceLine | null
  /** Term, deposit and final payment, ready to be shown; the price that they are parts of comes first where the page shows another. */
  readonly terms: readonly { readonly label: string; readonly value: string; readonly amount: string | null }[]
  /** Paragraphs of the dialog #financeDisclaimer. */
  readonly disclaimer: readonly string[]
  /** With the parameters of FIN-06, ending #finance-form. */
  readonly href: string
  /** Words of the link; null: the button is switched off (VDP-12). */
  readonly linkText: string | null
  /** What the browser asks for once; null: nothing to ask (FIN-05). */
  readonly quote: {
    readonly request: QuoteRequest
    readonly settings: QuoteSettings
    readonly lender: string
    readonly weeksAMonth: number
    /** What a quote rests on, in place of the lender's own terms. */
    readonly terms: FinancePanelView['terms']
  } | null
}

/** null where no finance may be shown for the vehicle (FIN-01, FIN-02). */
export function buildFinancePanel(vehicle: Vehicle, site: Site, nowMs: number): FinancePanelView | null {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  const { finance } = site
  const hidden = dealership.hides('finance') || dealership.hides('price')
  const provider = dealership.financeProvider
  const offered = resolveFinanceLine(vehicle, finance, { provider, inStock: isInStockOnPage(vehicle), hidden, thisYear: yearAt(nowMs, site.time_zone) })
  const allowed = finance.enabled && !hidden && isInStockOnPage(vehicle) && !finance.excluded_makes.includes(vehicle.make)
  const price = currentPrice(vehicle)
  const basis = resolveShownPrice(vehicle, site)?.kind === 'subscription' ? price : null
  const quotedTerms = resolveEstimateTerms(null, price, { ...finance, term_years: finance.quote.enabled ? finance.quote.loan_term : finance.term_years }, null)
  const { stored, quote } = allowed && finance.quote.enabled ? resolveQuotes(vehicle, site, describeTerms(quotedTerms, basis)) : { stored: null, quote: null }
  if (offered === null && stored === null && quote === null) return null

  const lender = provider === null ? null : (finance.lenders[provider] ?? null)
  const offer = stored === null && offered !== null && provider !== null ? (vehicle.finance_lenders?.[provider] ?? null) : null
  const line = stored ?? offered
  const terms = offer === null ? quotedTerms : resolveEstimateTerms(offer, price, finance, lender?.final_payment_percent ?? null)
  return {
    carId: vehicle.id,
    line,
    monthly: resolveMonthlyLine(line, stored === null ? { week: offer?.paymentWeek ?? null, month: offer?.paymentMonth ?? null } : { week: vehicle.youxQuote?.weeklyRepaymentAmount ?? null, month: null }, site.calculator.weekly_to_monthly),
    terms: describeTerms(terms, basis),
    disclaimer: buildDisclaimer(site, offer?.disclaimer ?? lender?.disclaimer ?? null),
    href: buildFinanceHref(resolveLink(site, dealership.financeLink) ?? site.routes.finance, vehicle),
    linkText: dealership.sidebarButtons.finance ? site.buttons.text.finance : null,
    quote,
  }
}

/** The quote that the vehicle has, or what to ask for where it has none and a price above 0 (FIN-05). */
function resolveQuotes(vehicle: Vehicle, site: Site, terms: FinancePanelView['terms']): { readonly stored: FinanceLine | null; readonly quote: FinancePanelView['quote'] } {
  const { minimum_weekly, enquire_text, comparison_warning } = site.finance
  const settings: QuoteSettings = { minimum_weekly, enquire_text, comparison_warning }
  const lender = lenderOfQuotes(site)
  const price = currentPrice(vehicle)
  return {
    stored: resolveQuoteLine(vehicle.youxQuote, settings, lender),
    quote:
      vehicle.youxQuote === null && price !== null
        ? { request: buildQuoteRequest(vehicle, site, toDollars(price)), settings, lender, weeksAMonth: site.calculator.weekly_to_monthly, terms }
        : null,
  }
}

/** Whose figure a quote is; one that is invented says so. */
function lenderOfQuotes(site: Site): string {
  const { provider, credit_score } = site.finance.quote
  return provider === 'sandbox' ? 'the demonstration quote service, which invents it' : `the quote service for a ${credit_score.toLowerCase()} credit score`
}

function buildQuoteRequest(vehicle: Vehicle, site: Site, purchasePrice: number): QuoteRequest {
  const { quote } = site.finance
  return {
    selfAssessedCreditScore: quote.credit_score,
    purchasePrice,
    loanTerm: quote.loan_term,
    year: vehicle.year,
    vin: vehicle.vin,
    nvic: vehicle.nvic,
    whoIsHelping: quote.who_is_helping ?? site.name,
  }
}

const years = new Intl.NumberFormat('en-AU', { maximumFractionDigits: 1 })
const deposit = new Intl.NumberFormat('en-AU', { minimumFractionDigits: 1, maximumFractionDigits: 1 })

/** '5-year term', '10.0% deposit', '30% final payment' or '$0 final payment' (FIN-03, FIN-04). */
function describeTerms(terms: EstimateTerms, basis: Cents | null): FinancePanelView['terms'] {
  const amountOf = (share: EstimateTerms['deposit']): string | null => (share.amount === null ? null : formatMoney(wholeDollars(share.amount)))
  const final = terms.finalPayment
  const isFree = final.percent === 0
  return [
    ...(basis === null ? [] : [{ label: 'Price', value: 'Purchase price', amount: formatMoney(basis) }]),
    { label: 'Term', value: `${years.format(terms.years)}-year term`, amount: null },
    { label: 'Deposit', value: terms.deposit.percent === null ? 'Deposit' : `${deposit.format(terms.deposit.percent)}% deposit`, amount: amountOf(terms.deposit) },
    { label: 'Final payment', value: isFree ? '$0 final payment' : final.percent === null ? 'Final payment' : `${years.format(final.percent)}% final payment`, amount: isFree ? null : amountOf(final) },
  ]
}
