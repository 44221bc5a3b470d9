/** The web nodes of this store, by the name that they announce. */
export interface WebNodeTable {
  name: string
  secret_mark: string
  seen_at: number
}

/** Accepted calls of each key of a rate limit that is counted over all nodes; PostgreSQL only. */
export interface RateLimitTable {
  key: string
  /** bigint[]: the times of the calls. Only `call-counts.ts` reads it. */
  calls: unknown
  /** When the last of the calls counts no more. */
  ends_at: number
}
