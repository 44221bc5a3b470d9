import { expect, test } from 'vitest'
import { buildTestSite } from '#site/test-site.ts'
import { buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { lookAfterDue, type FollowDueOptions } from './follow-due.ts'

interface Item {
  readonly id: string
  readonly siteId: string
}

const list = (siteId: string, count: number): readonly Item[] =>
  Array.from({ length: count }, (_, index) => ({ id: `${siteId} ${index}`, siteId }))

function prepare(items: readonly Item[], part: Partial<FollowDueOptions<Item>> = {}) {
  const clock = { value: testEpoch }
  const done: string[] = []
  const options: FollowDueOptions<Item> = {
    what: 'hold',
    claim: () => Promise.resolve(items),
    reconcile: ({ id }) => Promise.resolve(done.push(id)),
    findSite: (slug) => buildTestSite({ slug }),
    system: buildSystemContext(clock),
    log: { error() {} },
    signal: new AbortController().signal,
    ...part,
  }
  return { clock, done, run: () => lookAfterDue(options) }
}

test('BUY-03 a site whose payment processor does not answer keeps no other site waiting', async () => {
  const answer = Promise.withResolvers<unknown>()
  const others = Promise.withResolvers<void>()
  const seen: string[] = []
  const { run } = prepare([...list('silent', 3), ...list('a', 2), ...list('b', 2)], {
    reconcile({ id, siteId }) {
      seen.push(id)
      if (siteId === 'silent') return answer.promise
      if (seen.filter((each) => !each.startsWith('silent')).length === 4) others.resolve()
      return Promise.resolve()
    },
  })
  const ended = run()
  await others.promise
  // One call at a time goes to the processor of a site.
  expect(seen.filter((id) => id.startsWith('silent'))).toEqual(['silent 0'])
  answer.resolve(null)
  expect(await ended).toBe(7)
  expect(seen).toHaveLength(7)
})

test('BUY-03 nothing begins whose lease could end before it, so that two nodes never ask for one payment', async () => {
  const { clock, done, run } = prepare(list('slow', 10), {
    reconcile({ id }) {
      clock.value += 16_000
      return Promise.resolve(done.push(id))
    },
  })
  expect(await run()).toBe(10)
  expect(done).toEqual(['slow 0', 'slow 1', 'slow 2'])
})

test('BUY-03 one that fails is told, and the next one of its site goes on', async () => {
  const told: unknown[] = []
  const { done, run } = prepare(list('a', 2), {
    log: { error: (fields: unknown) => told.push(fields) },
    reconcile: ({ id }) => (id === 'a 0' ? Promise.reject(new Error('no answer')) : Promise.resolve(done.push(id))),
  })
  await run()
  expect(told).toMatchObject([{ site: 'a', hold: 'a 0' }])
  expect(done).toEqual(['a 1'])
})

test('BUY-03 a node that stops begins no further one', async () => {
  const stop = new AbortController()
  const { done, run } = prepare(list('a', 3), {
    signal: stop.signal,
    reconcile({ id }) {
      stop.abort()
      return Promise.resolve(done.push(id))
    },
  })
  await run()
  expect(done).toEqual(['a 0'])
})
