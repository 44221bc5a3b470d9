import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dateInZone } from '#domain/format/calendar-date.ts'
import { resolveTag, type TaggableVehicle, type TagSettings } from '#domain/tag/resolve-tag.ts'
import { isSearchable } from './in-stock.ts'
import { findNextMidnight, findNextTagChange, findSoldWindowEnd } from './next-change.ts'

const nowMs = Date.UTC(2026, 10, 20, 3, 4, 5, 678)
const vehicle: TaggableVehicle = {
  preorder: false,
  status: 'in_stock',
  simple_fuel: 'Petrol',
  reserved: false,
  certified: false,
  car_type: 'used',
  make: 'Kia',
  tag: null,
  created_at_timestamp: 0,
}
const settings: TagSettings = {
  electric: false,
  electric_texts: { electric: '', hybrid: '', phev: '' },
  certified: null,
  reserved_text: '',
  coming_soon_text: '',
  just_arrived_days: 8,
  just_arrived_tag_name: 'Just Arrived',
  sold_tag_name: '',
}

describe('the next moment at which time changes a page', () => {
  test('CARD-03 the tag is the same until the millisecond before, and another from it on', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -10 * 86_400, max: 2 * 86_400 }),
        fc.integer({ min: 0, max: 9 }),
        (offset, days) => {
          const car = { ...vehicle, created_at_timestamp: Math.floor(nowMs / 1000) + offset }
          const tagAt = (at: number): string | null =>
            resolveTag(car, { ...settings, just_arrived_days: days }, at)?.kind ?? null
          const change = findNextTagChange(car, days, nowMs)
          expect(change).toBeGreaterThan(nowMs)
          if (change === Number.POSITIVE_INFINITY) expect([tagAt(nowMs), tagAt(nowMs + 1e12)]).toEqual([null, null])
          else {
            expect(tagAt(change - 1)).toBe(tagAt(nowMs))
            expect(tagAt(change)).not.toBe(tagAt(change - 1))
          }
        },
      ),
    )
  })

  test('CARD-03 SRCH-13 a change of this very moment has happened: the next one is later', () => {
    const created = Math.floor(nowMs / 1000)
    expect(findNextTagChange({ created_at_timestamp: created }, 8, created * 1000)).toBe(
      (created + 8 * 86_400) * 1000 + 1,
    )
    expect(findSoldWindowEnd(created - 3 * 86_400, 3, created * 1000)).toBe(Number.POSITIVE_INFINITY)
  })

  test('SRCH-13 a sold vehicle is found until the millisecond before, and not from it on', () => {
    fc.assert(
      fc.property(fc.integer({ min: -6 * 86_400, max: 0 }), fc.integer({ min: 1, max: 5 }), (offset, days) => {
        const sold = Math.floor(nowMs / 1000) + offset
        const isFound = (at: number): boolean =>
          isSearchable({ status: 'sold', sold_date_timestamp: sold, show_on_dealer_website: true }, at, days)
        const change = findSoldWindowEnd(sold, days, nowMs)
        expect(isFound(nowMs)).toBe(change !== Number.POSITIVE_INFINITY)
        if (change !== Number.POSITIVE_INFINITY)
          expect([change > nowMs, isFound(change - 1), isFound(change)]).toEqual([true, true, false])
      }),
    )
    expect(findSoldWindowEnd(null, 3, nowMs)).toBe(Number.POSITIVE_INFINITY)
  })

  test.each(['Australia/Perth', 'Australia/Sydney', 'Australia/Adelaide', 'Australia/Lord_Howe'])(
    'VDP-09 the day in %s changes at its midnight, also when clocks are moved',
    (zone) => {
      fc.assert(
        // The second moment is near the first, so that the day of one is known, or is not that of the other.
        fc.property(
          fc.integer({ min: Date.UTC(2026, 0), max: Date.UTC(2027, 11) }),
          fc.integer({ min: -90_000_000, max: 90_000_000 }),
          (first, later) => {
            for (const at of [first, first + later]) {
              const midnight = findNextMidnight(at, zone)
              expect(midnight).toBeGreaterThan(at)
              expect(dateInZone(midnight - 1, zone)).toBe(dateInZone(at, zone))
              expect(dateInZone(midnight, zone) > dateInZone(at, zone)).toBe(true)
            }
          },
        ),
      )
    },
  )
})
