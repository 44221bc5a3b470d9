import { describeRepaymentNote } from '#domain/finance/describe-repayment.ts'
import type { VehicleCardView } from './vehicle-card-view.ts'

/**
 * The comparison rate warning with its example, once for a list of cards and directly above them (FIN-07). Nothing where no
 * card shows a repayment, or where each card carries its own.
 */
export function FinanceNote({ cards }: { cards: readonly Pick<VehicleCardView, 'finance' | 'warnsItself'>[] }) {
  const notes = new Set(cards.flatMap(({ finance, warnsItself }) => (finance?.kind === 'repayment' && !warnsItself ? [describeRepaymentNote(finance)] : [])))
  if (notes.size === 0) return null
  return (
    <div className="grid gap-1 text-xs text-muted" data-finance-note="">
      {[...notes].map((note) => (
        <p key={note}>{`* ${note}`}</p>
      ))}
    </div>
  )
}
