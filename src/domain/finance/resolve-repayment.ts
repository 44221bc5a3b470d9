import { dollars } from '#domain/money/cents.ts'
import { currentPrice, type PricedVehicle } from '#domain/price/current-price.ts'
import type { FinanceLenders } from '#domain/vehicle/vehicle-fields.ts'
import { createRepayment, wholeDollars, type FinanceLine } from './repayment.ts'

/** FIN-02: what a vehicle must fulfil before a lender's figures are shown. */
export type LenderRule = 'year-limited' | 'stock-only' | 'weekly' | 'monthly'

export interface FinanceSettings {
  readonly enabled: boolean
  /** Makes whose vehicles show no finance (FIN-01). */
  readonly excluded_makes: readonly string[]
  /** By provider slug, as the offers of a vehicle name them. */
  readonly lenders: Readonly<Record<string, { readonly name: string; readonly rule: LenderRule }>>
  /** Whole dollars; the price must be above it. */
  readonly price_floor: number
  /** Years; 'year-limited' wants a year above this year minus it. */
  readonly year_limit: number
  /** Whole dollars a week; a payment below it, before rounding, is not shown (FIN-03). */
  readonly minimum_weekly: number
  readonly enquire_text: string
  readonly comparison_warning: string
}

export interface FinanceableVehicle extends PricedVehicle {
  readonly make: string
  readonly year: number | null
  readonly finance_lenders: FinanceLenders | null
}

/** What the vehicle alone does not tell. */
export interface FinancePlace {
  /** Slug of the lender whose figures this site, or this dealership, shows; null: none. */
  readonly provider: string | null
  /** By the place's own function of domain/vehicle/in-stock.ts (STOCK-07). */
  readonly inStock: boolean
  /** The vehicle's dealership is on the hide list (FIN-01). */
  readonly hidden: boolean
  /** Calendar year where the dealer is. */
  readonly thisYear: number
}

/** The finance line of a vehicle, or null where none may be shown (FIN-01 to FIN-03, FIN-07). */
export function resolveFinanceLine(vehicle: FinanceableVehicle, settings: FinanceSettings, place: FinancePlace): FinanceLine | null {
  if (!settings.enabled || place.hidden || place.provider === null) return null
  if (settings.excluded_makes.includes(vehicle.make)) return null
  const lender = settings.lenders[place.provider]
  const offer = vehicle.finance_lenders?.[place.provider]
  if (lender === undefined || offer === undefined || offer.interestRate === null || offer.comparisonRate === null) return null

  const aboveFloor = (currentPrice(vehicle) ?? 0) > dollars(settings.price_floor)
  const payment = lender.rule === 'monthly' ? offer.paymentMonth : (offer.paymentWeek ?? (lender.rule === 'weekly' ? null : offer.paymentMonth))
  const period = lender.rule === 'monthly' || offer.paymentWeek === null ? 'month' : 'week'
  if (!isOffered(lender.rule, { aboveFloor, inStock: place.inStock, hasPayment: payment !== null, yearAllowed: vehicle.year !== null && vehicle.year > place.thisYear - settings.year_limit }))
    return null

  if (payment === null || (period === 'week' && payment < dollars(settings.minimum_weekly))) return { kind: 'enquire', text: settings.enquire_text }
  return createRepayment({
    period,
    amount: wholeDollars(payment),
    interestRate: offer.interestRate,
    comparisonRate: offer.comparisonRate,
    warning: settings.comparison_warning,
    lender: lender.name,
  })
}

interface Conditions {
  readonly aboveFloor: boolean
  readonly inStock: boolean
  readonly hasPayment: boolean
  readonly yearAllowed: boolean
}

function isOffered(rule: LenderRule, { aboveFloor, inStock, hasPayment, yearAllowed }: Conditions): boolean {
  switch (rule) {
    case 'year-limited':
      return yearAllowed && aboveFloor && inStock
    case 'stock-only':
      return inStock
    case 'weekly':
    case 'monthly':
      return aboveFloor && inStock && hasPayment
  }
}
