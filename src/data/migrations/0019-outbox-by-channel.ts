import { sql } from 'kysely'
import type { Migration } from './migration.ts'

/**
 * The look for due deliveries goes from receiver to receiver. With one index over all of them it read past every lead
 * that waits for a slow receiver to find the one that can be delivered (LEAD-12).
 */
export const outboxByChannel: Migration = {
  name: '0019-outbox-by-channel',
  async up(trx) {
    await sql`create index lead_outbox_due_of_channel on lead_outbox (channel, next_at, lead_seq)
      where state = 'waiting'`.execute(trx)
    await sql`drop index lead_outbox_due`.execute(trx)
  },
}
