import { describe, expect, test } from 'vitest'
import { checkSite } from '../check-site.ts'
import { templates } from '../templates/templates.ts'
import { buildTestSite, type DocumentPart } from '../test-site.ts'
import { listWarnings } from './list-warnings.ts'

const here = {
  id: 'here',
  slug: 'here',
  name: 'Here',
  time_zone: 'Australia/Brisbane',
  dealer_license_number: 'A1',
  address: { state: 'QLD' as const },
}
const build = (part: DocumentPart) =>
  buildTestSite({
    dealerships: [{ id: 'one', slug: 'one-yard', name: 'One', locations: [here] }],
    forms: { opt_in_default: false },
    demo: true,
    ...part,
  })
const faultsOf = (part: DocumentPart) => checkSite(build(part), templates.classic)
const warningsOf = (part: DocumentPart) => listWarnings(build(part))
const day = (weekday: number, open: string, close: string) => ({ weekday, open, close })
/** The week of these days, with the other days from Monday to Friday closed. */
const week = (days: readonly { readonly weekday: number }[]) => [
  ...days,
  ...[1, 2, 3, 4, 5].filter((each) => !days.some(({ weekday }) => weekday === each)).map(closed),
]
const closed = (weekday: number) => ({ weekday, status: 'Closed' as const, open: '00:00', close: '00:00' })

describe('hours past midnight', () => {
  test.each([
    ['end before the next day begins', [day(5, '17:00', '02:00'), day(6, '08:00', '12:00')], null],
    ['end as the next day begins', [day(5, '17:00', '02:00'), day(6, '02:00', '12:00')], null],
    ['reach into a closed day', [day(5, '17:00', '10:00'), closed(6)], null],
    ['reach into a day without an entry', [day(5, '17:00', '10:00')], null],
    ['end at midnight', [day(5, '08:00', '24:00'), day(6, '00:00', '12:00')], null],
    ['reach into the next day', [day(5, '17:00', '10:00'), day(6, '08:00', '12:00')], 'opening_hours.0.close'],
    ['reach from Saturday into Sunday', [day(0, '08:00', '12:00'), day(6, '20:00', '09:00')], 'opening_hours.1.close'],
  ])('LOC-07 TEN-02 hours that %s', (_what, opening_hours, place) => {
    expect(faultsOf({ opening_hours }).map((fault) => fault.place.join('.'))).toEqual(place === null ? [] : [place])
  })

  test('LOC-07 TEN-02 the sentence names both days, also of a location', () => {
    const opening_hours = [day(5, '17:00', '10:00'), day(6, '08:00', '12:00')]
    const locations = [{ ...here, contact_detail: { opening_hours } }]
    const [fault] = faultsOf({ dealerships: [{ id: 'one', slug: 'one-yard', name: 'One', locations }] })
    expect(fault?.place.join('.')).toBe('dealerships.0.locations.0.contact_detail.opening_hours.0.close')
    expect(fault?.message).toBe(
      'Friday is open from 17:00 past midnight until 10:00, and Saturday opens at 08:00, so the hours overlap',
    )
  })

  test.each([
    ['of twelve hours', [day(5, '16:00', '04:00')], null],
    ['of more', [day(5, '16:00', '04:01')], 'opening_hours.0.close'],
    ['of a closed day', [{ ...day(1, '08:30', '05:00'), status: 'Closed' as const }], null],
    ['of an ordinary day', [day(1, '05:00', '22:00')], null],
    ['of two days, the second wrong', [day(1, '08:30', '17:00'), day(2, '08:30', '05:00')], 'opening_hours.1.close'],
  ])('LOC-07 TEN-02 hours %s', (_what, days, place) => {
    const opening_hours = week(days) as never
    expect(warningsOf({ opening_hours }).map((warning) => warning.place.join('.'))).toEqual(
      place === null ? [] : [place],
    )
    const locations = [{ ...here, contact_detail: { opening_hours } }]
    const ofLocation = warningsOf({ dealerships: [{ id: 'one', slug: 'one-yard', name: 'One', locations }] })
    expect(ofLocation.map((warning) => warning.place.join('.'))).toEqual(
      place === null ? [] : [`dealerships.0.locations.0.contact_detail.${place}`],
    )
  })

  test('LOC-07 LOC-08 TEN-02 a weekday stands once in a week, and a special day once', () => {
    const places = (part: DocumentPart) => faultsOf(part).map((fault) => fault.place.join('.'))
    expect(places({ opening_hours: [day(1, '09:00', '17:00'), day(1, '09:00', '12:00')] })).toEqual([
      'opening_hours.1.weekday',
    ])
    const special = (location_id: string | null) => ({ date: '2026-12-25', status: 'Closed' as const, location_id })
    expect(places({ special_hours: [special(null), special('here')] })).toEqual([])
    expect(places({ special_hours: [special(null), special('here'), special('here')] })).toEqual([
      'special_hours.2.date',
    ])
    expect(places({ special_hours: [special('nowhere')] })).toEqual(['special_hours.0.location_id'])
    const told = (part: DocumentPart) =>
      faultsOf(part).flatMap(({ place, expected }) => (place.includes('location_id') ? [expected] : []))
    expect(told({ special_hours: [special('nowhere')] })).toEqual(['one of here'])
    expect(told({ special_hours: [special('here')], dealerships: [] })).toEqual(['nothing, because the site has none'])
  })

  test('LOC-08 TEN-02 a closed special day has no hours to compare, and an open one without hours is one fault', () => {
    const faults = (day: object) =>
      faultsOf({ special_hours: [{ date: '2026-12-25', ...day }] as never }).map(({ message }) => message)
    expect(faults({ status: 'Closed', start_hour: '09:00', end_hour: '09:00' })).toEqual([])
    expect(faults({ status: 'Open' })).toEqual(['an open day has no hours'])
    expect(faults({ status: 'Open', start_hour: '09:00', end_hour: '09:00' })).toEqual([
      'opening and closing are the same time',
    ])
  })

  test('LOC-07 TEN-02 a closing time in twelve hours is probably a mistake, and a late night is none', () => {
    expect(warningsOf({ opening_hours: week([day(1, '18:00', '03:00')]) })).toEqual([])
    const [warning, ...others] = warningsOf({ opening_hours: week([day(1, '08:30', '05:00')]) })
    expect(others).toEqual([])
    expect([warning?.place.join('.'), warning?.expected]).toEqual([
      'opening_hours.0.close',
      'a time of 24 hours after open: 5 pm is 17:00',
    ])
  })
})

test('LOC-08 TEN-02 a special day is given once for a place, and opens and closes at different times', () => {
  const christmas = { date: '2026-12-25' }
  expect(faultsOf({ special_hours: [christmas, { ...christmas, location_id: 'here' }] })).toEqual([])
  const twice = faultsOf({ special_hours: [christmas, { ...christmas, name: 'Christmas Day' }] })
  expect(twice.map(({ message }) => message)).toEqual(["special day '2026-12-25' appears twice"])
  const [fault] = faultsOf({
    special_hours: [{ ...christmas, status: 'Open', hours: { begin: '09:00', end: '09:00' } }],
  })
  expect(fault?.message).toBe('opening and closing are the same time')
})

test('LOC-01 TEN-02 a site that shows no location is warned of, and one with a bare location is not', () => {
  expect(warningsOf({})).toEqual([])
  const hidden = [{ id: 'one', slug: 'one-yard', name: 'One', locations: [{ ...here, visible: false }] }]
  expect(faultsOf({ dealerships: hidden })).toEqual([])
  expect(warningsOf({ dealerships: hidden }).map(({ place }) => place.join('.'))).toEqual(['dealerships'])
})

test('LOC-07 TEN-02 a weekday without an entry is warned of, and a weekend or a week without entries is not', () => {
  const places = (days: readonly number[]) =>
    warningsOf({ opening_hours: days.map((each) => day(each, '08:30', '17:00')) }).map(({ message }) => message)
  expect(places([1, 2, 3, 4, 5])).toEqual([])
  expect(places([])).toEqual([])
  expect(places([6])).toEqual([])
  expect(places([1, 2, 4, 5, 6])).toEqual(['Wednesday has no entry and reads as closed'])
  expect(places([1, 2])).toEqual(['Wednesday, Thursday, Friday have none and read as closed'])
})

test('LOC-08 TEN-02 hours of a special day that is closed are warned of: closed is the default', () => {
  const warn = (more: object) =>
    warningsOf({ special_hours: [{ date: '2026-11-28', ...more }] as never }).map(({ place }) => place.join('.'))
  expect(warn({ start_hour: '10:00', end_hour: '12:00' })).toEqual(['special_hours.0.status'])
  expect(warn({ hours: { begin: '10:00', end: '12:00' } })).toEqual(['special_hours.0.status'])
  expect(warn({ status: 'Open', start_hour: '10:00', end_hour: '12:00' })).toEqual([])
  expect(warn({})).toEqual([])
})
