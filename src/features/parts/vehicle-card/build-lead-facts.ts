import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { listLoadFacts } from '#domain/vehicle/load-facts.ts'

/** A fact that stands large on a card of the kind 'spec'. */
export interface LeadFact {
  readonly label: string
  readonly value: string
}

const mostLeadFacts = 2

/**
 * Builds what a card that leads with specifications shows large: what the vehicle tows and carries; of one that does
 * neither, or whose ratings are not known, engine and seats, of a motorcycle engine and kilometres. Empty where nothing
 * of it is known.
 */
export function buildLeadFacts(vehicle: ListedVehicle): readonly LeadFact[] {
  const loads = listLoadFacts(vehicle)
  if (loads.length > 0) return loads
  const { engine_size, seats, km, item_type } = vehicle
  const facts: readonly LeadFact[] = [
    ...(engine_size === null ? [] : [{ label: 'Engine', value: engine_size }]),
    ...(seats === null || item_type !== 'car' ? [] : [{ label: 'Seats', value: formatNumber(seats) }]),
    ...(km === null || item_type !== 'motorcycle' ? [] : [{ label: 'Odometer', value: formatKm(km) }]),
  ]
  return facts.slice(0, mostLeadFacts)
}
