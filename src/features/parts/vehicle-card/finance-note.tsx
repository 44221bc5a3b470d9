import type { VehicleCardView } from './vehicle-card-view.ts'

/**
 * The comparison rate warning with its example, once directly above a list of cards (FIN-07). Lenders with the same
 * example and warning share one note. Renders nothing when no card shows a repayment or each card shows its own
 * warning.
 */
export function FinanceNote({ cards }: { cards: readonly Pick<VehicleCardView, 'finance' | 'warnsItself'>[] }) {
  const lendersByNote = new Map<string, Set<string>>()
  for (const { finance, warnsItself } of cards) {
    if (finance?.kind !== 'repayment' || warnsItself) continue
    const note = `* ${finance.example} ${finance.warning}`
    lendersByNote.set(note, (lendersByNote.get(note) ?? new Set()).add(finance.lender))
  }
  if (lendersByNote.size === 0) return null
  return (
    <div className="finance-note" data-finance-note="">
      {[...lendersByNote].map(([note, lenders]) => (
        <p key={note}>{`${note} Estimates by ${[...lenders].join(' and ')}.`}</p>
      ))}
    </div>
  )
}
