import type { IncomingVehicle } from './stock-records.ts'

type Known = Readonly<Partial<Record<'vin' | 'year' | 'make' | 'model', unknown>>>

/** Letters and digits that a VIN or the chassis number of an older car has at least. */
const shortestVin = 6

/** The VIN; null for none, and for what feeds write in its place, such as 'TBA' or zeros. */
function vinOf({ vin }: Known): string | null {
  const text = typeof vin === 'string' ? vin.trim().toUpperCase() : ''
  const isFiller = text.length < shortestVin || !/\d/.test(text) || new Set(text).size === 1
  return isFiller ? null : text
}

const nameParts = ['year', 'make', 'model'] as const

/**
 * Whether a stock number went to another car: its VIN is another one, or, while either car is without a VIN, year, make
 * and model all are. What holds for a car and not for its number asks this: quotes, holds, saved prices, the ledger.
 * `before` is the stored document.
 */
export function isAnotherCar(before: Known, next: Pick<IncomingVehicle, 'vin' | 'year' | 'make' | 'model'>): boolean {
  const [earlier, later] = [vinOf(before), vinOf(next)]
  if (earlier !== null && later !== null) return earlier !== later
  return nameParts.every((part) => isKnown(before[part]) && isKnown(next[part]) && before[part] !== next[part])
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined
