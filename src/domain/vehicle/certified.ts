import { isInStockOnPage } from './in-stock.ts'
import type { CarType } from './vehicle-fields.ts'

interface CertifiableVehicle {
  readonly make: string
  readonly certified: boolean
  readonly car_type: CarType
  readonly sold: boolean
  readonly status: string | null
}

/** How the page presents the manufacturer's programme (VDP-10). */
export interface CertifiedShown {
  /** Badge that opens the dialog with the programme's benefits. */
  readonly badge: boolean
  /** Strip of benefits that every used car of the make has. */
  readonly usedStrip: boolean
}

/**
 * `make`: whose cars count; null: the site has no programme, or its switch is off. Cars that the page calls sold,
 * whatever their status, show neither.
 */
export function resolveCertified(vehicle: CertifiableVehicle, make: string | null): CertifiedShown {
  const counts = make !== null && vehicle.make === make && !vehicle.sold && isInStockOnPage(vehicle)
  return { badge: counts && vehicle.certified, usedStrip: counts && vehicle.car_type === 'used' }
}
