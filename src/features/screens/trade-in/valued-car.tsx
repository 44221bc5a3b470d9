import { Link } from 'react-router'
import type { ValuedCarView } from './trade-in-view.ts'
import { needsKilometres, type TradeInNoun } from './trade-in-words.ts'

/** The car of the steps before, with the way back to it. */
export function ValuedCar({ car, backHref, backText }: { car: ValuedCarView; backHref: string; backText: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-site bg-surface-alt px-4 py-3">
      <p className="min-w-0">
        <span className="block font-semibold break-words">{car.title}</span>
        <span className="text-muted tabular-nums">{car.detail}</span>
      </p>
      <Link
        to={backHref}
        preventScrollReset
        className="inline-flex min-h-11 items-center text-link underline underline-offset-4"
      >
        {backText}
      </Link>
    </div>
  )
}

/** The note for vehicles beyond the guidance of the site, whose valuation goes on anyway (BUY-05). */
export function GuidanceNote({ noun }: { noun: TradeInNoun }) {
  const reach = needsKilometres(noun === 'vehicle' ? null : noun)
    ? 'of this age, or with these kilometres,'
    : 'of this age'
  return (
    <p className="rounded-site bg-warning p-4 text-warning-text">
      We may not be able to value a {noun} {reach} online. Carry on: we are happy to value it in person.
    </p>
  )
}
