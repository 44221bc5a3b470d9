import { expect, test } from 'vitest'
import type { FeedState } from '#data/feeds/feed-records.ts'
import { buildFeedState } from '#tests/fixtures/feed-state.ts'
import { followFeeds, type FeedName } from './follow-feeds.ts'
import { buildFeedSite } from './run-feed.testkit.ts'

const now = Date.parse('2026-11-20T20:00:00Z')
const site = buildFeedSite({ name: 'a' }, { name: 'b', mapping: 'b' }, { name: 'c', mapping: 'c' })

const buildState = (feed: string, part: Partial<FeedState> = {}): FeedState =>
  buildFeedState({ feed, plannedAt: now - 1, ...part })

function start(states: readonly FeedState[], sites = [site]) {
  const started: string[] = []
  const watched: string[] = []
  const errors: object[] = []
  const ends = new Map<string, PromiseWithResolvers<void>>()
  let look = (): void => {}
  let looks = 0
  let reads = 0
  const follower = followFeeds({
    feeds: {
      listStates: () => {
        reads += 1
        return Promise.resolve(states)
      },
      watch: (_ctx, feed) => {
        watched.push(feed)
        return Promise.resolve()
      },
    },
    listSites: () => sites,
    run: ({ feed }: FeedName, signal) => {
      started.push(feed)
      const end = Promise.withResolvers<void>()
      ends.set(feed, end)
      signal.addEventListener('abort', () => end.resolve())
      return end.promise
    },
    system: { system: true, now: () => now },
    log: { error: (fields: object) => void errors.push(fields) },
    timers: {
      after(_ms, call) {
        looks += 1
        look = call
        return () => (look = () => {})
      },
    },
  })
  return {
    follower,
    started,
    watched,
    errors,
    ends,
    reads: () => reads,
    /** Waits for the look under way, then begins the next. */
    async lookAgain() {
      const before = looks
      look()
      await expect.poll(() => looks).toBe(before + 1)
    },
    firstLook: () => expect.poll(() => looks).toBe(1),
  }
}

test('STOCK-03 two feeds run at once on a node, the next when one has ended', async () => {
  const following = start(['a', 'b', 'c'].map((feed) => buildState(feed)))
  await following.firstLook()
  expect(following.started).toEqual(['a', 'b'])
  await following.lookAgain()
  expect(following.started).toEqual(['a', 'b'])
  following.ends.get('a')?.reject(new Error('no memory'))
  await expect.poll(() => following.errors.length).toBe(1)
  await following.lookAgain()
  // The states of this test do not move on, so that 'a' is due still.
  expect(following.started).toEqual(['a', 'b', 'a'])
  expect(following.errors).toMatchObject([{ site: 'yard', feed: 'a', error: { message: 'no memory' } }])
  await following.follower.stop()
})

test('STOCK-03 the feed that had its turn longest ago goes first', async () => {
  const following = start([
    buildState('a', { plannedAt: now - 10 }),
    buildState('b', { plannedAt: now - 20 }),
    buildState('c', { plannedAt: now - 30 }),
  ])
  await following.firstLook()
  expect(following.started).toEqual(['c', 'b'])
  await following.follower.stop()
})

test('STOCK-03 a feed that is not due, or that another run holds, is left alone; a new one is watched', async () => {
  const following = start([
    buildState('a', { plannedAt: now }),
    buildState('b', { leasedUntil: now + 1, leasedBy: 'node-2' }),
  ])
  await following.firstLook()
  expect([following.started, following.watched]).toEqual([[], ['c']])
  await following.follower.stop()
})

test('STOCK-03 stopping ends the runs under way and starts no more', async () => {
  const following = start([buildState('a')])
  await following.firstLook()
  expect(following.started).toEqual(['a'])
  await following.follower.stop()
  expect(following.started).toEqual(['a'])
})

test('STOCK-03 a platform without such feeds asks the store nothing', async () => {
  const following = start([], [{ ...site, stock_feeds: [] }])
  await following.firstLook()
  expect(following.reads()).toBe(0)
  await following.follower.stop()
})
