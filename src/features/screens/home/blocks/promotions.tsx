import { OfferList } from '#features/parts/offers/offer-list.tsx'
import type { OfferView } from '#features/parts/offers/offer-view.ts'
import type { PromoBannerItem, PromoSliderView } from '#features/parts/promotions/home-promotions.ts'
import { PromoBanner } from '#features/parts/promotions/promo-banner.tsx'
import { PromoSlider as Slider } from '#features/parts/promotions/promo-slider.tsx'
import { PromotionCard } from '#features/parts/promotions/promotion-card.tsx'
import type { PromotionView } from '#features/parts/promotions/promotion-view.ts'
import type { ServiceAdvantageView, ServicePrice } from '#features/parts/service-advantage/service-advantage-view.ts'
import { ServiceAdvantage as Advantage } from '#features/parts/service-advantage/service-advantage.tsx'
import { column, columnBelow, tall, type BlockPlace } from './column.ts'
import { BlockHeading } from './block-heading.tsx'

export interface PromoSliderData {
  readonly block: 'promo_slider'
  readonly slider: PromoSliderView
}

export const PromoSlider = ({ data: { slider } }: { data: PromoSliderData }) => <Slider slider={slider} />

export interface PromoData {
  readonly block: 'promo_banner'
  readonly items: readonly PromoBannerItem[]
  readonly promotions: readonly PromotionView[]
}

/** The three items, and the promotions of the home page below them, side by side. */
export function Promo({ data: { items, promotions } }: { data: PromoData }) {
  return (
    <div className={`${column} grid gap-(--grid-gap)`}>
      {items.length > 0 && <PromoBanner items={items} />}
      {promotions.length > 0 && (
        <ul className={`grid gap-(--grid-gap) ${promotions.length === 1 ? '' : 'sm:grid-cols-2'}`}>
          {promotions.map((promotion) => (
            <li key={promotion.id}>
              <PromotionCard promotion={promotion} wide />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export interface OffersData {
  readonly block: 'offers'
  readonly offers: readonly OfferView[]
  /** Path of the page of offers. */
  readonly all: string
}

export function Offers({ data: { offers, all }, place }: { data: OffersData; place: BlockPlace }) {
  return (
    <div className={`${columnBelow(place)} ${tall}`}>
      <section aria-labelledby="offers" className="ruled grid grid-cols-1 gap-6 pt-(--rule-gap)">
        <BlockHeading id="offers" title="Special offers" more={{ href: all, text: 'See all offers' }} />
        <OfferList offers={offers} swiped />
      </section>
    </div>
  )
}

export interface StocktakeData {
  readonly block: 'stocktake'
  readonly promotion: PromotionView
}

export function Stocktake({ data: { promotion } }: { data: StocktakeData }) {
  return (
    <div className={column}>
      <PromotionCard promotion={promotion} wide />
    </div>
  )
}

export interface AdvantageData {
  readonly block: 'service_advantage'
  readonly promotion: ServiceAdvantageView
  readonly examples: readonly ServicePrice[]
}

export function ServiceAdvantage({ data: { promotion, examples }, place }: { data: AdvantageData; place: BlockPlace }) {
  return (
    <div className={columnBelow(place)}>
      <div className="ruled pt-(--rule-gap)">
        <Advantage promotion={promotion} examples={examples} />
      </div>
    </div>
  )
}
