import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** How often the page of a vehicle was looked at (VDP-15): one row a vehicle, apart from what its feed says of it. */
export const vehicleViews: Migration = {
  name: '0005-vehicle-views',
  async up(trx) {
    await sql`create table vehicle_view (
      site_id text not null,
      vehicle_id text not null,
      views bigint not null,
      last_at bigint not null,
      primary key (site_id, vehicle_id)
    )`.execute(trx)
  },
}
