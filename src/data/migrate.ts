import { type Kysely, sql } from 'kysely'
import type { Database } from './database.ts'
import { DatabaseProblem } from './database-problem.ts'
import { lockInTransaction } from './postgres/advisory-lock.ts'
import { migrations } from './migrations/all-migrations.ts'
import type { Migration } from './migrations/migration.ts'
import type { Tables } from './tables.ts'
import { runMaintenance, runRead } from './transactions.ts'

/**
 * Stands among the applied migrations of a PostgreSQL database while the copy of a SQLite store in it is not finished.
 * Every version of the platform refuses a database with a migration that it does not know, so no server takes the copy
 * for the whole store.
 */
export const unfinishedMove = 'unfinished-move-from-sqlite'

/**
 * Applies all missing migrations in one transaction and returns their names. Two processes that start together run one
 * after the other; an up-to-date database is only read, so a running import does not delay a start. Throws
 * DatabaseProblem.
 */
export async function migrate(
  database: Database,
  steps: readonly Migration[] = migrations,
): Promise<readonly string[]> {
  if ((await runRead(database, (kysely) => listMissing(database, kysely, steps))).length === 0) return []
  return runMaintenance(database, async (trx) => {
    if (database.dialect === 'postgres') await lockInTransaction(trx, 'migrate', '')
    await sql`create table if not exists schema_migration (name text primary key, applied_at bigint not null)`.execute(
      trx,
    )
    const missing = await listMissing(database, trx, steps)
    for (const step of missing) {
      await step.up(trx, database.dialect)
      // Uses the system clock, because the time of a migration belongs to no request or command.
      await trx.insertInto('schema_migration').values({ name: step.name, applied_at: Date.now() }).execute()
    }
    return missing.map((step) => step.name)
  })
}

/** Whether the tables are those of this version. Throws DatabaseProblem 'newer' for those of a later one. */
export async function isUpToDate(database: Database): Promise<boolean> {
  return (await runRead(database, (kysely) => listMissing(database, kysely, migrations))).length === 0
}

async function listMissing(
  database: Database,
  kysely: Kysely<Tables>,
  steps: readonly Migration[],
): Promise<readonly Migration[]> {
  const applied = (await hasMigrationTable(database, kysely))
    ? await kysely.selectFrom('schema_migration').select('name').execute()
    : []
  const known = new Set(steps.map((step) => step.name))
  const unknown = applied.map((row) => row.name).filter((name) => !known.has(name))
  if (unknown.includes(unfinishedMove)) {
    throw new DatabaseProblem(
      'newer',
      `The database ${database.place} holds an unfinished copy of a SQLite store: ` +
        'finish it with forecourt migrate-store --finish, or name another database',
    )
  }
  if (unknown.length > 0) {
    throw new DatabaseProblem(
      'newer',
      `The database ${database.place} was made by a newer version of the platform ` +
        `(it has ${unknown.sort().join(', ')}): run that version, or restore an older backup`,
    )
  }
  const done = new Set(applied.map((row) => row.name))
  return steps.filter((step) => !done.has(step.name))
}

async function hasMigrationTable(database: Database, kysely: Kysely<Tables>): Promise<boolean> {
  const found =
    database.dialect === 'postgres'
      ? await sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`.execute(kysely)
      : await sql<{
          name: string
        }>`select name from sqlite_master where type = 'table' and name = 'schema_migration'`.execute(kysely)
  return found.rows.some((row) => row.name !== null)
}
