import { formatKilograms } from './caravan-measures.ts'
import type { ListedVehicle } from './listed-vehicle.ts'

/** A mass that decides what a vehicle may tow or carry. */
export interface LoadFact {
  readonly label: 'Tows' | 'GVM' | 'ATM' | 'Payload'
  /** '3,500 kg'. */
  readonly value: string
}

/** A mass that a feed writes among its further facts, '1,050 kg'; null for anything else. */
function parseMass(text: string | number | boolean | null | undefined): number | null {
  const written = String(text ?? '').trim()
  const digits = /^(\d{1,3}(?:,?\d{3})?)\s?(?:kg)?$/i.exec(written.slice(0, 20))?.[1]
  return digits === undefined ? null : Number(digits.replace(',', ''))
}

/**
 * What the vehicle may tow and carry, in kilograms. The payload of a caravan is its aggregate trailer mass less its
 * tare; that of a car is known only where the feed gives it, for the record holds no kerb mass.
 */
export function resolvePayload({ item_type, specifications }: ListedVehicle): number | null {
  if (specifications === null) return null
  const { aggregate_trailer_mass: atm, tare_weight: tare, other } = specifications
  if (item_type === 'caravan') return atm !== null && tare !== null && atm > tare ? atm - tare : null
  const given = Object.entries(other).find(([label]) => label.trim().toLowerCase() === 'payload')
  return given === undefined ? null : parseMass(given[1])
}

/** The facts that stand large on a card that leads with load and towing; empty where none is known. */
export function listLoadFacts(vehicle: ListedVehicle): readonly LoadFact[] {
  const { variant, specifications, item_type } = vehicle
  const payload = resolvePayload(vehicle)
  const masses: readonly (readonly [LoadFact['label'], number | null | undefined])[] =
    item_type === 'caravan'
      ? [
          ['ATM', specifications?.aggregate_trailer_mass],
          ['Payload', payload],
        ]
      : [
          ['Tows', variant?.towingcapacitybraked],
          ['Payload', payload],
          ['GVM', payload === null ? variant?.grossvehiclemass : null],
        ]
  return masses.flatMap(([label, mass]) =>
    mass === null || mass === undefined || mass <= 0 ? [] : [{ label, value: formatKilograms(mass) }],
  )
}
