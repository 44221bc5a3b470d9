import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { refuseRewrites } from './refuse-rewrites.ts'

/** Applied site documents, every version of them, and who answers on which host. */
export const sites: Migration = {
  name: '0003-sites',
  async up(trx, dialect) {
    await sql`create table site_version (
      slug text not null,
      version integer not null check (version >= 1),
      document text not null,
      hosts text not null,
      source_text text not null,
      applied_by text,
      applied_at bigint not null,
      primary key (slug, version)
    )`.execute(trx)
    await refuseRewrites(trx, dialect, 'site_version')

    await sql`create table site (
      slug text primary key,
      version integer not null,
      foreign key (slug, version) references site_version (slug, version)
    )`.execute(trx)

    // The last line against two sites on one host; configuration checks tell the operator earlier and better.
    await sql`create table site_host (
      host text primary key,
      slug text not null references site (slug)
    )`.execute(trx)
    await sql`create index site_host_of_site on site_host (slug)`.execute(trx)
  },
}
