import { useEffect, useState } from 'react'
import type { FinanceLine, Repayment } from '#domain/finance/repayment.ts'
import { buttonClass } from '#ui/button-class.ts'
import { FinanceDisclaimer } from './finance-disclaimer.tsx'
import type { FinancePanelView } from './finance-panel-view.ts'
import { RepaymentFigure } from './repayment-figure.tsx'
import { askForQuote } from './ask-for-quote.ts'

/** Reserved height of a figure that may still load, by the width of the panel, to prevent a layout shift. */
const quotedHeight = 'min-h-40 @max-xs:min-h-58 @lg:min-h-28'
/** Fills the height that is reserved for a figure, where none has come. */
const askClass = 'grid content-center rounded-site bg-surface-alt p-4 text-pretty'

/**
 * The finance estimate of a vehicle (FIN-04). For a vehicle without a figure the browser requests a quote once, and
 * shows no error if there is none (FIN-05).
 */
export function FinancePanel({ panel: given }: { panel: FinancePanelView }) {
  const [quoted, setQuoted] = useState<FinancePanelView | null>(null)
  const { carId, quote } = given
  useEffect(() => {
    if (quote === null) return
    const leaving = new AbortController()
    const show = async (): Promise<void> => {
      const answer = await askForQuote(carId, quote)
      if (answer !== null && !leaving.signal.aborted) setQuoted(answer)
    }
    void show()
    return () => leaving.abort()
  }, [carId, quote])
  const panel = quoted?.carId === carId && given.line === null ? quoted : given
  const { line, monthly, terms } = panel
  return (
    <section id="finance" aria-labelledby="finance-heading" className="@container grid gap-3">
      <h2 id="finance-heading" className="text-xl">
        Finance estimate
      </h2>
      <div className={quote === null ? '' : `grid ${quotedHeight}`}>
        {line === null ? (
          <p className={quote === null ? 'text-muted' : askClass}>
            Ask us what this vehicle costs a week. We will work it out with your deposit, term and final payment.
          </p>
        ) : (
          <Figure line={line} monthly={monthly} />
        )}
      </div>
      {terms.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm text-muted @max-sm:grid">
          {terms.map(({ label, value, amount }) => (
            <li key={label}>
              {value}
              {amount !== null && <span className="font-medium text-text tabular-nums">{`: ${amount}`}</span>}
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap items-center gap-x-5 gap-y-1">
        {panel.linkText !== null && (
          <a data-nav="" href={panel.href} className={buttonClass('outlined')}>
            {panel.linkText}
          </a>
        )}
        <FinanceDisclaimer paragraphs={panel.disclaimer} />
      </div>
    </section>
  )
}

function Figure({ line, monthly }: { line: FinanceLine; monthly: Repayment | null }) {
  if (line.kind === 'enquire') return <p className="text-lg font-bold">{line.text}</p>
  return <RepaymentFigure repayment={line} other={monthly} />
}
