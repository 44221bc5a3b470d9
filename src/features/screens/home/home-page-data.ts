import type { TowCheckForm } from '#features/parts/tow-check/tow-check-view.ts'
import type { BannerData } from './blocks/banner/banner-data.ts'
import type { BodyTilesData } from './blocks/body-tiles.tsx'
import type { BlogData, LocationsData, PeopleData } from './blocks/dealer.tsx'
import type { GuaranteeData } from './blocks/guarantee.tsx'
import type { ModelsData } from './blocks/model-range.tsx'
import type { NamesData } from './blocks/names.tsx'
import type { PriceBandsData } from './blocks/price-bands.tsx'
import type { AdvantageData, OffersData, PromoData, PromoSliderData, StocktakeData } from './blocks/promotions.tsx'
import type { ReviewsData } from './blocks/reviews.tsx'
import type { SearchEntryData } from './blocks/search-entry.tsx'
import type { ServicesData } from './blocks/services.tsx'
import type { TextData } from './blocks/text.tsx'
import type { VehiclesData } from './blocks/vehicles.tsx'

export interface TowCheckData {
  readonly block: 'tow_check'
  readonly title: string
  readonly form: TowCheckForm
  /** Number that a button beside it calls, as configured; null for none. */
  readonly phone: string | null
}

/** Plain data of a block; `block` chooses the component that draws it. */
export type HomeBlock =
  | BannerData
  | SearchEntryData
  | BodyTilesData
  | NamesData
  | ModelsData
  | PriceBandsData
  | VehiclesData
  | ServicesData
  | TowCheckData
  | GuaranteeData
  | TextData
  | ReviewsData
  | PromoSliderData
  | PromoData
  | OffersData
  | StocktakeData
  | AdvantageData
  | LocationsData
  | PeopleData
  | BlogData

/** Blocks in the configured order; blocks without data are left out (CONTENT-12). */
export interface HomePage {
  readonly title: string
  readonly blocks: readonly HomeBlock[]
}
