import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Feeds that the platform fetches by itself: how each fares, who fetches it now, and its runs (STOCK-03). */
export const feedRuns: Migration = {
  name: '0022-feed-runs',
  async up(trx, dialect) {
    const identity =
      dialect === 'sqlite'
        ? sql.raw('integer primary key autoincrement')
        : sql.raw('bigint generated always as identity primary key')
    await sql`create table feed_state (
      site_id text not null,
      feed text not null,
      watched_at bigint not null,
      planned_at bigint not null,
      retry_at bigint,
      attempts integer not null,
      lease_id text,
      leased_by text,
      leased_until bigint,
      validator text,
      fingerprint text,
      good_at bigint,
      good_counts text,
      refused_runs integer not null,
      failed_runs integer not null,
      primary key (site_id, feed)
    )`.execute(trx)
    await sql`create table feed_run (
      seq ${identity},
      site_id text not null,
      run_id text not null,
      feed text not null,
      cause text not null check (cause in ('schedule', 'retry', 'command')),
      node text not null,
      started_at bigint not null,
      finished_at bigint,
      outcome text not null check (outcome in ('running', 'imported', 'unchanged', 'refused', 'failed')),
      reason text,
      file_name text,
      bytes bigint,
      sha256 text,
      original text,
      counts text,
      unique (site_id, run_id)
    )`.execute(trx)
    await sql`create index feed_run_of_feed on feed_run (site_id, feed, started_at)`.execute(trx)
  },
}
