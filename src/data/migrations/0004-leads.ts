import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { refuseRewrites } from './refuse-rewrites.ts'

/** Leads as they were sent, and what is still to be delivered of them (LEAD-12). */
export const leads: Migration = {
  name: '0004-leads',
  async up(trx, dialect) {
    const identity =
      dialect === 'sqlite'
        ? sql.raw('integer primary key autoincrement')
        : sql.raw('bigint generated always as identity primary key')
    await sql`create table lead (
      seq ${identity},
      site_id text not null,
      id text not null,
      created_at bigint not null,
      category text not null,
      subcategory text not null,
      event text not null,
      form text not null,
      car text,
      page_url text,
      user_agent text,
      consent text not null,
      idempotency_key text not null,
      unique (site_id, id),
      unique (site_id, idempotency_key)
    )`.execute(trx)
    await refuseRewrites(trx, dialect, 'lead')

    // One row a receiver; it changes as it is tried, the lead does not.
    await sql`create table lead_outbox (
      site_id text not null,
      lead_id text not null,
      channel text not null,
      state text not null check (state in ('waiting', 'delivered', 'failed')),
      attempts integer not null,
      next_at bigint not null,
      created_at bigint not null,
      delivered_at bigint,
      last_error text,
      primary key (site_id, lead_id, channel),
      foreign key (site_id, lead_id) references lead (site_id, id)
    )`.execute(trx)
    await sql`create index lead_outbox_due on lead_outbox (state, next_at)`.execute(trx)
  },
}
