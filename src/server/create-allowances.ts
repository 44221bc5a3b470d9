export interface Allowances {
  /** Whether one more may happen now under this key: at most `limit` in any `windowMs`. What is refused is not counted. */
  take(key: string, limit: number, windowMs: number): boolean
}

/** Keys remembered at once; beyond it the longest unused are forgotten, so that many addresses cannot fill the memory. */
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
