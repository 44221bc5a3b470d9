import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Repayment } from '#domain/finance/repayment.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'
import { dollars } from '#domain/money/cents.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite } from '#site/test-site.ts'
import { listTexts, parseHtml } from '#tests/fixtures/parse-html.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildFinancePanel } from './finance-panel-view.ts'
import { RepaymentFigure } from './repayment-figure.tsx'

const site = buildTestSite({
  finance_provider: 'coastline',
  finance: { lenders: { coastline: { name: 'Coastline Auto Finance', rule: 'weekly' } } },
})
const car = buildVehicle('S1', {
  price: dollars(30_000),
  vin: 'MR0HA3CD000000001',
  finance_lenders: {
    coastline: buildOffer({ interestRate: 6.29, comparisonRate: 8.19, paymentWeek: dollars(123.45) }),
  },
})

test.each([[undefined], ['text-2xl sm:text-3xl']])(
  'FIN-07 the comparison rate is as large and bold as the repayment, and larger than the rate, at %s',
  (figure) => {
    const line = buildFinancePanel(resolveListing(car, site, Date.UTC(2026, 10, 20)), site)?.line as Repayment
    expect(line.kind).toBe('repayment')
    const given = figure === undefined ? {} : { figure }
    const page = parseHtml(renderToStaticMarkup(<RepaymentFigure repayment={line} other={null} {...given} />))
    const [repayment, comparison] = page.querySelectorAll('b')
    expect(comparison?.textContent).toBe('8.19%\u00a0p.a.')
    expect(comparison?.className).toBe(repayment?.className)
    expect(comparison?.className).toContain(figure ?? 'text-2xl')
    const rate = [...page.querySelectorAll('p > span')].find(({ textContent }) =>
      textContent.includes('6.29%\u00a0p.a.'),
    )
    expect(rate?.className).toContain('text-sm')
  },
)

test('FIN-07 each figure is read before the words that belong to it', () => {
  const line = buildFinancePanel(resolveListing(car, site, Date.UTC(2026, 10, 20)), site)?.line as Repayment
  const page = parseHtml(renderToStaticMarkup(<RepaymentFigure repayment={line} other={null} />))
  expect(listTexts(page.documentElement).slice(0, 4)).toEqual([
    '$123',
    'per week at 6.29%\u00a0p.a.',
    '8.19%\u00a0p.a.',
    'comparison rate',
  ])
})
