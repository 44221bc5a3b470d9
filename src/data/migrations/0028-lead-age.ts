import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/** The leads whose time is over are looked for every hour; without the index each look read every lead there is. */
export const leadAge: Migration = {
  name: '0028-lead-age',
  async up(trx) {
    await sql`create index lead_unerased on lead (site_id, created_at) where erased_at is null`.execute(trx)
  },
}
