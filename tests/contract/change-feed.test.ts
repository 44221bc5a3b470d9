import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { appendChanges } from '#data/change-log.ts'
import type { ChangeFeed } from '#data/change-feed.ts'
import { createChangeFeed } from '#data/create-change-feed.ts'
import type { Database } from '#data/database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { runWrite } from '#data/transactions.ts'
import { followChanges } from '#jobs/follow-changes.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, describeOnPostgres } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { listActive } from '#tests/fixtures/stock-import.ts'

const ctx = buildSystemContext()

/** One change in a transaction that does `work` before it commits. */
async function write(
  database: Database,
  id: string,
  work: () => Promise<void> = async () => undefined,
  at = testEpoch,
): Promise<void> {
  await runWrite(database, async (trx) => {
    await appendChanges(database, trx, at, [{ siteId: 'feed', kind: 'vehicle', id }])
    await work()
  })
}

async function readIds(feed: ChangeFeed, position: string, limit = 1000): Promise<{ ids: string[]; position: string }> {
  const read = await feed.readAfter(ctx, position, limit)
  if (!read.ok) throw new Error(read.error)
  return { ids: read.changes.map((change) => change.id), position: read.position }
}

describeOnEachDatabase('the change feed', (store) => {
  test('STOCK-06 tells each change once, in pages, and nothing before the position', async () => {
    const feed = createChangeFeed(store.database)
    await write(store.database, 'before')
    const from = await feed.currentPosition(ctx)
    expect(await readIds(feed, from)).toEqual({ ids: [], position: from })
    for (const id of ['p1', 'p2', 'p3']) await write(store.database, id)
    expect(await feed.lag(ctx, from)).toBe(3)
    const first = await readIds(feed, from, 2)
    const second = await readIds(feed, first.position, 2)
    expect([first.ids, second.ids, (await readIds(feed, second.position)).ids]).toEqual([['p1', 'p2'], ['p3'], []])
    expect(await feed.lag(ctx, second.position)).toBe(0)
  })

  test('STOCK-06 an import tells of what it added, changed and sold, and of nothing else', async () => {
    const feed = createChangeFeed(store.database)
    const stock = createStockRepository(store.database)
    const site = buildSiteContext('feed-import')
    const importId = await stock.beginImport(site, { feed: 'main', fileName: 'a.csv' })
    const upsert = (km: number) =>
      stock.upsertBatch(site, {
        importId,
        feed: 'main',
        vehicles: [buildIncomingVehicle('A'), buildIncomingVehicle('B', { km })],
      })
    const from = await feed.currentPosition(ctx)
    await upsert(1)
    await upsert(1)
    await upsert(2)
    const [a, b] = await listActive(stock, site, 'main')
    await stock.markSold(site, { importId, ids: [a?.id ?? ''] })
    await stock.markSold(site, { importId, ids: [a?.id ?? ''] })
    expect((await readIds(feed, from)).ids).toEqual([a?.id, b?.id, b?.id, a?.id])
  })

  test('STOCK-06 a transaction that is rolled back leaves nothing in the feed', async () => {
    const feed = createChangeFeed(store.database)
    const from = await feed.currentPosition(ctx)
    const failing = write(store.database, 'undone', () => Promise.reject(new Error('the import stopped')))
    await expect(failing).rejects.toThrow('the import stopped')
    await write(store.database, 'done')
    expect((await readIds(feed, from)).ids).toEqual(['done'])
  })

  test('STOCK-06 two readers see every change within 2 seconds of its commit, late commits included', async () => {
    const writers = await Promise.all(Array.from({ length: 6 }, () => store.open()))
    const readers = await Promise.all([store.open(), store.open()])
    const committedAt = new Map<string, number>()
    const stop = new AbortController()
    const from = await createChangeFeed(store.database).currentPosition(ctx)
    const followers = readers.map((database) => {
      const seenAt = new Map<string, number>()
      const follower = followChanges({
        feed: createChangeFeed(database),
        ctx,
        from,
        apply: async (changes) => changes.forEach(({ id }) => seenAt.set(id, seenAt.get(id) ?? performance.now())),
        rebuild: () => Promise.reject(new Error('nothing was pruned')),
        onError: (error) => stop.abort(error),
        signal: stop.signal,
      })
      return { seenAt, follower }
    })

    // SQLite lets one transaction write at a time, so long ones there would only queue.
    const longestMs = store.dialect === 'postgres' ? 400 : 8
    await Promise.all(
      writers.map(async (database, writer) => {
        for (let round = 0; round < 12; round += 1) {
          const id = `w${writer}-${round}`
          const isUndone = round % 5 === 4
          const pauseMs = ((writer * 7 + round * 13) % 10) * (longestMs / 10)
          const writing = write(database, id, async () => {
            await sleep(pauseMs)
            if (isUndone) throw new Error('undone')
          })
          if (isUndone) await expect(writing).rejects.toThrow('undone')
          else await writing.then(() => committedAt.set(id, performance.now()))
        }
      }),
    )
    await expect
      .poll(() => followers.map(({ seenAt }) => [...committedAt.keys()].every((id) => seenAt.has(id))), {
        timeout: 10_000,
        interval: 20,
      })
      .toEqual([true, true])
    expect(stop.signal.aborted).toBe(false)
    stop.abort()
    await Promise.all(followers.map(({ follower }) => follower.done))

    expect(committedAt.size).toBe(60)
    for (const { seenAt } of followers) {
      expect([...seenAt.keys()].filter((id) => id.startsWith('w')).sort()).toEqual([...committedAt.keys()].sort())
      const slowest = Math.max(...[...committedAt].map(([id, at]) => (seenAt.get(id) ?? Infinity) - at))
      expect(slowest).toBeLessThan(2000)
    }
  })

  test('STOCK-06 wakes a listener at once after a commit here, and not after a rollback', async () => {
    const feed = createChangeFeed(store.database)
    let wakes = 0
    const stop = await feed.onWake(() => (wakes += 1))
    // On PostgreSQL the first ring says that it listens.
    await expect.poll(() => wakes, { timeout: 2000 }).toBe(store.dialect === 'postgres' ? 1 : 0)
    await write(store.database, 'undone', () => Promise.reject(new Error('undone'))).catch(() => undefined)
    await sleep(100)
    const before = wakes
    await write(store.database, 'woken')
    await expect.poll(() => wakes, { timeout: 2000, interval: 5 }).toBe(before + 1)
    await stop()
    await write(store.database, 'alone')
    await sleep(100)
    expect([before, wakes]).toEqual([store.dialect === 'postgres' ? 1 : 0, before + 1])
  })

  test('STOCK-06 a reader whose changes were pruned must rebuild, a reader past them need not', async () => {
    const feed = createChangeFeed(store.database)
    await feed.prune(ctx, { keepMs: -1, keepRows: 0 })
    const old = await feed.currentPosition(ctx)
    await write(store.database, 'old-1', undefined, testEpoch - 10_000)
    await write(store.database, 'old-2', undefined, testEpoch - 10_000)
    const between = (await readIds(feed, old, 1)).position
    const caughtUp = (await readIds(feed, old)).position
    await write(store.database, 'young')
    expect(await feed.prune(ctx, { keepMs: 5000, keepRows: 1000 })).toBe(2)
    for (const lost of [old, between])
      expect(await feed.readAfter(ctx, lost, 10)).toEqual({ ok: false, error: 'position-lost' })
    expect((await readIds(feed, caughtUp)).ids).toEqual(['young'])
    expect(await feed.prune(ctx, { keepMs: 5000, keepRows: 1000 })).toBe(0)

    for (const id of ['n1', 'n2', 'n3']) await write(store.database, id)
    expect(await feed.prune(ctx, { keepMs: 5000, keepRows: 2 })).toBe(2)
    const now = await feed.currentPosition(ctx)
    expect(await feed.prune(ctx, { keepMs: -1, keepRows: 1000 })).toBe(2)
    expect((await readIds(feed, now)).ids).toEqual([])
    // Numbers go on where they were, so a position never names two things.
    await write(store.database, 'after')
    expect((await readIds(feed, now)).ids).toEqual(['after'])
  })

  test('STOCK-06 a position that this store never gave is told to rebuild; text that is none is misuse', async () => {
    const feed = createChangeFeed(store.database)
    const beyond = store.dialect === 'postgres' ? '999999999999:0' : '999999999'
    expect(await feed.readAfter(ctx, beyond, 10)).toEqual({ ok: false, error: 'position-lost' })
    for (const text of ['', 'x', '-1', '1:2:3', "1' or true"])
      await expect(feed.readAfter(ctx, text, 10)).rejects.toThrow(RangeError)
  })
})

describeOnPostgres('the change feed with a slow transaction', (store) => {
  test('STOCK-06 holds back a quick change until the slow one before it has ended, and then tells both', async () => {
    const feed = createChangeFeed(store.database)
    const slowDatabase = await store.open()
    const from = await feed.currentPosition(ctx)
    const hasWritten = Promise.withResolvers<void>()
    const mayCommit = Promise.withResolvers<void>()
    const slow = write(slowDatabase, 'slow', async () => {
      hasWritten.resolve()
      await mayCommit.promise
    })
    await hasWritten.promise
    await write(store.database, 'quick')
    // A reader that went by the number alone would now be past 'slow' for ever.
    expect((await readIds(feed, from)).ids).toEqual([])
    expect(await feed.lag(ctx, from)).toBe(1)
    // A load that begins now does not see 'slow' either, so the position to follow from lies before it.
    const during = await feed.currentPosition(ctx)
    expect(await feed.prune(ctx, { keepMs: -1, keepRows: 0 })).toBe(0)
    mayCommit.resolve()
    await slow
    expect((await readIds(feed, from)).ids).toEqual(['slow', 'quick'])
    expect((await readIds(feed, during)).ids).toEqual(['slow', 'quick'])
  })

  test('STOCK-06 rows of a dump from another server count as no lag and make no reader rebuild', async () => {
    const feed = createChangeFeed(store.database)
    const insertForeign = sql`
      insert into change_log (xid, site_id, kind, id, at)
      values ('888888888888', 'feed', 'vehicle', 'foreign', 0)`
    await insertForeign.execute(store.database.kysely)
    await store.database.kysely.updateTable('change_log_pruned').set({ xid: '777777777777', seq: 5 }).execute()
    const from = await feed.currentPosition(ctx)
    expect(await feed.lag(ctx, from)).toBe(0)
    await write(store.database, 'own')
    expect((await readIds(feed, from)).ids).toEqual(['own'])
    expect(await feed.readAfter(ctx, '777777777777:0', 10)).toEqual({ ok: false, error: 'position-lost' })
  })
})
