import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { sql } from 'kysely'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { buildSiteContext, buildSystemContext } from '#tests/fixtures/contexts.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import type { Database } from './database.ts'
import { openCurrentDatabase, openDatabase } from './open-database.ts'
import { createSiteRepository } from './site.repository.ts'
import { createStockRepository } from './stock.repository.ts'

let directory = ''
let opened: Database[] = []

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-open-'))
  opened = []
})
afterEach(async () => {
  await Promise.all(opened.map((database) => database.close()))
  await rm(directory, { recursive: true, force: true })
})

async function open(folder = directory, busyTimeoutMs = 300): Promise<Database> {
  const database = await openDatabase({ url: null, directory: folder, busyTimeoutMs })
  opened.push(database)
  return database
}

function applySite(database: Database, sourceText = ''): Promise<unknown> {
  return createSiteRepository(database).applyAll(buildSystemContext(), [{ slug: 'a', document: {}, sourceText }])
}

describe('opening a store of one file', () => {
  test('a command that changes nothing leaves a store of an earlier version as it is', async () => {
    const options = { url: null, directory, busyTimeoutMs: 300 }
    const first = await open()
    const current = await openCurrentDatabase(options)
    expect(current).not.toBeNull()
    await current?.close()
    const name = '0023-day-two'
    await first.kysely.deleteFrom('schema_migration').where('name', '=', name).execute()
    expect(await openCurrentDatabase(options)).toBeNull()
    const rows = await first.kysely.selectFrom('schema_migration').select('name').execute()
    expect(rows.map((row) => row.name)).not.toContain(name)
  })

  test('makes the folder and keeps its contents from one opening to the next', async () => {
    const folder = join(directory, 'deep', 'down')
    const first = await open(folder)
    await applySite(first)
    await first.close()
    await first.close()
    expect(await createSiteRepository(await open(folder)).get(buildSystemContext(), 'a')).toMatchObject({ version: 1 })
  })

  test('commits to the disk before it answers', async () => {
    const { kysely } = await open()
    const read = async (name: string) =>
      Object.values((await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(kysely)).rows[0] ?? {})[0]
    expect([
      await read('journal_mode'),
      await read('synchronous'),
      await read('foreign_keys'),
      await read('busy_timeout'),
    ]).toEqual(['wal', 2, 1, 300])
  })

  test('a folder that cannot be made or written is told with what to do', async () => {
    await writeFile(join(directory, 'file'), '')
    await expect(open(join(directory, 'file', 'data'))).rejects.toMatchObject({
      kind: 'no-permission',
      message: expect.stringMatching(/file\/data.*right to read and write/),
    })
    await mkdir(join(directory, 'taken', 'forecourt.sqlite'), { recursive: true })
    await expect(open(join(directory, 'taken'))).rejects.toMatchObject({ kind: 'no-permission' })
  })

  test('a store that may only be read refuses to be written, and says so', async () => {
    const database = await open()
    await sql`pragma query_only = on`.execute(database.kysely)
    await expect(applySite(database)).rejects.toMatchObject({ kind: 'no-permission' })
  })

  test('a file that another process holds for itself is told as locked', async () => {
    await (await open()).close()
    const holder = new SqliteConnection(join(directory, 'forecourt.sqlite'))
    holder.pragma('locking_mode = EXCLUSIVE')
    holder.exec('create table held (id integer)')
    await expect(open()).rejects.toMatchObject({
      kind: 'locked',
      message: expect.stringMatching(/held by another process: stop that process/),
    })
    holder.close()
    await open()
  })

  test('a writer that waits for another process leaves the event loop free, then reports a locked store', async () => {
    const waitMs = 2_000
    const database = await open(directory, waitMs)
    const holder = new SqliteConnection(join(directory, 'forecourt.sqlite'))
    holder.exec('begin immediate')
    let longestGapMs = 0
    let last = performance.now()
    const ticking = setInterval(() => {
      longestGapMs = Math.max(longestGapMs, performance.now() - last)
      last = performance.now()
    }, 5)
    await expect(applySite(database)).rejects.toMatchObject({ kind: 'locked' })
    clearInterval(ticking)
    expect(longestGapMs).toBeGreaterThan(0)
    // A blocked loop would stand still for the whole wait; a busy machine holds it up for a part of it.
    expect(longestGapMs).toBeLessThan(waitMs / 2)

    const writing = applySite(database)
    setTimeout(() => holder.exec('rollback'), 50)
    await writing
    holder.close()
  })

  test('a full disk is told, what was stored is kept, and writing goes on once there is room', async () => {
    const database = await open()
    const stock = createStockRepository(database)
    const ctx = buildSiteContext('full')
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'a.csv' })
    const upsert = (from: number) =>
      stock.upsertBatch(ctx, {
        importId,
        feed: 'main',
        vehicles: Array.from({ length: 500 }, (_, index) => buildIncomingVehicle(`V${from + index}`)),
      })
    await upsert(0)
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(database.kysely)
    await sql`pragma max_page_count = ${sql.raw(String((rows[0]?.page_count ?? 0) + 5))}`.execute(database.kysely)
    await expect(upsert(500)).rejects.toMatchObject({
      kind: 'disk-full',
      message: expect.stringMatching(/is full: make room/),
    })
    expect(await stock.countAll(ctx)).toBe(500)
    await sql`pragma max_page_count = 1000000`.execute(database.kysely)
    await upsert(500)
    expect(await stock.countAll(ctx)).toBe(1000)
  })

  test('a file that is no database is told as damaged and is left as it is', async () => {
    await writeFile(join(directory, 'forecourt.sqlite'), 'this is a text of more than one hundred bytes. '.repeat(100))
    await expect(open()).rejects.toMatchObject({
      kind: 'corrupt',
      message: expect.stringMatching(/restore it from a backup/),
    })
  })

  test('a store of a newer version is refused and names what it does not know', async () => {
    const database = await open()
    await database.kysely
      .insertInto('schema_migration')
      .values({ name: '9999-from-the-future', applied_at: 0 })
      .execute()
    await database.close()
    await expect(open()).rejects.toMatchObject({
      kind: 'newer',
      message: expect.stringMatching(/9999-from-the-future.*run that version/),
    })
  })
})

describe('opening a store on a server', () => {
  test('a server that does not answer is told without the password', async () => {
    const probe = createServer()
    const port = await new Promise<number>((resolve) => {
      probe.listen(0, '127.0.0.1', () => {
        const address = probe.address()
        probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0))
      })
    })
    const opening = openDatabase({ url: `postgres://someone:geheim@127.0.0.1:${port}/shop?sslmode=disable`, directory })
    await expect(opening).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(new RegExp(`postgres://127\\.0\\.0\\.1:${port}/shop does not answer: start it`)),
    })
    await expect(opening).rejects.not.toThrow(/geheim|someone/)
  })

  test('a connection string that is none is told', async () => {
    await expect(openDatabase({ url: 'geheim@nowhere', directory })).rejects.toMatchObject({
      kind: 'unreachable',
      message: expect.stringMatching(/^DATABASE_URL is not a connection string/),
    })
  })
})
