/**
 * Answers that the browser keeps in memory (SRCH-11): a repeated search within them makes no request, and one more than
 * `most` evicts the oldest. Stock changes while a visitor looks on, so an answer is also forgotten after `maxAgeMs`.
 * Time comes in as an argument, in milliseconds of any one clock.
 */
export interface AnswerCache<Answer> {
  find(address: string, nowMs: number): Answer | undefined
  keep(address: string, answer: Answer, nowMs: number): void
  /** The answer kept last, however old: what stays on screen when the next search fails (SRCH-10). */
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
