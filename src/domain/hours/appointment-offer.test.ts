import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isOffered, listAppointmentDays, mergeAppointmentDays, removeTaken } from './appointment-offer.ts'
import type { HoursSchedule } from './hours-schedule.ts'
import { isOpenAt } from './open-state.ts'

const weekday = (day: number, open: string, close: string) => ({
  weekday: day,
  status: 'Open' as const,
  formated_hours: null,
  open,
  close,
})
const schedule = (more: Partial<HoursSchedule> = {}): HoursSchedule => ({
  timeZone: 'Australia/Sydney',
  weekly: [weekday(1, '08:30', '10:00'), weekday(2, '09:00', '09:45')],
  special: [],
  appointmentSaturdaysFrom: null,
  ...more,
})
const at = (wallClock: string, timeZone = 'Australia/Sydney'): number =>
  Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).epochMilliseconds
const settings = { days: 7, minutes: 30, noticeMinutes: 60 }

describe('appointments by the clocks of the location', () => {
  test('LEAD-11 dates and times within the hours, an hour ahead', () => {
    expect(listAppointmentDays(schedule(), at('2026-11-23T08:00'), settings)).toEqual([
      { date: '2026-11-23', times: ['09:00', '09:30'] },
      { date: '2026-11-24', times: ['09:00'] },
    ])
    expect(listAppointmentDays(schedule(), at('2026-11-23T07:30'), settings)[0]?.times[0]).toBe('08:30')
    expect(listAppointmentDays(schedule(), at('2026-11-23T07:31'), settings)[0]?.times[0]).toBe('09:00')
    expect(listAppointmentDays(schedule(), at('2026-11-23T09:00'), settings).map(({ date }) => date)).toEqual([
      '2026-11-24',
    ])
  })

  test('LEAD-11 hours past midnight stand under the date on which they fall', () => {
    const late = schedule({ weekly: [weekday(5, '23:00', '00:30')] })
    expect(listAppointmentDays(late, at('2026-11-27T10:00'), { ...settings, days: 1 })).toEqual([
      { date: '2026-11-27', times: ['23:00', '23:30'] },
      { date: '2026-11-28', times: ['00:00'] },
    ])
  })

  test('LEAD-11 LOC-10 at the end of daylight saving each time stands once, at its beginning none is skipped', () => {
    const sundays = schedule({ weekly: [weekday(0, '01:00', '04:00')] })
    const times = (date: string) =>
      listAppointmentDays(sundays, at(`${date}T00:00`) - 3_600_000, { days: 2, minutes: 30, noticeMinutes: 0 })
        .find((day) => day.date === date)
        ?.times.join(' ')
    expect(times('2026-04-05')).toBe('01:00 01:30 02:00 02:30 03:00 03:30')
    expect(times('2026-10-04')).toBe('01:00 01:30 03:00 03:30')
  })

  test('LEAD-11 every offered appointment of any schedule begins and ends while the location is open', () => {
    const time = fc.integer({ min: 0, max: 95 }).map((quarter) => {
      const hours = String(Math.floor(quarter / 4)).padStart(2, '0')
      return `${hours}:${String((quarter % 4) * 15).padStart(2, '0')}`
    })
    const weekly = fc.uniqueArray(
      fc.record({
        weekday: fc.integer({ min: 0, max: 6 }),
        status: fc.constantFrom('Open' as const, 'Closed' as const),
        formated_hours: fc.constant(null),
        open: time,
        close: time,
      }),
      { selector: (entry) => entry.weekday, maxLength: 7 },
    )
    const zone = fc.constantFrom('Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide')
    fc.assert(
      fc.property(weekly, zone, fc.constantFrom(30, 45, 120), fc.nat(40), (entries, timeZone, minutes, offset) => {
        const given = schedule({ weekly: entries, timeZone })
        // Days around the end of daylight saving are left out: there a time of day means two instants.
        const now = at('2026-06-01T00:00', timeZone) + offset * 3_600_000
        for (const { date, times } of listAppointmentDays(given, now, { days: 8, minutes, noticeMinutes: 60 }))
          for (const each of times) {
            const start = at(`${date}T${each}`, timeZone)
            expect(start).toBeGreaterThanOrEqual(now + 3_600_000)
            expect(isOpenAt(given, start)).toBe(true)
            expect(isOpenAt(given, start + minutes * 60_000 - 1)).toBe(true)
          }
      }),
      { numRuns: 300 },
    )
  })
})

describe('offers of several locations', () => {
  const monday = { date: '2026-11-23', times: ['08:30', '09:00'] }
  const tuesday = { date: '2026-11-24', times: ['09:00'] }

  test('LEAD-11 a date or time that any of them offers can be asked for', () => {
    expect(
      mergeAppointmentDays([[tuesday], [{ date: '2026-11-23', times: ['09:00', '09:30'] }, tuesday], [monday]]),
    ).toEqual([{ date: '2026-11-23', times: ['08:30', '09:00', '09:30'] }, tuesday])
  })

  test('LEAD-11 a taken time is gone, and a day without times with it', () => {
    expect(
      removeTaken(
        [monday, tuesday],
        [
          { date: '2026-11-24', time: '09:00' },
          { date: '2026-11-23', time: '08:30' },
          { date: '2026-11-25', time: '09:00' },
        ],
      ),
    ).toEqual([{ date: '2026-11-23', times: ['09:00'] }])
  })

  test.each([
    ['', '', true],
    ['2026-11-23', '', true],
    ['2026-11-25', '', false],
    ['', '09:00', true],
    ['', '10:00', false],
    ['2026-11-23', '08:30', true],
    ['2026-11-24', '08:30', false],
    ['2026-11-23', '8:30', false],
  ])('LEAD-11 asking for %j at %j is taken: %j', (date, time, expected) => {
    expect(isOffered([monday, tuesday], { date, time })).toBe(expected)
  })

  test('LEAD-11 without any offer nothing but an open wish is taken', () => {
    expect([isOffered([], { date: '', time: '' }), isOffered([], { date: '2026-11-23', time: '' })]).toEqual([
      true,
      false,
    ])
  })
})
