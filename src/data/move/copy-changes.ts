import { sql, type Transaction } from 'kysely'
import type { Tables } from '../tables.ts'
import { findDifference, insertRows, MoveFault, nameRefusedTable, type StoredRow } from './copy-table.ts'
import { listRecordedKeys, type RecordedRange } from './row-recorder.ts'
import type { SourceColumn, SqliteSource, StoredValue } from './sqlite-source.ts'

type Row = readonly StoredValue[]

/** Keys that are looked up together. */
const pageSize = 200

/**
 * Makes the recorded rows in PostgreSQL what they are in the source, and compares each. Both sides are of one moment
 * before and after, so foreign keys hold: rows go from those that refer to those that are referred to, and come the
 * other way round. Throws MoveFault.
 *
 * A row that has changed is deleted and inserted, because two rows may have exchanged a value that must be unique, such
 * as the place of the active hold of a vehicle. A row that others refer to is updated instead, because its deletion
 * would be refused or take theirs with it; what is unique of those never changes. A row that is the same already is
 * left alone: tables of evidence refuse every change.
 */
export async function copyChanges(
  trx: Transaction<Tables>,
  source: SqliteSource,
  range: Omit<RecordedRange, 'table'>,
): Promise<number> {
  const inOrder = source.tables.map((table) => describeTable(source, table))
  const pagesOf = (table: string) => listRecordedKeys(source.connection, { ...range, table }, pageSize)
  let copied = 0
  for (const shape of inOrder.toReversed())
    for (const keys of pagesOf(shape.name))
      await deleteRows(trx, shape, findOutdated(await readBoth(trx, source, shape, keys)))
  for (const shape of inOrder)
    for (const keys of pagesOf(shape.name)) {
      await storeRows(trx, shape, await readBoth(trx, source, shape, keys), copied)
      copied += keys.length
    }
  return copied
}

interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
  readonly keyColumns: readonly SourceColumn[]
  /** Whether foreign keys name it. */
  readonly isReferenced: boolean
}

const describeTable = (source: SqliteSource, name: string): TableShape => ({
  name,
  columns: source.listColumns(name),
  keyColumns: source.listKeyColumns(name),
  isReferenced: source.referenced.has(name),
})

/** What both sides have of the rows with some keys. */
interface BothSides {
  readonly shape: TableShape
  readonly given: ReadonlyMap<string, Row>
  readonly stored: ReadonlyMap<string, { readonly key: Row; readonly row: StoredRow }>
}

async function readBoth(
  trx: Transaction<Tables>,
  source: SqliteSource,
  shape: TableShape,
  keys: readonly Row[],
): Promise<BothSides> {
  const places = shape.keyColumns.map(({ name }) => shape.columns.indexOf(name))
  const given = new Map(
    source.findRows(shape.name, keys).map((row) => [JSON.stringify(places.map((place) => row[place])), row]),
  )
  const names = sql.join(shape.columns.map((name) => sql.ref(`kept.${name}`)))
  const { rows } = await sql<StoredRow>`
    select ${names} from ${listWanted(shape, keys)} join ${sql.table(shape.name)} as kept
    on ${isWanted(shape)}`.execute(trx)
  const stored = new Map(
    rows.map((row) => {
      const key = shape.keyColumns.map(({ name }) => row[name] as StoredValue)
      return [JSON.stringify(key), { key, row }]
    }),
  )
  return { shape, given, stored }
}

/** The keys as a table `wanted`, so that PostgreSQL looks each up by the index. */
function listWanted({ keyColumns }: TableShape, keys: readonly Row[]) {
  const objects = keys.map((key) => Object.fromEntries(keyColumns.map(({ name }, at) => [name, key[at]])))
  const columns = sql.join(keyColumns.map(({ name, type }) => sql`${sql.ref(name)} ${sql.raw(type)}`))
  return sql`json_to_recordset(${JSON.stringify(objects)}::json) as wanted(${columns})`
}

const isWanted = ({ keyColumns }: TableShape) =>
  sql.join(
    keyColumns.map(({ name }) => sql`kept.${sql.ref(name)} = wanted.${sql.ref(name)}`),
    sql` and `,
  )

/** Keys of the stored rows to delete: those that the source no longer has, and those that are inserted again. */
function findOutdated({ shape, given, stored }: BothSides): readonly Row[] {
  return [...stored].flatMap(([text, { key, row }]) => {
    const now = given.get(text)
    if (now === undefined) return [key]
    return !shape.isReferenced && findDifference(shape.columns, now, row) !== null ? [key] : []
  })
}

async function deleteRows(trx: Transaction<Tables>, shape: TableShape, keys: readonly Row[]): Promise<void> {
  // The trigger of a table of evidence refuses the statement also where it would delete nothing.
  if (keys.length === 0) return
  const { numAffectedRows } = await nameRefusedTable(shape.name, () =>
    sql`delete from ${sql.table(shape.name)} as kept using ${listWanted(shape, keys)} where ${isWanted(shape)}`.execute(
      trx,
    ),
  )
  if (Number(numAffectedRows) !== keys.length)
    throw new MoveFault(`of ${keys.length} rows of ${shape.name} PostgreSQL has deleted ${numAffectedRows ?? 0}`)
}

async function storeRows(
  trx: Transaction<Tables>,
  shape: TableShape,
  { given, stored }: BothSides,
  before: number,
): Promise<void> {
  const missing: Row[] = []
  for (const [key, row] of given) {
    const there = stored.get(key)
    if (there === undefined) missing.push(row)
    else if (findDifference(shape.columns, row, there.row) !== null) await updateRow(trx, shape, row)
  }
  if (missing.length > 0) await insertRows(trx, shape.name, shape.columns, missing, before)
}

async function updateRow(trx: Transaction<Tables>, shape: TableShape, row: Row): Promise<void> {
  const keyNames = new Set(shape.keyColumns.map(({ name }) => name))
  const pairs = shape.columns.map((name, at) => ({ name, pair: sql`${sql.ref(name)} = ${row[at] ?? null}` }))
  const changes = sql.join(pairs.filter(({ name }) => !keyNames.has(name)).map(({ pair }) => pair))
  const isRow = sql.join(
    pairs.filter(({ name }) => keyNames.has(name)).map(({ pair }) => pair),
    sql` and `,
  )
  const names = sql.join(shape.columns.map((name) => sql.ref(name)))
  const update = sql<StoredRow>`update ${sql.table(shape.name)} set ${changes} where ${isRow} returning ${names}`
  const { rows } = await nameRefusedTable(shape.name, () => update.execute(trx))
  const changed = findDifference(shape.columns, row, rows[0])
  if (changed !== null) throw new MoveFault(`PostgreSQL has changed '${changed}' in a row of ${shape.name}`)
}
