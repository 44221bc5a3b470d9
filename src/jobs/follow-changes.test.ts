import { setTimeout as sleep } from 'node:timers/promises'
import * as fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Change, ChangeFeed, ReadChanges } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import { coalesce, followChanges, type FollowOptions } from './follow-changes.ts'

const clock = { value: 1000 }
const ctx: SystemContext = { system: true, now: () => clock.value }
const vehicle = (id: string): Change => ({ siteId: 's', kind: 'vehicle', id })

/** A feed in memory: the position is the number of changes read. */
function createFakeFeed() {
  const state = {
    log: [] as Change[],
    reads: 0,
    broken: null as Error | null,
    lostBelow: 0,
    wake: () => {},
    isListening: false,
  }
  const feed: ChangeFeed = {
    currentPosition: async () => String(state.log.length),
    async readAfter(_ctx, position, limit): Promise<ReadChanges> {
      state.reads += 1
      if (state.broken) throw state.broken
      const from = Number(position)
      if (from < state.lostBelow) return { ok: false, error: 'position-lost' }
      const changes = state.log.slice(from, from + limit)
      return { ok: true, changes, position: String(from + changes.length) }
    },
    lag: async (_ctx, position) => state.log.length - Number(position),
    async onWake(wake) {
      state.wake = wake
      state.isListening = true
      return async () => {
        state.isListening = false
      }
    },
    prune: async () => 0,
  }
  return { state, feed }
}

let stop = new AbortController()
beforeEach(() => {
  stop = new AbortController()
})
afterEach(() => {
  stop.abort()
  vi.useRealTimers()
})

function follow(feed: ChangeFeed, options: Partial<FollowOptions> & Pick<FollowOptions, 'apply'>) {
  const errors: [unknown, number][] = []
  const follower = followChanges({
    feed,
    ctx,
    from: '0',
    pollMs: 20,
    rebuild: () => Promise.reject(new Error('not expected')),
    onError: (error, pauseMs) => errors.push([error, pauseMs]),
    signal: stop.signal,
    ...options,
  })
  return { follower, errors }
}

test('STOCK-06 applies what is there, then what comes, and stops when aborted', async () => {
  const { state, feed } = createFakeFeed()
  state.log.push(vehicle('a'), vehicle('b'), vehicle('a'))
  const applied: string[][] = []
  const { follower } = follow(feed, { apply: async (changes) => void applied.push(changes.map((change) => change.id)) })
  await expect.poll(() => follower.position).toBe('3')
  expect(applied).toEqual([['b', 'a']])
  clock.value = 2000
  state.log.push(vehicle('c'))
  await expect.poll(() => follower.caughtUpAt).toBe(2000)
  expect(applied).toEqual([['b', 'a'], ['c']])
  stop.abort()
  await follower.done
  expect(state.isListening).toBe(false)
  const { reads } = state
  await sleep(60)
  expect(state.reads).toBe(reads)
})

test('STOCK-06 a wake is followed at once, and many wakes during a round make one more round', async () => {
  const { state, feed } = createFakeFeed()
  const mayGoOn = Promise.withResolvers<void>()
  let rounds = 0
  const { follower } = follow(feed, {
    pollMs: 60_000,
    async apply() {
      rounds += 1
      if (rounds === 1) await mayGoOn.promise
    },
  })
  await expect.poll(() => follower.caughtUpAt).not.toBeNull()
  state.log.push(vehicle('a'))
  state.wake()
  await expect.poll(() => rounds).toBe(1)
  const { reads } = state
  state.log.push(vehicle('b'))
  for (let count = 0; count < 100; count += 1) state.wake()
  mayGoOn.resolve()
  await expect.poll(() => follower.position).toBe('2')
  await sleep(30)
  expect([rounds, state.reads - reads]).toEqual([2, 1])
})

test('STOCK-06 what could not be applied is tried again and the position waits for it', async () => {
  const { state, feed } = createFakeFeed()
  state.log.push(vehicle('a'))
  let attempts = 0
  const { follower, errors } = follow(feed, {
    async apply() {
      attempts += 1
      if (attempts < 3) throw new Error(`attempt ${attempts}`)
    },
  })
  await expect.poll(() => errors.length).toBe(2)
  expect([follower.position, follower.caughtUpAt]).toEqual(['0', null])
  await expect.poll(() => follower.position, { timeout: 2000 }).toBe('1')
  expect(errors.map(([error, pauseMs]) => [String(error), pauseMs])).toEqual([
    ['Error: attempt 1', 100],
    ['Error: attempt 2', 200],
  ])
})

test('STOCK-06 pauses grow to 1.5 seconds while the store is unavailable, and begin anew after an answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { state, feed } = createFakeFeed()
  state.broken = new Error('unavailable')
  const { follower, errors } = follow(feed, { apply: async () => {} })
  const pauses = [100, 200, 400, 800, 1500, 1500]
  for (const [failed, pauseMs] of pauses.entries()) {
    await vi.advanceTimersByTimeAsync(pauseMs - 1)
    expect(errors).toHaveLength(failed + 1)
    await vi.advanceTimersByTimeAsync(1)
    expect(errors).toHaveLength(failed + 2)
  }
  expect(errors.slice(0, pauses.length).map(([, pauseMs]) => pauseMs)).toEqual(pauses)
  state.broken = null
  await vi.advanceTimersByTimeAsync(1500)
  expect(follower.caughtUpAt).not.toBeNull()
  state.broken = new Error('unavailable again')
  await vi.advanceTimersByTimeAsync(20)
  expect(errors.at(-1)?.[1]).toBe(100)
})

test('STOCK-06 a reader that the log no longer reaches rebuilds and goes on from there', async () => {
  const { state, feed } = createFakeFeed()
  state.log.push(vehicle('gone'), vehicle('gone too'), vehicle('kept'))
  state.lostBelow = 2
  const applied: string[] = []
  let rebuilds = 0
  const { follower } = follow(feed, {
    apply: async (changes) => void applied.push(...changes.map((change) => change.id)),
    rebuild: async () => {
      rebuilds += 1
      if (rebuilds === 1) throw new Error('the load failed')
      return '2'
    },
  })
  await expect.poll(() => follower.position, { timeout: 2000 }).toBe('3')
  expect([rebuilds, applied]).toEqual([2, ['kept']])
})

test('STOCK-06 without a wake it looks every 500 ms, well within the 2 seconds that a change may take', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { state, feed } = createFakeFeed()
  followChanges({
    feed,
    ctx,
    from: '0',
    apply: async () => {},
    rebuild: () => Promise.reject(new Error('not expected')),
    onError: () => {},
    signal: stop.signal,
  })
  await vi.advanceTimersByTimeAsync(499)
  expect(state.reads).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(state.reads).toBe(2)
})

test('STOCK-06 reads on without waiting while there is more than one page', async () => {
  const { state, feed } = createFakeFeed()
  state.log.push(...Array.from({ length: 2500 }, (_, index) => vehicle(String(index))))
  const sizes: number[] = []
  /** Whether the reader had caught up, before each round. */
  const caughtUp: boolean[] = []
  const { follower } = follow(feed, {
    pollMs: 60_000,
    async apply(changes) {
      sizes.push(changes.length)
      caughtUp.push(follower.caughtUpAt !== null)
    },
  })
  await expect.poll(() => follower.position).toBe('2500')
  expect([sizes, caughtUp]).toEqual([
    [1000, 1000, 500],
    [false, false, false],
  ])
})

test('STOCK-06 coalescing keeps one change a thing, the last ones in order', () => {
  const anyChange = fc.record({
    siteId: fc.constantFrom('a', 'b'),
    kind: fc.constantFrom('vehicle' as const, 'site' as const),
    id: fc.constantFrom('1', '2', '3'),
  })
  fc.assert(
    fc.property(fc.array(anyChange), (changes) => {
      const keys = (list: readonly Change[]) => list.map((change) => `${change.kind} ${change.siteId} ${change.id}`)
      const all = keys(changes)
      const byLast = [...new Set(all)].sort((one, two) => all.lastIndexOf(one) - all.lastIndexOf(two))
      expect(keys(coalesce(changes))).toEqual(byLast)
    }),
  )
})
