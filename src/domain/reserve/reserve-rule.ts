import type { Cents } from '#domain/money/cents.ts'

export interface ReserveSettings {
  /** The site takes deposits at all. */
  readonly enabled: boolean
  /** Deposit where the vehicle brings none of its own; default $200. */
  readonly deposit: Cents
}

interface ReservableVehicle {
  readonly reserved: boolean
  readonly payment_processors: readonly string[]
  readonly reserve_amount: Cents | null
}

/** Checkout is enabled for a vehicle when the site's switch is on and the vehicle has a payment processor (VDP-12). */
export function isCheckoutEnabled(vehicle: ReservableVehicle, settings: ReserveSettings): boolean {
  return settings.enabled && vehicle.payment_processors.length > 0
}

/** Reservable: checkout enabled and nobody holds it yet. In stock is the place's own question (STOCK-07). */
export function isReservable(vehicle: ReservableVehicle, settings: ReserveSettings): boolean {
  return isCheckoutEnabled(vehicle, settings) && !vehicle.reserved
}

/** The deposit that holds it: its own where it brings one above 0, else the site's (VDP-12). */
export function reserveAmount(vehicle: ReservableVehicle, settings: ReserveSettings): Cents {
  return vehicle.reserve_amount !== null && vehicle.reserve_amount > 0 ? vehicle.reserve_amount : settings.deposit
}
