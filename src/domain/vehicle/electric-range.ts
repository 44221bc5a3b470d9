import { formatKm } from '#domain/format/format-number.ts'
import type { ListedVehicle } from './listed-vehicle.ts'

/** The name under which a feed tells, among its further facts, on which test cycle the range was measured. */
export const rangeCycleLabel = 'Range cycle'

/** 'WLTP', 'NEDC', 'ADR 81/02'; anything longer is a sentence. */
const longestCycle = 12

/** The test cycle on which the range was measured, 'WLTP'; '' where the feed names none. */
export function readRangeCycle({ specifications }: Pick<ListedVehicle, 'specifications'>): string {
  const cycle = String(specifications?.other[rangeCycleLabel] ?? '').trim()
  return cycle !== 'null' && cycle.length <= longestCycle ? cycle : ''
}

/**
 * How far the vehicle goes on electricity alone, '528 km WLTP', the cycle only where the feed names it: a range on
 * another cycle is up to a third longer. null where the feed states no range, or 0 for none.
 */
export function describeElectricRange(vehicle: Pick<ListedVehicle, 'variant' | 'specifications'>): string | null {
  const range = vehicle.variant?.electricrange ?? 0
  if (range <= 0) return null
  // Between the two the text may break: whole it is wider than a column of a phone.
  return [formatKm(range), readRangeCycle(vehicle)].join(' ').trim()
}
