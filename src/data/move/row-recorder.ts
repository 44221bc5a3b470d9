import { hash } from 'node:crypto'
import SqliteConnection from 'better-sqlite3'
import { toDatabaseProblem } from '../database-problem.ts'
import { migrations } from '../migrations/all-migrations.ts'
import { listCopiedTables, listKeyColumns, quoteName, type StoredValue } from './sqlite-source.ts'

/**
 * While a store is moved with its servers running, triggers record the table and the primary key of each row that is
 * inserted, updated or deleted. The content is not recorded: the row is read again when it is copied, so nothing that
 * was erased stays in the record.
 */
export interface Recording {
  /** Names the move, so that the copy of another store is not taken for that of this one. */
  readonly moveId: string
  /**
   * Names the last round of copying, or one that was broken off, and the one before. A store that was restored from a
   * backup knows an older one than the copy does.
   */
  readonly rounds: readonly [newest: string, earlier: string]
  /** Epoch milliseconds. */
  readonly begunAt: number
  /** False where a trigger is missing or a table has changed since the begin: changes may have gone unrecorded. */
  readonly isWhole: boolean
}

/** Waits for other writers, milliseconds: an import on a busy machine holds the store for ten seconds. */
const writeTimeoutMs = 60_000
/** Records that are deleted in one transaction, so that no lead waits for long. */
const forgottenTogether = 2000

/** Opens a store beside its servers, uses it for short writes and closes it. Throws DatabaseProblem. */
export function withWriter<Result>(file: string, use: (connection: SqliteConnection.Database) => Result): Result {
  let connection: SqliteConnection.Database | null = null
  try {
    connection = new SqliteConnection(file, { fileMustExist: true, timeout: writeTimeoutMs })
    return use(connection)
  } catch (error) {
    throw toDatabaseProblem(error, file)
  } finally {
    connection?.close()
  }
}

/** Begins anew: what was recorded before is forgotten. */
export function beginRecording(
  connection: SqliteConnection.Database,
  { moveId, now }: { readonly moveId: string; readonly now: number },
): void {
  const begin = connection.transaction(() => {
    dropAll(connection)
    connection.exec(`create table move_row (
      seq integer primary key autoincrement,
      table_name text not null,
      key text not null
    )`)
    connection.exec('create index move_row_key on move_row (table_name, key)')
    connection.exec(`create table move_state (
      singleton integer primary key check (singleton = 1),
      move_id text not null,
      round text not null,
      earlier_round text not null,
      schema_mark text not null,
      begun_at bigint not null,
      seen_at bigint not null
    )`)
    for (const [name, text] of listTriggers(connection)) connection.exec(`create trigger ${quoteName(name)} ${text}`)
    connection
      .prepare('insert into move_state values (1, ?, ?, ?, ?, ?, ?)')
      .run(moveId, moveId, moveId, computeSchemaMark(connection), now, now)
  })
  begin.immediate()
}

/** Ends the recording and forgets what was recorded. Returns false where nothing was being recorded. */
export function endRecording(connection: SqliteConnection.Database): boolean {
  return connection.transaction(() => dropAll(connection)).immediate()
}

/** What is recorded at present; null: nothing. */
export function readRecording(connection: SqliteConnection.Database): Recording | null {
  if (!hasTable(connection, 'move_state')) return null
  const row = connection
    .prepare('select move_id, round, earlier_round, schema_mark, begun_at from move_state')
    .get() as
    | {
        readonly move_id: string
        readonly round: string
        readonly earlier_round: string
        readonly schema_mark: string
        readonly begun_at: number
      }
    | undefined
  if (row === undefined) return null
  return {
    moveId: row.move_id,
    rounds: [row.round, row.earlier_round],
    begunAt: row.begun_at,
    isWhole: row.schema_mark === computeSchemaMark(connection),
  }
}

/** Notes a round before it is copied, so that the store knows each round that its copy may know. */
export function nameRound(
  connection: SqliteConnection.Database,
  { round, earlier, now }: { readonly round: string; readonly earlier: string; readonly now: number },
): void {
  connection.prepare('update move_state set round = ?, earlier_round = ?, seen_at = ?').run(round, earlier, now)
}

/** Notes that somebody goes on with the move, for `readMoveSeenAt`. */
export function touchRecording(connection: SqliteConnection.Database, now: number): void {
  connection.prepare('update move_state set seen_at = ?').run(now)
}

/** The number of the last record that was ever made; 0: none. */
export function readLastRecord(connection: SqliteConnection.Database): number {
  const found = connection.prepare("select seq from sqlite_sequence where name = 'move_row'").pluck().get()
  return typeof found === 'number' ? found : 0
}

/** How many rows are recorded behind a number; a row that changed twice counts twice. */
export function countRecords(connection: SqliteConnection.Database, after: number): number {
  return connection.prepare('select count(*) from move_row where seq > ?').pluck().get(after) as number
}

export interface RecordedRange {
  readonly table: string
  /** Records behind this number … */
  readonly after: number
  /** … up to this one. */
  readonly upTo: number
}

/** The keys of the recorded rows of a table in pages, each key once. */
export function* listRecordedKeys(
  connection: SqliteConnection.Database,
  { table, after, upTo }: RecordedRange,
  pageSize: number,
): Generator<readonly (readonly StoredValue[])[]> {
  const query = connection.prepare(
    `select distinct key from move_row
     where table_name = ? and seq > ? and seq <= ? and key > ? order by key limit ?`,
  )
  for (let last = ''; ;) {
    const page = query.pluck().all(table, after, upTo, last, pageSize) as readonly string[]
    if (page.length > 0) yield page.map((key) => JSON.parse(key) as readonly StoredValue[])
    const next = page.at(-1)
    if (next === undefined || page.length < pageSize) return
    last = next
  }
}

/** Deletes records that have been copied, a few at a time. */
export function forgetRecords(connection: SqliteConnection.Database, upTo: number): void {
  const forget = connection.prepare(
    'delete from move_row where seq in (select seq from move_row where seq <= ? order by seq limit ?)',
  )
  while (forget.run(upTo, forgottenTogether).changes === forgottenTogether);
}

/** Whether the tables are those of this version of the platform. */
export function hasCurrentTables(connection: SqliteConnection.Database): boolean {
  if (!hasTable(connection, 'schema_migration')) return false
  const applied = new Set(connection.prepare('select name from schema_migration').pluck().all() as string[])
  return applied.size === migrations.length && migrations.every(({ name }) => applied.has(name))
}

const hasTable = (connection: SqliteConnection.Database, name: string): boolean =>
  connection.prepare("select 1 from sqlite_master where type = 'table' and name = ?").get(name) !== undefined

/** Name and text of each trigger. A row whose key changes is recorded under both keys. */
function listTriggers(connection: SqliteConnection.Database): readonly (readonly [name: string, text: string])[] {
  return listCopiedTables(connection).flatMap((table) => {
    const columns = listKeyColumns(connection, table)
    // JSON holds no bytes: a trigger that fails would have the server's own write fail.
    const strange = columns.find(({ type }) => !['text', 'bigint', 'integer'].includes(type))
    if (columns.length === 0 || strange !== undefined) throw new RangeError(`no key of ${table} that can be recorded`)
    const keyOf = (row: 'new' | 'old'): string =>
      `json_array(${columns.map(({ name }) => `${row}.${quoteName(name)}`).join(', ')})`
    const record = (row: 'new' | 'old'): string =>
      `insert into move_row (table_name, key) select '${table}', ${keyOf(row)}`
    const on = quoteName(table)
    return [
      [`move_${table}_insert`, `after insert on ${on} begin ${record('new')}; end`],
      [
        `move_${table}_update`,
        `after update on ${on} begin ${record('new')}; ${record('old')} where ${keyOf('old')} <> ${keyOf('new')}; end`,
      ],
      [`move_${table}_delete`, `after delete on ${on} begin ${record('old')}; end`],
    ] as const
  })
}

/** Fingerprint of all tables and triggers as they stand in the store. */
function computeSchemaMark(connection: SqliteConnection.Database): string {
  const texts = connection
    .prepare(
      `select sql from sqlite_master
       where type in ('table', 'trigger') and name not like 'sqlite_%' order by type, name`,
    )
    .pluck()
    .all()
  return hash('sha256', JSON.stringify(texts), 'base64url')
}

function dropAll(connection: SqliteConnection.Database): boolean {
  const triggers = connection
    .prepare("select name from sqlite_master where type = 'trigger' and sql like '%insert into move_row %'")
    .pluck()
    .all() as readonly string[]
  for (const name of triggers) connection.exec(`drop trigger ${quoteName(name)}`)
  const wasRecording = triggers.length > 0 || hasTable(connection, 'move_state')
  connection.exec('drop table if exists move_state')
  connection.exec('drop table if exists move_row')
  return wasRecording
}
