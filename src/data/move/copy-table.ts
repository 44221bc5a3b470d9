import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { SqliteSource, StoredValue } from './sqlite-source.ts'

/** A row that PostgreSQL refuses, or has not stored as it was given; the message tells which table. */
export class MoveFault extends Error {
  override readonly name = 'MoveFault'
}

export interface CopyPace {
  /** Values of one statement; PostgreSQL takes at most 65,535. */
  readonly mostValues: number
  /** Characters and bytes of one statement, so that long documents do not fill the memory. */
  readonly mostCharacters: number
  /** Called between two batches with the milliseconds that the last one took. */
  readonly rest: (tookMs: number) => Promise<void>
}

/** As fast as it goes, for a store that nobody uses meanwhile. */
export const fullPace: CopyPace = { mostValues: 20_000, mostCharacters: 4_000_000, rest: () => Promise.resolve() }

/**
 * Copies all rows of a table in batches and compares each row with what PostgreSQL says it has stored. Returns how many
 * there are. Throws MoveFault where PostgreSQL refuses a row or a value differs.
 */
export async function copyTable(
  trx: Transaction<Tables>,
  source: SqliteSource,
  table: string,
  pace: CopyPace,
): Promise<number> {
  const columns = source.listColumns(table)
  let copied = 0
  let began = performance.now()
  for (const rows of inBatches(source.rows(table), columns.length, pace)) {
    await insertRows(trx, table, columns, rows, copied)
    copied += rows.length
    await pace.rest(performance.now() - began)
    began = performance.now()
  }
  return copied
}

function* inBatches(
  rows: Iterable<readonly StoredValue[]>,
  columns: number,
  { mostValues, mostCharacters }: CopyPace,
): Generator<readonly (readonly StoredValue[])[]> {
  let batch: (readonly StoredValue[])[] = []
  let characters = 0
  for (const row of rows) {
    batch.push(row)
    for (const value of row) if (value !== null && typeof value !== 'number') characters += value.length
    if ((batch.length + 1) * columns <= mostValues && characters < mostCharacters) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/**
 * Inserts rows and compares each with what PostgreSQL has stored. `before`: how many of this table came before, for
 * messages. Throws MoveFault.
 */
export async function insertRows(
  trx: Transaction<Tables>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly StoredValue[])[],
  before: number,
): Promise<void> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  // The numbers of rows are kept, although the column would number them by itself.
  const insert = sql<StoredRow>`
    insert into ${sql.table(table)} (${names}) overriding system value values ${values} returning ${names}`
  const stored = await nameRefusedTable(table, async () => (await insert.execute(trx)).rows)
  if (stored.length !== rows.length)
    throw new MoveFault(`of ${rows.length} rows of ${table} PostgreSQL has stored ${stored.length}`)
  for (const [at, row] of rows.entries()) {
    const changed = findDifference(columns, row, stored[at])
    if (changed !== null)
      throw new MoveFault(`PostgreSQL has changed '${changed}' in row ${before + at + 1} of ${table}`)
  }
}

/** A row as PostgreSQL gives it, by the names of its columns. */
export type StoredRow = Readonly<Record<string, unknown>>

/** Runs a statement on a table; data that PostgreSQL refuses becomes a MoveFault that names the table. */
export async function nameRefusedTable<Result>(table: string, write: () => Promise<Result>): Promise<Result> {
  try {
    return await write()
  } catch (error) {
    if (!isRefusedData(error)) throw error
    throw new MoveFault(`PostgreSQL refuses a row of ${table}: ${error.message}`, { cause: error })
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isRefusedData = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

/** The first column in which a stored row is not as given; null: the rows are the same. */
export function findDifference(
  columns: readonly string[],
  given: readonly StoredValue[],
  stored: StoredRow | undefined,
): string | null {
  const at = columns.findIndex((name, column) => !isSame(given[column] ?? null, stored?.[name] ?? null))
  return columns[at] ?? null
}

function isSame(given: StoredValue, stored: unknown): boolean {
  if (given instanceof Uint8Array) return stored instanceof Uint8Array && Buffer.compare(given, stored) === 0
  return given === stored
}

/** Has the next row of each table numbered behind the last that was ever given out, so that no number comes twice. */
export async function continueNumbers(trx: Transaction<Tables>, source: SqliteSource): Promise<void> {
  for (const table of source.tables) {
    const last = source.findLastNumber(table)
    if (last === null || last < 1) continue
    await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), ${last})`.execute(trx)
  }
}

/** Throws MoveFault where a table has not as many rows as in the source. */
export async function compareCounts(trx: Transaction<Tables>, source: SqliteSource): Promise<void> {
  // In one statement, because nobody can write meanwhile.
  const counts = source.tables.map(
    (table) => sql`select ${sql.lit(table)} as name, count(*) as count from ${sql.table(table)}`,
  )
  const { rows } = await sql<{ name: string; count: number }>`${sql.join(counts, sql` union all `)}`.execute(trx)
  for (const table of source.tables) {
    const expected = source.countRows(table)
    const stored = rows.find(({ name }) => name === table)?.count ?? 0
    if (stored !== expected) throw new MoveFault(`${table} has ${expected} rows, and PostgreSQL has stored ${stored}`)
  }
}
