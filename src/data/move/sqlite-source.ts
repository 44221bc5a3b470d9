import SqliteConnection from 'better-sqlite3'
import { toDatabaseProblem } from '../database-problem.ts'

/** A value as SQLite gives it; no column of ours holds an integer beyond 2^53. */
export type StoredValue = string | number | Uint8Array | null

/** The SQLite store while it is moved: nobody else can open it. */
export interface SqliteSource {
  /** Names of the tables, each behind those that its foreign keys name. */
  readonly tables: readonly string[]
  /** Names of a table's columns in their order. */
  listColumns(table: string): readonly string[]
  /** All rows, each as the values of `listColumns`. Throws DatabaseProblem where the file is damaged. */
  rows(table: string): IterableIterator<readonly StoredValue[]>
  /** The last number that a table has given out by itself; null: it numbers no rows. */
  findLastNumber(table: string): number | null
  close(): void
}

/**
 * Opens a store so that no other process can read or write it, until `close` or until this process ends. Returns null
 * while any process has it open. Throws DatabaseProblem.
 */
export function openSqliteSource(file: string): SqliteSource | null {
  try {
    const connection = new SqliteConnection(file, { fileMustExist: true, timeout: 0 })
    if (!lockForOneself(connection)) {
      connection.close()
      return null
    }
    return createSource(connection, file)
  } catch (error) {
    throw toDatabaseProblem(error, file)
  }
}

/**
 * SQLite gives up its log only for the one process that has the store open; without a log the lock keeps readers out
 * too.
 */
function lockForOneself(connection: SqliteConnection.Database): boolean {
  try {
    if (connection.pragma('journal_mode = delete', { simple: true }) !== 'delete') return false
    connection.exec('begin exclusive')
    return true
  } catch (error) {
    if (error instanceof SqliteConnection.SqliteError && error.code.startsWith('SQLITE_BUSY')) return false
    throw error
  }
}

function createSource(connection: SqliteConnection.Database, file: string): SqliteSource {
  const listNames = (query: string): readonly string[] => connection.prepare(query).pluck().all() as string[]
  const names = listNames("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
  const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`
  const listNeeded = (table: string): readonly string[] =>
    (connection.pragma(`foreign_key_list(${quote(table)})`) as readonly { table: string }[]).map((key) => key.table)
  const listColumns = (table: string): readonly string[] =>
    (connection.pragma(`table_info(${quote(table)})`) as readonly { name: string }[]).map(({ name }) => name)
  return {
    tables: orderByNeed(names, listNeeded),
    listColumns,
    *rows(table) {
      const select = `select ${listColumns(table).map(quote).join(', ')} from ${quote(table)}`
      try {
        yield* connection.prepare(select).raw().iterate() as IterableIterator<readonly StoredValue[]>
      } catch (error) {
        // Told of this store and not of the one that takes the rows.
        throw toDatabaseProblem(error, file)
      }
    },
    findLastNumber(table) {
      const found = connection.prepare('select seq from sqlite_sequence where name = ?').pluck().get(table)
      return typeof found === 'number' ? found : null
    },
    close() {
      if (connection.inTransaction) connection.exec('rollback')
      connection.close()
    },
  }
}

/** Puts each name behind those it needs; the tables have no circle of foreign keys. */
export function orderByNeed(
  names: readonly string[],
  listNeeded: (name: string) => readonly string[],
): readonly string[] {
  const ordered = new Set<string>()
  const visit = (name: string, path: readonly string[]): void => {
    if (ordered.has(name)) return
    if (path.includes(name)) throw new RangeError(`foreign keys form a circle: ${[...path, name].join(' → ')}`)
    for (const needed of listNeeded(name)) if (needed !== name) visit(needed, [...path, name])
    ordered.add(name)
  }
  for (const name of names) visit(name, [])
  return [...ordered]
}
