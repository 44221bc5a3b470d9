/** Masses of a car, in kilograms; null: not known, so that its limit is not checked. */
export interface TowCar {
  /** Braked towing capacity: the heaviest trailer with brakes that the maker allows. */
  readonly braked: number | null
  /** The heaviest download on the tow ball that car and tow bar allow. */
  readonly ball: number | null
  /** Mass of the car with a full tank and nobody in it. */
  readonly kerb: number | null
  /** Gross vehicle mass: the most that the loaded car may weigh. */
  readonly gvm: number | null
  /** Gross combination mass: the most that loaded car and loaded trailer may weigh together. */
  readonly gcm: number | null
  /** People, luggage and accessories in and on the car. */
  readonly load: number
}

export type TowLimitKind = 'braked' | 'ball' | 'gvm' | 'gcm'

/** The heaviest trailer, by its aggregate trailer mass (ATM), that one limit of the car allows. */
export interface TowLimit {
  readonly kind: TowLimitKind
  /** Whole kilograms; 0: the car is at this limit without a trailer. */
  readonly atm: number
}

export interface TowAnswer {
  /** In the order in which they are explained. */
  readonly limits: readonly TowLimit[]
  /** The limit that decides; null where nothing is known. */
  readonly deciding: TowLimit | null
  /** Limits for which a mass is missing. */
  readonly unchecked: readonly TowLimitKind[]
}

/**
 * What a car may tow: each limit solved for the aggregate trailer mass.
 *
 *   trailer                    ATM                            ≤ braked towing capacity
 *   tow ball                   share × ATM                    ≤ tow-ball limit
 *   car                        kerb + load + share × ATM      ≤ GVM   (the download rests on the car)
 *   car and trailer together   kerb + load + ATM              ≤ GCM
 *
 * `ballShare`: part of the ATM that rests on the tow ball, above 0; a tenth is usual for caravans.
 */
export function resolveTowLimits(car: TowCar, ballShare: number): TowAnswer {
  const { braked, ball, kerb, gvm, gcm, load } = car
  const laden = kerb === null ? null : kerb + load
  const solved: readonly (readonly [TowLimitKind, number | null])[] = [
    ['braked', braked],
    ['ball', ball === null ? null : ball / ballShare],
    ['gvm', gvm === null || laden === null ? null : (gvm - laden) / ballShare],
    ['gcm', gcm === null || laden === null ? null : gcm - laden],
  ]
  const limits = solved.flatMap(([kind, atm]): TowLimit[] =>
    // The last digits of a quotient are not exact: 350 ÷ 0.1 must not lose a kilogram.
    atm === null ? [] : [{ kind, atm: Math.max(0, Math.floor(atm + 1e-6)) }],
  )
  return {
    limits,
    deciding: limits.reduce<TowLimit | null>(
      (least, limit) => (least === null || limit.atm < least.atm ? limit : least),
      null,
    ),
    unchecked: solved.flatMap(([kind, atm]) => (atm === null ? [kind] : [])),
  }
}

const mostKilograms = 20_000
const longestMass = 12

/** A mass that a visitor typed: '2,150', '2150 kg'. 'empty' and 'wrong' are no masses. */
export function parseMassField(text: string): number | 'empty' | 'wrong' {
  const typed = text.trim()
  if (typed === '') return 'empty'
  if (typed.length > longestMass) return 'wrong'
  const plain = typed.toLowerCase().endsWith('kg') ? typed.slice(0, -2) : typed
  const digits = plain.replaceAll(/[ ,]/g, '')
  if (!/^\d{1,5}$/.test(digits)) return 'wrong'
  const mass = Number(digits)
  return mass <= mostKilograms ? mass : 'wrong'
}
