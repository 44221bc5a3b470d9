import { sql } from 'kysely'
import type { Change, ChangeFeed } from '../change-feed.ts'
import type { Database } from '../database.ts'
import { largestLag } from '../largest-lag.ts'
import { runMaintenance, runRead } from '../transactions.ts'
import { lockInTransaction } from './advisory-lock.ts'

interface Position {
  /** PostgreSQL's 64-bit transaction id, which never wraps; text because it may pass what a number holds. */
  readonly xid: string
  readonly seq: number
}

/**
 * Numbers are given when a row is written, but rows become visible when their transaction commits, and a slow one may
 * commit a low number after a quick one has shown a higher. A reader that remembers the highest number loses it:
 *
 *     transaction 70   writes 1 ─────────────────────── commits
 *     transaction 71        writes 2  commits
 *     reader                           reads 2              "after 2": never sees 1
 *
 * So the order is (transaction, number), and nothing is read of a transaction while an older one is still under way:
 * below pg_snapshot_xmin everything has ended, so nothing can be added there any more. The price: a transaction left
 * open anywhere on the server delays every reader, which is why ours are ended after 30 idle seconds.
 */
export function createPostgresChangeFeed(database: Database): ChangeFeed {
  return {
    async currentPosition() {
      const { rows } = await runRead(database, (kysely) =>
        sql<{ xmin: string }>`select pg_snapshot_xmin(pg_current_snapshot())::text as xmin`.execute(kysely),
      )
      const xmin = rows[0]?.xmin
      if (xmin === undefined) throw new Error('PostgreSQL gave no snapshot')
      // Before the first row of that transaction: numbers begin at 1.
      return formatPosition({ xid: xmin, seq: 0 })
    },

    async readAfter(_ctx, position, limit) {
      const after = parsePosition(position)
      const { rows } = await runRead(database, (kysely) =>
        sql<{ xid: string; seq: number; site_id: string; kind: string; id: string }>`
          select xid::text as xid, seq, site_id, kind, id from change_log
          where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
            and xid < pg_snapshot_xmin(pg_current_snapshot())
          order by change_log.xid, change_log.seq limit ${limit}`.execute(kysely),
      )
      if (await isLost(database, after)) return { ok: false, error: 'position-lost' }
      const last = rows.at(-1)
      const changes = rows.map((row): Change => ({ siteId: row.site_id, kind: row.kind as Change['kind'], id: row.id }))
      return { ok: true, changes, position: last === undefined ? position : formatPosition(last) }
    },

    async lag(_ctx, position) {
      const after = parsePosition(position)
      const { rows } = await runRead(database, (kysely) =>
        sql<{ count: number }>`
          select count(*) as count from
          (select 1 from change_log
           where (xid, seq) > (${after.xid}::xid8, ${after.seq}::bigint)
             and xid < pg_snapshot_xmax(pg_current_snapshot())
           limit ${largestLag}) as later`.execute(kysely),
      )
      return rows[0]?.count ?? 0
    },

    onWake: (wake) => database.bell.onRing(wake),

    async prune(ctx, keep) {
      return runMaintenance(database, async (trx) => {
        await lockInTransaction(trx, 'prune', '')
        // Only what every reader may already have read: a marker beyond that would send them all to rebuild, again and
        // again.
        const { rows } = await sql<{ xid: string; seq: number; count: number }>`
          with readable as (
            select xid, seq, at, row_number() over (order by xid desc, seq desc) as newness
            from change_log where xid < pg_snapshot_xmin(pg_current_snapshot())
          ), first_young as (
            select xid, seq from readable where at >= ${ctx.now() - keep.keepMs} order by xid, seq limit 1
          ), gone as (
            delete from change_log where (xid, seq) in (
              select xid, seq from readable
              where newness > ${keep.keepRows}
                or not exists (select 1 from first_young)
                or (xid, seq) < (select xid, seq from first_young)
            ) returning change_log.xid, change_log.seq
          )
          select xid::text as xid, seq, count(*) over () as count
          from gone order by gone.xid desc, gone.seq desc limit 1`.execute(trx)
        const last = rows[0]
        if (last === undefined) return 0
        await trx.updateTable('change_log_pruned').set({ xid: last.xid, seq: last.seq }).execute()
        return last.count
      })
    },
  }
}

/**
 * Asked after the rows were read: pruning in between is then always noticed. Transactions that this server has not
 * begun come with a dump of another server: a marker of theirs says nothing here, and a position of theirs is lost.
 */
async function isLost(database: Database, after: Position): Promise<boolean> {
  const { rows } = await runRead(database, (kysely) =>
    sql<{ lost: boolean }>`
      select ${after.xid}::xid8 > pg_snapshot_xmax(pg_current_snapshot())
        or (
          (${after.xid}::xid8, ${after.seq}::bigint) < (pruned.xid::xid8, pruned.seq)
          and pruned.xid::xid8 < pg_snapshot_xmax(pg_current_snapshot())
        ) as lost
      from change_log_pruned as pruned`.execute(kysely),
  )
  return rows[0]?.lost ?? true
}

function formatPosition(position: Position): string {
  return `${position.xid}:${position.seq}`
}

function parsePosition(position: string): Position {
  const match = /^(\d{1,19}):(\d{1,15})$/.exec(position)
  const [, xid, seq] = match ?? []
  if (xid === undefined || seq === undefined) throw new RangeError(`not a position of this change feed: ${position}`)
  return { xid, seq: Number(seq) }
}
