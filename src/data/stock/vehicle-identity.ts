import type { IncomingVehicle } from './stock-records.ts'

const vinLength = 17

/**
 * The same text for the same vehicle in any feed of any site: its VIN, or, without one of 17 characters, its stock
 * number with year, make and model. A stock number alone would not do, because many dealers count from 1.
 */
export function buildVehicleIdentity(
  vehicle: Pick<IncomingVehicle, 'vin' | 'stocknum' | 'year' | 'make' | 'model'>,
): string {
  const vin = vehicle.vin?.trim() ?? ''
  if (vin.length === vinLength) return vin.toUpperCase()
  return `${vehicle.stocknum.trim()}|${vehicle.year ?? ''}|${vehicle.make}|${vehicle.model}`
}

/** Whether the identity is a VIN, which is the vehicle's own whatever its stock number. */
export function isVinIdentity(identity: string): boolean {
  return identity.length === vinLength && !identity.includes('|')
}
