/** The car that a visitor offers as a trade-in. */
export interface TradeInVehicle {
  readonly make: string
  readonly model: string
  /** Model year. */
  readonly year: number
  /** Grade; null where it is not known. */
  readonly badge: string | null
}

/** States and territories that register vehicles, in the order in which forms list them. */
export const regoStates = ['NSW', 'VIC', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const
export type RegoState = (typeof regoStates)[number]

/** A registration plate; the same plate may exist in several states. */
export interface Rego {
  /** Capital letters and digits, as `parsePlate` returns them. */
  readonly plate: string
  readonly state: RegoState
}

const longestPlate = 9
/** Distance of the farthest-driven vehicle that a form takes, in kilometres. */
export const mostKilometres = 2_000_000
const oldestYear = 1900
/** Length of a make, a model or a badge in characters. */
export const longestName = 60

/** A plate in capitals without spaces, hyphens and dots; null for text that is no plate. */
export function parsePlate(typed: string): string | null {
  if (typed.length > 40) return null
  const plate = typed.toUpperCase().replaceAll(/[\s.·-]/g, '')
  return /^[A-Z0-9]+$/.test(plate) && plate.length <= longestPlate ? plate : null
}

/** Parses a state in any case, 'nsw'; null for any other text. */
export function parseRegoState(typed: string): RegoState | null {
  const given = typed.trim().toUpperCase()
  return regoStates.find((state) => state === given) ?? null
}

/** Whole kilometres from '85,000', '85 000 km' or '85000'; null for other text and above two million. */
export function parseKilometres(typed: string): number | null {
  if (typed.length > 40) return null
  const digits = typed.replaceAll(/[\s,]/g, '').replace(/(?:kms?|kilomet(?:re|er)s?)$/i, '')
  if (!/^\d{1,7}$/.test(digits)) return null
  const km = Number(digits)
  return km <= mostKilometres ? km : null
}

/** Model year from 1900 to the next calendar year, because cars are sold ahead of their model year; else null. */
export function parseModelYear(typed: string, thisYear: number): number | null {
  const text = typed.trim()
  if (!/^\d{4}$/.test(text)) return null
  const year = Number(text)
  return year >= oldestYear && year <= thisYear + 1 ? year : null
}

/** A make or model on one line without control characters; null where it is empty or too long. */
export function parseVehicleName(typed: string): string | null {
  if (typed.length > 4 * longestName) return null
  const name = typed
    .replaceAll(/\p{Cc}/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ')
  return name === '' || name.length > longestName ? null : name
}

/** '2019 Toyota Corolla Ascent Sport'. */
export function describeTradeIn({ year, make, model, badge }: TradeInVehicle): string {
  return [year, make, model, badge].filter((part) => part !== null && part !== '').join(' ')
}
