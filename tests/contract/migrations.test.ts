import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { Client } from 'pg'
import { expect, test } from 'vitest'
import { migrate } from '#data/migrate.ts'
import type { Migration } from '#data/migrations/migration.ts'
import { migrations } from '#data/migrations/all-migrations.ts'
import { openDatabase } from '#data/open-database.ts'
import { createScratchDatabase, describeOnEachDatabase, describeOnPostgres } from '#tests/fixtures/databases.ts'

const run = promisify(execFile)

describeOnEachDatabase('bringing the tables up to date', (store) => {
  test('four processes that start at once on an empty store take turns, and all of them open it', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'forecourt-start-'))
    const address = { url: store.dialect === 'postgres' ? await createScratchDatabase() : null, directory }
    const program = `
      import { openDatabase } from '#data/open-database.ts'
      const applied = []
      const log = { info: (fields) => applied.push(...fields.applied), warn() {} }
      const database = await openDatabase({ ...${JSON.stringify(address)}, log })
      await database.kysely.selectFrom('vehicle').selectAll().execute()
      await database.close()
      console.log(JSON.stringify(applied))`
    const outputs = await Promise.all(
      Array.from({ length: 4 }, () => run(process.execPath, ['--input-type=module', '-e', program])),
    )
    const applied = outputs.flatMap(({ stdout }) => JSON.parse(stdout) as string[])
    expect(applied).toEqual(migrations.map((migration) => migration.name))
    await rm(directory, { recursive: true, force: true })
  })

  test('what is missing is applied in order, once, and a step that fails takes its siblings back', async () => {
    const addTable = (name: string): Migration => ({
      name,
      up: async (trx) => void (await sql`create table ${sql.table(name.slice(5))} (id integer)`.execute(trx)),
    })
    const failing: Migration = { name: '9003-fails', up: () => Promise.reject(new Error('step failed')) }
    const hasTable = (name: string) =>
      sql`select * from ${sql.table(name)}`.execute(store.database.kysely).then(
        () => true,
        () => false,
      )
    await expect(
      migrate(store.database, [...migrations, addTable('9001-one'), addTable('9002-two'), failing]),
    ).rejects.toThrow('step failed')
    expect([await hasTable('one'), await hasTable('two')]).toEqual([false, false])
    const steps = [...migrations, addTable('9001-one'), addTable('9002-two')]
    expect(await migrate(store.database, steps)).toEqual(['9001-one', '9002-two'])
    expect(await migrate(store.database, steps)).toEqual([])
    expect([await hasTable('one'), await hasTable('two')]).toEqual([true, true])
    // The code before those two steps now refuses the store.
    await expect(store.open()).rejects.toMatchObject({
      kind: 'newer',
      message: expect.stringMatching(/9001-one, 9002-two/),
    })
  })

  test('names are in order and numbered without a gap', () => {
    expect(migrations.map((migration) => migration.name.slice(0, 5))).toEqual(
      migrations.map((_, index) => `${String(index + 1).padStart(4, '0')}-`),
    )
  })
})

describeOnPostgres('a server that refuses', (store) => {
  test('a user without rights, or a database that is not there, is told with what to do', async () => {
    const url = new URL(await createScratchDatabase())
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`do $$ begin create role guest login; exception when duplicate_object then null; end $$`)
    await admin.end()
    const asGuest = new URL(url)
    asGuest.username = 'guest'
    await expect(openDatabase({ url: asGuest.href, directory: '' })).rejects.toMatchObject({
      kind: 'no-permission',
      message: expect.stringMatching(/give this user the right/),
    })
    const elsewhere = new URL(url)
    elsewhere.pathname = '/not_there'
    await expect(openDatabase({ url: elsewhere.href, directory: '' })).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/not_there/),
    })
  })

  test('LEAD-12 a database that cannot store every letter is refused at startup', async () => {
    const url = new URL(await createScratchDatabase())
    const admin = new Client({ connectionString: url.href })
    await admin.connect()
    await admin.query(`create database latin template template0 encoding 'LATIN1' locale 'C'`)
    await admin.end()
    url.pathname = '/latin'
    await expect(openDatabase({ url: url.href, directory: '' })).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/stores LATIN1: create a database with ENCODING 'UTF8'/),
    })
  })

  test('a unique key that is hit is told as such, and 64-bit integers come back as numbers', async () => {
    const { kysely } = store.database
    await kysely
      .insertInto('site_version')
      .values({
        slug: 'a',
        version: 1,
        document: '{}',
        hosts: '[]',
        source_text: '',
        applied_by: null,
        applied_at: 1_800_000_000_000,
      })
      .execute()
    expect((await kysely.selectFrom('site_version').select('applied_at').executeTakeFirstOrThrow()).applied_at).toBe(
      1_800_000_000_000,
    )
    await expect(sql`select 9007199254740993 as big`.execute(kysely)).rejects.toThrow(/too large to be exact/)
  })
})
