import type { CalculatorResult } from '#domain/finance/repayment-calculator.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { buttonClass } from '#ui/button-class.ts'

/**
 * Its place is behind the panel of the result (its height and the padding of the fields), so that the panel covers it
 * on arrival, and the same figures never stand one below the other. In two lines the comparison rate is the upper one:
 * what is covered first is the repayment, which may not be seen without its rate (FIN-07).
 */
const inSightLook =
  '@container sticky bottom-0 z-10 -mx-5 -mb-19 flex min-h-14 items-center self-end justify-between gap-x-3 border-t ' +
  'border-line bg-surface-alt px-5 py-1 text-sm lg:hidden'

/**
 * On a phone the result stands two screens below the first field, so that its figures and its button stay in sight at
 * the bottom until it is reached. For a screen reader the figures are told once, by `SpokenResult`.
 */
export function ResultInSight({ result }: { result: CalculatorResult }) {
  if (result.kind !== 'loan') return null
  const { amount, period, interestRate, comparisonRate } = result.repayment
  return (
    // Where the text is large there is no room for the button beside the figures.
    <div className={inSightLook}>
      <p aria-hidden className="flex min-w-0 flex-wrap-reverse items-baseline gap-x-3 tabular-nums">
        <span className="font-bold">
          <span className="text-base min-[23rem]:text-lg/6">{formatMoney(amount)}</span>
          {` a ${period}`}
          <span className="font-normal">{` at ${formatRate(interestRate)}`}</span>
        </span>
        <span>{`${formatRate(comparisonRate)} comparison rate`}</span>
      </p>
      {/* The keyboard comes to the button of the panel instead, which covers this one where it comes to rest. */}
      <a
        href="#finance-form"
        tabIndex={-1}
        aria-label="Apply for Finance"
        className={`${buttonClass('filled')} shrink-0 px-3 @max-[15rem]:hidden`}
      >
        Apply
      </a>
    </div>
  )
}
