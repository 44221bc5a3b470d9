import type { Cents } from '#domain/money/cents.ts'

/** What the vehicle costs to buy, beside a subscription price. */
export interface PurchasePrice {
  readonly amount: Cents
  /** 'Drive Away'; null shows nothing. */
  readonly typeWords: string | null
}

/** What a visitor is shown as the price of a vehicle: exactly one prominent figure or text (PRICE-01 to PRICE-03). */
export type PriceDisplay =
  | {
      readonly kind: 'subscription'
      readonly amount: Cents
      readonly suffix: string
      /**
       * Shown beside the subscription price and no less prominent, so that no total price hides behind a weekly one.
       */
      readonly purchase: PurchasePrice | null
    }
  | {
      readonly kind: 'amount'
      readonly amount: Cents
      /** The list price when the amount is below it; marks the price as reduced. */
      readonly reduced: { readonly from: Cents; readonly text: string } | null
      /** Earlier price, struck through (PRICE-02). */
      readonly was: {
        readonly amount: Cents
        readonly text: string
        /** What is saved against it, in whole dollars; null: too little for words. */
        readonly saving: Cents | null
      } | null
      /** 'Drive Away'; null shows nothing. */
      readonly typeWords: string | null
    }
  | { readonly kind: 'preorder'; readonly text: string }
  | { readonly kind: 'none'; readonly text: string }

/** The amount for which the vehicle can be bought, where one is shown; null for words in place of a price. */
export function purchaseAmount(price: PriceDisplay | null): Cents | null {
  if (price === null) return null
  switch (price.kind) {
    case 'amount':
      return price.amount
    case 'subscription':
      return price.purchase?.amount ?? null
    case 'preorder':
    case 'none':
      return null
  }
}
