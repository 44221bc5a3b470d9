import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * What happens to a site after it went live: hosts that it answered on before, times offline, and sites that were
 * removed and whose leads are kept for the legal period.
 */
export const dayTwo: Migration = {
  name: '0023-day-two',
  async up(trx) {
    // One row a host, that of the site which left it last. A host of a removed site stays here, so that another site
    // gets it by a decision and not by accident.
    await sql`create table former_host (
      host text primary key,
      slug text not null,
      left_at bigint not null
    )`.execute(trx)
    await sql`create index former_host_of_site on former_host (slug)`.execute(trx)

    await sql`create table site_offline (
      slug text primary key references site (slug),
      since bigint not null,
      until bigint,
      reason text
    )`.execute(trx)

    await sql`create table removed_site (
      slug text primary key,
      version integer not null,
      removed_at bigint not null,
      keep_until bigint not null,
      cleared_at bigint,
      erased_at bigint,
      foreign key (slug, version) references site_version (slug, version)
    )`.execute(trx)
  },
}
