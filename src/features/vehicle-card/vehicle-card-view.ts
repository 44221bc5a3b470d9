import { resolveTag, type Tag, type TagSettings } from '#domain/tag/resolve-tag.ts'
import type { FinanceLine } from '#domain/finance/repayment.ts'
import { resolveFinanceLine, type FinanceSettings } from '#domain/finance/resolve-repayment.ts'
import { yearAt } from '#domain/format/year-at.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { resolvePrice, type PriceDisplay, type PriceSettings } from '#domain/price/resolve-price.ts'
import { isInStockOnCard, showsPriceOnCard } from '#domain/vehicle/in-stock.ts'
import { isReservable, reserveAmount, type ReserveSettings } from '#domain/reserve/reserve-rule.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildCardFacts, type CardFact } from './build-card-facts.ts'
import type { Favourite } from './favourites.ts'

/** All that a card shows, decided on the server; plain data, so that the page carries no rule and no vehicle record. */
export interface VehicleCardView {
  readonly id: string
  readonly href: string
  readonly title: string
  readonly variant: string | null
  readonly image: { readonly url: string; readonly alt: string } | null
  /** Picture shown where there is none; null draws one. */
  readonly placeholder: string | null
  readonly photosCount: number
  readonly location: string | null
  readonly tag: Tag | null
  /** null: the vehicle is gone and its price is told no more (CARD-02). */
  readonly price: PriceDisplay | null
  /** null: no finance may be shown (FIN-01). */
  readonly finance: FinanceLine | null
  readonly facts: readonly CardFact[]
  /** What the browser stores when the heart is pressed; null: no heart (CARD-05). */
  readonly favourite: Favourite | null
  readonly actions: {
    readonly explore: string
    /** Quick Enquiry, only in stock. */
    readonly enquire: string | null
    /** Deposit, where it can be reserved. */
    readonly reserve: { readonly text: string; readonly amount: Cents } | null
    /** Words of the button shown in their place for whatever is not in stock. */
    readonly findSimilar: string | null
  }
}

export interface VehicleCardSettings {
  readonly price: PriceSettings
  /** The vehicle's dealership shows no prices: the no-price text stands in their place. */
  readonly hidePrice: boolean
  readonly tags: TagSettings
  /** null: cards show no finance line. */
  readonly finance: { readonly settings: FinanceSettings; readonly provider: string | null; readonly hidden: boolean } | null
  /** In which the year of a lender's rule begins. */
  readonly timeZone: string
  readonly reserve: ReserveSettings
  readonly quickEnquiry: boolean
  readonly favourites: { readonly stored: boolean; readonly garageVariant: boolean }
  readonly locationOverlay: boolean
  readonly placeholder: string | null
  readonly words: { readonly explore: string; readonly enquire: string; readonly reserve: string; readonly findSimilar: string }
}

export function buildVehicleCard(vehicle: Vehicle, settings: VehicleCardSettings, nowMs: number): VehicleCardView {
  const onSale = isInStockOnCard(vehicle)
  const title = [vehicle.year, vehicle.make, vehicle.model].filter((part) => part !== null).join(' ')
  const variant = [vehicle.badge, vehicle.series].filter((part) => part !== null).join(' ')
  const url = vehicle.primary_image_url
  return {
    id: vehicle.id,
    href: `/cars/${vehicle.slug}`,
    title,
    variant: variant === '' ? null : variant,
    image: url === null ? null : { url, alt: vehicle.images[0]?.alt ?? [title, vehicle.colour].filter(Boolean).join(', ') },
    placeholder: settings.placeholder,
    photosCount: vehicle.photos_count,
    location: settings.locationOverlay ? [vehicle.city, vehicle.state].filter((part) => part !== null).join(', ') || null : null,
    tag: resolveTag(vehicle, settings.tags, nowMs),
    price: showsPriceOnCard(vehicle) ? resolveCardPrice(vehicle, settings) : null,
    finance:
      settings.finance === null
        ? null
        : resolveFinanceLine(vehicle, settings.finance.settings, {
            provider: settings.finance.provider,
            hidden: settings.finance.hidden,
            inStock: onSale,
            thisYear: yearAt(nowMs, settings.timeZone),
          }),
    facts: buildCardFacts(vehicle),
    favourite: isFavouriteOffered(vehicle, settings.favourites)
      ? { id: vehicle.id, name: vehicle.name, slug: vehicle.slug, make: vehicle.make, model: vehicle.model, primary_image_url: url }
      : null,
    actions: {
      explore: settings.words.explore,
      enquire: onSale && settings.quickEnquiry ? settings.words.enquire : null,
      reserve: onSale && isReservable(vehicle, settings.reserve) ? { text: settings.words.reserve, amount: reserveAmount(vehicle, settings.reserve) } : null,
      findSimilar: onSale ? null : settings.words.findSimilar,
    },
  }
}

function resolveCardPrice(vehicle: Vehicle, settings: VehicleCardSettings): PriceDisplay {
  return settings.hidePrice ? { kind: 'none', text: settings.price.no_price_text } : resolvePrice(vehicle, settings.price)
}

/** CARD-05: stored favourites are on and the vehicle is in stock; the garage variant wants a price and pictures as well. */
export function isFavouriteOffered(vehicle: Vehicle, settings: VehicleCardSettings['favourites']): boolean {
  if (!settings.stored || !isInStockOnCard(vehicle)) return false
  return !settings.garageVariant || (currentPrice(vehicle) !== null && vehicle.images.length > 0)
}
