import SqliteConnection from 'better-sqlite3'
import { toDatabaseProblem } from '../database-problem.ts'
import { copiedTables } from './moved-tables.ts'

/** A value as SQLite gives it; no column of ours holds an integer beyond 2^53. */
export type StoredValue = string | number | Uint8Array | null

export interface SourceColumn {
  readonly name: string
  /** As the table declares it: 'text', 'bigint' or 'integer', which PostgreSQL knows as well. */
  readonly type: string
}

/** One moment of a SQLite store, until `close`. */
export interface SqliteSource {
  /** Names of the tables to copy, each behind those that its foreign keys name. */
  readonly tables: readonly string[]
  /** Tables that foreign keys of others name. */
  readonly referenced: ReadonlySet<string>
  /** For what else is read of the same moment. */
  readonly connection: SqliteConnection.Database
  /** Names of a table's columns in their order. */
  listColumns(table: string): readonly string[]
  /** The columns of a table's primary key in the order of the key. */
  listKeyColumns(table: string): readonly SourceColumn[]
  /** All rows, each as the values of `listColumns`. Throws DatabaseProblem where the file is damaged. */
  rows(table: string): IterableIterator<readonly StoredValue[]>
  /** Those of the rows with these keys that are there, each as the values of `listColumns`. Throws DatabaseProblem. */
  findRows(table: string, keys: readonly (readonly StoredValue[])[]): readonly (readonly StoredValue[])[]
  countRows(table: string): number
  /** The last number that a table has given out by itself; null: it numbers no rows. */
  findLastNumber(table: string): number | null
  close(): void
}

/**
 * Opens a store so that no other process can read or write it, until `close` or until this process ends. Returns null
 * while any process has it open. Throws DatabaseProblem.
 */
export function openSqliteSource(file: string): SqliteSource | null {
  return openSource(file, { timeout: 0 }, lockForOneself)
}

/**
 * Opens a moment of a store that other processes go on reading and writing. They wait for nothing, but the store's log
 * grows by what they write until `close`. Throws DatabaseProblem.
 */
export function openSnapshot(file: string): SqliteSource {
  const source = openSource(file, { readonly: true, timeout: 5000 }, (connection) => {
    connection.exec('begin')
    // SQLite fixes the moment at the first read.
    connection.prepare('select 1 from sqlite_master').get()
    return true
  })
  if (source === null) throw new Error('a snapshot waits for nobody')
  return source
}

function openSource(
  file: string,
  options: SqliteConnection.Options,
  begin: (connection: SqliteConnection.Database) => boolean,
): SqliteSource | null {
  const opened: SqliteConnection.Database[] = []
  try {
    const connection = new SqliteConnection(file, { fileMustExist: true, ...options })
    opened.push(connection)
    if (begin(connection)) return createSource(connection, file)
    connection.close()
    return null
  } catch (error) {
    for (const connection of opened) connection.close()
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

/** A name of SQLite in quotes. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

interface ColumnFacts extends SourceColumn {
  /** Place in the primary key, from 1; 0: not part of it. */
  readonly pk: number
}

function createSource(connection: SqliteConnection.Database, file: string): SqliteSource {
  const names = listCopiedTables(connection)
  const listNeeded = (table: string): readonly string[] =>
    (connection.pragma(`foreign_key_list(${quoteName(table)})`) as readonly { table: string }[]).map((key) => key.table)
  const listColumns = (table: string): readonly string[] => readColumns(connection, table).map(({ name }) => name)
  const select = (table: string): string =>
    `select ${listColumns(table)
      .map((name) => `kept.${quoteName(name)}`)
      .join(', ')} from`
  /** Runs `read`; a problem that it throws names the file of this store, not the one that takes the rows. */
  function nameFile<Result>(read: () => Result): Result {
    try {
      return read()
    } catch (error) {
      throw toDatabaseProblem(error, file)
    }
  }
  return {
    tables: orderByNeed(names, listNeeded),
    referenced: new Set(names.flatMap((name) => listNeeded(name))),
    connection,
    listColumns,
    listKeyColumns: (table) => listKeyColumns(connection, table),
    *rows(table) {
      try {
        const query = connection.prepare(`${select(table)} ${quoteName(table)} as kept`)
        yield* query.raw().iterate() as IterableIterator<readonly StoredValue[]>
      } catch (error) {
        throw toDatabaseProblem(error, file)
      }
    },
    findRows: (table, keys) =>
      nameFile(() => {
        const isSame = listKeyColumns(connection, table)
          .map(({ name }, at) => `kept.${quoteName(name)} = wanted.value ->> ${at}`)
          .join(' and ')
        // CROSS JOIN: SQLite keeps the order, so that each key is looked up instead of all rows being read.
        const query = `${select(table)} json_each(?) as wanted cross join ${quoteName(table)} as kept on ${isSame}`
        return connection.prepare(query).raw().all(JSON.stringify(keys)) as readonly (readonly StoredValue[])[]
      }),
    countRows: (table) =>
      nameFile(
        () =>
          connection
            .prepare(`select count(*) from ${quoteName(table)}`)
            .pluck()
            .get() as number,
      ),
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

/** Names of the tables of a store whose rows are copied. */
export function listCopiedTables(connection: SqliteConnection.Database): readonly string[] {
  const query = "select name from sqlite_master where type = 'table' order by name"
  return (connection.prepare(query).pluck().all() as string[]).filter((name) => copiedTables.has(name))
}

/** The columns of a table's primary key in the order of the key. */
export function listKeyColumns(connection: SqliteConnection.Database, table: string): readonly SourceColumn[] {
  return readColumns(connection, table)
    .filter(({ pk }) => pk > 0)
    .toSorted((one, other) => one.pk - other.pk)
    .map(({ name, type }) => ({ name, type: type.toLowerCase() }))
}

function readColumns(connection: SqliteConnection.Database, table: string): readonly ColumnFacts[] {
  return connection.pragma(`table_info(${quoteName(table)})`) as readonly ColumnFacts[]
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
