import type { LenderRow } from './demo-vehicle.ts'

/** One lender of a site: how it writes its offer is part of what the demo exercises (STOCK-08). */
export interface LenderPlan {
  /** Key in finance_lenders. */
  readonly provider: string
  readonly financeProvider: string
  /** Percent a year. */
  readonly interestRate: number
  /** Percent a year; null for a lender that tells none, whose offer may then not be shown. */
  readonly comparisonRate: number | null
  /** Dollars. */
  readonly establishmentFees: number
  readonly termYears: number
  /** Shares of the price. */
  readonly depositShare: number
  readonly balloonShare: number
  /** Terms flat on the offer, or inside term{N}. */
  readonly terms: 'flat' | 'nested'
  readonly payments: 'week' | 'month' | 'both'
  readonly disclaimer: string
  /** Share of the priced vehicles that carry an offer, 0 to 1. */
  readonly share: number
}

const toCents = (dollars: number): number => Math.round(dollars * 100) / 100

/** Payment of an annuity with a final payment. */
export function resolvePayment(financed: number, balloon: number, yearlyRate: number, payments: number, paymentsAYear: number): number {
  const rate = yearlyRate / 100 / paymentsAYear
  const growth = (1 + rate) ** payments
  return (financed * growth - balloon) * (rate / (growth - 1))
}

/** `dollars` is the price that is financed, above 0. */
export function buildLenderOffer(lender: LenderPlan, dollars: number): LenderRow {
  const deposit = toCents(dollars * lender.depositShare)
  const balloon = toCents(dollars * lender.balloonShare)
  const financed = dollars - deposit + lender.establishmentFees
  const weeks = lender.termYears * 52
  const paymentWeek = toCents(resolvePayment(financed, balloon, lender.interestRate, weeks, 52))
  const paymentMonth = toCents(resolvePayment(financed, balloon, lender.interestRate, lender.termYears * 12, 12))
  const term = { termYears: lender.termYears, termMonths: lender.termYears * 12, termWeeks: weeks }
  return {
    financeProvider: lender.financeProvider,
    interestRate: lender.interestRate,
    comparisonRate: lender.comparisonRate,
    paymentWeek: lender.payments === 'month' ? null : paymentWeek,
    paymentMonth: lender.payments === 'week' ? null : paymentMonth,
    ...(lender.terms === 'flat' ? term : { [`term${lender.termYears}`]: term }),
    deposit,
    balloon,
    establishmentFees: lender.establishmentFees,
    totalPayable: toCents(paymentWeek * weeks + balloon + deposit),
    disclaimer: lender.disclaimer,
  }
}
