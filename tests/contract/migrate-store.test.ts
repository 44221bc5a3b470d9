import { existsSync } from 'node:fs'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { resolveStoreFile } from '#data/backup/sqlite-backup.ts'
import type { Database } from '#data/database.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { moveToPostgres } from '#data/move/move-to-postgres.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { cents } from '#domain/money/cents.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { createScratchDatabase } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { storeSite } from '#tests/fixtures/stored-site.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const testOnPostgres = test.skipIf(inject('postgresUrls') === null)
const ctx = buildSiteContext('alpha')
const now = Date.UTC(2026, 10, 20, 8, 30, 12)
/** Letters beyond the first plane, quotes, lines: all that a text may hold. */
const message = `O'Brien said "sì", 𝒶 漢字 \\ \n\t% _ $1 ${'long '.repeat(5_000)}`

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const dataFolder = (name: string): string => join(folder, name)
const openSource = (name: string) => openDatabase({ url: null, directory: dataFolder(name), busyTimeoutMs: 300 })

/** A dealer's store with what visitors and feeds bring, through the repositories. */
async function fillAsUsed(database: Database): Promise<{ readonly visitorId: string }> {
  await storeSite(database, ctx)
  const [vehicle = ''] = await stockVehicles(database, ctx, [{ stocknum: 'A' }, { stocknum: 'B' }])
  await stockVehicles(database, ctx, [{ stocknum: 'A', price: cents(1_234_500) }])
  for (let index = 0; index < 700; index += 100) {
    const stock = createStockRepository(database)
    const importId = await stock.beginImport(ctx, { feed: 'large', fileName: 'large.csv' })
    const vehicles = Array.from({ length: 100 }, (_, at) => buildIncomingVehicle(`L${index + at}`))
    await stock.upsertBatch(ctx, { importId, feed: 'large', vehicles })
    await stock.finishImport(ctx, importId, { outcome: 'completed', report: { rows: 100 } })
  }
  const visitor = await createSignInRepository(database).visitors.ensure(ctx, '+61400999888')
  await createLeadRepository(database).save(
    ctx,
    buildNewLead('first', { form: { name: 'Ana Ngũgĩ', comments: message }, visitorId: visitor.id }),
  )
  await createHoldRepository(database).begin(ctx, buildNewHold(vehicle, 'hold'))
  return { visitorId: visitor.id }
}

/** Puts a row into each table that is still empty, so that every column of every table is moved with a value. */
function fillTheRest(file: string, { visitorId }: { readonly visitorId: string }): void {
  const connection = new SqliteConnection(file)
  const tables = connection
    .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite_%'")
    .pluck()
    .all() as readonly string[]
  const known: Readonly<Record<string, unknown>> = {
    ...admitted,
    'visitor_session.visitor_id': visitorId,
    'passkey.visitor_id': visitorId,
  }
  for (const table of tables) {
    if (connection.prepare(`select 1 from ${table}`).get() !== undefined) continue
    const columns = connection.pragma(`table_info(${table})`) as readonly { name: string; type: string }[]
    const values = columns.map(({ name, type }) => known[`${table}.${name}`] ?? valueOf(type))
    connection
      .prepare(
        `insert into ${table} (${columns.map(({ name }) => name).join()}) values (${columns.map(() => '?').join()})`,
      )
      .run(values)
  }
  connection.close()
}

const valueOf = (type: string): unknown => {
  if (/int/i.test(type)) return 1
  return /blob/i.test(type) ? Buffer.from([0, 255, 10]) : 'alpha'
}

/** Where a check of the table admits certain values only. */
const admitted: Readonly<Record<string, unknown>> = {
  'sign_in_code.state': 'sent',
  'sandbox_payment.state': 'open',
  'payment.state': 'open',
  'passkey_challenge.purpose': 'register',
  'feed_run.cause': 'command',
  'feed_run.outcome': 'imported',
}

async function readAll(database: Database, table: string): Promise<readonly string[]> {
  const { rows } = await sql<Record<string, unknown>>`select * from ${sql.table(table)}`.execute(database.kysely)
  return rows.map((row) => JSON.stringify(Object.entries(row).toSorted(([a], [b]) => (a < b ? -1 : 1)))).toSorted()
}

const ownTables = new Set(['schema_migration', 'change_log', 'change_log_pruned', 'lease', 'web_node', 'rate_limit'])

testOnPostgres('everything of a SQLite store is in PostgreSQL afterwards', async () => {
  const directory = dataFolder('full')
  const filled = await openSource('full')
  const person = await fillAsUsed(filled)
  await filled.close()
  fillTheRest(resolveStoreFile(directory), person)
  const source = await openSource('full')
  const names = (await source.kysely.introspection.getTables())
    .map(({ name }) => name)
    .filter((name) => !ownTables.has(name))
  const before = new Map<string, readonly string[]>()
  for (const name of names) before.set(name, await readAll(source, name))
  await source.close()
  expect(
    [...before].filter(([, rows]) => rows.length === 0).map(([name]) => name),
    'tables without a row',
  ).toEqual([])

  const url = await createScratchDatabase()
  const told: string[] = []
  const moved = await moveToPostgres({
    directory,
    url,
    now,
    onStep(step) {
      if (step.kind === 'table') told.push(step.table)
    },
  })
  const kept = `${resolveStoreFile(directory)}.moved-to-postgres-20261120083012`
  expect(moved).toMatchObject({ ok: true, kept })
  expect(told.toSorted()).toEqual(names.toSorted())
  expect(existsSync(resolveStoreFile(directory))).toBe(false)
  expect(existsSync(kept)).toBe(true)
  // Whoever forgets DATABASE_URL gets no new and empty store, which a backup would then copy in its place.
  await expect(openDatabase({ url: null, directory })).rejects.toMatchObject({
    kind: 'moved',
    message: expect.stringMatching(/forecourt\.sqlite\.moved-to-postgres-20261120083012: set DATABASE_URL /),
  })
  expect(existsSync(resolveStoreFile(directory))).toBe(false)

  const target = await openDatabase({ url, directory })
  for (const [name, rows] of before) expect(await readAll(target, name), name).toEqual(rows)
  // The platform goes on in the new store: numbers go on where they were, and nothing is overwritten.
  await createLeadRepository(target).save(ctx, buildNewLead('second'))
  const leads = await createLeadDesk(target).search(ctx, {}, 10)
  expect(leads.map(({ lead }) => lead.idempotencyKey)).toContain('second')
  await target.close()

  // A second time there is nothing to move, and the full database is left alone.
  expect(await moveToPostgres({ directory, url, now })).toMatchObject({
    ok: false,
    error: expect.stringContaining('no SQLite store'),
  })
})

testOnPostgres('a value that PostgreSQL cannot hold moves nothing and is named', async () => {
  const directory = dataFolder('nul')
  const source = await openSource('nul')
  await createLeadRepository(source).save(ctx, buildNewLead('first'))
  await source.close()
  const file = resolveStoreFile(directory)
  const connection = new SqliteConnection(file)
  connection.prepare("insert into former_host (host, slug, left_at) values ('a' || char(0), 'alpha', 1)").run()
  connection.close()

  const url = await createScratchDatabase()
  const moved = await moveToPostgres({ directory, url, now })
  expect(moved).toMatchObject({ ok: false, error: expect.stringMatching(/^Nothing was moved: .*former_host/) })
  expect(existsSync(file)).toBe(true)
  const target = await openDatabase({ url, directory })
  expect(await readAll(target, 'lead')).toEqual([])
  await target.close()
})

testOnPostgres('a store in use, and a database with data, are left alone', async () => {
  const directory = dataFolder('busy')
  const url = await createScratchDatabase()
  const source = await openSource('busy')
  await createLeadRepository(source).save(ctx, buildNewLead('first'))
  expect(await moveToPostgres({ directory, url, now })).toMatchObject({
    ok: false,
    error: expect.stringContaining('in use'),
  })
  await createLeadRepository(source).save(ctx, buildNewLead('meanwhile'))
  await source.close()

  const target = await openDatabase({ url, directory })
  await createLeadRepository(target).save(ctx, buildNewLead('there already'))
  await target.close()
  expect(await moveToPostgres({ directory, url, now })).toMatchObject({
    ok: false,
    error: expect.stringContaining('holds data already (table lead'),
  })
  const after = await openSource('busy')
  expect(await readAll(after, 'lead')).toHaveLength(2)
  await after.close()
  expect((await readdir(directory)).filter((name) => name.includes('moved'))).toEqual([])
})

testOnPostgres('a value that PostgreSQL stores otherwise than given moves nothing', async () => {
  const directory = dataFolder('changed')
  const source = await openSource('changed')
  await createLeadRepository(source).save(ctx, buildNewLead('first'))
  await source.close()
  const url = await createScratchDatabase()
  const target = await openDatabase({ url, directory })
  await sql`create function cut_key() returns trigger language plpgsql as
    $$ begin new.idempotency_key = 'cut'; return new; end $$`.execute(target.kysely)
  await sql`create trigger cut_key before insert on lead for each row execute function cut_key()`.execute(target.kysely)
  expect(await moveToPostgres({ directory, url, now })).toEqual({
    ok: false,
    error: "Nothing was moved: PostgreSQL has changed 'idempotency_key' in row 1 of lead",
  })
  expect(await readAll(target, 'lead')).toEqual([])
  await target.close()
  expect(existsSync(resolveStoreFile(directory))).toBe(true)
})
