import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Payments of invoices and deposits by their reference (BUY-06). `payment_event.hold_id` also names a payment. */
export const payments: Migration = {
  name: '0013-payments',
  async up(trx) {
    await sql`create table payment (
      site_id text not null,
      id text not null,
      visitor_id text,
      purpose text not null,
      invoice text not null,
      amount bigint not null,
      state text not null check (state in ('open', 'paid', 'returned', 'closed')),
      contact text not null,
      lead text not null,
      lead_id text,
      processor text not null,
      reference text,
      pay_url text,
      idempotency_key text not null,
      attempts integer not null,
      next_check_at bigint,
      created_at bigint not null,
      expires_at bigint not null,
      changed_at bigint not null,
      paid_at bigint,
      primary key (site_id, id),
      unique (site_id, idempotency_key)
    )`.execute(trx)
    await sql`create index payment_due on payment (next_check_at) where next_check_at is not null`.execute(trx)
    await sql`create index payment_visitor on payment (site_id, visitor_id)`.execute(trx)
    await sql`create index payment_time on payment (site_id, created_at)`.execute(trx)
  },
}
