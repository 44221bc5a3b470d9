import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'

/**
 * The resources that locks protect. The numbers are the first key of PostgreSQL's advisory locks and must stay as they
 * are.
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
} as const

/**
 * Waits for and holds a lock until the transaction ends. PostgreSQL only: SQLite's write lock is held from BEGIN on.
 * Two names may share a lock by the chance of a hash; that costs a wait, never correctness.
 */
export async function lockInTransaction(
  trx: Transaction<Tables>,
  guard: keyof typeof guardNumbers,
  name: string,
): Promise<void> {
  await sql`select pg_advisory_xact_lock(${sql.lit(guardNumbers[guard])}, hashtext(${name}))`.execute(trx)
}
