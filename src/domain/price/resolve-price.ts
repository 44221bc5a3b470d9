import type { Cents } from '#domain/money/cents.ts'
import type { PriceType } from '#domain/vehicle/vehicle-fields.ts'
import { currentPrice, listPrice, type PricedVehicle } from './current-price.ts'
import type { PriceDisplay } from './price-display.ts'
import { resolveSaving } from './saving.ts'

export interface PriceableVehicle extends PricedVehicle {
  readonly before_price: Cents | null
  readonly subscription_price: Cents | null
  readonly preorder: boolean
  readonly price_type: PriceType | null
}

export interface PriceSettings {
  /** The site offers subscriptions: a subscription price above 0 then leads (PRICE-01). */
  readonly subscriptions: boolean
  /** Shown when there is no price; default 'Enquire for price.' */
  readonly no_price_text: string
  /** Shown for a preorder vehicle without a price; default 'PREORDER'. */
  readonly preorder_text: string
  /** Marker of a current price below the list price; default 'Reduced'. */
  readonly reduced_text: string
  /** Stands before the struck-through earlier price; default 'Was'. */
  readonly was_text: string
  /** Stands after a subscription price; default 'per week'. */
  readonly subscription_suffix: string
  /** Words for each price type; an empty string shows nothing (PRICE-03). */
  readonly type_words: Readonly<Record<PriceType, string>>
}

/**
 * A subscription leads where the site offers them, with the purchase price beside it; then the current price, then the
 * words for a preorder or for none (PRICE-01).
 */
export function resolvePrice(vehicle: PriceableVehicle, settings: PriceSettings): PriceDisplay {
  const current = currentPrice(vehicle)
  const typeWords = vehicle.price_type === null ? null : settings.type_words[vehicle.price_type] || null
  if (settings.subscriptions && vehicle.subscription_price !== null && vehicle.subscription_price > 0)
    return {
      kind: 'subscription',
      amount: vehicle.subscription_price,
      suffix: settings.subscription_suffix,
      purchase: current === null ? null : { amount: current, typeWords },
    }
  if (current !== null) {
    const list = listPrice(vehicle)
    return {
      kind: 'amount',
      amount: current,
      reduced: list !== null && list !== current ? { from: list, text: settings.reduced_text } : null,
      was:
        vehicle.before_price !== null && vehicle.before_price > current
          ? {
              amount: vehicle.before_price,
              text: settings.was_text,
              saving: resolveSaving(current, vehicle.before_price),
            }
          : null,
      typeWords,
    }
  }
  if (vehicle.preorder) return { kind: 'preorder', text: settings.preorder_text }
  return { kind: 'none', text: settings.no_price_text }
}
