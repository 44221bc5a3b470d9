import { formatKm } from '#domain/format/format-number.ts'
import { formatFeet, formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Rego } from '#domain/vehicle/rego.ts'
import { listLoadFacts } from '#domain/vehicle/load-facts.ts'
import { hasSpecValue } from '#domain/vehicle/spec-entries.ts'
import type { CarType, ItemType } from '#domain/vehicle/vehicle-fields.ts'

export type FactIcon =
  | 'odometer'
  | 'transmission'
  | 'body'
  | 'bike'
  | 'caravan'
  | 'fuel'
  | 'engine'
  | 'seats'
  | 'sleeps'
  | 'length'
  | 'tare'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly icon: FactIcon | null
}

/** The fact with the title: the kilometres, or how many a caravan without them sleeps. null: it is not known. */
export function findLeadFact({ km, item_type, specifications }: ListedVehicle): Fact | null {
  if (km !== null) return { label: 'Odometer', value: formatKm(km), icon: 'odometer' }
  const sleeps = item_type === 'caravan' ? specifications?.sleeps : null
  return hasSpecValue(sleeps) ? { label: 'Sleeps', value: `Sleeps ${sleeps}`, icon: 'sleeps' } : null
}

const bodyIcons: Readonly<Record<ItemType, FactIcon>> = { car: 'body', motorcycle: 'bike', caravan: 'caravan' }

type FactRow = readonly [label: string, value: string | number | null | undefined, icon: FactIcon | null]

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/**
 * Builds the key-information grid (VDP-07), the most important facts first; kilometres, with the title, transmission
 * and body have icons (VDP-01). A caravan starts with the facts that decide whether the buyer can tow it. What the lead
 * fact tells is left out.
 */
export function buildKeyFacts(vehicle: ListedVehicle, rego: Rego | null): readonly Fact[] {
  const isCaravan = vehicle.item_type === 'caravan'
  const lead = findLeadFact(vehicle)
  const { sleeps = null, body_length = null, tare_weight = null } = vehicle.specifications ?? {}
  const shared: readonly FactRow[] = [
    ['Transmission', vehicle.simple_transmission ?? vehicle.trans, 'transmission'],
    ['Body', vehicle.simple_body ?? vehicle.body, bodyIcons[vehicle.item_type]],
    ['Fuel', vehicle.simple_fuel ?? vehicle.fuel, 'fuel'],
  ]
  const rows: readonly FactRow[] = [
    ...(isCaravan
      ? ([
          ['Sleeps', sleeps, 'sleeps'],
          ['Length', body_length === null ? null : formatFeet(body_length), 'length'],
          ['Tare', tare_weight === null ? null : formatKilograms(tare_weight), 'tare'],
          ...listLoadFacts(vehicle).map(({ label, value }): FactRow => [label, value, 'tare']),
          ...shared,
        ] satisfies readonly FactRow[])
      : ([
          ...shared,
          ...(vehicle.item_type === 'motorcycle'
            ? ([['Engine', vehicle.engine_size, 'engine']] as const)
            : ([
                ['Seats', vehicle.seats, 'seats'],
                ['Doors', vehicle.doors, null],
              ] as const)),
        ] satisfies readonly FactRow[])),
    ['Colour', vehicle.colour, null],
    ['Condition', conditions[vehicle.car_type], null],
    ['Registration', rego?.text, null],
    ['Registration plate', vehicle.regplate, null],
    ['Stock number', vehicle.stocknum, null],
  ]
  return rows.flatMap(([label, value, icon]) =>
    hasSpecValue(value) && label !== lead?.label ? [{ label, value: String(value), icon }] : [],
  )
}
