import fc from 'fast-check'
import { expect, test } from 'vitest'
import { keepTryingMs, scheduleNextTry, type FailedTry } from './delivery-schedule.ts'

const hour = 3_600_000
const failed = (part: Partial<FailedTry>): FailedTry => ({
  now: 0,
  attempts: 1,
  giveUpAt: keepTryingMs,
  askedPauseMs: null,
  random: 1 - 2 ** -40,
  ...part,
})

test.each([
  [1, 30_000],
  [2, 60_000],
  [3, 120_000],
  [7, 1_920_000],
  [8, hour],
  [9, hour],
  [5_000, hour],
])('LEAD-12 the pause after try %d is at most %d ms, and evenly spread below', (attempts, ceiling) => {
  expect(scheduleNextTry(failed({ attempts }))).toBe(ceiling)
  expect(scheduleNextTry(failed({ attempts, random: 0.5 }))).toBe(ceiling / 2)
  expect(scheduleNextTry(failed({ attempts, random: 0 }))).toBe(1_000)
})

test.each([
  [{ askedPauseMs: 600_000 }, 600_000],
  [{ askedPauseMs: 1_000 }, 30_000],
  [{ askedPauseMs: 7 * 86_400_000 }, 6 * hour],
  [{ askedPauseMs: -5 }, 30_000],
])('LEAD-12 a receiver that asks for a pause gets it, within six hours: %j', (part, at) => {
  expect(scheduleNextTry(failed(part))).toBe(at)
})

test('LEAD-12 the last try is made when the time is over, and fails for good', () => {
  expect(scheduleNextTry(failed({ now: keepTryingMs - 1, attempts: 90 }))).toBe(keepTryingMs)
  expect(scheduleNextTry(failed({ now: keepTryingMs, attempts: 91 }))).toBeNull()
  expect(keepTryingMs).toBe(4 * 86_400_000)
})

test('LEAD-12 every next try is later than the failed one and not later than the end', () => {
  fc.assert(
    fc.property(
      fc.record({
        now: fc.nat(2 * keepTryingMs),
        attempts: fc.integer({ min: 1, max: 1e6 }),
        giveUpAt: fc.nat(2 * keepTryingMs),
        askedPauseMs: fc.option(fc.integer()),
        random: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
      }),
      (given) => {
        const at = scheduleNextTry(given)
        if (given.now >= given.giveUpAt) return at === null
        return at !== null && Number.isSafeInteger(at) && at > given.now && at <= given.giveUpAt
      },
    ),
  )
})
