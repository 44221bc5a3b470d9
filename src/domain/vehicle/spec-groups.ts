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
]
/** Labels of what a vehicle consumes and how far that takes it. */
export const economyLabels: readonly string[] = [
  'Fuel consumption (combined)',
  'Energy consumption (combined)',
  'Electric range',
  'Fuel capacity',
]

const engine = ['Engine and performance', engineLabels] as const
const economy = ['Economy', economyLabels] as const
const dimensions = [
  'Dimensions and towing',
  [
    'Body length',
    'Body width',
    'Length',
    'Width',
    'Height',
    'Tare weight',
    'Aggregate trailer mass',
    'Payload',
    'Gross vehicle mass',
    'Towing capacity',
    'Axle type',
  ],
] as const
const comfort = [
  'Body, safety and comfort',
  ['Body', 'Body configuration', 'ANCAP rating', 'Sleeps', 'Seats', 'Doors', 'Colour', 'Interior colour'],
] as const
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
const caravanGroups: readonly GroupRow[] = [dimensions, comfort, engine, economy]
const otherGroups: readonly GroupRow[] = [engine, economy, dimensions, comfort]

/**
 * The specification in groups (VDP-06): each entry once and in the order of its group, a group without an entry left
 * out. What a feed names itself comes under 'Other details', before the numbers that identify the vehicle.
 */
export function groupSpecEntries(entries: readonly SpecEntry[], isCaravan: boolean): readonly SpecGroup[] {
  const build = ([name, labels]: GroupRow): SpecGroup => ({
    name,
    entries: labels.flatMap((label) => {
      // A feed may repeat a label among its own facts; the first is the platform's.
      const found = entries.find((entry) => entry.label === label)
      return found === undefined ? [] : [found]
    }),
  })
  const placed = new Set([...caravanGroups, identity].flatMap((row) => build(row).entries))
  return [
    ...(isCaravan ? caravanGroups : otherGroups).map(build),
    { name: restName, entries: entries.filter((entry) => !placed.has(entry)) },
    build(identity),
  ].filter((group) => group.entries.length > 0)
}

/** The entries of one row of the panel, which has two columns. */
const oneRow = 2

/**
 * Puts the groups of a single row together under 'Other details' at the end, because a heading above each of them would
 * take more room than they do. One such group alone stays.
 */
export function joinSmallGroups<Group extends SpecGroup>(groups: readonly Group[]): readonly Group[] {
  const isRest = ({ name, entries }: Group): boolean => name === restName || entries.length <= oneRow
  const rest = groups.filter(isRest)
  const [first] = rest
  if (first === undefined || rest.length === 1) return groups
  return [
    ...groups.filter((group) => !isRest(group)),
    { ...first, name: restName, entries: rest.flatMap(({ entries }) => entries) },
  ]
}

/** The specification of a vehicle in groups. */
export function buildSpecGroups(vehicle: ListedVehicle): readonly SpecGroup[] {
  return groupSpecEntries(buildSpecEntries(vehicle), vehicle.item_type === 'caravan')
}
