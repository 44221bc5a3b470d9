/**
 * Money is whole cents in an integer. The brand keeps dollars and cents apart at compile time:
 * a field typed `Cents` can only be filled through `cents()` or `dollars()`.
 */
declare const centsBrand: unique symbol
export type Cents = number & { readonly [centsBrand]: true }

/** The largest amount the platform stores: $21,474,836.47, so that an amount fits a signed 32-bit column. */
export const maxCents = 2_147_483_647

/** Takes whole cents. Throws RangeError on a fraction, NaN or an amount beyond ±`maxCents`. */
export function cents(value: number): Cents {
  if (!Number.isInteger(value) || Math.abs(value) > maxCents) throw new RangeError(`not an amount in cents: ${value}`)
  return (value === 0 ? 0 : value) as Cents
}

/** Takes dollars with at most two decimals that matter: 500.01 → 50001. Rounds half away from zero to the cent. */
export function dollars(value: number): Cents {
  return cents(Math.sign(value) * Math.round(Number((Math.abs(value) * 100).toFixed(4))))
}

/** Dollars as a plain number, for sliders, query strings and structured data. */
export function toDollars(amount: Cents): number {
  return amount / 100
}
