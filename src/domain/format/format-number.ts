/**
 * A number in Australian English, '45,120.5': the same text as `Intl.NumberFormat('en-AU')` gives, except that a value
 * that rounds to zero has no sign. `mostDecimals` and `leastDecimals` (0 to 5) bound the digits after the point; halves
 * of the decimal notation round away from zero, so 21.65 becomes 21.7. `value` must be finite and below 1e21.
 *
 * `Intl.NumberFormat` is not used because the first formatter of a page costs a phone 40 ms or more while the page
 * becomes interactive, and each further one costs several.
 */
export function formatDecimal(value: number, mostDecimals: number, leastDecimals = 0): string {
  const { whole, decimals } = roundDecimals(Math.abs(value), mostDecimals)
  let length = decimals.length
  while (length > leastDecimals && decimals.charAt(length - 1) === '0') length -= 1
  const digits = groupThousands(whole)
  const text = length === 0 ? digits : `${digits}.${decimals.slice(0, length)}`
  return value < 0 && /[1-9]/.test(text) ? `-${text}` : text
}

/** '1234567' as '1,234,567'. */
function groupThousands(digits: string): string {
  const first = digits.length % 3
  const groups = first === 0 ? [] : [digits.slice(0, first)]
  for (let at = first; at < digits.length; at += 3) groups.push(digits.slice(at, at + 3))
  return groups.join(',')
}

/** Rounds the decimal notation: `toFixed` rounds the binary value, which for 21.65 is a little less. */
function roundDecimals(value: number, decimals: number): { readonly whole: string; readonly decimals: string } {
  if (Number.isSafeInteger(value)) return { whole: String(value), decimals: '0'.repeat(decimals) }
  // Smaller numbers are written with an exponent, and round to zero.
  const [whole = '0', fraction = ''] = value < 1e-6 ? [] : String(value).split('.')
  const padded = fraction.padEnd(decimals + 1, '0')
  const isRoundedUp = padded.charAt(decimals) >= '5'
  const digits = (BigInt(whole + padded.slice(0, decimals)) + (isRoundedUp ? 1n : 0n)).toString()
  const all = digits.padStart(decimals + 1, '0')
  return { whole: all.slice(0, all.length - decimals), decimals: all.slice(all.length - decimals) }
}

/** '45,120'; a fraction shows one digit: '21.6'. */
export function formatNumber(value: number): string {
  return formatDecimal(value, 1)
}

/** '45,120 km', with a no-break space so that number and unit stay together. */
export function formatWithUnit(value: number, unit: string): string {
  return `${formatNumber(value)}\u00a0${unit}`
}

export function formatKm(km: number): string {
  return formatWithUnit(km, 'km')
}
