import fc from 'fast-check'
import { describe, test } from 'vitest'
import { markOpenMinutes, readClocks, type Window } from './hours-reference.testkit.ts'
import type { HoursSchedule } from './hours-schedule.ts'
import { findOpenState, isOpenAt } from './open-state.ts'

describe('against the clocks, minute by minute', () => {
  const windows: readonly Window[] = [
    // The ends and beginnings of daylight saving, days without either, and zones that have none.
    ...['2026-04-01', '2026-09-30', '2026-12-20'].flatMap((from) =>
      ['Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe'].map((zone) => readClocks(zone, from, 9)),
    ),
    readClocks('Australia/Perth', '2026-11-20', 9),
    readClocks('Australia/Brisbane', '2026-02-26', 9),
    readClocks('Australia/Eucla', '2028-02-26', 9),
  ]
  const time = fc.oneof(
    fc.constantFrom('00:00', '02:00', '02:30', '03:00', '08:30', '17:30', '24:00'),
    fc.integer({ min: 0, max: 1439 }).map((minute) => {
      const hours = String(Math.floor(minute / 60)).padStart(2, '0')
      return `${hours}:${String(minute % 60).padStart(2, '0')}`
    }),
  )
  const status = fc.constantFrom('Open' as const, 'Open' as const, 'Open' as const, 'Closed' as const)
  const weekly = fc.uniqueArray(
    fc.record({
      weekday: fc.integer({ min: 0, max: 6 }),
      status,
      formated_hours: fc.constant(null),
      open: time,
      close: time,
    }),
    { selector: (entry) => entry.weekday, maxLength: 7 },
  )
  const cases = fc.integer({ min: 0, max: windows.length - 1 }).chain((index) => {
    const window = windows[index] as Window
    const date = fc.constantFrom(...window.dates)
    return fc.record({
      window: fc.constant(window),
      weekly,
      special: fc.array(fc.record({ date, name: fc.constant(null), status, open: time, close: time }), {
        maxLength: 3,
      }),
      appointmentSaturdaysFrom: fc.constantFrom(null, null, '2025-06-14', '2030-01-05'),
      // From the third day on: what began before the window is not in the reference.
      minutes: fc.array(fc.integer({ min: 2 * 1440, max: 6 * 1440 }), { minLength: 2, maxLength: 2 }),
    })
  })

  test('LOC-10 open now and the next change agree with 10,000 random schedules read minute by minute', () => {
    fc.assert(
      fc.property(cases, ({ window, minutes, ...hours }) => {
        const given: HoursSchedule = { timeZone: window.timeZone, ...hours }
        const open = markOpenMinutes(given, window)
        for (const minute of minutes) {
          const now = window.start + minute * 60_000
          const isOpen = open[minute] === 1
          const change = open.findIndex((value, later) => later > minute && value !== open[minute])
          const state = findOpenState(given, now)
          // Beyond the window the reference knows nothing.
          const isRight =
            change < 0
              ? state.changesAt === null || state.changesAt >= window.start + (open.length - 1440) * 60_000
              : state.changesAt === window.start + change * 60_000
          if (isOpenAt(given, now) !== isOpen || state.open !== isOpen || !isRight)
            throw new Error(`${new Date(now).toISOString()}: ${JSON.stringify(state)}, expected open ${isOpen}`)
        }
      }),
      { numRuns: 10_000, seed: 20_261_122 },
    )
  }, 120_000)
})
