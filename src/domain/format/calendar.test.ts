import { expect, test } from 'vitest'
import { dateInZone, formatDate, formatMonth } from './calendar-date.ts'
import { yearAt } from './year-at.ts'

test.each([
  ['2026-11-20', '20 November 2026', 'November 2026'],
  ['2026-01-01', '1 January 2026', 'January 2026'],
  ['2026-11-20T00:00:00', '2026-11-20T00:00:00', '2026-11-20T00:00:00'],
  ['on 2026-11-20', 'on 2026-11-20', 'on 2026-11-20'],
  ['12026-11-20', '12026-11-20', '12026-11-20'],
  ['2026-1-2', '2026-1-2', '2026-1-2'],
  ['2026-13-01', '2026-13-01', '2026-13-01'],
  ['soon', 'soon', 'soon'],
  ['', '', ''],
])('VDP-06 the date %j reads %j, and by the month %j', (date, day, month) => {
  expect(formatDate(date)).toBe(day)
  expect(formatMonth(date)).toBe(month)
})

// New Year comes to Sydney (UTC+11) eleven hours before it comes to London, and to Perth (UTC+8) in between.
const newYearInSydney = Date.UTC(2026, 11, 31, 13)
const newYearInPerth = Date.UTC(2026, 11, 31, 16)

test('CARD-03 the date of an instant is the date where the dealer is', () => {
  expect(dateInZone(newYearInSydney, 'Australia/Sydney')).toBe('2027-01-01')
  expect(dateInZone(newYearInSydney - 1, 'Australia/Sydney')).toBe('2026-12-31')
  expect(dateInZone(newYearInSydney, 'Australia/Perth')).toBe('2026-12-31')
})

test('FIN-02 the year of an instant is the year where the dealer is, whatever was asked before', () => {
  const instants = [newYearInSydney - 1, newYearInSydney, newYearInPerth - 1, newYearInPerth, newYearInSydney - 1]
  const years = (zone: string) => instants.map((instant) => yearAt(instant, zone))
  expect(years('Australia/Sydney')).toEqual([2026, 2027, 2027, 2027, 2026])
  expect(years('Australia/Perth')).toEqual([2026, 2026, 2026, 2027, 2026])
  // Nepal is 45 minutes past the hour ahead of UTC.
  const newYearInNepal = Date.UTC(2026, 11, 31, 18, 15)
  expect([newYearInNepal - 1, newYearInNepal].map((instant) => yearAt(instant, 'Asia/Kathmandu'))).toEqual([2026, 2027])
})
