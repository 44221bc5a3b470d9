/** Shares one piece of asynchronous work among all callers that ask for the same key while it is under way. */
export interface SingleFlight<Answer> {
  /**
   * Returns the promise under way for `key`, or calls `work` and shares its promise until it settles. A rejection
   * reaches every caller that shares it; the next call after that tries again.
   */
  run(key: string, work: () => Promise<Answer>): Promise<Answer>
  /** Whether work is under way for `key`. */
  has(key: string): boolean
  /** Number of keys with work under way. */
  readonly size: number
}

/** See SingleFlight. */
export function createSingleFlight<Answer>(): SingleFlight<Answer> {
  const flights = new Map<string, Promise<Answer>>()
  return {
    run(key, work) {
      const underWay = flights.get(key)
      if (underWay !== undefined) return underWay
      const flight = work().finally(() => flights.delete(key))
      flights.set(key, flight)
      return flight
    },
    has: (key) => flights.has(key),
    get size() {
      return flights.size
    },
  }
}

/** Wraps `work` so that calls during a run share that run: concurrent callers cost one run at a time. */
export function shareCall<Answer>(work: () => Promise<Answer>): () => Promise<Answer> {
  const flight = createSingleFlight<Answer>()
  return () => flight.run('', work)
}
