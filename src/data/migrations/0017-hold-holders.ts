import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * Who holds a vehicle, as keyed hashes: nobody keeps many vehicles from others at once, or one vehicle again and again,
 * without paying (BUY-03). Holds that began before are nobody's.
 */
export const holdHolders: Migration = {
  name: '0017-hold-holders',
  async up(trx) {
    await sql`alter table vehicle_hold add column email_hash text`.execute(trx)
    await sql`alter table vehicle_hold add column phone_hash text`.execute(trx)
    await sql`alter table vehicle_hold add column network_hash text`.execute(trx)
    await sql`create index vehicle_hold_age on vehicle_hold (site_id, created_at)`.execute(trx)
  },
}
