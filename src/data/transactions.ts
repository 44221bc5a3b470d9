import type { Kysely, Transaction } from 'kysely'
import type { Database } from './database.ts'
import { toDatabaseProblem } from './database-problem.ts'
import type { Tables } from './tables.ts'

type Write<Result> = (trx: Transaction<Tables>) => Promise<Result>

/** Runs a read; failures of the store come out as DatabaseProblem. */
export async function runRead<Result>(
  database: Database,
  read: (kysely: Kysely<Tables>) => Promise<Result>,
): Promise<Result> {
  try {
    return await read(database.reads)
  } catch (error) {
    throw toDatabaseProblem(error, database.place)
  }
}

/**
 * Runs `work` in one transaction: all of it is stored, or nothing. The bell rings after the commit. `work` must use
 * only the transaction it is given: on SQLite any other write waits for the transaction to end, for ever if it is
 * awaited inside.
 */
export function runWrite<Result>(database: Database, work: Write<Result>): Promise<Result> {
  return runTransaction(database, database.kysely, work)
}

/**
 * A write that fails with DatabaseProblem 'locked' rather than wait for another process (SQLite). Else like `runWrite`.
 */
export function runBriefWrite<Result>(database: Database, work: Write<Result>): Promise<Result> {
  return runTransaction(database, database.briefWrites, work)
}

/** A write whose statements may take minutes: migrations and maintenance, never a request. Else like `runWrite`. */
export function runMaintenance<Result>(database: Database, work: Write<Result>): Promise<Result> {
  return runTransaction(database, database.maintenance, work)
}

async function runTransaction<Result>(
  database: Database,
  kysely: Kysely<Tables>,
  work: Write<Result>,
): Promise<Result> {
  try {
    const result = await kysely.transaction().execute(work)
    database.bell.ring()
    return result
  } catch (error) {
    throw toDatabaseProblem(error, database.place)
  }
}
