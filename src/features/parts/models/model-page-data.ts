import type { Cents } from '#domain/money/cents.ts'
import type { ModelPicture, ModelTileView } from './model-tile-view.ts'
import type { OfferView } from '#features/parts/offers/offer-view.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'

export interface PageLink {
  readonly text: string
  readonly href: string
}

/** A value that vehicles in stock have, with their search. */
export interface StockValue {
  readonly label: string
  readonly count: number
  readonly href: string
}

/** What is for sale of a type: 'New', 29, 'from $42,900 Drive Away', with its search. */
export interface TypeRow extends StockValue {
  /** null: none is shown. */
  readonly price: string | null
}

export interface ModelPageData {
  readonly make: string
  readonly name: string
  readonly title: string
  readonly status: string | null
  readonly path: string
  readonly description: string
  readonly all: PageLink
  /** The first stands large; empty: the silhouette of the body takes its place. */
  readonly pictures: readonly ModelPicture[]
  readonly icon: string | null
  /** A sentence or two on what can be done now; '' where the rows of types say it all. */
  readonly lead: string
  /** What is for sale of each type, where there is more than one; otherwise the price and the lead say it. */
  readonly types: readonly TypeRow[]
  /** 'From $32,990 Drive Away'; null: no price is shown. Rows of types tell it themselves. */
  readonly price: string | null
  /** That price in cents where it is a total and of a new vehicle; null: none is shown, or it is neither. */
  readonly total: Cents | null
  /** Search of its stock; null for a model that is coming, or one of which none is in stock. */
  readonly stock: PageLink | null
  readonly actions: readonly PageLink[]
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly variants: readonly StockValue[]
  readonly colours: readonly StockValue[]
  readonly cards: readonly VehicleCardView[]
  readonly accessories: {
    readonly href: string
    readonly count: number
    readonly kinds: readonly { readonly id: string; readonly name: string; readonly note: string }[]
  } | null
  /** Offers on the model that are on now. */
  readonly offers: readonly OfferView[]
  readonly related: readonly ModelTileView[]
}
