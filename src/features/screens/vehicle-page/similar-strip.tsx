import { FinanceNote } from '#features/parts/vehicle-card/finance-note.tsx'
import { VehicleCard } from '#features/parts/vehicle-card/vehicle-card.tsx'
import { revealFocus } from '#ui/reveal-focus.ts'
import type { WholeVehicleView } from './vehicle-page-data.ts'

/** Cards of similar vehicles in a row (VDP-16), which scrolls when they do not fit. */
export function SimilarStrip({ cards }: { cards: WholeVehicleView['similar'] }) {
  return (
    <section aria-labelledby="similar-vehicles" className="grid min-w-0 gap-4">
      <h2 id="similar-vehicles" className="text-xl">
        Similar vehicles
      </h2>
      <FinanceNote cards={cards} />
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
