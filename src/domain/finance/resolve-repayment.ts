import { dollars, type Cents } from '#domain/money/cents.ts'
import { currentPrice, type PricedVehicle } from '#domain/price/current-price.ts'
import type { FinanceLender, FinanceLenders, YouxQuote } from '#domain/vehicle/vehicle-fields.ts'
import { describeExampleLoan, type ExampleLoan } from './example-loan.ts'
import { findRateFault } from './rate-fault.ts'
import { createRepayment, wholeDollars, type FinanceLine, type RepaymentPeriod } from './repayment.ts'

/** FIN-02: conditions that a vehicle must meet before a lender's figures are shown. */
export type LenderRule = 'year-limited' | 'stock-only' | 'weekly' | 'monthly'

export interface LenderSettings {
  readonly name: string
  readonly rule: LenderRule
  /** The loan that the lender's comparison rates are worked out for; null takes the site's. */
  readonly example: ExampleSettings | null
}

/** A loan of the configuration; whole dollars. */
export interface ExampleSettings {
  readonly loan: number
  readonly years: number
  readonly secured: boolean
}

export interface FinanceSettings {
  readonly enabled: boolean
  /** Makes whose vehicles show no finance (FIN-01); compared without regard to case. */
  readonly excluded_makes: readonly string[]
  /** By provider slug, as the offers of a vehicle name them. */
  readonly lenders: Readonly<Record<string, LenderSettings>>
  /** Whole dollars; the price must be above it. */
  readonly price_floor: number
  /** Years; 'year-limited' wants a year above this year minus it. */
  readonly year_limit: number
  /** Whole dollars a week; a payment below it, before rounding, is not shown (FIN-03). */
  readonly minimum_weekly: number
  readonly enquire_text: string
  readonly comparison_warning: string
  /** The general example of the site (FIN-04). */
  readonly disclaimer: ExampleSettings
}

export interface FinanceableVehicle extends PricedVehicle {
  readonly make: string
  readonly year: number | null
  readonly finance_lenders: FinanceLenders | null
  readonly youxQuote: YouxQuote | null
  /** Current price when the figures of the lenders last changed; null: not known. */
  readonly finance_price: Cents | null
  /** Current price for which the platform got `youxQuote`; null: the feed brought it. */
  readonly quote_price: Cents | null
}

/** Inputs that do not come from the vehicle. */
export interface FinancePlace {
  /** Slug of the lender whose figures this site, or this dealership, shows; null: none. */
  readonly provider: string | null
  /** By the place's own function of domain/vehicle/in-stock.ts (STOCK-07). */
  readonly inStock: boolean
  /** The vehicle's dealership hides finance or prices (FIN-01). */
  readonly hidden: boolean
  /** Calendar year where the dealer is. */
  readonly thisYear: number
}

/** Reasons why a vehicle has no figure. The first five apply to every source of figures (FIN-01). */
export type NoFinanceReason =
  | 'switched-off'
  | 'hidden'
  | 'excluded-make'
  | 'not-in-stock'
  | 'below-price-floor'
  | 'no-offer'
  | 'incomplete'
  | 'implausible'
  | 'price-changed'
  | 'rule'

export type FigureOutcome =
  | { readonly kind: 'line'; readonly line: FinanceLine }
  | { readonly kind: 'none'; readonly reason: NoFinanceReason }

const none = (reason: NoFinanceReason): FigureOutcome => ({ kind: 'none', reason })

/** The exclusions of FIN-01, which apply to lenders and quotes; null: finance may be shown. */
export function findFinanceExclusion(
  vehicle: FinanceableVehicle,
  settings: FinanceSettings,
  place: FinancePlace,
): NoFinanceReason | null {
  if (!settings.enabled) return 'switched-off'
  if (place.hidden) return 'hidden'
  const make = vehicle.make.toLowerCase()
  if (settings.excluded_makes.some((excluded) => excluded.toLowerCase() === make)) return 'excluded-make'
  return place.inStock ? null : 'not-in-stock'
}

/** The figure of the configured lender, or the reason why there is none (FIN-01 to FIN-03, FIN-07). */
export function resolveLenderFigure(
  vehicle: FinanceableVehicle,
  settings: FinanceSettings,
  place: FinancePlace,
): FigureOutcome {
  const excluded = findFinanceExclusion(vehicle, settings, place)
  if (excluded !== null) return none(excluded)
  const lender = place.provider === null ? undefined : settings.lenders[place.provider]
  const offer = place.provider === null ? undefined : vehicle.finance_lenders?.[place.provider]
  if (lender === undefined || offer === undefined) return none('no-offer')
  if (offer.interestRate === null || offer.comparisonRate === null) return none('incomplete')

  const price = currentPrice(vehicle)
  const { payment, period } = paymentOf(offer, lender.rule)
  if (vehicle.finance_price !== null && vehicle.finance_price !== price) return none('price-changed')
  if (payment !== null && findRateFault({ ...offer, payment, price }) !== null) return none('implausible')
  const conditions: Conditions = {
    aboveFloor: (price ?? 0) > dollars(settings.price_floor),
    hasPayment: payment !== null,
    yearAllowed: vehicle.year !== null && vehicle.year > place.thisYear - settings.year_limit,
  }
  if (!isOffered(lender.rule, conditions)) return none('rule')
  if (payment === null) return { kind: 'line', line: { kind: 'enquire', text: settings.enquire_text } }
  return {
    kind: 'line',
    line: createLine(
      {
        payment,
        period,
        interestRate: offer.interestRate,
        comparisonRate: offer.comparisonRate,
        lender: lender.name,
        example: lender.example ?? settings.disclaimer,
      },
      settings,
    ),
  }
}

interface Figure {
  readonly payment: Cents
  readonly period: RepaymentPeriod
  readonly interestRate: number
  readonly comparisonRate: number
  readonly lender: string
  readonly example: ExampleSettings
}

/**
 * A weekly payment below the least, before rounding, is not shown; the visitor is asked to enquire instead (FIN-03).
 */
export function createLine({ payment, period, example, ...figure }: Figure, settings: FinanceSettings): FinanceLine {
  if (period === 'week' && payment < dollars(settings.minimum_weekly))
    return { kind: 'enquire', text: settings.enquire_text }
  return createRepayment({
    ...figure,
    period,
    amount: wholeDollars(payment),
    example: describeExampleLoan(toExampleLoan(example)),
    warning: settings.comparison_warning,
  })
}

function toExampleLoan({ loan, years, secured }: ExampleSettings): ExampleLoan {
  return { loan: dollars(loan), years, secured }
}

/**
 * The payment that a lender's rule uses: the weekly one where it exists, except for a lender that states monthly
 * payments.
 */
function paymentOf(
  offer: FinanceLender,
  rule: LenderRule,
): { readonly payment: Cents | null; readonly period: 'week' | 'month' } {
  if (rule === 'monthly') return { payment: offer.paymentMonth, period: 'month' }
  if (rule === 'weekly' || offer.paymentWeek !== null) return { payment: offer.paymentWeek, period: 'week' }
  return { payment: offer.paymentMonth, period: 'month' }
}

interface Conditions {
  readonly aboveFloor: boolean
  readonly hasPayment: boolean
  readonly yearAllowed: boolean
}

/** FIN-02. The caller has already checked that the vehicle is in stock, which every rule requires. */
function isOffered(rule: LenderRule, { aboveFloor, hasPayment, yearAllowed }: Conditions): boolean {
  switch (rule) {
    case 'year-limited':
      return yearAllowed && aboveFloor
    case 'stock-only':
      return true
    case 'weekly':
    case 'monthly':
      return aboveFloor && hasPayment
  }
}
