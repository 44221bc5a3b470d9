import type { ListedVehicle } from './listed-vehicle.ts'
import { resolvePayload } from './load-facts.ts'

/** What is better of a fact, and the word for the vehicle that has it. */
interface Preference {
  readonly read: (vehicle: ListedVehicle) => number | null | undefined
  readonly wants: 'least' | 'most'
  readonly word: string
}

/**
 * Facts of which every buyer wants less or more. Size, power and weight are not among them: what is better depends on
 * the buyer. Nor is the price, because prices may include different things.
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
  'Electric range': { read: ({ variant }) => variant?.electricrange, wants: 'most', word: 'Longest' },
  'Towing capacity': { read: ({ variant }) => variant?.towingcapacitybraked, wants: 'most', word: 'Highest' },
  Payload: { read: resolvePayload, wants: 'most', word: 'Highest' },
  'ANCAP rating': { read: ({ variant }) => variant?.ancaprating, wants: 'most', word: 'Highest' },
}

/**
 * The word that marks the best value of a fact, and which of the vehicles have it; null for a fact of which no value is
 * better, where fewer than two are known, and where all that are known are the same.
 */
export function findBest(
  label: string,
  vehicles: readonly ListedVehicle[],
): { readonly word: string; readonly at: readonly boolean[] } | null {
  const preference = Object.hasOwn(preferences, label) ? preferences[label] : undefined
  if (preference === undefined) return null
  const values = vehicles.map((vehicle) => preference.read(vehicle) ?? null)
  const known = values.filter((value) => value !== null)
  const best = preference.wants === 'least' ? Math.min(...known) : Math.max(...known)
  if (known.every((value) => value === best)) return null
  return { word: preference.word, at: values.map((value) => value === best) }
}
