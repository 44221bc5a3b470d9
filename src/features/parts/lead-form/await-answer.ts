/** Milliseconds without an answer after which a connection counts as lost: it may break without a word. */
export const patienceMs = 30_000

/**
 * Waits for the answer to a form that is being sent. Rejects with the error of a failed request once the browser says
 * that it is offline, and when no answer comes; sending the form again is safe, because its token makes it the same
 * submission (LEAD-13).
 */
export async function awaitAnswer<Answer>(answer: Promise<Answer>): Promise<Answer> {
  // An answer that comes after it was given up concerns nobody.
  answer.catch(() => {})
  const done = new AbortController()
  const lost = new Promise<never>((_answer, reject) => {
    const giveUp = (): void => reject(new TypeError('the connection was lost while a form was being sent'))
    window.addEventListener('offline', giveUp, { signal: done.signal })
    const timer = setTimeout(giveUp, patienceMs)
    done.signal.addEventListener('abort', () => clearTimeout(timer))
  })
  try {
    return await Promise.race([answer, lost])
  } finally {
    done.abort()
  }
}
