import { sql } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runBriefWrite, runRead } from '../transactions.ts'

/** A web node as the others see it. */
export interface NodeCard {
  /** Unique among the nodes of a store, and the same after a restart. */
  readonly name: string
  /** Fingerprint of the secret with which the node signs; equal for equal secrets, and tells nothing of them. */
  readonly secretMark: string
}

/** How far a standby is, in bytes of the write-ahead log since the server was made. */
export interface StandbyState {
  /** Name of its replication slot. */
  readonly name: string
  readonly isConnected: boolean
  /** Up to where it has the changes on disk, and shows them as far as that is known. null: not known yet. */
  readonly position: number | null
}

/** The web nodes that share a store, its clock, and its standbys. */
export interface NodeRegistry {
  /**
   * Tells the others that a node is there; those that said nothing for a day are forgotten. SQLite: 'locked' rather
   * than a wait for another process.
   */
  announce(ctx: SystemContext, node: NodeCard): Promise<void>
  /** Forgets a node that has ended. SQLite: as `announce`. */
  forget(name: string): Promise<void>
  /** The nodes that were there since `since`, epoch milliseconds, in the order of their names. */
  listSeen(ctx: SystemContext, since: number): Promise<readonly NodeCard[]>
  /** The clock of the database's server, epoch milliseconds; null on SQLite, where it is this machine's. */
  readClock(): Promise<number | null>
  /**
   * The position of the server itself and of every standby with a replication slot; null on SQLite. A role without the
   * right `pg_monitor` sees what a standby has on disk, and not what it shows.
   */
  readReplication(): Promise<{ readonly position: number; readonly standbys: readonly StandbyState[] } | null>
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
  }
}
