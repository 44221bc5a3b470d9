import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'
import { toDatabaseProblem } from './database-problem.ts'
import type { Tables } from './tables.ts'

/** Runs a read; failures of the store come out as DatabaseProblem. */
export async function runRead<Result>(database: Database, read: (kysely: Kysely<Tables>) => Promise<Result>): Promise<Result> {
  try {
    return await read(database.kysely)
  } catch (error) {
    throw toDatabaseProblem(error, database.place)
  }
}

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. The bell rings after the commit. `work` must use only
 * the transaction it is given: on SQLite any other query waits for the transaction to end, for ever if it is awaited inside.
 */
export async function runWrite<Result>(database: Database, work: (trx: Transaction<Tables>) => Promise<Result>): Promise<Result> {
  try {
    const result = await database.kysely.transaction().execute(work)
    database.bell.ring()
    return result
  } catch (error) {
    throw toDatabaseProblem(error, database.place)
  }
}
