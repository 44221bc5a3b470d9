import { sql } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { readMoveSeenAt } from '../move/read-move-seen-at.ts'
import { runBriefWrite, runRead } from '../transactions.ts'

/** What a web node publishes about itself to the other nodes. */
export interface NodeCard {
  /** Unique among the nodes of a store; a restart keeps it. */
  readonly name: string
  /** Fingerprint of the signing secret. Equal secrets have equal fingerprints, which do not reveal the secret. */
  readonly secretMark: string
}

/** Replication state of a standby. Positions are bytes of the write-ahead log since the server was created. */
export interface StandbyState {
  /** Name of the replication slot. */
  readonly name: string
  readonly isConnected: boolean
  /** Position up to which the standby has flushed changes to disk and, if known, replayed them. null: not known yet. */
  readonly position: number | null
}

/** Information about the nodes that share a store, and about the clock and the standbys of its server. */
export interface NodeRegistry {
  /**
   * Records that a node is alive, and deletes nodes that were silent for a day. On SQLite it rejects with 'locked'
   * instead of waiting for another process.
   */
  announce(ctx: SystemContext, node: NodeCard): Promise<void>
  /** Deletes a node that has ended. On SQLite it rejects as `announce` does. */
  forget(name: string): Promise<void>
  /** The nodes that announced themselves since `since` (epoch milliseconds), ordered by name. */
  listSeen(ctx: SystemContext, since: number): Promise<readonly NodeCard[]>
  /** The clock of the database server in epoch milliseconds; null on SQLite, which uses the clock of this machine. */
  readClock(): Promise<number | null>
  /**
   * The position of the primary and of every standby with a replication slot; null on SQLite. Without the role
   * `pg_monitor` the flushed position of a standby is visible, but not the replayed one.
   */
  readReplication(): Promise<{ readonly position: number; readonly standbys: readonly StandbyState[] } | null>
  /**
   * When a prepared move of a SQLite store to PostgreSQL was last at work, epoch milliseconds; null where the store
   * records no changes for one.
   */
  readMoveSeenAt(): Promise<number | null>
}

const forgottenAfterMs = 86_400_000

/** On an open store. Failures of the store are DatabaseProblem. */
export function createNodeRegistry(database: Database): NodeRegistry {
  const isPostgres = database.dialect === 'postgres'
  return {
    async announce(ctx, { name, secretMark }) {
      const seen = { secret_mark: secretMark, seen_at: ctx.now() }
      await runBriefWrite(database, async (trx) => {
        await trx
          .insertInto('web_node')
          .values({ name, ...seen })
          .onConflict((conflict) => conflict.column('name').doUpdateSet(seen))
          .execute()
        await trx
          .deleteFrom('web_node')
          .where('seen_at', '<', ctx.now() - forgottenAfterMs)
          .execute()
      })
    },

    async forget(name) {
      await runBriefWrite(database, (trx) => trx.deleteFrom('web_node').where('name', '=', name).execute())
    },

    async listSeen(_ctx, since) {
      const rows = await runRead(database, (kysely) =>
        kysely.selectFrom('web_node').selectAll().where('seen_at', '>=', since).orderBy('name').execute(),
      )
      return rows.map((row) => ({ name: row.name, secretMark: row.secret_mark }))
    },

    async readClock() {
      if (!isPostgres) return null
      const { rows } = await runRead(database, (kysely) =>
        sql<{ ms: number }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as ms`.execute(kysely),
      )
      return rows[0]?.ms ?? null
    },

    async readReplication() {
      if (!isPostgres) return null
      const { rows } = await runRead(database, (kysely) =>
        sql<{ position: number; name: string | null; connected: boolean; reached: number | null }>`
          select
            pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::bigint as position,
            slot.slot_name as name,
            coalesce(slot.active, false) as connected,
            pg_wal_lsn_diff(
              least(slot.restart_lsn, coalesce(sender.replay_lsn, slot.restart_lsn)), '0/0'
            )::bigint as reached
          from (select 1) as server
          left join pg_replication_slots as slot on slot.slot_type = 'physical' and not slot.temporary
          left join pg_stat_replication as sender on sender.pid = slot.active_pid
          order by slot.slot_name`.execute(kysely),
      )
      return {
        position: rows[0]?.position ?? 0,
        standbys: rows.flatMap(({ name, connected, reached }) =>
          name === null ? [] : [{ name, isConnected: connected, position: reached }],
        ),
      }
    },

    readMoveSeenAt: () => readMoveSeenAt(database),
  }
}
