import { formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** Kind of a fact, which selects its icon. Caravans and motorcycles have their own body icons. */
export type FactKind =
  | 'odometer'
  | 'transmission'
  | 'fuel'
  | 'charge'
  | 'battery'
  | 'body'
  | 'bike'
  | 'caravan'
  | 'engine'
  | 'sleeps'
  | 'length'
  | 'tare'

export interface CardFact {
  readonly kind: FactKind
  /** Formatted value; null is shown as a dash. */
  readonly value: string | null
}

/**
 * Builds four facts. Every card of a vehicle type has the same ones in the same order, so that visitors can compare
 * cards at a glance.
 */
export function buildCardFacts(vehicle: ListedVehicle): readonly CardFact[] {
  const odometer: CardFact = { kind: 'odometer', value: vehicle.km === null ? null : formatKm(vehicle.km) }
  const body = vehicle.simple_body ?? vehicle.body
  const isMotorhome = /\b(?:motorhome|campervan)\b/i.test(body ?? '')
  const isElectric = vehicle.simple_fuel === 'Electric'
  const range = vehicle.variant?.electricrange ?? 0
  switch (vehicle.item_type) {
    case 'caravan': {
      const { sleeps = null, body_length: length = null, tare_weight: tare = null } = vehicle.specifications ?? {}
      return [
        { kind: 'sleeps', value: sleeps === null ? null : `${formatNumber(sleeps)} berth` },
        { kind: 'length', value: length === null ? null : `${formatNumber(length)}\u00a0ft` },
        { kind: 'tare', value: tare === null ? null : `${formatKilograms(tare)} tare` },
        { kind: 'caravan', value: body },
      ]
    }
    case 'motorcycle':
      return [
        odometer,
        { kind: 'transmission', value: vehicle.simple_transmission ?? vehicle.trans },
        { kind: 'engine', value: vehicle.engine_size },
        { kind: 'bike', value: body },
      ]
    case 'car':
      return [
        odometer,
        // All electric cars are automatic; what tells them apart is how far they go.
        isElectric && range > 0
          ? { kind: 'battery', value: `${formatKm(range)} range` }
          : { kind: 'transmission', value: vehicle.simple_transmission ?? vehicle.trans },
        { kind: isElectric ? 'charge' : 'fuel', value: vehicle.simple_fuel ?? vehicle.fuel },
        { kind: isMotorhome ? 'caravan' : 'body', value: body },
      ]
  }
}
