import { formatDecimal, formatNumber } from '#domain/format/format-number.ts'

const metresInFoot = 0.3048

/** Feet with metres beside them, '21.6 ft (6.58 m)' (VDP-08); caravans are sold in feet and parked in metres. */
export function formatFeet(feet: number): string {
  return `${formatNumber(feet)}\u00a0ft (${formatDecimal(feet * metresInFoot, 2, 2)}\u00a0m)`
}

/** '2,990 kg', with a no-break space. */
export function formatKilograms(kilograms: number): string {
  return `${formatNumber(kilograms)}\u00a0kg`
}
