import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** Visitors who signed in, their sessions, and the one-time codes that they asked for (AUTH-01, AUTH-04). */
export const signIn: Migration = {
  name: '0008-sign-in',
  async up(trx) {
    await sql`create table visitor (
      site_id text not null,
      id text not null,
      phone text not null,
      created_at bigint not null,
      primary key (site_id, id),
      unique (site_id, phone)
    )`.execute(trx)
    await sql`create table visitor_session (
      site_id text not null,
      token_hash text not null,
      visitor_id text not null,
      created_at bigint not null,
      expires_at bigint not null,
      primary key (site_id, token_hash),
      foreign key (site_id, visitor_id) references visitor (site_id, id) on delete cascade
    )`.execute(trx)
    await sql`create index visitor_session_of on visitor_session (site_id, visitor_id)`.execute(trx)
    await sql`create index visitor_session_end on visitor_session (expires_at)`.execute(trx)

    await sql`create table sign_in_code (
      site_id text not null,
      id text not null,
      browser_hash text not null,
      phone text not null,
      address_hash text not null,
      code_hash text not null,
      state text not null check (state in ('sent', 'limited', 'failed')),
      tries_left integer not null,
      created_at bigint not null,
      expires_at bigint not null,
      closed_at bigint,
      primary key (site_id, id)
    )`.execute(trx)
    await sql`create index sign_in_code_browser on sign_in_code (site_id, browser_hash, created_at)`.execute(trx)
    await sql`create index sign_in_code_phone on sign_in_code (site_id, phone, created_at)`.execute(trx)
    await sql`create index sign_in_code_address on sign_in_code (site_id, address_hash, created_at)`.execute(trx)
    await sql`create index sign_in_code_age on sign_in_code (site_id, created_at)`.execute(trx)
  },
}
