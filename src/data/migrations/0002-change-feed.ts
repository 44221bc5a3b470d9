import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The change log that web nodes follow; how it is read stands in change-feed.ts. */
export const changeFeed: Migration = {
  name: '0002-change-feed',
  async up(trx, dialect) {
    if (dialect === 'sqlite') {
      // One writer at a time: the order of seq is the order of commits. AUTOINCREMENT: a pruned seq never comes back.
      await sql`create table change_log (
        seq integer primary key autoincrement,
        site_id text not null,
        kind text not null,
        id text not null,
        at bigint not null
      )`.execute(trx)
    } else {
      // The writing transaction stands in each row, so that a reader can leave alone what may still get company.
      await sql`create table change_log (
        xid xid8 not null default pg_current_xact_id(),
        seq bigint generated always as identity,
        site_id text not null,
        kind text not null,
        id text not null,
        at bigint not null,
        primary key (xid, seq)
      )`.execute(trx)
    }
    await sql`create table change_log_pruned (
      singleton integer primary key check (singleton = 1),
      xid text not null,
      seq bigint not null
    )`.execute(trx)
    await trx.insertInto('change_log_pruned').values({ singleton: 1, xid: '0', seq: 0 }).execute()
  },
}
