import { isCorrectedVin } from './same-vin.ts'
import type { IncomingVehicle } from './stock-records.ts'

type Known = Readonly<Partial<Record<'vin' | 'regplate' | 'year' | 'make' | 'model', unknown>>>

/** Letters and digits that a VIN or the chassis number of an older car has at least. */
const shortestVin = 6

/** The VIN; null for none, and for what feeds write in its place, such as 'TBA' or zeros. */
function vinOf({ vin }: Known): string | null {
  const text = typeof vin === 'string' ? vin.trim().toUpperCase() : ''
  const isFiller = text.length < shortestVin || !/\d/.test(text) || new Set(text).size === 1
  return isFiller ? null : text
}

/** The plate without spaces and dashes; null for none. */
function plateOf({ regplate }: Known): string | null {
  const text = typeof regplate === 'string' ? regplate.toUpperCase().replaceAll(/[^A-Z0-9]/g, '') : ''
  return text === '' ? null : text
}

const nameParts = ['year', 'make', 'model'] as const

/**
 * Whether a stock number went to another car: its VIN is another one and not the corrected one of the same car
 * (`isCorrectedVin`), or, while either car is without a VIN, year, make and model all are. What holds for a car and
 * not for its number asks this: quotes, holds, saved prices, the ledger. `before` is the stored document.
 */
export function isAnotherCar(
  before: Known,
  next: Pick<IncomingVehicle, 'vin' | 'regplate' | 'year' | 'make' | 'model'>,
): boolean {
  const [earlier, later] = [vinOf(before), vinOf(next)]
  if (earlier !== null && later !== null) {
    if (earlier === later) return false
    const isSameName = nameParts.every((part) => isKnown(before[part]) && before[part] === next[part])
    const plate = plateOf(before)
    return !isSameName || !isCorrectedVin(earlier, later, plate !== null && plate === plateOf(next))
  }
  return nameParts.every((part) => isKnown(before[part]) && isKnown(next[part]) && before[part] !== next[part])
}

const isKnown = (value: unknown): boolean => value !== null && value !== undefined
