import { revealFocus } from '#ui/reveal-focus.ts'
import type { VehicleCardView } from './vehicle-card-view.ts'
import { VehicleCard } from './vehicle-card.tsx'

/** Cards of similar vehicles, without repayments, in a row (VDP-16), which scrolls when they do not fit. */
export function SimilarStrip({ cards }: { cards: readonly VehicleCardView[] }) {
  return (
    <section aria-labelledby="similar-vehicles" className="grid min-w-0 gap-4">
      <h2 id="similar-vehicles" className="text-xl">
        Similar vehicles
      </h2>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the focus of the links inside */}
      <ul onFocus={revealFocus} className="scroll-strip vehicle-strip">
        {cards.map((card) => (
          <li key={card.id} className="similar">
            <VehicleCard card={card} loading="lazy" />
          </li>
        ))}
      </ul>
    </section>
  )
}
