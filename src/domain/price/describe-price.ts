import { formatMoney } from '#domain/format/format-money.ts'
import type { PriceDisplay } from './resolve-price.ts'

/** A price in one line of text: '$32,990 Drive Away', '$289 per week', 'Enquire for price.' Earlier prices and reductions are left out. */
export function describePrice(price: PriceDisplay): string {
  switch (price.kind) {
    case 'amount':
      return price.typeWords === null ? formatMoney(price.amount) : `${formatMoney(price.amount)} ${price.typeWords}`
    case 'subscription':
      return `${formatMoney(price.amount)} ${price.suffix}`
    case 'preorder':
    case 'none':
      return price.text
  }
}
