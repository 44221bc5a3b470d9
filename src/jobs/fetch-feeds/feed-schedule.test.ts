import { expect, test } from 'vitest'
import { findPlannedTimes, mostTries, scheduleRetry } from './feed-schedule.ts'

const at = (text: string): number => Date.parse(text)
const tell = (value: number | null): string | null => (value === null ? null : new Date(value).toISOString())
const plan = (times: readonly string[], timeZone: string, now: string) => {
  const { last, next } = findPlannedTimes({ times, everyMinutes: null, timeZone, name: 'yard/acme' }, at(now))
  return [tell(last), tell(next)]
}

test.each<[string, readonly string[], string, string, readonly [string, string]]>([
  [
    'between two times',
    ['18:00', '06:00'],
    'Australia/Brisbane',
    '2026-11-20T01:00:00Z',
    ['2026-11-19T20:00:00.000Z', '2026-11-20T08:00:00.000Z'],
  ],
  [
    'at its very time',
    ['06:00'],
    'Australia/Brisbane',
    '2026-11-19T20:00:00Z',
    ['2026-11-19T20:00:00.000Z', '2026-11-20T20:00:00.000Z'],
  ],
  [
    'at midnight at the end of the day',
    ['24:00'],
    'Australia/Brisbane',
    '2026-11-19T20:00:00Z',
    ['2026-11-19T14:00:00.000Z', '2026-11-20T14:00:00.000Z'],
  ],
  // Clocks in Sydney go forward at 2:00 on 4 October 2026, and back at 3:00 on 5 April 2026.
  [
    'a time that daylight saving skips is the skip',
    ['02:30'],
    'Australia/Sydney',
    '2026-10-03T18:00:00Z',
    ['2026-10-03T16:00:00.000Z', '2026-10-04T15:30:00.000Z'],
  ],
  [
    'a time that daylight saving repeats is its first occurrence',
    ['02:30'],
    'Australia/Sydney',
    '2026-04-04T16:45:00Z',
    ['2026-04-04T15:30:00.000Z', '2026-04-05T16:30:00.000Z'],
  ],
  [
    'the same time of day before and after daylight saving begins',
    ['06:00'],
    'Australia/Sydney',
    '2026-10-03T12:00:00Z',
    ['2026-10-02T20:00:00.000Z', '2026-10-03T19:00:00.000Z'],
  ],
])('STOCK-03 planned times: %s', (_name, times, timeZone, now, expected) => {
  expect(plan(times, timeZone, now)).toEqual(expected)
})

test('STOCK-03 every day of a year has each of its times once', () => {
  const schedule = { times: ['02:30', '06:00'], everyMinutes: null, timeZone: 'Australia/Sydney', name: 'n' }
  const seen: number[] = []
  const end = at('2027-01-01T00:00:00Z')
  for (let now = at('2026-01-01T00:00:00Z'); now < end;) {
    const { next } = findPlannedTimes(schedule, now)
    if (next === null) break
    if (next < end) seen.push(next)
    now = next
  }
  expect([seen.length, new Set(seen).size]).toEqual([730, 730])
})

test('STOCK-03 feeds of one period are spread over it, each at the same time in every period', () => {
  const of = (name: string, now: number) =>
    findPlannedTimes({ times: [], everyMinutes: 60, timeZone: 'Australia/Perth', name }, now)
  const now = at('2026-11-20T00:30:00Z')
  const starts = new Set<number>()
  for (let index = 0; index < 50; index += 1) {
    const { last, next } = of(`yard-${index}/acme`, now)
    expect(next).toBe((last ?? 0) + 3_600_000)
    expect(last).toBeLessThanOrEqual(now)
    expect(next).toBeGreaterThan(now)
    starts.add(last ?? 0)
  }
  expect(starts.size).toBeGreaterThan(45)
  expect(of('yard/acme', of('yard/acme', now).next ?? 0).last).toBe(of('yard/acme', now).next)
})

test('STOCK-03 the pause between tries doubles to half an hour, half of it random, and ends', () => {
  const pauses = (random: number) =>
    Array.from({ length: mostTries }, (_, index) => {
      const next = scheduleRetry({ now: 0, attempts: index + 1, random })
      return next === null ? null : next / 1000
    })
  expect(pauses(0)).toEqual([30, 60, 120, 240, 480, 900, 900, null])
  expect(pauses(1)).toEqual([60, 120, 240, 480, 960, 1800, 1800, null])
})
