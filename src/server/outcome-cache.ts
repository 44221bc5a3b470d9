import { LRUCache } from 'lru-cache'

export interface OutcomeCacheOptions<Outcome> {
  /** Most keys; the least recently used one goes first. */
  readonly max: number
  /** Epoch milliseconds. */
  readonly now: () => number
  /** Milliseconds for which an outcome is kept, from its arrival. */
  readonly keepMs: (outcome: Outcome) => number
}

interface Kept<Outcome> {
  readonly outcome: Promise<Outcome>
  until: number
}

/**
 * Caches what an outside party answered. Callers with the same key share one request (single flight). `ask` must not
 * reject: adapters return failures as outcomes.
 */
export function createOutcomeCache<Outcome>({
  max,
  now,
  keepMs,
}: OutcomeCacheOptions<Outcome>): (key: string, ask: () => Promise<Outcome>) => Promise<Outcome> {
  const kept = new LRUCache<string, Kept<Outcome>>({ max })
  return async (key, ask) => {
    const known = kept.get(key)
    if (known !== undefined && known.until > now()) return known.outcome
    const asked: Kept<Outcome> = { outcome: ask(), until: Infinity }
    kept.set(key, asked)
    const outcome = await asked.outcome
    asked.until = now() + keepMs(outcome)
    return outcome
  }
}
