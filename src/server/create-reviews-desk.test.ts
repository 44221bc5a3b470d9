import { describe, expect, test } from 'vitest'
import { failReviews, type ReviewsOutcome } from '#integrations/reviews/reviews-provider.ts'
import { buildTestSite } from '#site/test-site.ts'
import { createReviewsDesk } from './create-reviews-desk.ts'

const site = buildTestSite({ integrations: { reviews: 'google' } })
const location = { address: { place_id: 'place-1' } } as never
const answer = (rating: number): ReviewsOutcome => ({ ok: true, reviews: { rating, count: 3, reviews: [] } })
const minute = 60_000

/** A desk whose provider answers when the test says so. */
function open() {
  const clock = { now: 1_000_000_000_000 }
  const asked: string[] = []
  const warned: unknown[] = []
  let reply: (outcome: ReviewsOutcome) => void = () => {}
  const desk = createReviewsDesk({
    now: () => clock.now,
    log: { warn: (entry: unknown) => void warned.push(entry) },
    variables: {},
    choose: () => ({
      name: 'test',
      find(placeId) {
        asked.push(placeId)
        const { promise, resolve } = Promise.withResolvers<ReviewsOutcome>()
        reply = resolve
        return promise
      },
    }),
  })
  return {
    clock,
    asked,
    warned,
    find: () => desk.find(site, location)?.rating ?? null,
    reply: async (outcome: ReviewsOutcome) => {
      reply(outcome)
      await Promise.resolve()
      await Promise.resolve()
    },
    desk,
  }
}

describe('reviews of a provider', () => {
  test('LOC-14 a page never waits: the first has none, the next the answer, and one call is made', async () => {
    const { find, reply, asked } = open()
    expect([find(), find()]).toEqual([null, null])
    expect(asked).toEqual(['place-1'])
    await reply(answer(4.6))
    expect([find(), find()]).toEqual([4.6, 4.6])
    expect(asked).toHaveLength(1)
  })

  test('LOC-14 an old answer stays on the page while the provider is asked again, and while it fails', async () => {
    const { find, reply, asked, clock, warned } = open()
    find()
    await reply(answer(4.6))
    clock.now += 7 * 60 * minute
    expect(find()).toBe(4.6)
    expect(asked).toHaveLength(2)
    await reply(failReviews('late', 'no answer'))
    expect(find()).toBe(4.6)
    expect(asked).toHaveLength(2)
    expect(warned).toHaveLength(1)
    clock.now += 11 * minute
    expect(find()).toBe(4.6)
    expect(asked).toHaveLength(3)
    await reply(answer(4.7))
    expect(find()).toBe(4.7)
  })

  test('LOC-14 an answer that could not be renewed for days is shown no more', async () => {
    const { find, reply, clock } = open()
    find()
    await reply(answer(4.6))
    clock.now += 4 * 24 * 60 * minute
    expect(find()).toBeNull()
  })

  test('LOC-14 nobody is asked on a site without a provider, nor about a place without an id', () => {
    const { desk, asked } = open()
    expect(desk.find(buildTestSite(), location)).toBeNull()
    expect(desk.find(site, { address: { place_id: null } } as never)).toBeNull()
    expect(asked).toEqual([])
  })

  test('LOC-14 without a key the log says so, and the page has the reviews of the site file', async () => {
    const warned: unknown[] = []
    const log = { warn: (entry: unknown) => void warned.push(entry) }
    const desk = createReviewsDesk({ now: () => 0, log, variables: {} })
    expect(desk.find(site, location)).toBeNull()
    await expect.poll(() => warned).toHaveLength(1)
    expect(warned[0]).toMatchObject({ problem: 'unconfigured' })
  })
})
