import type { Stars } from '#domain/location/star-rating.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { Site } from '#site/site.ts'
import type { CountedLink } from '../../counted-link.ts'
import type { ModelTile } from '../model-range.tsx'
import type { SearchLineData } from '../search-line.tsx'

/** The vehicle in the banner. */
export interface LeadVehicle {
  readonly href: string
  readonly title: string
  readonly image: string
  readonly alt: string
  readonly price: PriceDisplay | null
  /** '85,000 km'; null where it is not known. */
  readonly km: string | null
  /** What it tows and carries, for sites whose banner is about that. */
  readonly loads: readonly { readonly label: string; readonly value: string }[]
}

/** What others say of the dealer: stars, '4.7' and '1,288 Google reviews in Rocklea'. */
export interface BannerProof {
  readonly stars: Stars
  readonly value: string
  readonly words: string
}

/** What every composition of the banner shows. */
export interface BannerWords {
  readonly block: 'banner'
  readonly title: string
  readonly subtitle: string | null
  readonly image: string | null
  readonly scene: Site['theme']['studio']
  readonly buttons: readonly { readonly text: string; readonly href: string }[]
  readonly lead: LeadVehicle | null
  /** null: no rating may be shown. */
  readonly proof: BannerProof | null
}

/** A line of the stock book. */
export interface StockBookRow {
  readonly href: string
  readonly title: string
  /** Address of a small picture; null for none. */
  readonly image: string | null
  readonly facts: readonly string[]
  readonly price: PriceDisplay | null
}

export interface Option {
  readonly value: string
  readonly label: string
}

export interface RangeBannerData extends BannerWords {
  readonly kind: 'range'
  readonly models: readonly ModelTile[]
}

export interface BudgetBannerData extends BannerWords {
  readonly kind: 'budget'
  readonly prices: readonly CountedLink[]
  readonly weekly: readonly CountedLink[]
  /** The example with its comparison rate and the warning, which must stand beside repayments (FIN-07). */
  readonly weeklyNote: string
}

export interface StockBookBannerData extends BannerWords {
  readonly kind: 'stock_book'
  readonly rows: readonly StockBookRow[]
  readonly searchPath: string
  /** The search below the words; null where the block of the search has it. */
  readonly search: SearchLineData | null
}

export interface LoadBannerData extends BannerWords {
  readonly kind: 'load'
  readonly searchPath: string
  readonly total: number
  /** What they are together. */
  readonly noun: string
  readonly towing: readonly Option[]
  readonly bodies: readonly Option[]
  readonly drives: readonly Option[]
  /** Searches by type below the form; empty where the block of the search has them. */
  readonly types: readonly CountedLink[]
}

export type BannerData =
  | (BannerWords & { readonly kind: 'split' | 'scene' | 'hero' })
  | RangeBannerData
  | BudgetBannerData
  | StockBookBannerData
  | LoadBannerData
