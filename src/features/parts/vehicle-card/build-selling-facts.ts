import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** The drive in words that a buyer of an ordinary car knows; others stay as the feed writes them. */
const driveWords: Readonly<Record<string, string>> = {
  '4x4': '4WD',
  fwd: 'Front-wheel drive',
  rwd: 'Rear-wheel drive',
}

/**
 * Builds what else speaks for the vehicle in a line, for a card that has room: '7 seats · 4WD · Glacier White'. Null
 * where none of it is known.
 */
export function buildSellingFacts(vehicle: ListedVehicle): string | null {
  const { seats, drive, colour, item_type, specifications } = vehicle
  const axle = item_type === 'caravan' ? (specifications?.axle_type ?? null) : null
  const isCar = item_type === 'car'
  const facts = [
    isCar && seats !== null ? `${seats} ${seats === 1 ? 'seat' : 'seats'}` : null,
    isCar && drive !== null ? (driveWords[drive.toLowerCase()] ?? drive) : null,
    axle === null || /axle/i.test(axle) ? axle : `${axle} axle`,
    colour,
  ].filter((fact) => fact !== null && fact !== '')
  return facts.length === 0 ? null : facts.join(' · ')
}
