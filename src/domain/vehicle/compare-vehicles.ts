import { findBest } from './best-values.ts'
import type { ListedVehicle } from './listed-vehicle.ts'
import { buildSpecEntries } from './spec-entries.ts'
import { chassisLabels, economyLabels, engineLabels, livingLabels, sizeLabels, supplyLabels } from './spec-groups.ts'
import type { CarType } from './vehicle-fields.ts'

export interface ComparedFact {
  readonly label: string
  /** One value for each vehicle, in their order; null: not known. */
  readonly values: readonly (string | null)[]
  /** Whether the vehicles differ in it. */
  readonly differs: boolean
  /** The word that marks the best value, 'Lowest', and which of the vehicles have it; null: none is better. */
  readonly best: { readonly word: string; readonly at: readonly boolean[] } | null
}

export interface ComparedGroup {
  readonly name: string
  readonly facts: readonly ComparedFact[]
}

/** Facts by group, in the order of the table. A fact that no vehicle has is left out. */
const groups: readonly (readonly [name: string, labels: readonly string[]])[] = [
  [
    'Overview',
    ['Condition', 'Year', 'Odometer', 'Badge', 'Series', 'Body', 'Body configuration', 'Colour', 'Interior colour'],
  ],
  ['Engine and drive', [...engineLabels, ...economyLabels]],
  ['Size, weight and towing', ['Seats', 'Doors', ...sizeLabels]],
  ['Living and sleeping', livingLabels],
  ['Water and power', supplyLabels],
  ['Chassis', chassisLabels],
  ['Safety', ['ANCAP rating']],
  ['Dates', ['Build date', 'Compliance date']],
]

/** Facts that identify one vehicle. They always differ and help nobody to choose. */
const identifying: readonly string[] = ['Make', 'Model', 'Registration plate', 'VIN', 'NVIC', 'Stock number']

/** Maximum number of features that are compared: those that most of the vehicles have come first. */
const mostFeatures = 40

const conditions: Readonly<Record<CarType, string>> = { new: 'New', used: 'Used', demo: 'Demo' }

const grouped: ReadonlySet<string> = new Set(groups.flatMap(([, labels]) => labels))

/** Known values that are not all the same differ. A missing value says nothing about the vehicle. */
const isDifferent = (values: readonly (string | null)[]): boolean =>
  new Set(values.filter((value) => value !== null)).size > 1

/**
 * The facts of vehicles side by side (FAV-01), grouped. Money is not among them: it comes from the listings of the
 * vehicles.
 */
export function compareVehicles(vehicles: readonly ListedVehicle[]): readonly ComparedGroup[] {
  const entries = vehicles.map(readFacts)
  const build = (label: string): ComparedFact | null => {
    const values = entries.map((facts) => facts.get(label) ?? null)
    if (values.every((value) => value === null)) return null
    const differs = isDifferent(values)
    return { label, values, differs, best: differs ? findBest(label, vehicles) : null }
  }
  const others = new Set(entries.flatMap((facts) => [...facts.keys()]))
  const table = [
    ...groups,
    ['Other details', [...others].filter((label) => !grouped.has(label) && !identifying.includes(label))] as const,
  ]
  return [
    ...table.map(([name, labels]) => ({ name, facts: labels.map(build).filter((fact) => fact !== null) })),
    { name: 'Features', facts: compareFeatures(vehicles) },
  ].filter(({ facts }) => facts.length > 0)
}

/** The first entry of a label counts: a feed may repeat the name of a fact among its own. */
function readFacts(vehicle: ListedVehicle): ReadonlyMap<string, string> {
  const facts = new Map([['Condition', conditions[vehicle.car_type]]])
  for (const { label, value } of buildSpecEntries(vehicle)) if (!facts.has(label)) facts.set(label, value)
  return facts
}

/** A feature that a vehicle does not list counts as a difference, although the vehicle may have it. */
function compareFeatures(vehicles: readonly ListedVehicle[]): readonly ComparedFact[] {
  const lists = vehicles.map((vehicle) => new Set(vehicle.filtered_features))
  const count = (feature: string): number => lists.filter((list) => list.has(feature)).length
  return [...new Set(vehicles.flatMap((vehicle) => vehicle.filtered_features))]
    .toSorted((one, two) => count(two) - count(one) || (one < two ? -1 : 1))
    .slice(0, mostFeatures)
    .map((feature) => ({
      label: feature,
      values: lists.map((list) => (list.has(feature) ? 'Yes' : null)),
      differs: count(feature) < vehicles.length,
      best: null,
    }))
}
