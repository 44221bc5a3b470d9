import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/**
 * For a transaction that finds its work done by an earlier one and writes nothing: makes its commit wait until the
 * standby has the earlier transaction too. With synchronous replication a commit without writes does not wait for the
 * standby, and the rows that it has read may exist on the primary only, if the wait of the earlier commit was cancelled
 * or the primary crashed during it. A caller that is told 'already stored' could then lose the data with the primary.
 * On SQLite only committed rows are visible, so there is nothing to do.
 */
export async function confirmEarlier(database: Database, trx: Transaction<Tables>): Promise<void> {
  // The smallest possible write; nothing reads it.
  if (database.dialect === 'postgres') await sql`select pg_logical_emit_message(true, 'forecourt', '')`.execute(trx)
}
