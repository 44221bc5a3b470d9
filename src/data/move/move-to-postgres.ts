import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import { sql, type Transaction } from 'kysely'
import { resolveStoreFile, type BackupOutcome } from '../backup/sqlite-backup.ts'
import type { Database } from '../database.ts'
import { importQueryLimitMs, openDatabase } from '../open-database.ts'
import { refreshStatistics } from '../postgres/refresh-statistics.ts'
import type { Tables } from '../tables.ts'
import { runMaintenance } from '../transactions.ts'
import { MoveFault, copyTable } from './copy-table.ts'
import { openSqliteSource, type SqliteSource } from './sqlite-source.ts'

/** Tables that belong to one store: what nodes follow, which node does what, and which migrations it has had. */
const ownTables: ReadonlySet<string> = new Set<keyof Tables>([
  'change_log',
  'change_log_pruned',
  'lease',
  'schema_migration',
])

export interface MovedTable {
  readonly table: string
  readonly rows: number
}

export interface MoveOptions {
  /** Folder of the SQLite store. */
  readonly directory: string
  /** URL of an empty PostgreSQL database. */
  readonly url: string
  /** Epoch milliseconds, for the new name of the SQLite store. */
  readonly now: number
  readonly onTable?: (moved: MovedTable) => void
}

/**
 * Moves everything of a SQLite store into an empty PostgreSQL database, in one transaction, and compares every value
 * with what PostgreSQL has stored. Then the SQLite store gets another name (`kept`), so that no node writes to it any
 * more. Refuses while any process has the SQLite store open, and a PostgreSQL database that holds anything. Until the
 * transaction is committed, both are as they were. Throws DatabaseProblem.
 */
export async function moveToPostgres({
  directory,
  url,
  now,
  onTable,
}: MoveOptions): Promise<BackupOutcome<{ readonly tables: readonly MovedTable[]; readonly kept: string }>> {
  const file = resolveStoreFile(directory)
  if (!existsSync(file)) return { ok: false, error: `There is no SQLite store ${file} to move` }
  const inUse = {
    ok: false,
    error: `${file} is in use: stop every server and command on it, and try again`,
  } as const
  // Nobody may have it open while its tables are brought up to this version.
  const first = openSqliteSource(file)
  if (first === null) return inUse
  first.close()
  await (await openDatabase({ url: null, directory })).close()
  const source = openSqliteSource(file)
  if (source === null) return inUse
  try {
    const target = await openDatabase({ url, directory, queryLimitMs: importQueryLimitMs })
    try {
      const moved = await copyAll(target, source, onTable)
      if (!moved.ok) return moved
      source.close()
      const kept = `${file}.moved-to-postgres-${new Date(now).toISOString().slice(0, 19).replaceAll(/[-:T]/g, '')}`
      await rename(file, kept)
      await refreshStatistics(target)
      return { ok: true, tables: moved.tables, kept }
    } finally {
      await target.close()
    }
  } finally {
    source.close()
  }
}

async function copyAll(
  target: Database,
  source: SqliteSource,
  onTable: MoveOptions['onTable'],
): Promise<BackupOutcome<{ readonly tables: readonly MovedTable[] }>> {
  const names = source.tables.filter((table) => !ownTables.has(table))
  try {
    return await runMaintenance(target, async (trx) => {
      await sql`lock table ${sql.join(names.map((name) => sql.table(name)))} in share row exclusive mode`.execute(trx)
      const filled = await findFilledTable(trx, names)
      if (filled !== null)
        return {
          ok: false,
          error: `The database ${target.place} holds data already (table ${filled}): name a new, empty database`,
        }
      const tables: MovedTable[] = []
      for (const table of names) {
        const moved = { table, rows: await copyTable(trx, source, table) }
        tables.push(moved)
        onTable?.(moved)
      }
      return { ok: true, tables }
    })
  } catch (error) {
    if (error instanceof MoveFault) return { ok: false, error: `Nothing was moved: ${error.message}` }
    throw error
  }
}

async function findFilledTable(trx: Transaction<Tables>, names: readonly string[]): Promise<string | null> {
  for (const name of names) {
    const { rows } = await sql`select 1 from ${sql.table(name)} limit 1`.execute(trx)
    if (rows.length > 0) return name
  }
  return null
}
