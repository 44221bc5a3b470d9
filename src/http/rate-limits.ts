import { LRUCache } from 'lru-cache'
import type { RequestOrigin } from './request-origin.ts'

/** Rate limits of one process, kept in memory. See `SharedRateLimiter` for those that nodes count together. */
export interface RateLimiter {
  /**
   * Sliding-window rate limit. Returns false once `limit` calls of this key were accepted in the last `windowMs`
   * milliseconds; rejected calls do not count.
   */
  take(key: string, limit: number, windowMs: number): boolean
  /** Whether `take` would accept a call; counts and stores nothing. */
  isOpen(key: string, limit: number, windowMs: number): boolean
}

/** Keys in memory for each length of window. The least recently used are forgotten, so the memory has a limit. */
const mostKeys = 20_000

/**
 * Rate limits of this process alone: several nodes accept several times as many calls, and a restart forgets all.
 *
 * Written by hand because the libraries count in fixed windows: they accept twice the limit around the edge of a
 * window, count rejected calls, keep any number of keys, and answer with a promise where every caller here decides at
 * once (docs/decisions/0023).
 *
 * Each length of window has keys of its own, and the code knows a handful of lengths: calls that are cheap and many,
 * such as suggestions, have short windows, and a flood of them cannot make the node forget who has sent how many forms
 * in the last hour.
 */
export function createRateLimiter(now: () => number): RateLimiter {
  const windows = new Map<number, LRUCache<string, number[]>>()

  function keysOf(windowMs: number): LRUCache<string, number[]> {
    const known = windows.get(windowMs)
    if (known !== undefined) return known
    const keys = new LRUCache<string, number[]>({ max: mostKeys })
    windows.set(windowMs, keys)
    return keys
  }
  /** The times of the accepted calls of a key that still count, oldest first; changed in place. */
  function findRecent(keys: LRUCache<string, number[]>, key: string, windowMs: number): number[] | undefined {
    const accepted = keys.get(key)
    if (accepted === undefined) return undefined
    const to = now()
    const from = to - windowMs
    // After the clock was set back, calls of its future would count until it has caught up.
    while ((accepted.at(-1) ?? to) > to) accepted.pop()
    const firstRecent = accepted.findIndex((at) => at > from)
    if (firstRecent !== 0) accepted.splice(0, firstRecent === -1 ? accepted.length : firstRecent)
    return accepted
  }

  return {
    take(key, limit, windowMs) {
      const keys = keysOf(windowMs)
      const recent = findRecent(keys, key, windowMs)
      if ((recent?.length ?? 0) >= limit) return false
      if (recent === undefined) keys.set(key, [now()])
      else recent.push(now())
      return true
    },
    isOpen: (key, limit, windowMs) => (findRecent(keysOf(windowMs), key, windowMs)?.length ?? 0) < limit,
  }
}

/**
 * A /48 network may make this many times the calls of one connection: it can be a company's office, or a part of a
 * mobile network.
 */
const networkFactor = 20

/**
 * Rate limit of one visitor: by address (IPv4, or IPv6 /64), and for IPv6 also by /48 at twenty times the limit, since
 * whoever holds a /48 has 65,536 addresses of the first kind. The /48 is asked first, so that beyond its limit its
 * addresses take no more keys. `name` names the limit; the rest is as of `take`.
 */
export function takeVisitorLimit(
  limiter: RateLimiter,
  name: string,
  visitor: Pick<RequestOrigin, 'address' | 'network'>,
  limit: number,
  windowMs: number,
): boolean {
  const { address, network } = visitor
  const ofNetwork = [`${name} ${network ?? ''}`, limit * networkFactor, windowMs] as const
  if (network !== null && !limiter.isOpen(...ofNetwork)) return false
  if (!limiter.take(`${name} ${address}`, limit, windowMs)) return false
  return network === null || limiter.take(...ofNetwork)
}

/** The calls of a RateLimiter that all nodes of a store count together; answers come from the store. */
export interface SharedRateLimiter {
  take(key: string, limit: number, windowMs: number): Promise<boolean>
  isOpen(key: string, limit: number, windowMs: number): Promise<boolean>
}

/** As `takeVisitorLimit`, of a limit that all nodes count together. */
export async function takeSharedVisitorLimit(
  limiter: SharedRateLimiter,
  name: string,
  visitor: Pick<RequestOrigin, 'address' | 'network'>,
  limit: number,
  windowMs: number,
): Promise<boolean> {
  const { address, network } = visitor
  const ofNetwork = [`${name} ${network ?? ''}`, limit * networkFactor, windowMs] as const
  if (network !== null && !(await limiter.isOpen(...ofNetwork))) return false
  if (!(await limiter.take(`${name} ${address}`, limit, windowMs))) return false
  return network === null || limiter.take(...ofNetwork)
}
