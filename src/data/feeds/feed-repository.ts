import { sql, type Transaction } from 'kysely'
import type { SiteContext, SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import type { FeedClaim, FeedRun, FeedSettlement, FeedState } from './feed-records.ts'
import type { FeedStateTable } from './feed-tables.ts'
import { parseFeedRun, parseFeedState } from './parse-feed.ts'

/**
 * The feeds that the platform fetches: which is due, which node holds it, and what came of each run (STOCK-03). Every
 * method but `listStates` sees the rows of `ctx.siteId` only (TEN-07). Times are `ctx.now()` of the calling node, so
 * the clocks of nodes that share a store may differ by less than the spare time of a lease.
 */
export interface FeedRepository {
  /** The state of every feed of every site that was ever watched. */
  listStates(ctx: SystemContext): Promise<readonly FeedState[]>
  /** Begins to watch a feed as of now; does nothing for one that is watched already. */
  watch(ctx: SiteContext, feed: string): Promise<void>
  find(ctx: SiteContext, feed: string): Promise<FeedState | null>
  /**
   * Takes a watched feed that is due for one run: its planned time is later than the one used last ('schedule'), or its
   * retry is due ('retry'); 'command' is always due. null: another run holds it, or it is not due any more. A run whose
   * lease has run out is recorded as failed. Returns the state as it was before.
   */
  claim(ctx: SiteContext, feed: string, claim: FeedClaim): Promise<FeedState | null>
  /** Extends the lease of a run that is under way. False: the lease was lost, and the run must end. */
  renew(ctx: SiteContext, feed: string, runId: string, leaseMs: number): Promise<boolean>
  /** Records the end of a run and releases its lease. False: the lease was lost before, and nothing is written. */
  settle(ctx: SiteContext, feed: string, runId: string, settlement: FeedSettlement): Promise<boolean>
  /** Lists at most `limit` runs, newest first; of one feed, or of all feeds of the site with null. */
  listRuns(ctx: SiteContext, feed: string | null, limit: number): Promise<readonly FeedRun[]>
}

/** Milliseconds for which runs are kept. */
const runsKeptMs = 90 * 86_400_000

const crashed = 'the process ended before the run did; what it had stored stays, and the next run completes it'

/** On an open store. Failures of the store are DatabaseProblem. */
export function createFeedRepository(database: Database): FeedRepository {
  const find = (ctx: SiteContext, feed: string): Promise<FeedStateTable | undefined> =>
    runRead(database, (kysely) =>
      kysely
        .selectFrom('feed_state')
        .selectAll()
        .where('site_id', '=', ctx.siteId)
        .where('feed', '=', feed)
        .executeTakeFirst(),
    )

  return {
    async listStates() {
      const rows = await runRead(database, (kysely) =>
        kysely.selectFrom('feed_state').selectAll().orderBy('site_id').orderBy('feed').execute(),
      )
      return rows.map((row) => parseFeedState(row))
    },

    async watch(ctx, feed) {
      await runWrite(database, (trx) =>
        trx
          .insertInto('feed_state')
          .values({
            site_id: ctx.siteId,
            feed,
            watched_at: ctx.now(),
            planned_at: ctx.now(),
            retry_at: null,
            attempts: 0,
            lease_id: null,
            leased_by: null,
            leased_until: null,
            validator: null,
            fingerprint: null,
            good_at: null,
            good_counts: null,
            refused_runs: 0,
            failed_runs: 0,
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'feed']).doNothing())
          .execute(),
      )
    },

    async find(ctx, feed) {
      const row = await find(ctx, feed)
      return row === undefined ? null : parseFeedState(row)
    },

    claim: (ctx, feed, claim) =>
      runWrite(database, async (trx) => {
        const now = ctx.now()
        const row = await trx
          .selectFrom('feed_state')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          // PostgreSQL: two nodes take turns. SQLite has one writer at a time.
          .$if(database.dialect === 'postgres', (query) => query.forUpdate())
          .executeTakeFirst()
        if (row === undefined || !isDue(row, claim, now)) return null
        const before = parseFeedState(row)
        const lost = await markCrashed(trx, ctx, feed)
        await trx
          .updateTable('feed_state')
          .set({
            ...buildLease(before, claim, now),
            failed_runs: row.failed_runs + lost,
          })
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .execute()
        await insertRun(trx, ctx, feed, claim)
        return before
      }),

    async renew(ctx, feed, runId, leaseMs) {
      const renewed = await runWrite(database, (trx) =>
        trx
          .updateTable('feed_state')
          .set({ leased_until: ctx.now() + leaseMs })
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .where('lease_id', '=', runId)
          .executeTakeFirst(),
      )
      return renewed.numUpdatedRows === 1n
    },

    settle: (ctx, feed, runId, settlement) =>
      runWrite(database, async (trx) => {
        const now = ctx.now()
        const settled = await trx
          .updateTable('feed_state')
          .set({ lease_id: null, leased_by: null, leased_until: null, ...buildOutcome(settlement, now) })
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .where('lease_id', '=', runId)
          .executeTakeFirst()
        if (settled.numUpdatedRows !== 1n) return false
        const { outcome, reason, fileName, bytes, sha256, original, counts } = settlement
        await trx
          .updateTable('feed_run')
          .set({
            finished_at: now,
            outcome,
            reason: reason === null ? null : shorten(reason),
            file_name: fileName,
            bytes,
            sha256,
            original,
            counts: counts === null ? null : JSON.stringify(counts),
          })
          .where('site_id', '=', ctx.siteId)
          .where('run_id', '=', runId)
          .execute()
        await trx
          .deleteFrom('feed_run')
          .where('site_id', '=', ctx.siteId)
          .where('feed', '=', feed)
          .where('started_at', '<', now - runsKeptMs)
          .execute()
        return true
      }),

    async listRuns(ctx, feed, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('feed_run')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .$if(feed !== null, (query) => query.where('feed', '=', feed))
          .orderBy('seq', 'desc')
          .limit(limit)
          .execute(),
      )
      return rows.map((row) => parseFeedRun(row))
    },
  }
}

function isDue(row: FeedStateTable, { cause, plannedAt }: FeedClaim, now: number): boolean {
  if (row.leased_until !== null && row.leased_until > now) return false
  switch (cause) {
    case 'schedule':
      return plannedAt !== null && row.planned_at < plannedAt
    case 'retry':
      return row.retry_at !== null && row.retry_at <= now
    case 'command':
      return true
  }
}

function buildLease(
  before: FeedState,
  { runId, cause, node, leaseMs, plannedAt, retriesAfterCrash }: FeedClaim,
  now: number,
) {
  const leasedUntil = now + leaseMs
  const lease = { lease_id: runId, leased_by: node, leased_until: leasedUntil }
  if (cause === 'command') return lease
  return {
    ...lease,
    attempts: cause === 'schedule' ? 1 : before.attempts + 1,
    planned_at: cause === 'schedule' && plannedAt !== null ? plannedAt : before.plannedAt,
    // Due again once the lease has run out, which it does only where the process died.
    retry_at: retriesAfterCrash ? leasedUntil : null,
  }
}

/** Records the end of runs that did not record it themselves; returns how many. */
async function markCrashed(trx: Transaction<Tables>, ctx: SiteContext, feed: string): Promise<number> {
  const marked = await trx
    .updateTable('feed_run')
    .set({ outcome: 'failed', finished_at: ctx.now(), reason: crashed })
    .where('site_id', '=', ctx.siteId)
    .where('feed', '=', feed)
    .where('outcome', '=', 'running')
    .executeTakeFirst()
  return Number(marked.numUpdatedRows)
}

async function insertRun(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  feed: string,
  { runId, cause, node }: FeedClaim,
): Promise<void> {
  await trx
    .insertInto('feed_run')
    .values({
      site_id: ctx.siteId,
      run_id: runId,
      feed,
      cause,
      node,
      started_at: ctx.now(),
      finished_at: null,
      outcome: 'running',
      reason: null,
      file_name: null,
      bytes: null,
      sha256: null,
      original: null,
      counts: null,
    })
    .execute()
}

function buildOutcome({ outcome, retryAt, validator, fingerprint, counts }: FeedSettlement, now: number) {
  switch (outcome) {
    case 'imported':
    case 'unchanged':
      return {
        good_at: now,
        refused_runs: 0,
        failed_runs: 0,
        attempts: 0,
        retry_at: null,
        ...(outcome === 'imported'
          ? { validator, fingerprint, good_counts: counts === null ? null : JSON.stringify(counts) }
          : {}),
      }
    case 'refused':
      return { retry_at: retryAt, refused_runs: sql<number>`refused_runs + 1` }
    case 'failed':
      return { retry_at: retryAt, failed_runs: sql<number>`failed_runs + 1` }
  }
}

/**
 * Shortens a reason to one line of at most 1,000 characters that PostgreSQL can store. Parts of a reason come from
 * servers and feeds, which may send control characters and lone surrogates.
 */
const shorten = (text: string): string =>
  text
    .slice(0, 1_000)
    .toWellFormed()
    .replaceAll(/\p{Cc}+/gu, ' ')
