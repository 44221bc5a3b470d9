import { sql } from 'kysely'
import { admitErasure } from './admit-erasure.ts'
import type { Migration } from './migration.ts'

/** A third reason to suspect a lead: there were more of them than one visitor sends (LEAD-13). */
export const leadFloods: Migration = {
  name: '0016-lead-floods',
  async up(trx, dialect) {
    if (dialect === 'postgres') {
      await sql`alter table lead drop constraint lead_suspicion_check`.execute(trx)
      await sql`alter table lead add constraint lead_suspicion_check
        check (suspicion in ('honeypot', 'too_fast', 'flood'))`.execute(trx)
      return
    }
    // SQLite cannot change a check: the column is made anew. Its triggers name the column and refuse the copy.
    await sql`drop trigger lead_no_update`.execute(trx)
    await sql`drop trigger lead_no_delete`.execute(trx)
    await sql`alter table lead add column suspected_as text
      check (suspected_as in ('honeypot', 'too_fast', 'flood'))`.execute(trx)
    await sql`update lead set suspected_as = suspicion where suspicion is not null`.execute(trx)
    await sql`alter table lead drop column suspicion`.execute(trx)
    await sql`alter table lead rename column suspected_as to suspicion`.execute(trx)
    await admitErasure(trx, dialect)
  },
}
