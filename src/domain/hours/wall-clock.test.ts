import { expect, test } from 'vitest'
import { resolvePeriod, type HoursSchedule } from './hours-schedule.ts'
import { findMoment } from './wall-clock.ts'

test.each([
  ['on an ordinary day', '2026-07-01T09:00', '2026-06-30T23:00:00Z'],
  ['skipped: the moment of the skip', '2026-10-04T02:30', '2026-10-03T16:00:00Z'],
  ['repeated: the first of the two', '2026-04-05T02:30', '2026-04-04T15:30:00Z'],
  ['a date alone: its midnight', '2026-12-25', '2026-12-24T13:00:00Z'],
])('LOC-10 a time by the clocks of Sydney, %s', (_what, local, instant) => {
  expect(findMoment(local, 'Australia/Sydney')).toBe(Date.parse(instant))
})

test('LOC-10 hours that lie within the hour that the clocks skip do not exist', () => {
  const schedule: HoursSchedule = {
    timeZone: 'Australia/Sydney',
    weekly: [{ weekday: 0, status: 'Open', formated_hours: null, open: '02:10', close: '02:40' }],
    special: [],
    appointmentSaturdaysFrom: null,
  }
  expect(resolvePeriod(schedule, '2026-10-04')).toBeNull()
  expect(resolvePeriod(schedule, '2026-10-11')).not.toBeNull()
})
