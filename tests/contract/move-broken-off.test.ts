import { spawn } from 'node:child_process'
import { copyFile, mkdtemp, rm } from 'node:fs/promises'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import SqliteConnection from 'better-sqlite3'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { backUpSqlite, resolveStoreFile, restoreSqlite } from '#data/backup/sqlite-backup.ts'
import { finishMove } from '#data/move/finish-move.ts'
import type { MoveStep } from '#data/move/move-store.ts'
import { moveToPostgres } from '#data/move/move-to-postgres.ts'
import { cancelMove, prepareMove } from '#data/move/prepare-move.ts'
import { createNodeRegistry } from '#data/nodes/node-registry.ts'
import { openDatabase } from '#data/open-database.ts'
import { createScratchDatabase } from '#tests/fixtures/databases.ts'
import { EveryTable, readEveryTable } from '#tests/fixtures/every-table.ts'

const now = Date.UTC(2026, 10, 20, 8, 30, 12)
const program = new URL('../fixtures/move-child.ts', import.meta.url).pathname
const refusedTarget = 'holds an unfinished copy of a SQLite store'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'forecourt-move-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

async function createStore(name: string, label: string): Promise<string> {
  const directory = join(folder, name)
  await (await openDatabase({ url: null, directory })).close()
  write(directory, (writes) => writes.insert(label))
  return directory
}

/** As a server of the store writes, which is stopped again. */
function write(directory: string, use: (writes: EveryTable) => void): void {
  const writes = new EveryTable(resolveStoreFile(directory))
  try {
    use(writes)
  } finally {
    writes.close()
  }
}

async function readStore(place: {
  url: string | null
  directory: string
}): Promise<ReadonlyMap<string, readonly string[]>> {
  const store = await openDatabase(place)
  try {
    return await readEveryTable(store)
  } finally {
    await store.close()
  }
}

const prepare = (directory: string, url: string, onStep?: (step: MoveStep) => void) =>
  prepareMove({ directory, url, now, ...(onStep === undefined ? {} : { onStep }) })
const finish = (directory: string, url: string) => finishMove({ directory, url, now, waitMs: 0 })

/** Moves in a process of its own, which is killed at a step. */
async function killAt(command: 'prepare' | 'finish', step: MoveStep['kind'], directory: string, url: string) {
  const child = spawn(process.execPath, [program, JSON.stringify({ directory, url }), command, step], {
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const written: string[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => written.push(String(chunk)))
  const signal = await new Promise((resolve) => child.once('close', (_status, by) => resolve(by)))
  expect(signal, written.join('')).toBe('SIGKILL')
}

describe.skipIf(inject('postgresUrls') === null)('a move that is broken off', () => {
  test.each(['marked', 'recording', 'table', 'copied', 'round'] as const)(
    'killed at %s of --prepare: the server goes on, and a second run copies everything',
    async (step) => {
      const directory = await createStore(`prepare-${step}`, 'before')
      const url = await createScratchDatabase()
      if (step === 'round') {
        expect(await prepare(directory, url)).toMatchObject({ ok: true })
        write(directory, (writes) => writes.insert('for the round'))
      }
      await killAt('prepare', step, directory, url)

      await expect(openDatabase({ url, directory })).rejects.toThrow(refusedTarget)
      write(directory, (writes) => {
        writes.insert('meanwhile')
        writes.remove('before')
      })
      const steps: MoveStep[] = []
      expect(await prepare(directory, url, (one) => void steps.push(one))).toMatchObject({ ok: true, left: 0 })
      const recordings = steps.filter(({ kind }) => kind === 'recording')
      const isContinued = step === 'copied' || step === 'round'
      expect(recordings).toEqual(isContinued ? [] : [{ kind: 'recording', afresh: 'the earlier copy was broken off' }])
      await expect(openDatabase({ url, directory })).rejects.toThrow(refusedTarget)

      const expected = await readStore({ url: null, directory })
      expect(await finish(directory, url)).toMatchObject({ ok: true })
      expect(await readStore({ url, directory })).toEqual(expected)
    },
  )

  test.each(['closed', 'complete', 'renamed', 'opened'] as const)(
    'killed at %s of --finish: a second run finishes, and nothing is lost',
    async (step) => {
      const directory = await createStore(`finish-${step}`, 'before')
      const url = await createScratchDatabase()
      expect(await prepare(directory, url)).toMatchObject({ ok: true })
      write(directory, (writes) => writes.insert('last'))
      await killAt('finish', step, directory, url)

      const isMoved = step === 'renamed' || step === 'opened'
      expect(existsSync(resolveStoreFile(directory))).toBe(!isMoved)
      if (step === 'opened') {
        // Nothing is left to do, and the command says so without touching the database.
        expect(await finish(directory, url)).toMatchObject({
          ok: false,
          error: expect.stringContaining('There is no SQLite store'),
        })
      } else {
        await expect(openDatabase({ url, directory })).rejects.toThrow(refusedTarget)
        // The server was started again on the old store, and takes a lead.
        if (!isMoved) write(directory, (writes) => writes.insert('after the kill'))
        expect(await finish(directory, url)).toMatchObject({ ok: true })
      }
      const leads = (await readStore({ url, directory })).get('lead')
      expect(leads).toHaveLength(isMoved ? 2 : 3)
      expect(leads?.join()).toContain(isMoved ? 'last' : 'after the kill')
    },
  )
})

describe.skipIf(inject('postgresUrls') === null)('a copy that cannot be continued', () => {
  const cases: readonly (readonly [name: string, disturb: (directory: string) => Promise<void>, told: string])[] = [
    [
      'a restored backup',
      async (directory) => {
        const copy = join(folder, 'backup.sqlite')
        expect(await backUpSqlite(directory, copy)).toMatchObject({ ok: true })
        write(directory, (writes) => writes.insert('after the backup'))
        const url = urls.get(directory) ?? ''
        expect(await prepare(directory, url)).toMatchObject({ ok: true })
        expect(await restoreSqlite(directory, copy, { now, isStopped: false })).toMatchObject({ ok: true })
        // More than the copy has seen, so that the number of the last record says nothing.
        for (const label of ['other', 'changes']) write(directory, (writes) => writes.insert(label))
      },
      'a backup was restored',
    ],
    [
      'a table that was changed',
      async (directory) => write(directory, (writes) => writes.run('alter table former_host add column note text')),
      'tables of the SQLite store have changed',
    ],
    [
      'a trigger that is gone',
      async (directory) => write(directory, (writes) => writes.run('drop trigger move_lead_insert')),
      'tables of the SQLite store have changed',
    ],
    [
      'a recording that was cancelled',
      async (directory) => expect(await cancelMove(directory)).toEqual({ ok: true, wasPrepared: true }),
      'does not record its changes any more',
    ],
    [
      'another store',
      async (directory) => {
        const other = await createStore(`other-of-${directory.length}`, 'other')
        expect(await prepare(other, await createScratchDatabase())).toMatchObject({ ok: true })
        await copyFile(resolveStoreFile(other), resolveStoreFile(directory))
      },
      'is of another store',
    ],
  ]
  const urls = new Map<string, string>()

  test.each(cases)('%s is noticed by both commands', async (name, disturb, told) => {
    const directory = await createStore(name.replaceAll(' ', '-'), 'before')
    const url = await createScratchDatabase()
    urls.set(directory, url)
    expect(await prepare(directory, url)).toMatchObject({ ok: true })
    await disturb(directory)
    for (const outcome of [await prepare(directory, url), await finish(directory, url)])
      expect(outcome).toMatchObject({ ok: false, error: expect.stringContaining(told) })
    await expect(openDatabase({ url, directory })).rejects.toThrow(refusedTarget)
    expect(existsSync(resolveStoreFile(directory))).toBe(true)
  })

  test('another database is copied to afresh, and the first one is left', async () => {
    const directory = await createStore('afresh', 'before')
    const [first, second] = [await createScratchDatabase(), await createScratchDatabase()]
    expect(await prepare(directory, first)).toMatchObject({ ok: true })
    const steps: MoveStep[] = []
    expect(await prepare(directory, second, (step) => void steps.push(step))).toMatchObject({ ok: true })
    expect(steps).toContainEqual({ kind: 'recording', afresh: 'the earlier copy went to another database' })
    expect(await finish(directory, first)).toMatchObject({ ok: false, error: expect.stringContaining('earlier move') })
    expect(await finish(directory, second)).toMatchObject({ ok: true })
  })
})

describe.skipIf(inject('postgresUrls') === null)('what is refused', () => {
  test('a database with data is neither changed nor marked, and the store records nothing', async () => {
    const directory = await createStore('filled', 'before')
    const url = await createScratchDatabase()
    await (await openDatabase({ url, directory })).close()
    const filled = join(folder, 'filler')
    await (await openDatabase({ url: null, directory: filled })).close()
    write(filled, (writes) => writes.insert('there already'))
    expect(await moveToPostgres({ directory: filled, url, now })).toMatchObject({ ok: true })
    expect(await prepare(directory, url)).toMatchObject({
      ok: false,
      error: expect.stringContaining('holds data already'),
    })
    expect((await readStore({ url, directory })).get('lead')).toHaveLength(1)
    expect(await cancelMove(directory)).toEqual({ ok: true, wasPrepared: false })
    expect(await finish(directory, url)).toMatchObject({ ok: false, error: expect.stringContaining('--prepare first') })
  })

  test('a database that a server uses already is left alone', async () => {
    const directory = await createStore('served', 'before')
    const url = await createScratchDatabase()
    const target = await openDatabase({ url, directory })
    await target.kysely.insertInto('web_node').values({ name: 'node-1', secret_mark: 'x', seen_at: now }).execute()
    await expect(prepare(directory, url)).rejects.toThrow('is used by the server node-1')
    await (await openDatabase({ url, directory })).close()
    await target.close()
  })

  test('servers that do not stop end the wait, and go on', async () => {
    const directory = await createStore('running', 'before')
    const url = await createScratchDatabase()
    expect(await prepare(directory, url)).toMatchObject({ ok: true })
    const server = await openDatabase({ url: null, directory })
    expect(await finish(directory, url)).toMatchObject({ ok: false, error: expect.stringContaining('still in use') })
    await server.close()
    write(directory, (writes) => writes.insert('afterwards'))
    expect(await finish(directory, url)).toMatchObject({ ok: true })
  })

  test('a server can tell when a prepared move was last at work', async () => {
    const directory = await createStore('seen', 'before')
    const url = await createScratchDatabase()
    const readSeenAt = async (place: { url: string | null; directory: string }): Promise<number | null> => {
      const store = await openDatabase(place)
      try {
        return await createNodeRegistry(store).readMoveSeenAt()
      } finally {
        await store.close()
      }
    }
    expect(await readSeenAt({ url: null, directory })).toBeNull()
    expect(await prepare(directory, url)).toMatchObject({ ok: true })
    expect(await readSeenAt({ url: null, directory })).toBe(now)
    // Also where nothing has changed.
    expect(await prepareMove({ directory, url, now: now + 1000 })).toMatchObject({ ok: true })
    expect(await readSeenAt({ url: null, directory })).toBe(now + 1000)
    expect(await finish(directory, url)).toMatchObject({ ok: true })
    expect(await readSeenAt({ url, directory })).toBeNull()
  })

  test('a second command at the same time leaves the store to the first', async () => {
    const directory = await createStore('twice', 'before')
    const url = await createScratchDatabase()
    const seconds: Promise<unknown>[] = []
    const first = await prepare(directory, url, ({ kind }) => {
      if (kind === 'copied') seconds.push(prepare(directory, url), cancelMove(directory))
    })
    expect(first).toMatchObject({ ok: true })
    expect(await Promise.all(seconds)).toEqual([
      { ok: false, error: expect.stringContaining('Another forecourt migrate-store') },
      { ok: false, error: expect.stringContaining('Another forecourt migrate-store') },
    ])
  })

  test('a count that differs at the end opens nothing', async () => {
    const directory = await createStore('counts', 'before')
    const url = await createScratchDatabase()
    expect(await prepare(directory, url)).toMatchObject({ ok: true })
    const connection = new SqliteConnection(resolveStoreFile(directory))
    const { last } = connection.prepare('select max(seq) as last from move_row').get() as { last: number | null }
    connection.prepare("insert into former_host (host, slug, left_at) values ('unseen', 'x', 1)").run()
    // As if no trigger had seen the row.
    connection.prepare('delete from move_row where seq > ?').run(last ?? 0)
    connection.close()
    expect(await finish(directory, url)).toEqual({
      ok: false,
      error: 'The move is not finished: former_host has 2 rows, and PostgreSQL has stored 1',
    })
    await expect(openDatabase({ url, directory })).rejects.toThrow(refusedTarget)
  })
})
