import { isInStockOnPage } from './in-stock.ts'
import type { Vehicle } from './vehicle-fields.ts'

export type Availability = 'in_stock' | 'coming_soon' | 'reserved' | 'sold' | 'unavailable'

/** State of a vehicle where a list names it in words: saved, compared and asked-about vehicles (WATCH-06). */
export function resolveAvailability({
  status,
  sold,
  reserved,
}: Pick<Vehicle, 'status' | 'sold' | 'reserved'>): Availability {
  if (sold || status === 'sold') return 'sold'
  if (!isInStockOnPage({ status })) return 'unavailable'
  if (reserved) return 'reserved'
  return status === 'coming_soon' ? 'coming_soon' : 'in_stock'
}

const words: Readonly<Record<Availability, string>> = {
  in_stock: 'In stock',
  coming_soon: 'Coming soon',
  reserved: 'Reserved',
  sold: 'Sold',
  unavailable: 'No longer available',
}

export const describeAvailability = (availability: Availability): string => words[availability]
