import { describe, expect, inject, test } from 'vitest'
import { appendChanges } from '#data/change-log.ts'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { DatabaseProblem } from '#data/database-problem.ts'
import { openDatabase } from '#data/open-database.ts'
import { runWrite } from '#data/transactions.ts'
import { followChanges } from '#jobs/follow-changes.ts'
import { buildSystemContext } from '#tests/fixtures/contexts.ts'
import { createScratchPostgres, findPostgresBinaries } from '#tests/fixtures/postgres-server.ts'

const ctx = buildSystemContext()

describe.skipIf(inject('postgresUrls') === null)('a follower while the database is away', () => {
  test('STOCK-06 tells of the outage, goes on when the database is back and misses nothing', async () => {
    // A server of its own: the others' tests go on meanwhile.
    const server = await createScratchPostgres(findPostgresBinaries() ?? '')
    const warnings: string[] = []
    const log = { info() {}, warn: (_fields: object, message: string) => void warnings.push(message) }
    const database = await openDatabase({ url: server.url, directory: '', log })
    const write = (id: string) =>
      runWrite(database, (trx) => appendChanges(database, trx, 0, [{ siteId: 's', kind: 'vehicle', id }]))
    const feed = createChangeFeed(database)
    let rings = 0
    await feed.onWake(() => (rings += 1))
    const seen: string[] = []
    const errors: unknown[] = []
    const stop = new AbortController()
    const follower = followChanges({
      feed,
      ctx,
      from: await feed.currentPosition(ctx),
      apply: async (changes) => void seen.push(...changes.map((change) => change.id)),
      rebuild: () => Promise.reject(new Error('nothing was pruned')),
      onError: (error) => errors.push(error),
      signal: stop.signal,
    })
    try {
      await write('before')
      await expect.poll(() => seen, { timeout: 2000 }).toEqual(['before'])

      await server.stop('immediate')
      await expect.poll(() => errors.length, { timeout: 5000 }).toBeGreaterThan(1)
      expect(errors.at(-1)).toBeInstanceOf(DatabaseProblem)
      expect(errors.at(-1)).toMatchObject({ kind: 'unreachable' })
      await expect(write('refused')).rejects.toMatchObject({ kind: 'unreachable' })
      expect(warnings).toContain('not listening for changes; falling back to polling')

      const ringsBefore = rings
      await server.start()
      // Long enough for the pauses of follower and listener to have run out.
      await expect
        .poll(
          () =>
            write('back').then(
              () => true,
              () => false,
            ),
          { timeout: 5000 },
        )
        .toBe(true)
      const writtenAt = performance.now()
      await expect.poll(() => seen.at(-1), { timeout: 5000 }).toBe('back')
      expect(performance.now() - writtenAt).toBeLessThan(2000)

      // The bell rings again on a new connection, once when it is made and then for each change.
      await expect.poll(() => rings, { timeout: 10_000, interval: 20 }).toBeGreaterThan(ringsBefore)
      for (const id of ['x1', 'x2', 'x3']) {
        const ringsBeforeChange = rings
        await write(id)
        await expect.poll(() => rings, { timeout: 10_000, interval: 20 }).toBeGreaterThan(ringsBeforeChange)
        await expect.poll(() => seen.at(-1), { timeout: 10_000, interval: 20 }).toBe(id)
      }
      expect(seen).toEqual(['before', 'back', 'x1', 'x2', 'x3'])
    } finally {
      stop.abort()
      await follower.done
      await database.close()
      await server.remove()
    }
  })
})
