import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * What web nodes that share a store have to know of each other: who is there, and how often each visitor has asked.
 * On PostgreSQL these tables are unlogged: they are worth nothing after a crash, and writing to them waits neither for
 * the disk nor for a standby.
 */
export const webNodes: Migration = {
  name: '0025-web-nodes',
  async up(trx, dialect) {
    const kind = sql.raw(dialect === 'postgres' ? 'unlogged table' : 'table')
    await sql`create ${kind} web_node (
      name text primary key,
      secret_mark text not null,
      seen_at bigint not null
    )`.execute(trx)

    // The times of the accepted calls that still count, epoch milliseconds; SQLite serves one machine and counts there.
    const times = sql.raw(dialect === 'postgres' ? 'bigint[]' : 'text')
    await sql`create ${kind} rate_limit (
      key text primary key,
      calls ${times} not null,
      ends_at bigint not null
    )`.execute(trx)
    await sql`create index rate_limit_ended on rate_limit (ends_at)`.execute(trx)
  },
}
