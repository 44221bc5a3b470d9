import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The passkeys of visitors, and the challenges that wait for an answer (AUTH-01, AUTH-04). */
export const passkeys: Migration = {
  name: '0012-passkeys',
  async up(trx) {
    await sql`create table passkey (
      site_id text not null,
      credential_id text not null,
      visitor_id text not null,
      host text not null,
      public_key text not null,
      counter bigint not null,
      transports text not null,
      label text not null,
      created_at bigint not null,
      last_used_at bigint,
      primary key (site_id, credential_id),
      foreign key (site_id, visitor_id) references visitor (site_id, id) on delete cascade
    )`.execute(trx)
    await sql`create index passkey_of on passkey (site_id, visitor_id)`.execute(trx)

    await sql`create table passkey_challenge (
      site_id text not null,
      challenge_hash text not null,
      browser_hash text not null,
      purpose text not null check (purpose in ('register', 'sign_in')),
      expires_at bigint not null,
      primary key (site_id, challenge_hash)
    )`.execute(trx)
    await sql`create index passkey_challenge_end on passkey_challenge (site_id, expires_at)`.execute(trx)
  },
}
