interface SoldVehicle {
  readonly sold: boolean
  readonly sold_date_timestamp: number | null
}

/**
 * Whether the page of a sold vehicle has had its time and answers 410 (STOCK-05): `goneAfterDays` days after the sale,
 * not before.
 */
export function isGone(vehicle: SoldVehicle, nowMs: number, goneAfterDays: number): boolean {
  if (!vehicle.sold || vehicle.sold_date_timestamp === null) return false
  return nowMs / 1000 - vehicle.sold_date_timestamp >= goneAfterDays * 86_400
}
