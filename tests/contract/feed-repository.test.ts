import { expect, test } from 'vitest'
import type { FeedClaim, FeedSettlement } from '#data/feeds/feed-records.ts'
import { createFeedRepository } from '#data/feeds/feed-repository.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

const minuteMs = 60_000
const counts = { rows: 10, added: 1, changed: 2, returned: 0, unchanged: 5, sold: 3, rejected: 2 }

const buildClaim = (runId: string, part: Partial<FeedClaim> = {}): FeedClaim => ({
  runId,
  cause: 'command',
  node: 'node-1',
  leaseMs: 2 * minuteMs,
  plannedAt: null,
  retriesAfterCrash: true,
  ...part,
})
const buildEnd = (part: Partial<FeedSettlement> = {}): FeedSettlement => ({
  outcome: 'imported',
  reason: null,
  fileName: 'stock.csv',
  bytes: 5_000_000_000,
  sha256: 'ab',
  original: 'feeds/a/b.gz',
  counts,
  validator: 'v1',
  fingerprint: 'f1',
  retryAt: null,
  ...part,
})

describeOnEachDatabase('the feeds that are fetched', (store) => {
  let sites = 0
  const open = async () => {
    sites += 1
    const clock = { value: testEpoch }
    const ctx = buildSiteContext(`feeds-${sites}`, clock)
    const feeds = createFeedRepository(store.database)
    await feeds.watch(ctx, 'acme')
    return { clock, ctx, feeds, find: () => feeds.find(ctx, 'acme') }
  }

  test('STOCK-03 a feed is watched from when it was first seen', async () => {
    const { clock, ctx, feeds, find } = await open()
    clock.value += minuteMs
    await feeds.watch(ctx, 'acme')
    expect(await find()).toMatchObject({ watchedAt: testEpoch, plannedAt: testEpoch, goodAt: null, retryAt: null })
    expect(await feeds.find(ctx, 'other')).toBeNull()
  })

  test('STOCK-03 of ten nodes that claim at once one gets the feed', async () => {
    const { ctx, feeds } = await open()
    const others = await Promise.all([store.open(), store.open()])
    const repositories = [feeds, ...others.map((database) => createFeedRepository(database))]
    const plannedAt = testEpoch + 1
    const claims = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (repositories[index % 3] ?? feeds).claim(
          ctx,
          'acme',
          buildClaim(`run-${index}`, { cause: 'schedule', plannedAt }),
        ),
      ),
    )
    expect(claims.filter((claim) => claim !== null)).toHaveLength(1)
    expect(await feeds.listRuns(ctx, 'acme', 20)).toHaveLength(1)
  })

  test('STOCK-03 a planned time is used once, a retry when it is due', async () => {
    const { clock, ctx, feeds, find } = await open()
    const planned = { cause: 'schedule' as const, plannedAt: testEpoch + 1 }
    expect(await feeds.claim(ctx, 'acme', buildClaim('a', { cause: 'schedule', plannedAt: testEpoch }))).toBeNull()
    expect(await feeds.claim(ctx, 'acme', buildClaim('a', planned))).toMatchObject({ attempts: 0 })
    const retryAt = testEpoch + minuteMs
    expect(await feeds.settle(ctx, 'acme', 'a', buildEnd({ outcome: 'failed', reason: 'x', retryAt }))).toBe(true)
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', planned))).toBeNull()
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', { cause: 'retry' }))).toBeNull()
    clock.value = retryAt
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', { cause: 'retry' }))).toMatchObject({ attempts: 1 })
    expect(await find()).toMatchObject({ attempts: 2, failedRuns: 1, leasedBy: 'node-1' })
  })

  test('STOCK-03 a good run ends failures and keeps what tells the file, which others leave', async () => {
    const { clock, ctx, feeds, find } = await open()
    await feeds.claim(ctx, 'acme', buildClaim('a'))
    await feeds.settle(ctx, 'acme', 'a', buildEnd())
    const good = { goodAt: testEpoch, goodCounts: counts, validator: 'v1', fingerprint: 'f1' }
    expect(await find()).toMatchObject(good)
    clock.value += minuteMs
    for (const [runId, outcome] of [
      ['b', 'refused'],
      ['c', 'failed'],
    ] as const) {
      await feeds.claim(ctx, 'acme', buildClaim(runId))
      await feeds.settle(ctx, 'acme', runId, buildEnd({ outcome, reason: 'no\u0000 good', validator: 'v2' }))
    }
    expect(await find()).toMatchObject({ ...good, refusedRuns: 1, failedRuns: 1 })
    await feeds.claim(ctx, 'acme', buildClaim('d'))
    await feeds.settle(ctx, 'acme', 'd', buildEnd({ outcome: 'unchanged', counts: null, validator: null }))
    expect(await find()).toMatchObject({ ...good, goodAt: testEpoch + minuteMs, refusedRuns: 0, failedRuns: 0 })
    expect(await feeds.listRuns(ctx, 'acme', 2)).toMatchObject([
      { runId: 'd', outcome: 'unchanged', bytes: 5_000_000_000, counts: null },
      { runId: 'c', outcome: 'failed', reason: 'no  good', counts, startedAt: testEpoch + minuteMs },
    ])
  })

  test('STOCK-03 a lease is extended by its holder alone, and one that has run out is taken over', async () => {
    const { clock, ctx, feeds, find } = await open()
    await feeds.claim(ctx, 'acme', buildClaim('a', { cause: 'schedule', plannedAt: testEpoch + 1 }))
    clock.value += minuteMs
    expect(await feeds.renew(ctx, 'acme', 'b', 2 * minuteMs)).toBe(false)
    expect(await feeds.renew(ctx, 'acme', 'a', 2 * minuteMs)).toBe(true)
    clock.value += 2 * minuteMs - 1
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', { cause: 'retry' }))).toBeNull()
    clock.value += 1
    // The process of the first died: its run is due again without a word from it.
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', { cause: 'retry', node: 'node-2' }))).not.toBeNull()
    expect(await feeds.settle(ctx, 'acme', 'a', buildEnd())).toBe(false)
    expect(await find()).toMatchObject({ leasedBy: 'node-2', goodAt: null, failedRuns: 1 })
    expect((await feeds.listRuns(ctx, 'acme', 9)).map(({ runId, outcome }) => [runId, outcome])).toEqual([
      ['b', 'running'],
      ['a', 'failed'],
    ])
  })

  test('STOCK-03 a run whose process died for the last time waits for the next planned time', async () => {
    const { clock, ctx, feeds, find } = await open()
    await feeds.claim(
      ctx,
      'acme',
      buildClaim('a', { cause: 'schedule', plannedAt: testEpoch + 1, retriesAfterCrash: false }),
    )
    clock.value += 3 * minuteMs
    expect(await find()).toMatchObject({ retryAt: null })
    expect(await feeds.claim(ctx, 'acme', buildClaim('b', { cause: 'retry' }))).toBeNull()
  })

  test('STOCK-03 runs are forgotten after 90 days', async () => {
    const { clock, ctx, feeds } = await open()
    for (const [runId, days] of [
      ['old', 0],
      ['kept', 1],
      ['new', 90.5],
    ] as const) {
      clock.value = testEpoch + days * 86_400_000
      await feeds.claim(ctx, 'acme', buildClaim(runId))
      await feeds.settle(ctx, 'acme', runId, buildEnd())
    }
    expect((await feeds.listRuns(ctx, null, 9)).map(({ runId }) => runId)).toEqual(['new', 'kept'])
  })

  test('TEN-07 two sites with a feed of one name see and change their own alone', async () => {
    const { ctx, feeds } = await open()
    const other = await open()
    await feeds.claim(ctx, 'acme', buildClaim('mine'))
    const before = await other.find()
    expect(await other.feeds.renew(other.ctx, 'acme', 'mine', minuteMs)).toBe(false)
    expect(await other.feeds.settle(other.ctx, 'acme', 'mine', buildEnd())).toBe(false)
    expect(await other.feeds.listRuns(other.ctx, null, 9)).toEqual([])
    expect(await other.feeds.claim(other.ctx, 'acme', buildClaim('theirs'))).not.toBeNull()
    await other.feeds.settle(other.ctx, 'acme', 'theirs', buildEnd())
    expect(await feeds.find(ctx, 'acme')).toMatchObject({ siteId: ctx.siteId, leasedBy: 'node-1', goodAt: null })
    expect(await feeds.listRuns(ctx, null, 9)).toMatchObject([{ runId: 'mine', outcome: 'running' }])
    const states = await feeds.listStates(buildSystemContext())
    expect(states.filter(({ siteId }) => siteId === before?.siteId)).toHaveLength(1)
  })
})
