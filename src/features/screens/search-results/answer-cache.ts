/**
 * In-memory cache of search answers in the browser (SRCH-11), bounded to `most` entries; the oldest entry is evicted.
 * Stock changes while a visitor browses, so entries also expire after `maxAgeMs`. Callers pass the time in milliseconds
 * of any one clock.
 */
export interface AnswerCache<Answer> {
  find(address: string, nowMs: number): Answer | undefined
  keep(address: string, answer: Answer, nowMs: number): void
  /** The newest answer, even if expired: it stays on screen when the next search fails (SRCH-10). */
  newest(): Answer | undefined
  setMost(most: number): void
}

export function createAnswerCache<Answer>(options: {
  readonly most: number
  readonly maxAgeMs: number
}): AnswerCache<Answer> {
  let { most } = options
  let last: Answer | undefined
  const kept = new Map<string, { readonly answer: Answer; readonly atMs: number }>()
  const evict = () => {
    for (const oldest of kept.keys()) {
      if (kept.size <= most) return
      kept.delete(oldest)
    }
  }
  return {
    find(address, nowMs) {
      const entry = kept.get(address)
      if (entry === undefined) return undefined
      if (nowMs - entry.atMs > options.maxAgeMs) {
        kept.delete(address)
        return undefined
      }
      last = entry.answer
      return entry.answer
    },
    keep(address, answer, nowMs) {
      last = answer
      kept.delete(address)
      kept.set(address, { answer, atMs: nowMs })
      evict()
    },
    newest: () => last,
    setMost(changed) {
      most = changed
      evict()
    },
  }
}
