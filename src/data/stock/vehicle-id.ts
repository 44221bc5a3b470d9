import { hash } from 'node:crypto'

const base32Alphabet = 'abcdefghijklmnopqrstuvwxyz234567'
const idLength = 16

/**
 * The id of a stock number of a site, the same for ever and on every machine: the first 16 characters of lower-case
 * RFC 4648 base32 of SHA-256 of "site, line feed, stock number". 80 bits: among a hundred million vehicles two share an
 * id with a probability of about one in two hundred million.
 */
export function buildVehicleId(siteId: string, stocknum: string): string {
  const digest = hash('sha256', `${siteId}\n${stocknum}`, 'buffer')
  let id = ''
  let bits = 0
  let buffer = 0
  for (const byte of digest) {
    buffer = (buffer << 8) | byte
    bits += 8
    while (bits >= 5) {
      bits -= 5
      id += base32Alphabet.charAt((buffer >>> bits) & 31)
      if (id.length === idLength) return id
    }
    buffer &= (1 << bits) - 1
  }
  throw new Error('a SHA-256 digest has fewer bits than an id needs')
}
