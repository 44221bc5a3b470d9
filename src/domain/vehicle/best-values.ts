import { readRangeCycle } from './electric-range.ts'
import type { ListedVehicle } from './listed-vehicle.ts'
import { resolvePayload } from './load-facts.ts'

/** What is better of a fact, and the word for the vehicle that has it. */
interface Preference {
  readonly read: (vehicle: ListedVehicle) => number | null | undefined
  readonly wants: 'least' | 'most'
  readonly word: string
  /** How the value was measured; values of different measures are not compared. Absent: always the same. */
  readonly measure?: (vehicle: ListedVehicle) => string
}

/**
 * Facts of which every buyer wants less or more. Size, power and weight are not among them: what is better depends on
 * the buyer. Nor is the price, because prices may include different things, nor the stars of ANCAP, whose tests become
 * stricter from year to year.
 */
const preferences: Readonly<Record<string, Preference>> = {
  Year: { read: ({ year }) => year, wants: 'most', word: 'Newest' },
  Odometer: { read: ({ km }) => km, wants: 'least', word: 'Lowest' },
  'Fuel consumption (combined)': {
    read: ({ variant }) => variant?.fuelconsumptioncombined,
    wants: 'least',
    word: 'Lowest',
  },
  'Energy consumption (combined)': {
    read: ({ variant }) => variant?.energyconsumption,
    wants: 'least',
    word: 'Lowest',
  },
  'Electric range': {
    read: ({ variant }) => variant?.electricrange,
    wants: 'most',
    word: 'Longest',
    measure: readRangeCycle,
  },
  'Towing capacity': { read: ({ variant }) => variant?.towingcapacitybraked, wants: 'most', word: 'Highest' },
  Payload: { read: resolvePayload, wants: 'most', word: 'Highest' },
}

/**
 * The word that marks the best value of a fact, and which of the vehicles have it; null for a fact of which no value is
 * better, where fewer than two are known, where all that are known are the same, and where they were measured in
 * different ways.
 */
export function findBest(
  label: string,
  vehicles: readonly ListedVehicle[],
): { readonly word: string; readonly at: readonly boolean[] } | null {
  const preference = Object.hasOwn(preferences, label) ? preferences[label] : undefined
  if (preference === undefined) return null
  const values = vehicles.map((vehicle) => preference.read(vehicle) ?? null)
  const known = values.filter((value) => value !== null)
  const measures = vehicles.filter((_, at) => values[at] !== null).map((vehicle) => preference.measure?.(vehicle))
  if (new Set(measures).size > 1) return null
  const best = preference.wants === 'least' ? Math.min(...known) : Math.max(...known)
  if (known.every((value) => value === best)) return null
  return { word: preference.word, at: values.map((value) => value === best) }
}
