import { createHash } from 'node:crypto'
import { LRUCache } from 'lru-cache'

/**
 * Leads that one rendering of a form makes unsuspected. The tabs of a browser share a rendering for half an hour, in
 * which a family may book its cars for service one after the other, correct a booking or ask something else. A flood
 * from one address ends at `leads.hourly_limit`, and one from many addresses here.
 */
const mostOfToken = 10

/** Renderings in memory, each with a few short hashes; the least recently used are forgotten. */
const mostTokens = 20_000

/**
 * The leads that each rendering of a form has made on this node, by their idempotency keys: a retry is the lead that it
 * was before. Tokens are signed for one site, so those of several sites never meet.
 */
const leadsByToken = new LRUCache<string, readonly string[]>({ max: mostTokens })

/** Whether a lead is one too many of its submission token. Counts the lead unless it is. */
export function isSurplusOfToken(token: string, idempotencyKey: string): boolean {
  // Hashed, because a text cut out of a form keeps the whole form in memory.
  const rendering = createHash('sha256').update(token).digest('base64url')
  const known = leadsByToken.get(rendering) ?? []
  if (known.includes(idempotencyKey)) return false
  if (known.length >= mostOfToken) return true
  leadsByToken.set(rendering, [...known, idempotencyKey])
  return false
}
