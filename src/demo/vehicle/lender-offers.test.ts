import { describe, expect, test } from 'vitest'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { cents, dollars, toDollars } from '#domain/money/cents.ts'
import { buildDemoVehicles } from '../build-demo-vehicles.ts'
import { yearOf } from '../calendar.ts'
import { demoSiteSlugs, requirePlan } from '../plans/plans.ts'
import type { DemoVehicle } from './demo-vehicle.ts'
import { buildLenderOffer, comparedLoan, resolveLenderComparisonRate, type LenderPlan } from './lender-offers.ts'

const today = '2026-11-20'
const plans = demoSiteSlugs.flatMap((slug) => requirePlan(slug).lenders)
const planOf = (provider: string): LenderPlan => {
  const plan = plans.find((lender) => lender.provider === provider)
  if (plan === undefined) throw new Error(`no plan of ${provider}`)
  return plan
}
const financed = demoSiteSlugs
  .flatMap((slug) => buildDemoVehicles(slug, { today }))
  .flatMap((vehicle) =>
    Object.entries(vehicle.finance_lenders ?? {}).map(([provider, offer]) => ({
      vehicle,
      offer,
      plan: planOf(provider),
    })),
  )
const priceOf = ({ offer_price, price }: DemoVehicle): number => offer_price ?? price ?? 0

/** What the platform's calculator says of the loan that an offer describes. */
function calculate(plan: LenderPlan, price: number, frequency: 'weekly' | 'monthly') {
  const share = (percent: number) => dollars((price * percent) / 100)
  return calculateRepayment(
    {
      price: dollars(price),
      deposit: share(plan.depositPercent),
      residual: share(plan.finalPercent),
      termYears: plan.termYears,
      rate: plan.interestRate,
      frequency,
    },
    {
      establishmentFee: dollars(plan.establishmentFees),
      upfrontFees: cents(0),
      monthlyFees: cents(0),
      minimumWeekly: 0,
      enquireText: '',
      comparisonWarning: '',
      lender: plan.financeProvider,
    },
  )
}

describe('offers of lenders in the demo', () => {
  test('every payment and total is what the calculator gives for the terms of the offer', () => {
    expect(financed.length).toBeGreaterThan(500)
    for (const { vehicle, offer, plan } of financed) {
      const price = priceOf(vehicle)
      const [weekly, monthly] = [calculate(plan, price, 'weekly'), calculate(plan, price, 'monthly')]
      if (weekly.kind !== 'loan' || monthly.kind !== 'loan') throw new Error(`${vehicle.stocknum} has no loan`)
      expect(offer, vehicle.stocknum).toMatchObject({
        interestRate: plan.interestRate,
        paymentWeek: plan.payments === 'month' ? null : toDollars(weekly.repayment.amount),
        paymentMonth: plan.payments === 'week' ? null : toDollars(monthly.repayment.amount),
        deposit: toDollars(dollars((price * plan.depositPercent) / 100)),
        balloon: toDollars(dollars((price * plan.finalPercent) / 100)),
        totalPayable: toDollars(plan.payments === 'month' ? monthly.total : weekly.total),
      })
    }
  })

  test('a comparison rate is that of the named example, and never below the rate', () => {
    for (const plan of plans) {
      const example = { ...plan, depositPercent: 0, finalPercent: 0, termYears: comparedLoan.years }
      const loan = calculate(example, comparedLoan.amount, plan.payments === 'month' ? 'monthly' : 'weekly')
      expect(loan.kind === 'loan' && loan.repayment.comparisonRate, plan.provider).toBe(
        resolveLenderComparisonRate(plan),
      )
      expect(resolveLenderComparisonRate(plan)).toBeGreaterThanOrEqual(plan.interestRate)
    }
    for (const { offer, plan } of financed) expect(offer['comparisonRate']).toBe(resolveLenderComparisonRate(plan))
  })

  test('the disclaimer states the terms, both rates and the example of its own offer', () => {
    const plan: LenderPlan = {
      provider: 'p',
      financeProvider: 'Plain Finance',
      interestRate: 7.5,
      establishmentFees: 400,
      termYears: 4,
      depositPercent: 15,
      finalPercent: 0,
      leastPrice: 5000,
      oldest: 10,
      terms: 'flat',
      payments: 'week',
      share: 1,
    }
    expect(buildLenderOffer(plan, 20_000)['disclaimer']).toBe(
      'Example estimate for a secured loan over 4 years with a 15% deposit and no final payment. ' +
        'Interest rate 7.50%\u00a0p.a., comparison rate 8.09%\u00a0p.a., worked out on ' +
        'a secured loan of $30,000 over 5 years. ' +
        'Plain Finance is a fictional lender: no credit is offered.',
    )
  })

  test('finances nothing cheaper or older than a lender takes, and nothing sold or without a price', () => {
    for (const { vehicle, plan } of financed) {
      expect(priceOf(vehicle), vehicle.stocknum).toBeGreaterThanOrEqual(Math.max(plan.leastPrice, 5000))
      expect(yearOf(today) - (vehicle.year ?? 0), vehicle.stocknum).toBeLessThanOrEqual(plan.oldest)
      expect(['in_stock', 'coming_soon']).toContain(vehicle.status)
    }
  })

  test('a car has one figure: no stored quote stands beside the offers', () => {
    expect(
      demoSiteSlugs.flatMap((slug) => buildDemoVehicles(slug, { today })).filter(({ youxQuote }) => youxQuote !== null),
    ).toEqual([])
  })

  test.each([0, -1, Number.NaN])('refuses a plan with a rate of %d %%', (interestRate) => {
    const [plan = planOf('')] = plans
    expect(() => buildLenderOffer({ ...plan, interestRate }, 20_000)).toThrow(RangeError)
  })
})
