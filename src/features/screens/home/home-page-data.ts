import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { OfferView } from '#features/parts/offers/offer-view.ts'
import type { PromoBannerItem, PromoSliderView } from '#features/parts/promotions/home-promotions.ts'
import type { PromotionView } from '#features/parts/promotions/promotion-view.ts'
import type { ServiceAdvantageView } from '#features/parts/service-advantage/service-advantage-view.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { Site } from '#site/site.ts'

/** A link to a search, with its number of vehicles. */
export interface CountedLink {
  readonly label: string
  readonly href: string
  readonly count: number
}

/** A tile; `icon` is a symbol of /icons/bodies.svg. */
export interface Tile extends CountedLink {
  readonly icon: string
}

/** The vehicle in the banner. */
export interface LeadVehicle {
  readonly href: string
  readonly title: string
  readonly image: string
  readonly alt: string
  readonly price: PriceDisplay | null
}

export interface BannerData {
  readonly kind: 'banner'
  readonly title: string
  readonly subtitle: string | null
  readonly image: string | null
  readonly scene: Site['theme']['studio']
  readonly buttons: readonly { readonly text: string; readonly href: string }[]
  readonly lead: LeadVehicle | null
}

export interface SearchEntryData {
  readonly kind: 'search'
  readonly searchPath: string
  readonly total: number
  readonly makes: readonly { readonly value: string; readonly count: number }[]
  readonly bodies: readonly { readonly value: string; readonly count: number }[]
  /** Maximum prices to choose from, in whole dollars. */
  readonly prices: readonly number[]
  /** Links by type: new, used, demo; caravans, motorcycles. */
  readonly entries: readonly CountedLink[]
}

export type HomeBlock =
  | BannerData
  | SearchEntryData
  | { readonly kind: 'tiles'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'names'; readonly title: string; readonly links: readonly CountedLink[]; readonly all: string }
  | {
      readonly kind: 'cards'
      readonly title: string
      readonly href: string
      readonly linkText: string
      readonly cards: readonly VehicleCardView[]
    }
  | { readonly kind: 'sale'; readonly sale: PromotionView }
  | { readonly kind: 'slider'; readonly slider: PromoSliderView }
  | { readonly kind: 'promo_banner'; readonly items: readonly PromoBannerItem[] }
  | { readonly kind: 'promotions'; readonly promotions: readonly PromotionView[] }
  | { readonly kind: 'offers'; readonly offers: readonly OfferView[]; readonly all: string }
  | { readonly kind: 'advantage'; readonly promotion: ServiceAdvantageView }
  | { readonly kind: 'promises'; readonly title: string | null; readonly items: readonly string[] }
  | { readonly kind: 'text'; readonly title: string; readonly paragraphs: readonly string[] }
  | {
      readonly kind: 'reviews'
      readonly reviews: readonly {
        readonly author: string
        readonly rating: number
        readonly text: string
        readonly date: string | null
        readonly place: string
      }[]
    }

/** Blocks in the configured order; blocks without data are left out (CONTENT-12). */
export interface HomePage {
  readonly title: string
  readonly blocks: readonly HomeBlock[]
}
