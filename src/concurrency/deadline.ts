/**
 * Settles as `work` does, or rejects with an Error of `message` after `limitMs` milliseconds. The work itself is not
 * stopped.
 */
export async function withDeadline<Answer>(work: Promise<Answer>, limitMs: number, message: string): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(message)), limitMs)
  try {
    return await Promise.race([work, late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Settles as `work` does, or resolves to `late` after `limitMs` milliseconds. A rejection in time remains a rejection.
 */
export async function withinTime<Value, Late>(
  work: Promise<Value>,
  limitMs: number,
  late: Late,
): Promise<Value | Late> {
  const { promise: deadline, resolve } = Promise.withResolvers<Late>()
  const timer = setTimeout(() => resolve(late), limitMs)
  try {
    return await Promise.race([work, deadline])
  } finally {
    clearTimeout(timer)
  }
}

/** A signal that aborts `graceMs` milliseconds after another one. Waiting for it keeps no process alive. */
export function abortAfter(signal: AbortSignal, graceMs: number): AbortSignal {
  const later = new AbortController()
  const begin = (): void => void setTimeout(() => later.abort(), graceMs).unref()
  if (signal.aborted) begin()
  else signal.addEventListener('abort', begin, { once: true })
  return later.signal
}
