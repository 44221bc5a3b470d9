import type { Generated } from 'kysely'

/** One row for each feed that a site has or had; see FeedState. */
export interface FeedStateTable {
  site_id: string
  feed: string
  watched_at: number
  planned_at: number
  retry_at: number | null
  attempts: number
  /** The run that holds the feed; null: none. */
  lease_id: string | null
  leased_by: string | null
  leased_until: number | null
  validator: string | null
  fingerprint: string | null
  good_at: number | null
  /** JSON of FeedRunCounts. */
  good_counts: string | null
  refused_runs: number
  failed_runs: number
}

/** One row for each run; see FeedRun. */
export interface FeedRunTable {
  seq: Generated<number>
  site_id: string
  run_id: string
  feed: string
  cause: string
  node: string
  started_at: number
  finished_at: number | null
  outcome: string
  reason: string | null
  file_name: string | null
  bytes: number | null
  sha256: string | null
  original: string | null
  /** JSON of FeedRunCounts. */
  counts: string | null
}
