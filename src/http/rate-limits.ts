import type { RequestOrigin } from './request-origin.ts'

export interface Allowances {
  /**
   * Whether one more may happen now under this key: at most `limit` in any `windowMs`. What is refused is not counted.
   */
  take(key: string, limit: number, windowMs: number): boolean
}

/**
 * Keys remembered at once; beyond it the longest unused are forgotten, so that many addresses cannot fill the memory.
 */
const mostKeys = 20_000

/** Counts in this process alone: several nodes allow several times as much, and a restart begins anew. */
export function createAllowances(now: () => number): Allowances {
  const taken = new Map<string, number[]>()
  return {
    take(key, limit, windowMs) {
      const from = now() - windowMs
      const recent = (taken.get(key) ?? []).filter((at) => at > from)
      const allowed = recent.length < limit
      if (allowed) recent.push(now())
      taken.delete(key)
      taken.set(key, recent)
      for (const oldest of taken.keys()) {
        if (taken.size <= mostKeys) break
        taken.delete(oldest)
      }
      return allowed
    },
  }
}

/**
 * A whole /48 may do so many times what one connection may: it can be a company's office, or a part of a mobile
 * network.
 */
const networkFactor = 20

/**
 * Rate limit of one visitor: by address (IPv4, or IPv6 /64), and for IPv6 also by /48 at twenty times the limit, since
 * whoever holds a /48 has 65,536 addresses of the first kind. `what` names the limit; the rest is as of `take`.
 */
export function takeVisitorAllowance(
  allowances: Allowances,
  what: string,
  visitor: Pick<RequestOrigin, 'address' | 'network'>,
  limit: number,
  windowMs: number,
): boolean {
  if (!allowances.take(`${what} ${visitor.address}`, limit, windowMs)) return false
  return visitor.network === null || allowances.take(`${what} ${visitor.network}`, limit * networkFactor, windowMs)
}
