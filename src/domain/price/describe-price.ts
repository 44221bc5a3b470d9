import { formatMoney } from '#domain/format/format-money.ts'
import type { PriceDisplay, PurchasePrice } from './price-display.ts'

/**
 * A price in one line of text: '$32,990 Drive Away', '$289 per week or $32,990 Drive Away to buy', 'Enquire for price.'
 * Earlier prices and reductions are left out.
 */
export function describePrice(price: PriceDisplay): string {
  switch (price.kind) {
    case 'amount':
      return describePurchase(price)
    case 'subscription':
      return [
        `${formatMoney(price.amount)} ${price.suffix}`,
        ...(price.purchase === null ? [] : [`${describePurchase(price.purchase)} to buy`]),
      ].join(' or ')
    case 'preorder':
    case 'none':
      return price.text
  }
}

/** '$32,990 Drive Away', or the amount alone. */
export function describePurchase({ amount, typeWords }: PurchasePrice): string {
  return typeWords === null ? formatMoney(amount) : `${formatMoney(amount)} ${typeWords}`
}
