import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { maintainHourly } from './maintain-hourly.ts'

const hour = 3_600_000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Maintenance of two tasks, of which the first fails when it is told to, or puts the clock wrong. */
function start() {
  const clock = { isRight: true, breaksDuringTask: false }
  const store = { isAway: false }
  const done: string[] = []
  const warned: string[] = []
  const stop = maintainHourly({
    tasks: [
      {
        what: 'old changes could not be forgotten',
        async run() {
          if (store.isAway) throw new Error('away')
          done.push('forget')
          if (clock.breaksDuringTask) clock.isRight = false
        },
      },
      { what: 'nothing could be erased', run: async () => void done.push('erase') },
    ],
    mayWork: () => Promise.resolve(clock.isRight),
    log: { warn: (_fields, message) => void warned.push(message) },
  })
  return { clock, store, done, warned, stop }
}

test('a node whose clock is wrong forgets and erases nothing, and goes on once the clock is right', async () => {
  const { clock, done, stop } = start()
  clock.isRight = false
  await vi.advanceTimersByTimeAsync(2 * hour)
  expect(done).toEqual([])
  clock.isRight = true
  await vi.advanceTimersByTimeAsync(hour)
  expect(done).toEqual(['forget', 'erase'])
  clock.breaksDuringTask = true
  await vi.advanceTimersByTimeAsync(hour)
  expect(done.slice(2)).toEqual(['forget'])
  stop()
})

test('a task that fails is told and keeps no other from its turn; nothing runs after the end', async () => {
  const { store, done, warned, stop } = start()
  store.isAway = true
  await vi.advanceTimersByTimeAsync(hour)
  expect([done, warned]).toEqual([['erase'], ['old changes could not be forgotten; trying again in an hour']])
  stop()
  await vi.advanceTimersByTimeAsync(hour)
  expect(done).toEqual(['erase'])
})
