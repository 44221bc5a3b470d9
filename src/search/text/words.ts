/**
 * Splits text into words. This file and `word-rules.ts` define what a word is for all engines; each engine finds the
 * matching documents in its own way.
 */

/** Characters of a text that are read; what follows is ignored. */
const maxTextLength = 200
/** Different words of a text that are read; what follows is ignored. */
export const maxWords = 16
/** Words of one value that can be found; the limit keeps a long text in a badge from filling the index. */
const maxValueWords = 12

const notAscii = /[^\0-\x7f]/
const marks = /\p{M}+/gu
const word = /[\p{L}\p{N}]+/gu
const digit = /\p{N}/u
/** 'LandCruiser' is read as 'Land Cruiser'. */
const camelCase = /(\p{Ll})(\p{Lu})/gu

/** Removes case and accents: 'Citroën' and 'CITROEN' fold to 'citroen'. */
export function foldText(text: string): string {
  if (!notAscii.test(text)) return text.toLowerCase()
  return text.toLowerCase().normalize('NFKD').replace(marks, '').toLowerCase()
}

/** The words a visitor typed, in order, each once. */
export function parseWords(text: string): readonly string[] {
  const words = foldText(text.slice(0, maxTextLength)).match(word) ?? []
  return [...new Set(words)].slice(0, maxWords)
}

/**
 * The tokens by which a value is found: its words, the parts of its camel-case words, and each two neighbours joined.
 *
 *     'CX-5'         cx  5  cx5
 *     'LandCruiser'  landcruiser  land  cruiser
 *     'Land Rover'   land  rover  landrover
 */
export function buildTokens(value: string): readonly string[] {
  const whole = foldText(value).match(word) ?? []
  const parts = value.search(camelCase) >= 0 ? (foldText(value.replace(camelCase, '$1 $2')).match(word) ?? []) : whole
  const read = parts.slice(0, maxValueWords)
  const tokens = new Set(whole.slice(0, maxValueWords))
  for (const part of read) tokens.add(part)
  for (let at = 1; at < read.length; at += 1) tokens.add(`${read[at - 1]}${read[at]}`)
  return [...tokens]
}

/** Stock numbers, plates, years, '4x4': whatever has a digit is never taken for a misspelling. */
export function isNumberLike(token: string): boolean {
  return digit.test(token)
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
