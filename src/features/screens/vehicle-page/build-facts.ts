import { formatMonth } from '#domain/format/calendar-date.ts'
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
  | 'sleeps'
  | 'length'
  | 'tare'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly icon: FactIcon | null
}

/** The line under the title (VDP-01): '90,528 km · Automatic · Diesel · 5 seats'; null: nothing is known. */
export function summariseFacts(vehicle: ListedVehicle): string | null {
  const { km, simple_transmission, trans, simple_fuel, fuel, seats, specifications, item_type } = vehicle
  const length = specifications?.body_length ?? null
  const tare = specifications?.tare_weight ?? null
  const sleeps = specifications?.sleeps ?? null
  const isCaravan = item_type === 'caravan'
  const parts: readonly (string | null)[] = [
    isCaravan && sleeps !== null ? `Sleeps ${sleeps}` : null,
    isCaravan && length !== null ? formatFeet(length) : null,
    isCaravan && tare !== null ? `${formatKilograms(tare)} tare` : null,
    km === null ? null : formatKm(km),
    simple_transmission ?? trans,
    simple_fuel ?? fuel,
    isCaravan || item_type === 'motorcycle' || seats === null ? null : `${seats}\u00a0seats`,
  ]
  const known = parts.filter((part) => hasSpecValue(part)).slice(0, 4)
  return known.length === 0 ? null : known.join(' · ')
}

const bodyIcons: Readonly<Record<ItemType, FactIcon>> = { car: 'body', motorcycle: 'bike', caravan: 'caravan' }

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/**
 * Builds the key-information grid (VDP-07), the most important facts first: kilometres, transmission and body have
 * icons (VDP-01). A caravan starts with the facts that decide whether the buyer can tow it and sleep in it.
 */
export function buildKeyFacts(vehicle: ListedVehicle, rego: Rego | null): readonly Fact[] {
  const { specifications } = vehicle
  const body = vehicle.simple_body ?? vehicle.body
  const odometer = vehicle.km === null ? null : formatKm(vehicle.km)
  const transmission = vehicle.simple_transmission ?? vehicle.trans
  const isCaravan = vehicle.item_type === 'caravan'
  const leading: readonly (readonly [string, string | number | null | undefined, FactIcon | null])[] = isCaravan
    ? [
        ['Sleeps', specifications?.sleeps, 'sleeps'],
        [
          'Length',
          specifications?.body_length === null || specifications === null
            ? null
            : formatFeet(specifications.body_length),
          'length',
        ],
        [
          'Tare',
          specifications?.tare_weight === null || specifications === null
            ? null
            : formatKilograms(specifications.tare_weight),
          'tare',
        ],
        ...listLoadFacts(vehicle).map(({ label, value }) => [label, value, 'tare'] as const),
        ['Body', body, bodyIcons[vehicle.item_type]],
        ['Odometer', odometer, 'odometer'],
        ['Transmission', transmission, 'transmission'],
      ]
    : [
        ['Odometer', odometer, 'odometer'],
        ['Transmission', transmission, 'transmission'],
        ['Body', body, bodyIcons[vehicle.item_type]],
        ['Fuel', vehicle.simple_fuel ?? vehicle.fuel, 'fuel'],
      ]
  const rest: typeof leading = [
    ['Engine', vehicle.engine_size, 'engine'],
    ['Drive', vehicle.drive, null],
    ['Colour', vehicle.colour, null],
    ['Seats', isCaravan ? null : vehicle.seats, null],
    ['Doors', isCaravan ? null : vehicle.doors, null],
    ['Condition', conditions[vehicle.car_type], null],
    ['Built', vehicle.build_date === null ? null : formatMonth(vehicle.build_date), null],
    ['Plate', vehicle.regplate, null],
    ['Registration', rego?.text, null],
    ['Stock number', vehicle.stocknum, null],
  ]
  return [...leading, ...rest].flatMap(([label, value, icon]) =>
    hasSpecValue(value) ? [{ label, value: String(value), icon }] : [],
  )
}
