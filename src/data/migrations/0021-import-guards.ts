import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * What the guards of an import compare a file with (decision 30): the price and the identity of each vehicle without
 * reading its document, the bytes of every file that was imported, and the last good import of each feed.
 */
export const importGuards: Migration = {
  name: '0021-import-guards',
  async up(trx, dialect) {
    await sql`alter table import_run add column file_hash text`.execute(trx)
    await sql`create index import_run_of_file on import_run (site_id, feed, file_hash)`.execute(trx)

    await sql`alter table vehicle add column price bigint`.execute(trx)
    await sql`alter table vehicle add column identity text`.execute(trx)
    // As stock/vehicle-identity.ts builds it.
    if (dialect === 'postgres')
      await sql`update vehicle set price = (doc::json ->> 'price')::bigint, identity =
        case when length(trim(doc::json ->> 'vin')) = 17 then upper(trim(doc::json ->> 'vin'))
        else concat(stocknum, '|', doc::json ->> 'year', '|', doc::json ->> 'make', '|', doc::json ->> 'model')
        end`.execute(trx)
    else
      await sql`update vehicle set price = json_extract(doc, '$.price'), identity =
        case when length(trim(json_extract(doc, '$.vin'))) = 17 then upper(trim(json_extract(doc, '$.vin')))
        else stocknum || '|' || coalesce(json_extract(doc, '$.year'), '') || '|' ||
          coalesce(json_extract(doc, '$.make'), '') || '|' || coalesce(json_extract(doc, '$.model'), '')
        end where json_valid(doc)`.execute(trx)
    await sql`create index vehicle_identity on vehicle (identity)`.execute(trx)

    await sql`create table feed_baseline (
      site_id text not null,
      feed text not null,
      import_id text not null,
      started_at bigint not null,
      file_hash text not null,
      file_at bigint,
      as_of bigint,
      row_count bigint not null,
      columns text not null,
      primary key (site_id, feed)
    )`.execute(trx)
  },
}
