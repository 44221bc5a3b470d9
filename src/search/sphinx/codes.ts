import { hash } from 'node:crypto'

/**
 * Hashes a text to a positive integer of 53 bits, which the engine can filter, count and group by. Among a million
 * different texts the probability of a collision is 1 in 18,000.
 */
export function encodeValue(text: string): number {
  const digest = hash('sha1', text, 'buffer')
  return (digest.readUInt32BE(0) & 0x1f_ffff) * 2 ** 32 + digest.readUInt32BE(4) || 1
}

/** The engine truncates longer words. */
const longestToken = 40

/**
 * Encodes a token in letters, digits and underscores, so that the engine needs no tokenizer rules of its own. Each
 * character is encoded separately, so that prefixes are preserved. Encodings are truncated to 40 characters.
 */
export function encodeToken(token: string): string {
  return token
    .replaceAll(/[^a-z0-9]/g, (character) => `_${character.charCodeAt(0).toString(16).padStart(4, '0')}`)
    .slice(0, longestToken)
}

/**
 * A word in every row of an owner. It lets the engine find the vehicles of a site by its word index instead of a full
 * scan. No encoded token equals it or is a prefix of it, because it begins with two underscores.
 */
export function encodeOwner(owner: string): string {
  return `__${encodeValue(owner).toString(36)}`
}

/** Quotes a text as a SphinxQL string literal. */
export function quoteText(text: string): string {
  return `'${text.replaceAll('\0', ' ').replaceAll(/[\\']/g, (character) => `\\${character}`)}'`
}
