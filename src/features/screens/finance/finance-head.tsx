import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { dollars } from '#domain/money/cents.ts'
import { buttonClass } from '#ui/button-class.ts'
import type { FinancePageView } from './finance-page-view.ts'

const column = 'mx-auto w-full max-w-360 px-4 lg:px-8'
const bandLook = 'page-band on-brand relative isolate overflow-hidden bg-brand text-brand-text'

// Side by side on a phone, where a second line would push the calculator out of the first screen.
const buttonSize = 'min-h-12 grow px-3 sm:grow-0 sm:px-6'

/**
 * The head of the finance page: on the brand colour, with the example loan beside it, or on the page itself. A
 * calculator that lies on its foot shows the rates and their warning itself, so that they would stand there twice.
 */
export function FinanceHead({ page, isOverlapped }: { page: FinancePageView; isOverlapped: boolean }) {
  const { calculator, heading, intro, layout } = page
  if (isOverlapped) return <LowHead heading={heading} intro={intro} />
  const isPlain = layout.head === 'plain'
  const hasExample = layout.head === 'example'
  return (
    <header className={isPlain ? 'page-band relative isolate pt-10 pb-6 lg:pt-14' : bandLook}>
      <div
        className={
          `${column} grid gap-x-12 gap-y-8 ` +
          (isPlain ? '' : 'pt-8 pb-6 lg:pt-12 lg:pb-10 ') +
          (hasExample ? 'lg:grid-cols-[3fr_2fr]' : '')
        }
      >
        <div className="grid content-start gap-5">
          <h1 className="display">{heading}</h1>
          <p className="max-w-160 text-lg leading-relaxed text-pretty lg:text-xl">{intro}</p>
          <div className="flex flex-wrap gap-x-2 gap-y-3 sm:gap-x-3">
            <a href="#finance-form" className={`${buttonClass(isPlain ? 'filled' : 'accent')} ${buttonSize}`}>
              Apply for Finance
            </a>
            {calculator !== null && layout.parts.includes('calculator') && (
              <a
                href="#finance-calculator"
                className={`${buttonClass(isPlain ? 'outlined' : 'inverse')} ${buttonSize}`}
              >
                Work Out Repayments
              </a>
            )}
          </div>
        </div>
        {hasExample && <ExampleLoan example={page.example} />}
      </div>
    </header>
  )
}

/**
 * The head with the calculator on its foot, hardly higher than its words, so that the whole result stands on the first
 * screen. The one button to apply is that of the result, on narrow screens of the bar that keeps it in sight.
 */
function LowHead({ heading, intro }: Pick<FinancePageView, 'heading' | 'intro'>) {
  return (
    <header className={bandLook}>
      <div className={`${column} page-band-row page-band-row-overlapped grid`}>
        <h1 className="display">{heading}</h1>
        <p className="page-band-intro">{intro}</p>
      </div>
    </header>
  )
}

/** The loan on which the comparison rate is worked out, with the warning that belongs to it (FIN-07). */
function ExampleLoan({ example }: Pick<FinancePageView, 'example'>) {
  const { loan, years, rate, comparison_rate, warning } = example
  return (
    <section
      aria-label="Example loan"
      className="on-surface grid content-start gap-3 rounded-site bg-surface p-5 text-text shadow-site"
    >
      <p className="font-semibold text-balance">{`Our example: ${formatMoney(dollars(loan))} over ${years} years`}</p>
      <dl className="grid grid-cols-2 items-end gap-4">
        <div>
          <dt className="text-muted">Interest rate</dt>
          <dd className="section-title font-bold tabular-nums">{formatRate(rate)}</dd>
        </div>
        <div>
          <dt className="text-muted">Comparison rate</dt>
          <dd className="section-title font-bold tabular-nums">{formatRate(comparison_rate)}</dd>
        </div>
      </dl>
      <p className="text-sm text-muted">{warning}</p>
    </section>
  )
}
