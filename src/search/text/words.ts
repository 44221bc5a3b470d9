/**
 * What a word is, for vehicles and for visitors. This folder defines it for all engines; each engine finds the matching
 * documents in its own way.
 */

const notAscii = /[^\0-\x7f]/
const marks = /\p{M}+/gu
const digit = /\p{N}/u

/** Removes case and accents: 'Citroën' and 'CITROEN' fold to 'citroen'. */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFKD').replace(marks, '').toLowerCase()
}

/**
 * Words with the places between which no space stands, so that 'CX-5' and '3.2' are one piece of two parts:
 *
 *     'Mazda CX-5 Maxx'    [mazda] [cx 5] [maxx]
 */
const piece = /[\p{L}\p{N}]+(?:[-‐‑.'’][\p{L}\p{N}]+)*/gu
const part = /[\p{L}\p{N}]+/gu

export function splitPieces(text: string): readonly (readonly string[])[] {
  return (text.match(piece) ?? []).map((one) => one.match(part) ?? [])
}

/** Stock numbers, plates, years, '4x4': whatever has a digit is never taken for a misspelling. */
export function isNumberLike(token: string): boolean {
  return digit.test(token)
}

/** Words of one or two letters ('r', 'gt'), which match whole words only: they begin too many others. */
export function isShort(token: string): boolean {
  return token.length <= 2
}

/**
 * Whether `prefix` stands at the start of a word of the value, case and accents aside: 'cru' and 'land cr' start a word
 * of 'Land Cruiser', 'ruiser' does not. An empty prefix starts every value.
 */
export function startsAnyWord(value: string, prefix: string): boolean {
  const wanted = foldText(prefix)
  const folded = foldText(value)
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]$/u.test(folded.slice(0, at))) return true
    if (wanted === '') return true
  }
  return false
}
