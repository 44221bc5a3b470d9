import { LRUCache } from 'lru-cache'
import type { RequestOrigin } from './request-origin.ts'

/**
 * Port for rate limits. The one implementation keeps its state in memory; one that shares its state between nodes (in
 * PostgreSQL) would take its place here, and `take` would then return a promise.
 */
export interface RateLimiter {
  /**
   * Sliding-window rate limit. Returns false once `limit` calls of this key were accepted in the last `windowMs`
   * milliseconds; rejected calls do not count.
   */
  take(key: string, limit: number, windowMs: number): boolean
}

/** Keys in memory. The least recently used are forgotten, so that a flood of addresses cannot fill the memory. */
const mostKeys = 20_000

/**
 * Rate limits of this process alone: several nodes accept several times as many calls, and a restart forgets all.
 *
 * Written by hand because the libraries count in fixed windows: they accept twice the limit around the edge of a
 * window, count rejected calls, keep any number of keys, and answer with a promise where every caller here decides at
 * once (docs/decisions/0023).
 */
export function createRateLimiter(now: () => number): RateLimiter {
  const accepted = new LRUCache<string, readonly number[]>({ max: mostKeys })
  return {
    take(key, limit, windowMs) {
      const from = now() - windowMs
      const recent = (accepted.get(key) ?? []).filter((at) => at > from)
      const isAccepted = recent.length < limit
      accepted.set(key, isAccepted ? [...recent, now()] : recent)
      return isAccepted
    },
  }
}

/**
 * A /48 network may make this many times the calls of one connection: it can be a company's office, or a part of a
 * mobile network.
 */
const networkFactor = 20

/**
 * Rate limit of one visitor: by address (IPv4, or IPv6 /64), and for IPv6 also by /48 at twenty times the limit, since
 * whoever holds a /48 has 65,536 addresses of the first kind. `name` names the limit; the rest is as of `take`.
 */
export function takeVisitorLimit(
  limiter: RateLimiter,
  name: string,
  visitor: Pick<RequestOrigin, 'address' | 'network'>,
  limit: number,
  windowMs: number,
): boolean {
  if (!limiter.take(`${name} ${visitor.address}`, limit, windowMs)) return false
  return visitor.network === null || limiter.take(`${name} ${visitor.network}`, limit * networkFactor, windowMs)
}
