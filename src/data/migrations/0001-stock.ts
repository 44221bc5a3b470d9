import { sql } from 'kysely'
import type { Migration } from './migration.ts'
import { refuseRewrites } from './refuse-rewrites.ts'

/** Vehicles, the price ledger and the runs of the import. Every key begins with the site (TEN-07). */
export const stock: Migration = {
  name: '0001-stock',
  async up(trx, dialect) {
    // Never reused, also after the newest rows were deleted.
    const identity =
      dialect === 'sqlite'
        ? sql.raw('integer primary key autoincrement')
        : sql.raw('bigint generated always as identity primary key')

    await sql`create table vehicle (
      site_id text not null,
      id text not null,
      slug text not null,
      stocknum text not null,
      feed text not null,
      dealership_slug text not null,
      sold integer not null check (sold in (0, 1)),
      sold_date_timestamp bigint,
      content_hash text not null,
      doc text not null,
      created_at bigint not null,
      updated_at bigint not null,
      primary key (site_id, id),
      unique (site_id, slug),
      unique (site_id, stocknum)
    )`.execute(trx)
    await sql`create index vehicle_active on vehicle (site_id, feed, sold)`.execute(trx)

    await sql`create table import_run (
      seq ${identity},
      site_id text not null,
      import_id text not null,
      feed text not null,
      file_name text not null,
      started_at bigint not null,
      finished_at bigint,
      outcome text not null check (outcome in ('running', 'completed', 'refused', 'failed')),
      report text,
      unique (site_id, import_id)
    )`.execute(trx)

    await sql`create table price_change (
      seq ${identity},
      site_id text not null,
      vehicle_id text not null,
      import_id text not null,
      at bigint not null,
      field text not null check (field in ('price', 'before_price', 'offer_price', 'subscription_price')),
      from_cents bigint,
      to_cents bigint
    )`.execute(trx)
    await sql`create index price_change_of_vehicle on price_change (site_id, vehicle_id, seq)`.execute(trx)
    await refuseRewrites(trx, dialect, 'price_change')
  },
}
