import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Results of valuations, accepted offers (BUY-04), and the prizes of the wheel (BUY-06). */
export const valuations: Migration = {
  name: '0011-valuations',
  async up(trx) {
    await sql`create table miscellaneous (
      site_id text not null,
      lead_id text not null,
      column_name text not null,
      value text not null,
      created_at bigint not null,
      primary key (site_id, lead_id, column_name)
    )`.execute(trx)
    await sql`create table offer_acceptance (
      site_id text not null,
      lead_id text not null,
      acceptance_lead_id text not null,
      accepted_at bigint not null,
      primary key (site_id, lead_id)
    )`.execute(trx)
    // The key is the rule: a visitor draws once.
    await sql`create table prize_draw (
      site_id text not null,
      visitor_id text not null,
      prize text not null,
      drawn_at bigint not null,
      primary key (site_id, visitor_id)
    )`.execute(trx)
  },
}
