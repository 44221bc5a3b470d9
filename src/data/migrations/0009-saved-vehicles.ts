import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The watchlists of signed-in visitors (WATCH-01), with the price that each visitor saw when saving (WATCH-06). */
export const savedVehicles: Migration = {
  name: '0009-saved-vehicles',
  async up(trx) {
    await sql`create table saved_vehicle (
      site_id text not null,
      visitor_id text not null,
      vehicle_id text not null,
      saved_at bigint not null,
      price_at_saving bigint,
      primary key (site_id, visitor_id, vehicle_id)
    )`.execute(trx)
  },
}
