/** The web nodes of this store, by name. */
export interface WebNodeTable {
  name: string
  secret_mark: string
  seen_at: number
}

/** Accepted calls by key, for rate limits that all nodes count together; PostgreSQL only. */
export interface RateLimitTable {
  key: string
  /** bigint[]: the times of the calls. Only `call-counts.ts` reads it. */
  calls: unknown
  /** Time at which the last call leaves the window. */
  ends_at: number
}
