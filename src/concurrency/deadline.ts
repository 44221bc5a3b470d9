/**
 * Settles as `work` does, or rejects with `new Error(message)` after `limitMs` milliseconds. The work itself is not
 * stopped. If `work` rejects before the limit, the rejection is passed on; a later one is ignored.
 */
export async function withTimeout<Answer>(work: Promise<Answer>, limitMs: number, message: string): Promise<Answer> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), limitMs)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Settles as `work` does, or resolves to `fallback` after `limitMs` milliseconds. The work itself is not stopped. If
 * `work` rejects before the limit, the rejection is passed on; a later one is ignored.
 */
export async function withFallback<Value, Fallback>(
  work: Promise<Value>,
  limitMs: number,
  fallback: Fallback,
): Promise<Value | Fallback> {
  const { promise: timeout, resolve } = Promise.withResolvers<Fallback>()
  const timer = setTimeout(() => resolve(fallback), limitMs)
  try {
    return await Promise.race([work, timeout])
  } finally {
    clearTimeout(timer)
  }
}

/** A signal that aborts `graceMs` milliseconds after another one. The timer does not keep the process alive. */
export function abortAfter(signal: AbortSignal, graceMs: number): AbortSignal {
  const later = new AbortController()
  const startTimer = (): void => void setTimeout(() => later.abort(), graceMs).unref()
  if (signal.aborted) startTimer()
  else signal.addEventListener('abort', startTimer, { once: true })
  return later.signal
}
