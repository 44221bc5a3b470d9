import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The queries of the runs of imports: the newest of a site, the newest of a feed, and those that have not told their
 * end. Without the indexes each of them read every run there ever was.
 */
export const importHistory: Migration = {
  name: '0027-import-history',
  async up(trx) {
    await sql`create index import_run_of_site on import_run (site_id, seq)`.execute(trx)
    await sql`create index import_run_of_feed on import_run (site_id, feed, seq)`.execute(trx)
    await sql`create index import_run_running on import_run (started_at) where outcome = 'running'`.execute(trx)
  },
}
