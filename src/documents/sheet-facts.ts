import { formatKm } from '#domain/format/format-number.ts'
import { formatFeet, formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import { describeElectricRange } from '#domain/vehicle/electric-range.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { SpecEntry } from '#domain/vehicle/spec-entries.ts'

const toText = (value: number | null | undefined, format: (value: number) => string): string | null =>
  value === null || value === undefined ? null : format(value)

/** The five facts that stand beside the pictures of the sheet (SHARE-05). */
export function buildSheetFacts(vehicle: ListedVehicle): readonly SpecEntry[] {
  const caravan = vehicle.item_type === 'caravan' ? vehicle.specifications : null
  const range = vehicle.simple_fuel === 'Electric' ? describeElectricRange(vehicle) : null
  const entries: readonly (readonly [string, string | null])[] = [
    ['Odometer', vehicle.km === null ? null : formatKm(vehicle.km)],
    // All electric cars are automatic; a buyer asks how far one goes.
    ...(range === null
      ? [['Transmission', vehicle.simple_transmission ?? vehicle.trans] as const]
      : [['Electric range', range] as const]),
    ['Engine', vehicle.item_type === 'motorcycle' ? vehicle.engine_size : null],
    ['Fuel', vehicle.simple_fuel ?? vehicle.fuel],
    ['Sleeps', toText(caravan?.sleeps, String)],
    ['Body length', toText(caravan?.body_length, formatFeet)],
    ['Tare weight', toText(caravan?.tare_weight, formatKilograms)],
    ['Aggregate trailer mass', toText(caravan?.aggregate_trailer_mass, formatKilograms)],
    ['Body', vehicle.simple_body ?? vehicle.body],
    ['Colour', vehicle.colour],
    ['Drive', vehicle.drive],
  ]
  return entries.flatMap(([label, value]) => (value === null || value === '' ? [] : [{ label, value }])).slice(0, 5)
}
