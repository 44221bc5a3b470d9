import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * A delivery that was given up is marked once its lead goes to the present receivers instead. It stays readable, and no
 * longer counts among the failed ones, which raise an alarm (LEAD-12).
 */
export const replacedDeliveries: Migration = {
  name: '0020-replaced-deliveries',
  async up(trx) {
    await sql`alter table lead_outbox add column replaced_at bigint`.execute(trx)
  },
}
