import { sql } from 'kysely'
import type { Change, ChangeFeed } from '../change-feed.ts'
import type { Database } from '../database.ts'
import { largestLag } from '../largest-lag.ts'
import { runMaintenance, runRead } from '../transactions.ts'

/** The position is the number of the last change read: SQLite has one writer at a time, so numbers commit in order. */
export function createSqliteChangeFeed(database: Database): ChangeFeed {
  return {
    async currentPosition() {
      return String(await readLastSeq(database))
    },

    async readAfter(_ctx, position, limit) {
      const after = parsePosition(position)
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('change_log')
          .select(['seq', 'site_id', 'kind', 'id'])
          .where('seq', '>', after)
          .orderBy('seq')
          .limit(limit)
          .execute(),
      )
      // Asked after the rows: pruning in between is then always noticed.
      const pruned = await runRead(database, (kysely) =>
        kysely.selectFrom('change_log_pruned').select('seq').executeTakeFirstOrThrow(),
      )
      const isBeyondEnd = rows.length === 0 && after > (await readLastSeq(database))
      if (after < pruned.seq || isBeyondEnd) return { ok: false, error: 'position-lost' }
      const changes = rows.map((row): Change => ({ siteId: row.site_id, kind: row.kind as Change['kind'], id: row.id }))
      return { ok: true, changes, position: String(rows.at(-1)?.seq ?? after) }
    },

    async lag(_ctx, position) {
      const after = parsePosition(position)
      const counted = await runRead(database, (kysely) =>
        kysely
          .selectFrom(
            kysely.selectFrom('change_log').select('seq').where('seq', '>', after).limit(largestLag).as('later'),
          )
          .select((query) => query.fn.countAll<number>().as('count'))
          .executeTakeFirstOrThrow(),
      )
      return counted.count
    },

    onWake: (wake) => database.bell.onRing(wake),

    async prune(ctx, keep) {
      return runMaintenance(database, async (trx) => {
        const young = await trx
          .selectFrom('change_log')
          .select('seq')
          .where('at', '>=', ctx.now() - keep.keepMs)
          .orderBy('seq')
          .limit(1)
          .executeTakeFirst()
        const tooMany = await trx
          .selectFrom('change_log')
          .select('seq')
          .orderBy('seq', 'desc')
          .offset(keep.keepRows)
          .limit(1)
          .executeTakeFirst()
        const newest = await trx
          .selectFrom('change_log')
          .select('seq')
          .orderBy('seq', 'desc')
          .limit(1)
          .executeTakeFirst()
        const last = Math.max(young === undefined ? (newest?.seq ?? 0) : young.seq - 1, tooMany?.seq ?? 0)
        const deleted = await trx.deleteFrom('change_log').where('seq', '<=', last).executeTakeFirst()
        const count = Number(deleted.numDeletedRows)
        if (count > 0) await trx.updateTable('change_log_pruned').set({ seq: last }).execute()
        return count
      })
    },
  }
}

/** Also when the newest changes have been pruned: SQLite keeps the last number given. */
async function readLastSeq(database: Database): Promise<number> {
  const { rows } = await runRead(database, (kysely) =>
    sql<{ seq: number }>`select seq from sqlite_sequence where name = 'change_log'`.execute(kysely),
  )
  return rows[0]?.seq ?? 0
}

function parsePosition(position: string): number {
  const seq = Number(position)
  if (!/^\d+$/.test(position) || !Number.isSafeInteger(seq))
    throw new RangeError(`not a position of this change feed: ${position}`)
  return seq
}
