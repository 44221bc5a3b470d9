/**
 * Notifies listeners of possible changes. A hint: rings may be lost, doubled or early, so readers also poll.
 */
export interface WakeBell {
  /** For the writer, after its commit. On PostgreSQL the server rings (NOTIFY) and this does nothing. */
  ring(): void
  /** Resolves once listening, to a function that stops it. */
  onRing(listener: () => void): Promise<() => Promise<void>>
}

/** A bell within this process, for SQLite: another process's commits are found by polling. */
export function createLocalBell(): WakeBell {
  const listeners = new Set<() => void>()
  return {
    ring() {
      // Runs in a later turn of the event loop, because a listener must not run inside the writer's call.
      if (listeners.size > 0) setImmediate(() => listeners.forEach((listener) => listener()))
    },
    async onRing(listener) {
      const own = () => listener()
      listeners.add(own)
      return async () => {
        listeners.delete(own)
      }
    },
  }
}
