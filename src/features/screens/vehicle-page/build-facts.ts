import { formatKm } from '#domain/format/format-number.ts'
import { formatFeet, formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Rego } from '#domain/vehicle/rego.ts'
import { listLoadFacts } from '#domain/vehicle/load-facts.ts'
import { describeElectricRange } from '#domain/vehicle/electric-range.ts'
import { formatEngineFigure } from '#domain/vehicle/engine-figures.ts'
import { hasSpecValue } from '#domain/vehicle/spec-entries.ts'
import type { CarType, ItemType } from '#domain/vehicle/vehicle-fields.ts'

export type FactIcon =
  | 'odometer'
  | 'transmission'
  | 'body'
  | 'bike'
  | 'caravan'
  | 'fuel'
  | 'battery'
  | 'charge'
  | 'drive'
  | 'engine'
  | 'power'
  | 'seats'
  | 'sleeps'
  | 'length'
  | 'tare'
  | 'colour'
  | 'report'
  | 'tag'

export interface Fact {
  readonly label: string
  readonly value: string
  readonly icon: FactIcon | null
}

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

/** The facts with the title: the condition, and the kilometres or how many a caravan without them sleeps. */
export function listLeadFacts({ km, car_type, item_type, specifications }: ListedVehicle): readonly Fact[] {
  const sleeps = item_type === 'caravan' ? specifications?.sleeps : null
  return [
    { label: 'Condition', value: conditions[car_type], icon: null },
    ...(km !== null
      ? ([{ label: 'Odometer', value: formatKm(km), icon: 'odometer' }] as const)
      : hasSpecValue(sleeps)
        ? ([{ label: 'Sleeps', value: `Sleeps ${sleeps}`, icon: 'sleeps' }] as const)
        : []),
  ]
}

const bodyIcons: Readonly<Record<ItemType, FactIcon>> = { car: 'body', motorcycle: 'bike', caravan: 'caravan' }

type FactRow = readonly [label: string, value: string | number | null | undefined, icon: FactIcon]

const listLoadRows = (vehicle: ListedVehicle): readonly FactRow[] =>
  listLoadFacts(vehicle).map(({ label, value }) => [label, value, 'tare'])

/** What a feed tells of a caravan's weight on the tow ball, under its own label. */
const ballLabel = /^(?:tow ?)?ball (?:weight|mass|load)$/i

/** A fact that a feed gives under a name of the platform's specification. */
const readFurther = ({ specifications }: ListedVehicle, label: string): string | null => {
  const value = specifications?.other[label]
  return hasSpecValue(value) && typeof value !== 'boolean' ? String(value) : null
}

/** How far it goes on electricity, and its battery, as far as the feed states them. */
const listElectricRows = (vehicle: ListedVehicle): readonly FactRow[] => [
  [
    vehicle.simple_fuel === 'Electric' ? 'Range' : 'Electric range',
    describeElectricRange(vehicle),
    // The bolt stands at the fuel.
    'odometer',
  ],
  ['Battery', readFurther(vehicle, 'Battery'), 'battery'],
]

/** Whether a learner may ride the motorcycle; a feed that is silent says nothing of it. */
function describeLearner({ specifications }: ListedVehicle): string | null {
  const value = String(specifications?.other['LAMS approved'] ?? '').toLowerCase()
  return value === 'yes' || value === 'true'
    ? 'LAMS approved'
    : value === 'no' || value === 'false'
      ? 'Full licence'
      : null
}

function listCaravanRows(vehicle: ListedVehicle): readonly FactRow[] {
  if (vehicle.specifications === null) return []
  const { sleeps, body_length: length, tare_weight: tare, axle_type, other } = vehicle.specifications
  return [
    ['Sleeps', sleeps, 'sleeps'],
    ['Length', length === null ? null : formatFeet(length), 'length'],
    ['Tare', tare === null ? null : formatKilograms(tare), 'tare'],
    ...listLoadRows(vehicle),
    ...Object.entries(other).flatMap(([label, value]): FactRow[] =>
      ballLabel.test(label) ? [[label, hasSpecValue(value) ? String(value) : null, 'tare']] : [],
    ),
    ['Bed layout', readFurther(vehicle, 'Bed layout'), 'sleeps'],
    ['Bathroom', readFurther(vehicle, 'Bathroom'), 'caravan'],
    ['Axles', axle_type, 'drive'],
  ]
}

/**
 * Builds the key-information grid (VDP-07), the most important facts first; kilometres, with the title, transmission
 * and body have icons (VDP-01). A caravan starts with the facts that decide whether the buyer can tow it, and a car
 * with what it tows and carries where the site's cards do (`loadsFirst`); an electric one with how far it goes. The
 * grid is a selection of the specification below it, which is complete. What the lead facts tell is left out.
 */
export function buildKeyFacts(vehicle: ListedVehicle, rego: Rego | null, loadsFirst = false): readonly Fact[] {
  const { item_type, simple_transmission, trans, simple_fuel, fuel, simple_body, body } = vehicle
  const led = new Set(listLeadFacts(vehicle).map(({ label }) => label))
  const gears: FactRow = ['Transmission', simple_transmission ?? trans, 'transmission']
  const energy: FactRow = ['Fuel', simple_fuel ?? fuel, simple_fuel === 'Electric' ? 'charge' : 'fuel']
  const shape: FactRow = ['Body', simple_body ?? body, bodyIcons[item_type]]
  const engine: FactRow = ['Engine', vehicle.engine_size, 'engine']
  const power = vehicle.variant?.power ?? null
  const isElectric = simple_fuel === 'Electric'
  const rows: Readonly<Record<ItemType, () => readonly FactRow[]>> = {
    car: () => [
      ...(loadsFirst && !isElectric ? listLoadRows(vehicle) : []),
      ...(isElectric ? listElectricRows(vehicle) : [gears]),
      energy,
      ['Drive', vehicle.drive, 'drive'],
      shape,
      ...(isElectric ? [] : listElectricRows(vehicle)),
      ['Seats', vehicle.seats, 'seats'],
      engine,
      ...(isElectric ? [...(loadsFirst ? listLoadRows(vehicle) : []), gears] : []),
    ],
    motorcycle: () => [
      ...(isElectric ? listElectricRows(vehicle) : [engine]),
      ['Power', power === null ? null : formatEngineFigure(power, 'kW').split(' at ', 1)[0], 'power'],
      ['Licence', describeLearner(vehicle), 'report'],
      shape,
      ['Seat height', readFurther(vehicle, 'Seat height'), 'seats'],
      ['Kerb weight', readFurther(vehicle, 'Kerb weight'), 'tare'],
      gears,
      energy,
    ],
    caravan: () => [...listCaravanRows(vehicle), shape, gears, energy],
  }
  const all: readonly FactRow[] = [
    ...rows[item_type](),
    ['Colour', vehicle.colour, 'colour'],
    ['Registration', rego?.text, 'report'],
    ['Doors', item_type === 'car' ? vehicle.doors : null, 'body'],
    ['Registration plate', vehicle.regplate, 'report'],
    ['Stock number', vehicle.stocknum, 'tag'],
  ]
  return all.flatMap(([label, value, icon]) =>
    hasSpecValue(value) && !led.has(label) ? [{ label, value: String(value), icon }] : [],
  )
}

/** How many facts stand with the price of a phone. */
const mostAtGlance = 4

/**
 * How many of the key facts a phone shows with the price instead of in the grid: none where the grid shows so few
 * before Show More that nothing would stay there.
 */
export const countAtGlance = (facts: readonly Fact[], shown: number): number =>
  Math.min(facts.length, shown) > mostAtGlance ? mostAtGlance : 0
