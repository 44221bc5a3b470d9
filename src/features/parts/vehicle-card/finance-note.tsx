import type { VehicleCardView } from './vehicle-card-view.ts'

type NotedCard = Pick<VehicleCardView, 'finance' | 'warnsItself'> & { readonly sharesTerms?: boolean }

/**
 * Once directly above a list of cards: the lender of the repayments, the terms that all of them share, and the
 * comparison rate warning with its example (FIN-07). Lenders with the same words share one note. Renders nothing when
 * no card shows a repayment or each card shows its own warning.
 */
export function FinanceNote({ cards }: { cards: readonly NotedCard[] }) {
  const lendersByNote = new Map<string, Set<string>>()
  for (const { finance, warnsItself, sharesTerms } of cards) {
    if (finance?.kind !== 'repayment' || warnsItself) continue
    const terms = sharesTerms && finance.terms ? `: ${finance.terms}` : ''
    const note = `${terms}. ${finance.example} ${finance.warning}`
    lendersByNote.set(note, (lendersByNote.get(note) ?? new Set()).add(finance.lender))
  }
  if (lendersByNote.size === 0) return null
  return (
    <div className="finance-note" data-finance-note="">
      {[...lendersByNote].map(([note, lenders]) => (
        <p key={note}>{`* ${[...lenders].join(' and ')}${note}`}</p>
      ))}
    </div>
  )
}
