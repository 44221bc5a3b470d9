import { expect, test } from 'vitest'
import { formatMoment } from '../format/format-moment.ts'
import { formatTimeLeft, resolveHoldEnd, resolveUnpaidEnd } from './hold-times.ts'

const at = (text: string): number => Temporal.ZonedDateTime.from(text).epochMilliseconds

test.each([
  ['an ordinary week', '2026-11-22T15:15[Australia/Sydney]', 'Tuesday 24 November 2026 at 3:15 pm AEDT'],
  ['the start of daylight saving', '2026-10-03T15:15[Australia/Sydney]', 'Monday 5 October 2026 at 4:15 pm AEDT'],
  ['the end of daylight saving', '2027-04-03T15:15[Australia/Sydney]', 'Monday 5 April 2027 at 2:15 pm AEST'],
  ['a zone without daylight saving', '2026-10-03T15:15[Australia/Brisbane]', 'Monday 5 October 2026 at 3:15 pm AEST'],
])('BUY-01 48 elapsed hours over %s are told as the local time of the yard', (_what, paid, told) => {
  const zone = Temporal.ZonedDateTime.from(paid).timeZoneId
  const end = resolveHoldEnd(at(paid), 48)
  expect(end - at(paid)).toBe(48 * 3_600_000)
  expect(formatMoment(end, zone)).toBe(told)
})

test('BUY-01 midnight and noon are told in twelve hours', () => {
  const zone = 'Australia/Perth'
  expect(formatMoment(at(`2026-11-22T00:05[${zone}]`), zone)).toBe('Sunday 22 November 2026 at 12:05 am AWST')
  expect(formatMoment(at(`2026-11-22T12:05[${zone}]`), zone)).toBe('Sunday 22 November 2026 at 12:05 pm AWST')
})

test('BUY-03 an unpaid hold lasts for its minutes', () => {
  expect(resolveUnpaidEnd(1_000, 15)).toBe(901_000)
})

test.each([
  [-5_000, 'less than a minute'],
  [59_999, 'less than a minute'],
  [60_000, '1 minute'],
  [899_999, '14 minutes'],
  [3_600_000, '1 hour'],
  [4_860_000, '1 hour 21 minutes'],
  [172_800_000, '48 hours'],
])('BUY-03 %d milliseconds left are told as %s', (left, told) => {
  expect(formatTimeLeft(left)).toBe(told)
})
