import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { cents, dollars } from '#domain/money/cents.ts'
import { CalculatorResultPanel } from './calculator-result.tsx'

test.each([
  [495, '$30,495', 'including $495 establishment fee'],
  [0, '$30,000', null],
])('CALC-04 with an establishment fee of $%d the amount financed is %s, and says %j', (fee, financed, words) => {
  const result = calculateRepayment(
    { price: dollars(30_000), deposit: cents(0), residual: cents(0), termYears: 5, rate: 7.49, frequency: 'weekly' },
    {
      establishmentFee: dollars(fee),
      upfrontFees: cents(0),
      monthlyFees: cents(0),
      minimumWeekly: 25,
      enquireText: 'Enquire',
      comparisonWarning: 'WARNING: …',
      lender: 'this calculator',
    },
  )
  const html = renderToStaticMarkup(<CalculatorResultPanel result={result} frequency="weekly" />)
  expect(html).toContain(financed)
  expect(html.includes('including')).toBe(words !== null)
  if (words !== null) expect(html).toContain(words)
})
