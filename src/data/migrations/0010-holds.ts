import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Holds on vehicles and their deposits (BUY-01, BUY-03). `vehicle.held` is 1 while a paid hold keeps the vehicle: the
 * one place by which every view and the search index see it as reserved. The partial unique index lets the database
 * itself refuse a second active hold.
 */
export const holds: Migration = {
  name: '0010-holds',
  async up(trx) {
    await sql`alter table vehicle add column held integer not null default 0`.execute(trx)
    await sql`create table vehicle_hold (
      site_id text not null,
      id text not null,
      vehicle_id text not null,
      vehicle_slug text not null,
      vehicle_name text not null,
      visitor_id text,
      purpose text not null check (purpose in ('reserve', 'purchase')),
      state text not null check (state in ('held_unpaid', 'reserved', 'lapsed', 'refunded', 'completed')),
      payment text not null check (payment in
        ('awaiting', 'closed', 'authorised', 'return_due', 'returned', 'capture_due', 'captured')),
      price bigint,
      deposit bigint not null,
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
      primary key (site_id, id),
      unique (site_id, idempotency_key)
    )`.execute(trx)
    await sql`create unique index vehicle_hold_active on vehicle_hold (site_id, vehicle_id)
      where state in ('held_unpaid', 'reserved')`.execute(trx)
    await sql`create index vehicle_hold_due on vehicle_hold (next_check_at) where next_check_at is not null`.execute(
      trx,
    )
    await sql`create index vehicle_hold_visitor on vehicle_hold (site_id, visitor_id)`.execute(trx)

    // Each event of a processor takes effect once.
    await sql`create table payment_event (
      site_id text not null,
      event_id text not null,
      hold_id text not null,
      received_at bigint not null,
      primary key (site_id, event_id)
    )`.execute(trx)

    await sql`create table sandbox_payment (
      site_id text not null,
      reference text not null,
      amount bigint not null,
      description text not null,
      takes_at_once integer not null,
      state text not null check (state in ('open', 'closed', 'authorised', 'captured', 'returned')),
      return_url text not null,
      cancel_url text not null,
      created_at bigint not null,
      primary key (site_id, reference)
    )`.execute(trx)

    // Answers of a visitor on the way through an online purchase, kept between the steps (BUY-02).
    await sql`create table checkout_draft (
      site_id text not null,
      id text not null,
      vehicle_id text not null,
      answers text not null,
      changed_at bigint not null,
      primary key (site_id, id, vehicle_id)
    )`.execute(trx)
    await sql`create index checkout_draft_age on checkout_draft (changed_at)`.execute(trx)
  },
}
