import type { FeedRun, FeedRunCounts, FeedState } from './feed-records.ts'
import type { FeedRunTable, FeedStateTable } from './feed-tables.ts'

const parseCounts = (text: string | null): FeedRunCounts | null =>
  text === null ? null : (JSON.parse(text) as FeedRunCounts)

/** A row as its record. */
export const parseFeedState = (row: FeedStateTable): FeedState => ({
  siteId: row.site_id,
  feed: row.feed,
  watchedAt: row.watched_at,
  plannedAt: row.planned_at,
  retryAt: row.retry_at,
  attempts: row.attempts,
  leasedBy: row.leased_by,
  leasedUntil: row.leased_until,
  validator: row.validator,
  fingerprint: row.fingerprint,
  goodAt: row.good_at,
  goodCounts: parseCounts(row.good_counts),
  refusedRuns: row.refused_runs,
  failedRuns: row.failed_runs,
})

/** A row as its record. */
export const parseFeedRun = (row: Omit<FeedRunTable, 'seq'>): FeedRun => ({
  runId: row.run_id,
  feed: row.feed,
  cause: row.cause as FeedRun['cause'],
  node: row.node,
  startedAt: row.started_at,
  finishedAt: row.finished_at,
  outcome: row.outcome as FeedRun['outcome'],
  reason: row.reason,
  fileName: row.file_name,
  bytes: row.bytes,
  sha256: row.sha256,
  original: row.original,
  counts: parseCounts(row.counts),
})
