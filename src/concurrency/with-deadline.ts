/**
 * The answer of `work`, or an Error with `message` once `limitMs` milliseconds are over. The work itself is not
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
