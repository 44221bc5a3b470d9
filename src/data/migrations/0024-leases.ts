import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Work that one node of several does at a time, and which node has it. */
export const leases: Migration = {
  name: '0024-leases',
  async up(trx) {
    await sql`create table lease (
      name text not null primary key,
      holder text not null,
      leased_until bigint not null
    )`.execute(trx)
  },
}
