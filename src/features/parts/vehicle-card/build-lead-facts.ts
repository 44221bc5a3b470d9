import { formatNumber } from '#domain/format/format-number.ts'
import { formatEngineFigure } from '#domain/vehicle/engine-figures.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import { listLoadFacts } from '#domain/vehicle/load-facts.ts'

/** A fact that stands large on a card of the kind 'spec'. */
export interface LeadFact {
  readonly label: string
  readonly value: string
}

const mostLeadFacts = 2
/** Characters of a large figure. Longer texts of a feed are sentences. */
const longestFigure = 16

/** '105 Nm at 6,250 rpm' without the speed of the engine, which a large figure has no room for. */
const trimSpeed = (figure: string): string => figure.split(' at ', 1)[0] ?? figure

/**
 * Builds what a card that leads with specifications shows large: what the vehicle tows and carries. Where fewer than
 * two of these ratings are known, engine and seats follow; of a motorcycle, whose engine stands among the facts of
 * every card, it is power, torque and tank. Empty where nothing of it is known.
 */
export function buildLeadFacts(vehicle: ListedVehicle): readonly LeadFact[] {
  const { engine_size: engine, seats, item_type, variant } = vehicle
  const facts: readonly LeadFact[] =
    item_type === 'motorcycle'
      ? [
          ...known('Power', variant?.power, (power) => trimSpeed(formatEngineFigure(power, 'kW'))),
          ...known('Torque', variant?.torque, (torque) => trimSpeed(formatEngineFigure(torque, 'Nm'))),
          ...known('Fuel tank', variant?.fuelcapacity, (litres) => `${formatNumber(litres)}\u00a0L`),
        ]
      : [
          ...listLoadFacts(vehicle),
          ...known('Engine', engine, String),
          ...known('Seats', item_type === 'car' ? seats : null, formatNumber),
        ]
  return facts.slice(0, mostLeadFacts)
}

function known<Value>(
  label: string,
  value: Value | null | undefined,
  format: (value: Value) => string,
): readonly LeadFact[] {
  if (value === null || value === undefined) return []
  const text = format(value)
  return text.length > longestFigure ? [] : [{ label, value: text }]
}
