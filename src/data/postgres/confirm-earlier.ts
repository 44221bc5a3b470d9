import { sql, type Transaction } from 'kysely'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'

/**
 * For a transaction that changes nothing because an earlier one has done it: makes its commit wait until the standby
 * has the earlier one as well. A commit that wrote nothing waits for nobody, and what it saw may be on the primary
 * alone: after a wait for the standby that was cancelled, or after the primary went down during one. Who is told 'that
 * is stored already' would lose it with the primary. SQLite shows only what is stored.
 */
export async function confirmEarlier(database: Database, trx: Transaction<Tables>): Promise<void> {
  // The smallest write that there is; nothing reads it.
  if (database.dialect === 'postgres') await sql`select pg_logical_emit_message(true, 'forecourt', '')`.execute(trx)
}
