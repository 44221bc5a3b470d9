import type { Cents } from '#domain/money/cents.ts'
import { isCheckoutEnabled, isReservable, reserveAmount, type ReserveSettings } from '#domain/reserve/reserve-rule.ts'
import { isInStockOnPage } from './in-stock.ts'
import type { CarType } from './vehicle-fields.ts'

interface OfferedVehicle {
  readonly status: string | null
  readonly car_type: CarType
  readonly make: string
  readonly reserved: boolean
  readonly payment_processors: readonly string[]
  readonly reserve_amount: Cents | null
  readonly file: string | null
}

export interface PageOfferSettings {
  readonly checkout: ReserveSettings
  readonly onlinePurchase: {
    /** For every vehicle with checkout. */
    readonly all: boolean
    /** For used vehicles and the makes below. */
    readonly group: boolean
    readonly group_makes: readonly string[]
  }
  /** The site's switch, with the vehicle's dealership not excluded. */
  readonly tradeIn: boolean
  readonly historyReport: boolean
}

/** What may be done with this vehicle beside asking for it (VDP-12); the site's button switches come on top. */
export interface PageOffers {
  /** Deposit that holds it; null: it cannot be held. */
  readonly reserve: Cents | null
  readonly onlinePurchase: boolean
  readonly tradeIn: boolean
  /** Address of the history report. */
  readonly historyReport: string | null
}

const nothing: PageOffers = { reserve: null, onlinePurchase: false, tradeIn: false, historyReport: null }

/** Nothing is offered for what cannot be bought. */
export function resolvePageOffers(vehicle: OfferedVehicle, settings: PageOfferSettings): PageOffers {
  if (!isInStockOnPage(vehicle)) return nothing
  const { all, group, group_makes } = settings.onlinePurchase
  const buyable = all || (group && (vehicle.car_type === 'used' || group_makes.includes(vehicle.make)))
  return {
    reserve: isReservable(vehicle, settings.checkout) ? reserveAmount(vehicle, settings.checkout) : null,
    onlinePurchase: isCheckoutEnabled(vehicle, settings.checkout) && buyable,
    tradeIn: settings.tradeIn,
    historyReport: settings.historyReport && vehicle.file !== null && vehicle.file.trim() !== '' ? vehicle.file : null,
  }
}
