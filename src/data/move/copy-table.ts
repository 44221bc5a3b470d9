import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import type { SqliteSource, StoredValue } from './sqlite-source.ts'

/** PostgreSQL takes at most 65,535 values in one statement. */
const mostValues = 20_000
/** Characters and bytes of one statement, so that long documents do not fill the memory. */
const mostCharacters = 4_000_000

/** A row that PostgreSQL refuses, or has not stored as it was given; the message tells which table. */
export class MoveFault extends Error {
  override readonly name = 'MoveFault'
}

/**
 * Copies all rows of a table in batches and compares each row with what PostgreSQL says it has stored. Returns how many
 * there are. Throws MoveFault where PostgreSQL refuses a row or a value differs.
 */
export async function copyTable(trx: Transaction<Tables>, source: SqliteSource, table: string): Promise<number> {
  const columns = source.listColumns(table)
  let copied = 0
  for (const rows of inBatches(source.rows(table), columns.length)) {
    const stored = await insertRows(trx, table, columns, rows)
    compareRows(table, columns, rows, stored, copied)
    copied += rows.length
  }
  const last = source.findLastNumber(table)
  if (last !== null) await continueNumbers(trx, table, last)
  return copied
}

function* inBatches(
  rows: Iterable<readonly StoredValue[]>,
  columns: number,
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

/** The rows as PostgreSQL has stored them, in the order given. */
async function insertRows(
  trx: Transaction<Tables>,
  table: string,
  columns: readonly string[],
  rows: readonly (readonly StoredValue[])[],
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const names = sql.join(columns.map((name) => sql.ref(name)))
  const values = sql.join(rows.map((row) => sql`(${sql.join(row)})`))
  // The numbers of rows are kept, although the column would number them by itself.
  const insert = sql<Record<string, unknown>>`
    insert into ${sql.table(table)} (${names}) overriding system value values ${values} returning ${names}`
  try {
    return (await insert.execute(trx)).rows
  } catch (error) {
    if (!isRefusedData(error)) throw error
    throw new MoveFault(`PostgreSQL refuses a row of ${table}: ${error.message}`, { cause: error })
  }
}

/** SQLSTATE classes 22 (data exception) and 23 (integrity constraint violation). */
const isRefusedData = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^2[23]/.test(String(error.code))

function compareRows(
  table: string,
  columns: readonly string[],
  rows: readonly (readonly StoredValue[])[],
  stored: readonly Readonly<Record<string, unknown>>[],
  before: number,
): void {
  if (stored.length !== rows.length)
    throw new MoveFault(`of ${rows.length} rows of ${table} PostgreSQL has stored ${stored.length}`)
  for (const [at, row] of rows.entries())
    for (const [column, name] of columns.entries())
      if (!isSame(row[column] ?? null, stored[at]?.[name] ?? null))
        throw new MoveFault(`PostgreSQL has changed '${name}' in row ${before + at + 1} of ${table}`)
}

function isSame(given: StoredValue, stored: unknown): boolean {
  if (given instanceof Uint8Array) return stored instanceof Uint8Array && Buffer.compare(given, stored) === 0
  return given === stored
}

/** The next row gets the number behind the last that was ever given out, so that no number comes twice. */
async function continueNumbers(trx: Transaction<Tables>, table: string, last: number): Promise<void> {
  if (last < 1) return
  await sql`select setval(pg_get_serial_sequence(${table}, 'seq'), ${last})`.execute(trx)
}
