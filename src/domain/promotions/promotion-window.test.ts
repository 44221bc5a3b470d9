import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateInZone } from '#domain/format/calendar-date.ts'
import { findNextPromotionChange, resolvePromotionState, resolvePromotionWindow } from './promotion-window.ts'

const at = (text: string): number => Date.parse(text)

describe('when a promotion is on', () => {
  test.each<[start: string | null, expiry: string | null, zone: string, from: string, until: string]>([
    // The promotion of the specification: both days included, Brisbane has no daylight saving.
    ['2025-07-01', '2025-07-24', 'Australia/Brisbane', '2025-06-30T14:00:00Z', '2025-07-24T14:00:00Z'],
    ['2025-07-01', '2025-07-24', 'Australia/Perth', '2025-06-30T16:00:00Z', '2025-07-24T16:00:00Z'],
    // Sydney goes forward on 4 October 2026 and back on 4 April 2027.
    ['2026-10-04', '2026-10-04', 'Australia/Sydney', '2026-10-03T14:00:00Z', '2026-10-04T13:00:00Z'],
    ['2027-04-04', '2027-04-04', 'Australia/Sydney', '2027-04-03T13:00:00Z', '2027-04-04T14:00:00Z'],
    // Moments are exact: the skipped one is that of the skip, the repeated one its first occurrence.
    ['2026-10-04T02:30', '2026-10-04T09:00', 'Australia/Sydney', '2026-10-03T16:00:00Z', '2026-10-03T22:00:00Z'],
    ['2027-04-04T02:30:15', '2027-04-04T12:00', 'Australia/Sydney', '2027-04-03T15:30:15Z', '2027-04-04T02:00:00Z'],
    ['2028-02-29', '2028-02-29', 'Australia/Adelaide', '2028-02-28T13:30:00Z', '2028-02-29T13:30:00Z'],
  ])(
    'CONTENT-03 %s to %s in %s: off a second before each end, on from the start',
    (start, expiry, timeZone, from, until) => {
      const dates = { start, expiry, timeZone }
      expect(resolvePromotionWindow(dates)).toEqual({ fromMs: at(from), untilMs: at(until) })
      expect(
        [at(from) - 1_000, at(from) - 1, at(from), at(until) - 1_000, at(until) - 1, at(until), at(until) + 1_000].map(
          (now) => resolvePromotionState(dates, now),
        ),
      ).toEqual(['upcoming', 'upcoming', 'on', 'on', 'on', 'over', 'over'])
    },
  )

  test('CONTENT-03 a date without an end has none, and ends in the wrong order are never on', () => {
    const open = { start: null, expiry: null, timeZone: 'Australia/Perth' }
    for (const now of [-8e15, 0, 8e15]) expect(resolvePromotionState(open, now)).toBe('on')
    const wrong = { start: '2026-02-02', expiry: '2026-01-01', timeZone: 'Australia/Perth' }
    for (let day = 0; day < 60; day += 1)
      expect(resolvePromotionState(wrong, at('2025-12-20T00:00:00Z') + day * 86_400_000)).not.toBe('on')
  })

  const day = fc
    .date({ min: new Date('2024-01-01T00:00:00Z'), max: new Date('2030-12-31T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10))
  const zone = fc.constantFrom(
    'Australia/Sydney',
    'Australia/Adelaide',
    'Australia/Brisbane',
    'Australia/Lord_Howe',
    'Australia/Eucla',
    'Australia/Perth',
  )

  test('CONTENT-03 dates alone hold exactly while the calendar of their zone shows one of their days', () => {
    fc.assert(
      fc.property(day, day, zone, fc.integer({ min: -3, max: 3 }), (a, b, timeZone, seconds) => {
        const [start, expiry] = a <= b ? [a, b] : [b, a]
        const dates = { start, expiry, timeZone }
        const { fromMs, untilMs } = resolvePromotionWindow(dates)
        for (const now of [fromMs + seconds * 1_000, untilMs + seconds * 1_000]) {
          const today = dateInZone(now, timeZone)
          expect(resolvePromotionState(dates, now) === 'on').toBe(start <= today && today <= expiry)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('CONTENT-03 nothing begins or ends before the next change', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(day, day, zone), { maxLength: 5 }),
        day,
        fc.double({ min: 0, max: 1, noNaN: true }),
        (list, today, share) => {
          const all = list.map(([start, expiry, timeZone]) => ({ start, expiry, timeZone }))
          const now = at(`${today}T05:00:00Z`)
          const next = findNextPromotionChange(all, now)
          expect(next).toBeGreaterThan(now)
          const statesAt = (moment: number) => all.map((dates) => resolvePromotionState(dates, moment))
          if (next === Number.POSITIVE_INFINITY) return
          expect(statesAt(now + Math.floor((next - 1 - now) * share))).toEqual(statesAt(now))
          expect(statesAt(next - 1)).toEqual(statesAt(now))
        },
      ),
      { numRuns: 300 },
    )
  })
})
