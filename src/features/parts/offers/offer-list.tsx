import { OfferCard } from './offer-card.tsx'
import type { OfferView } from './offer-view.ts'

const columnsOf = (count: number): string =>
  count === 1 ? '' : count === 2 || count === 4 ? 'sm:grid-cols-2' : 'sm:grid-cols-2 lg:grid-cols-3'

/** Offers side by side, as many columns as there are offers for; nothing without offers. */
export function OfferList({ offers }: { offers: readonly OfferView[] }) {
  if (offers.length === 0) return null
  return (
    <ul className={`grid gap-(--grid-gap) ${columnsOf(offers.length)}`}>
      {offers.map((offer) => (
        <li key={offer.id} className="min-w-0">
          <OfferCard offer={offer} wide={offers.length === 1} />
        </li>
      ))}
    </ul>
  )
}
