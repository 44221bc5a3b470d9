import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * The resources that locks protect. The numbers are the first key of PostgreSQL's advisory locks and must never change,
 * because nodes of different versions share them.
 */
const guardNumbers = {
  migrate: 4101,
  stock: 4102,
  sites: 4103,
  prune: 4104,
  holds: 4105,
  codes: 4108,
  watchlist: 4109,
  passkeys: 4110,
  oldLeads: 4111,
} as const

/**
 * Acquires a lock that is held until the transaction ends. PostgreSQL only: SQLite holds its write lock from BEGIN on.
 * Two names may share a lock by a hash collision; that costs waiting time, never correctness.
 */
export async function lockInTransaction(
  trx: Transaction<Tables>,
  guard: keyof typeof guardNumbers,
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(guardNumbers[guard])}, hashtext(${name}))`.execute(trx)
}
