import type { ListedVehicle } from './listed-vehicle.ts'
import { buildSpecEntries, type SpecEntry } from './spec-entries.ts'

/** Entries of the specification panel under one heading. */
export interface SpecGroup {
  readonly name: string
  readonly entries: readonly SpecEntry[]
}

/** Labels of what drives a vehicle, in the order of the trade; the comparison of vehicles has them too. */
export const engineLabels: readonly string[] = [
  'Engine',
  'Engine capacity',
  'Cylinders',
  'Induction',
  'Power',
  'Torque',
  'Transmission',
  'Gear type',
  'Drive',
  'Fuel',
  'LAMS approved',
]
/** Labels of what a vehicle consumes, how far that takes it, and how it is charged. */
export const economyLabels: readonly string[] = [
  'Electric range',
  'Battery',
  'AC charging',
  'DC charging',
  'Charging port',
  'Energy consumption (combined)',
  'Fuel consumption (combined)',
  'Fuel capacity',
]
/** Labels of size and mass. A feed names some of them itself. */
export const sizeLabels: readonly string[] = [
  'Body length',
  'Body width',
  'Travel length',
  'Length',
  'Width',
  'Height',
  'Seat height',
  'Wheelbase',
  'Ground clearance',
  'Kerb weight',
  'Tare weight',
  'Aggregate trailer mass',
  'Gross trailer mass',
  'Ball weight',
  'Payload',
  'Gross vehicle mass',
  'Towing capacity',
]
/** Labels of what a caravan or motorhome is to live in, as a feed names them. */
export const livingLabels: readonly string[] = ['Sleeps', 'Bed layout', 'Bathroom', 'Kitchen', 'Heating', 'Awning']
export const supplyLabels: readonly string[] = [
  'Fresh water',
  'Grey water',
  'Hot water',
  'Gas',
  'Solar',
  'House battery',
  'Inverter',
]
export const chassisLabels: readonly string[] = ['Axle type', 'Suspension', 'Brakes', 'Coupling', 'Chassis', 'Tyres']

const engine = ['Engine and performance', [...engineLabels, ...economyLabels]] as const
/** Who buys an electric car asks first how far it goes. */
const battery = ['Battery and performance', [...economyLabels, ...engineLabels]] as const
const dimensions = ['Dimensions and towing', sizeLabels] as const
const living = ['Living and sleeping', livingLabels] as const
const supplies = ['Water and power', supplyLabels] as const
const chassis = ['Chassis', chassisLabels] as const
const comfortLabels = ['Body', 'Body configuration', 'ANCAP rating', 'Seats', 'Doors', 'Colour', 'Interior colour']
const comfort = ['Body, safety and comfort', comfortLabels] as const
/** A caravan and a motorcycle have few of these, so that they stand with others. */
const caravanBody = ['Body and chassis', [...chassisLabels, ...comfortLabels]] as const
const motorcycleBody = ['Body, size and weight', [...sizeLabels, ...comfortLabels, ...chassisLabels]] as const
const identity = [
  'Identity',
  [
    'Make',
    'Model',
    'Badge',
    'Series',
    'Year',
    'Odometer',
    'Build date',
    'Compliance date',
    'Registration plate',
    'VIN',
    'NVIC',
    'Stock number',
  ],
] as const

const restName = 'Other details'

type GroupRow = readonly [name: string, labels: readonly string[]]

/** What decides about a caravan is whether it can be towed and slept in; of a car, what drives it. */
function listGroups({ item_type, simple_fuel }: SpecKind): readonly GroupRow[] {
  const power = simple_fuel === 'Electric' ? battery : engine
  switch (item_type) {
    case 'caravan':
      return [dimensions, living, supplies, caravanBody, power]
    case 'motorcycle':
      return [power, motorcycleBody, living, supplies]
    case 'car':
      return [power, dimensions, living, supplies, chassis, comfort]
  }
}

/** What decides about the groups and their order. */
export type SpecKind = Pick<ListedVehicle, 'item_type' | 'simple_fuel'>

/**
 * The specification in groups (VDP-06): each entry once and in the order of its group, a group without an entry left
 * out. What a feed names otherwise comes under 'Other details', before the numbers that identify the vehicle.
 */
export function groupSpecEntries(entries: readonly SpecEntry[], kind: SpecKind): readonly SpecGroup[] {
  const build = ([name, labels]: GroupRow): SpecGroup => ({
    name,
    entries: labels.flatMap((label) => {
      // A feed may repeat a label among its own facts; the first is the platform's.
      const found = entries.find((entry) => entry.label === label)
      return found === undefined ? [] : [found]
    }),
  })
  const rows = listGroups(kind)
  const placed = new Set([...rows, identity].flatMap((row) => build(row).entries))
  return [
    ...rows.map(build),
    { name: restName, entries: entries.filter((entry) => !placed.has(entry)) },
    build(identity),
  ].filter((group) => group.entries.length > 0)
}

/** The entries of one row of the panel, which has two columns. */
const oneRow = 2

/**
 * Puts the groups of a single row together under 'Other details', before the numbers that identify the vehicle, because
 * a heading above each of them would take more room than they do. One such group alone stays.
 */
export function joinSmallGroups<Group extends SpecGroup>(groups: readonly Group[]): readonly Group[] {
  const isRest = ({ name, entries }: Group): boolean => name === restName || entries.length <= oneRow
  const rest = groups.filter(isRest)
  const [first] = rest
  if (first === undefined || rest.length === 1) return groups
  const kept = groups.filter((group) => !isRest(group))
  const joined = { ...first, name: restName, entries: rest.flatMap(({ entries }) => entries) }
  return kept.toSpliced(kept.at(-1)?.name === identity[0] ? -1 : kept.length, 0, joined)
}

/** The specification of a vehicle in groups. */
export function buildSpecGroups(vehicle: ListedVehicle): readonly SpecGroup[] {
  return groupSpecEntries(buildSpecEntries(vehicle), vehicle)
}

/**
 * The same with sizes and masses first, for who buys a car to tow and to carry. An electric one still begins with how
 * far it goes, and a motorcycle or caravan with what it begins with anywhere.
 */
export function leadWithLoads(groups: readonly SpecGroup[], kind: SpecKind): readonly SpecGroup[] {
  if (kind.item_type !== 'car' || kind.simple_fuel === 'Electric') return groups
  const isLead = ({ name }: SpecGroup): boolean => name === dimensions[0]
  return [...groups.filter(isLead), ...groups.filter((group) => !isLead(group))]
}
