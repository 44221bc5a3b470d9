import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { copyFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import SqliteConnection from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { backUpSqlite, resolveStoreFile, restoreSqlite } from '#data/backup/sqlite-backup.ts'
import type { Database } from '#data/database.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createLeadDesk } from '#data/leads/lead-desk.ts'
import { openDatabase } from '#data/open-database.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { createScratchDatabase, describeOnPostgres } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'

const run = promisify(execFile)
const ctx = buildSiteContext('alpha')
const now = Date.UTC(2026, 10, 20, 8, 30, 12)

const save = (database: Database, key: string) => createLeadRepository(database).save(ctx, buildNewLead(key))
const listKeys = async (database: Database): Promise<readonly string[]> =>
  (await createLeadDesk(database).search(ctx, {}, 100)).map(({ lead }) => lead.idempotencyKey).toSorted()

describe('backup and restore of a SQLite store', () => {
  let folder: string
  let data: string
  let copy: string
  const open = () => openDatabase({ url: null, directory: data, busyTimeoutMs: 300 })

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'forecourt-backup-'))
    data = join(folder, 'data')
    copy = join(folder, 'copy.sqlite')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  /** A store with one lead in the backup and a second one that came after it; closed. */
  async function createStoreAndBackup(): Promise<void> {
    const database = await open()
    await save(database, 'before')
    expect(await backUpSqlite(data, copy)).toMatchObject({ ok: true })
    await save(database, 'after')
    await database.close()
  }

  async function readStore(): Promise<readonly string[]> {
    const database = await open()
    try {
      return await listKeys(database)
    } finally {
      await database.close()
    }
  }

  test('a backup holds what was committed while the store was in use, in one file for its user alone', async () => {
    process.umask(0o077)
    const database = await open()
    await save(database, 'in the log')
    expect(existsSync(`${resolveStoreFile(data)}-wal`)).toBe(true)
    expect(await backUpSqlite(data, copy)).toMatchObject({ ok: true, bytes: (await stat(copy)).size })
    await save(database, 'later')
    await database.close()
    expect((await stat(copy)).mode & 0o077).toBe(0)
    expect((await readdir(folder)).toSorted()).toEqual(['copy.sqlite', 'data'])
    const connection = new SqliteConnection(copy, { readonly: true })
    expect(connection.prepare('select idempotency_key from lead').pluck().all()).toEqual(['in the log'])
    connection.close()
  })

  test('a backup replaces no file, and without a store there is none', async () => {
    expect(await backUpSqlite(data, copy)).toMatchObject({ ok: false, error: expect.stringContaining('no database') })
    await (await open()).close()
    await writeFile(copy, 'somebody else’s')
    expect(await backUpSqlite(data, copy)).toMatchObject({ ok: false, error: expect.stringContaining('already') })
    expect(await readFile(copy, 'utf8')).toBe('somebody else’s')
  })

  test('a backup to a folder that is not there, such as a disk that is not mounted, names that folder', async () => {
    await (await open()).close()
    const error = `There is no folder ${join(folder, 'unmounted')} to back up to; make it first`
    expect(await backUpSqlite(data, join(folder, 'unmounted', 'copy.sqlite'))).toEqual({ ok: false, error })
  })

  test('a restore brings the backup back, and keeps the store that was there', async () => {
    await createStoreAndBackup()
    const kept = `${resolveStoreFile(data)}.before-restore-20261120-083012`
    expect(await restoreSqlite(data, copy, { now, isStopped: false })).toEqual({ ok: true, kept })
    expect(await readStore()).toEqual(['before'])
    await copyFile(kept, resolveStoreFile(data))
    expect(await readStore()).toEqual(['after', 'before'])
  })

  test('a log that a crash left behind cannot undo a restore', async () => {
    const database = await open()
    await save(database, 'before')
    await backUpSqlite(data, copy)
    await save(database, 'after')
    // The files as a crash leaves them: the log holds what the file lacks.
    const file = resolveStoreFile(data)
    for (const end of ['', '-wal', '-shm']) await copyFile(`${file}${end}`, join(folder, `crashed${end}`))
    await database.close()
    for (const end of ['', '-wal', '-shm']) await copyFile(join(folder, `crashed${end}`), `${file}${end}`)

    const restored = await restoreSqlite(data, copy, { now, isStopped: false })
    expect(restored.ok).toBe(true)
    expect((await readdir(data)).filter((name) => name.startsWith('forecourt.sqlite-'))).toEqual([])
    expect(await readStore()).toEqual(['before'])
    // What only the log held is in the store that was kept.
    const kept = new SqliteConnection(restored.ok ? (restored.kept ?? '') : '', { readonly: true })
    expect(kept.prepare('select count(*) from lead').pluck().get()).toBe(2)
    kept.close()
  })

  test('a damaged store is replaced once the operator says that servers are stopped, with its log', async () => {
    await createStoreAndBackup()
    const file = resolveStoreFile(data)
    await writeFile(file, 'no database at all, but as long as a header of one would be. '.repeat(100))
    await writeFile(`${file}-wal`, 'an old log')
    await writeFile(`${file}-shm`, 'an old index')
    const refused = await restoreSqlite(data, copy, { now, isStopped: false })
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('--stopped') })
    expect(await readFile(`${file}-wal`, 'utf8')).toBe('an old log')
    const restored = await restoreSqlite(data, copy, { now, isStopped: true })
    expect(restored).toMatchObject({ ok: true })
    expect(await readStore()).toEqual(['before'])
    expect(await readFile(`${file}.before-restore-20261120-083012-wal`, 'utf8')).toBe('an old log')
  })

  test('nothing is restored while a server has the store open, even one that does nothing', async () => {
    await createStoreAndBackup()
    const database = await open()
    await listKeys(database)
    const refused = await restoreSqlite(data, copy, { now, isStopped: true })
    expect(refused).toMatchObject({ ok: false, error: expect.stringContaining('in use') })
    expect(await listKeys(database)).toEqual(['after', 'before'])
    await save(database, 'goes on')
    await database.close()
    expect((await readdir(data)).filter((name) => name.includes('restor'))).toEqual([])
  })

  test('what is no whole backup of this platform is refused, and the store stays', async () => {
    await createStoreAndBackup()
    const strange = join(folder, 'strange')
    const restore = () => restoreSqlite(data, strange, { now, isStopped: false })
    expect(await restore()).toMatchObject({ ok: false, error: expect.stringContaining('no file') })
    const whole = await readFile(copy)
    await writeFile(strange, whole.subarray(0, 20_000))
    expect(await restore()).toMatchObject({
      ok: false,
      error: expect.stringMatching(/ cannot be restored: it is damaged or cut off; take another backup.* \([^\n]+\)$/),
    })
    // A page in the middle: the database opens, and SQLite tells several lines.
    await writeFile(strange, Buffer.concat([whole.subarray(0, 40_960), Buffer.alloc(8_192, 7), whole.subarray(49_152)]))
    expect(await restore()).toMatchObject({
      ok: false,
      error: expect.stringMatching(/^[^\n]+ it is damaged or cut off; [^\n]+$/),
    })
    await writeFile(strange, 'stocknum,make\nA1,Kia\n'.repeat(100))
    expect(await restore()).toMatchObject({
      ok: false,
      error: expect.stringContaining('it is no database; name a file that forecourt backup wrote'),
    })
    const other = new SqliteConnection(join(folder, 'other'))
    other.exec('create table t (a)')
    other.close()
    await copyFile(join(folder, 'other'), strange)
    expect(await restore()).toMatchObject({
      ok: false,
      error: expect.stringContaining('not a database of this platform'),
    })
    await copyFile(copy, strange)
    const newer = new SqliteConnection(strange)
    newer.exec("insert into schema_migration values ('9999-future', 0)")
    newer.close()
    expect(await restore()).toMatchObject({ ok: false, error: expect.stringContaining('9999-future') })
    await copyFile(copy, strange)
    await writeFile(`${strange}-wal`, '')
    expect(await restore()).toMatchObject({ ok: false, error: expect.stringContaining('forecourt backup') })
    expect(await readStore()).toEqual(['after', 'before'])
  })
})

describeOnPostgres('backup and restore by the programs of the database', (store) => {
  test('the two commands of the guide bring everything back into an empty database', async () => {
    const binaries = findPostgresBinaries()
    if (binaries === null) throw new Error('PostgreSQL is not installed')
    await save(store.database, 'before')
    const folder = await mkdtemp(join(tmpdir(), 'forecourt-dump-'))
    try {
      const file = join(folder, 'copy.dump')
      await run(join(binaries, 'pg_dump'), ['--format=custom', `--file=${file}`, store.address.url ?? ''])
      await save(store.database, 'after')
      const url = await createScratchDatabase()
      await run(join(binaries, 'pg_restore'), ['--no-owner', '--exit-on-error', `--dbname=${url}`, file])
      const restored = await openDatabase({ url, directory: folder })
      try {
        expect(await listKeys(restored)).toEqual(['before'])
        // Numbers go on where they were, and evidence is still refused to be rewritten.
        await save(restored, 'next')
        expect(await listKeys(restored)).toEqual(['before', 'next'])
        await expect(restored.kysely.deleteFrom('lead').execute()).rejects.toThrow(/append-only|refus/)
      } finally {
        await restored.close()
      }
    } finally {
      await rm(folder, { recursive: true, force: true })
    }
  })
})
