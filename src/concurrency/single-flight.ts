/**
 * The same answer for all who ask while it is being found: strangers who ask without end cost one question at a time.
 */
export function shareCall<Answer>(ask: () => Promise<Answer>): () => Promise<Answer> {
  let asking: Promise<Answer> | null = null
  return () => {
    asking ??= ask().finally(() => (asking = null))
    return asking
  }
}
