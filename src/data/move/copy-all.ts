import { sql, type Kysely, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { compareCounts, continueNumbers, copyTable, MoveFault, type CopyPace } from './copy-table.ts'
import { copiedTables } from './moved-tables.ts'
import type { SqliteSource } from './sqlite-source.ts'

export interface MovedTable {
  readonly table: string
  readonly rows: number
}

/**
 * Copies all tables of a source into an empty database. Throws MoveFault where the database holds data already, or does
 * not store what it is given.
 */
export async function copyAll(
  trx: Transaction<Tables>,
  source: SqliteSource,
  { pace, place, onTable }: CopyAllOptions,
): Promise<readonly MovedTable[]> {
  const names = sql.join(source.tables.map((name) => sql.table(name)))
  await sql`lock table ${names} in share row exclusive mode`.execute(trx)
  await requireEmpty(trx, place)
  const tables: MovedTable[] = []
  for (const table of source.tables) {
    const moved = { table, rows: await copyTable(trx, source, table, pace) }
    tables.push(moved)
    onTable?.(moved)
  }
  await compareCounts(trx, source)
  await continueNumbers(trx, source)
  return tables
}

export interface CopyAllOptions {
  readonly pace: CopyPace
  /** Of the database, for messages. */
  readonly place: string
  readonly onTable?: ((moved: MovedTable) => void) | undefined
}

/** Throws MoveFault where the database holds rows in a table that is copied; it may have no tables at all. */
export async function requireEmpty(kysely: Kysely<Tables>, place: string): Promise<void> {
  for (const table of copiedTables) {
    const { rows: found } = await sql<{ is: boolean }>`
      select to_regclass(${table}) is not null as is`.execute(kysely)
    if (found[0]?.is !== true) continue
    const { rows } = await sql`select 1 from ${sql.table(table)} limit 1`.execute(kysely)
    if (rows.length > 0)
      throw new MoveFault(`The database ${place} holds data already (table ${table}): name a new, empty database`)
  }
}
