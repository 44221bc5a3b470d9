import type { OfferedLoan } from '#domain/finance/offered-loan.ts'
import type { Cents } from '#domain/money/cents.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildCalculator } from './calculator-view.ts'

/** The calculator of a test site; throws where the site has none. */
export function calculatorOf(
  part: DocumentPart = {},
  change: {
    readonly price?: Cents | null
    readonly query?: string
    readonly provider?: string | null
    readonly disclaimer?: string | null
    readonly offer?: OfferedLoan | null
  } = {},
) {
  const calculator = buildCalculator({
    site: buildTestSite(part),
    provider: change.provider ?? null,
    price: change.price ?? null,
    offer: change.offer ?? null,
    disclaimer: change.disclaimer ?? null,
    action: '/finance',
    query: new URLSearchParams(change.query),
  })
  if (calculator === null) throw new Error('expected a calculator')
  return calculator
}
