import { hash } from 'node:crypto'

/**
 * A text as a positive whole number of 53 bits, which an engine of integers can filter, count and group by. Two texts
 * of one code are as good as impossible: among a million different texts the chance is 1 in 18,000.
 */
export function encodeValue(text: string): number {
  const digest = hash('sha1', text, 'buffer')
  return (digest.readUInt32BE(0) & 0x1f_ffff) * 2 ** 32 + digest.readUInt32BE(4) || 1
}

/** The engine cuts longer words. */
const longestToken = 40

/**
 * A token in letters, digits and underscores alone, so that the engine needs no rules of its own about words. Every
 * character is encoded by itself: a token begins with another exactly when their encodings do. Tokens of more than 40
 * such characters are cut.
 */
export function encodeToken(token: string): string {
  return token
    .replaceAll(/[^a-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, longestToken)
}

/**
 * A word that every vehicle of the owner has, by which the engine finds the vehicles of a site without looking at all.
 * No text is encoded to a word that begins with two underscores, and none to the beginning of one.
 */
export function encodeOwner(owner: string): string {
  return `__${encodeValue(owner).toString(36)}`
}

/** A text as a literal of SphinxQL. */
export function quoteText(text: string): string {
  return `'${text.replaceAll('\0', ' ').replaceAll(/[\\']/g, (character) => `\\${character}`)}'`
}
