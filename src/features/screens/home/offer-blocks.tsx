import { Link } from 'react-router'
import { OfferList } from '#features/parts/offers/offer-list.tsx'
import type { OfferView } from '#features/parts/offers/offer-view.ts'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import type { PromotionView } from '#features/parts/promotions/promotion-view.ts'

const allClass = 'inline-flex min-h-11 items-center font-semibold text-link underline-offset-4 hover:underline'

export function OffersBlock({ offers, all }: { offers: readonly OfferView[]; all: string }) {
  return (
    <section aria-labelledby="offers" className="ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="offers" className="section-title">
          Special offers
        </h2>
        <Link to={all} className={allClass}>
          See all offers
        </Link>
      </div>
      <OfferList offers={offers} />
    </section>
  )
}

/** The promotions of the home page, side by side. */
export function PromotionsBlock({ promotions }: { promotions: readonly PromotionView[] }) {
  return (
    <ul className={`grid gap-(--grid-gap) ${promotions.length === 1 ? '' : 'sm:grid-cols-2'}`}>
      {promotions.map((promotion) => (
        <li key={promotion.id}>
          <PromotionCard promotion={promotion} wide />
        </li>
      ))}
    </ul>
  )
}
