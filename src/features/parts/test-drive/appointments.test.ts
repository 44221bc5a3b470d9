import { describe, expect, test } from 'vitest'
import { findAppointmentProblem, listTestDriveDays, listTestDriveLocations } from './appointments.ts'
import { buildDriveSite, mondayMorning, takenBy } from './test-drive.testkit.ts'

const monday = '2026-11-23'
const site = buildDriveSite()
const [main, south] = listTestDriveLocations(site)
const atMain = main === undefined ? [] : [main]
const atSouth = south === undefined ? [] : [south]
const request = (more: object = {}) => ({
  site,
  locations: atMain,
  vehicleId: 'used',
  isAwaited: false,
  taken: [],
  nowMs: mondayMorning,
  ...more,
})
const ask = (date: string, time: string, more: object = {}, email = 'ana@example.com') =>
  findAppointmentProblem(request(more), { date, time, email, phone: '' })

describe('where test drives are', () => {
  test('LEAD-11 at the visible locations that sell; where none sells, at every visible one', () => {
    expect([main?.id, south?.id, listTestDriveLocations(site).length]).toEqual(['main', 'south', 2])
    const service = {
      id: 's',
      name: 'S',
      slug: 's',
      location_type: 'service' as const,
      address: { state: 'QLD' as const },
    }
    const only = buildDriveSite({ dealerships: [{ id: 'd', slug: 'd', name: 'D', locations: [service] }] })
    expect(listTestDriveLocations(only).map(({ id }) => id)).toEqual(['s'])
  })
})

describe('which appointments are shown', () => {
  test('LEAD-11 LOC-10 those within the hours of the location, by its clocks, from an hour ahead on', () => {
    expect(listTestDriveDays(request())[0]).toEqual({ date: monday, times: ['09:00', '09:30', '10:00', '10:30'] })
    expect(listTestDriveDays(request({ nowMs: mondayMorning + 60_000 }))[0]?.times[0]).toBe('09:30')
    // In Sydney it is 09:00, so its first slot of an hour ahead would be 10:00, when it closes.
    expect(listTestDriveDays(request({ locations: atSouth }))[0]?.date).toBe('2026-11-24')
    expect(listTestDriveDays(request({ locations: [] }))[0]?.times[0]).toBe('09:00')
  })

  test('LEAD-11 as many days ahead and as long as the site says', () => {
    const hourly = buildDriveSite({ test_drive: { appointment_days: 2, appointment_minutes: 60 } })
    expect(listTestDriveDays(request({ site: hourly }))).toEqual([
      { date: monday, times: ['09:00', '10:00'] },
      { date: '2026-11-24', times: ['09:00', '10:00'] },
    ])
  })

  test('LEAD-11 without the taken ones, and none with the switch off', () => {
    const taken = [takenBy(monday, '09:30')]
    expect(listTestDriveDays(request({ taken }))[0]?.times).toEqual(['09:00', '10:00', '10:30'])
    expect(listTestDriveDays(request({ site: buildDriveSite({ test_drive: { date_time: false } }) }))).toEqual([])
  })
})

describe('which appointments are accepted', () => {
  test.each([
    ['', ''],
    [monday, ''],
    ['', '09:30'],
    [monday, '09:00'],
    ['2026-12-04', '10:30'],
  ])('LEAD-11 day %j and time %j', (date, time) => {
    expect(ask(date, time)).toBeNull()
  })

  test.each([
    ['2026-11-28', '', 'date', 'That day cannot be booked at Yard main. Choose one of the days shown.'],
    ['2026-11-28', '09:00', 'date', 'That day cannot be booked at Yard main. Choose one of the days shown.'],
    ['2026-11-22', '09:00', 'date', 'That day cannot be booked at Yard main. Choose one of the days shown.'],
    ['2027-11-22', '09:00', 'date', 'That day cannot be booked at Yard main. Choose one of the days shown.'],
    ['2026-99-99', '', 'date', 'That day cannot be booked at Yard main. Choose one of the days shown.'],
    ['', '12:00', 'time', 'noon cannot be booked at Yard main. Choose one of the times shown.'],
    [
      monday,
      '11:00',
      'time',
      '11:00 am on Monday 23 November cannot be booked at Yard main. Choose one of the times shown.',
    ],
    [
      monday,
      '09:10',
      'time',
      '9:10 am on Monday 23 November cannot be booked at Yard main. Choose one of the times shown.',
    ],
  ])('LEAD-11 day %j and time %j is refused at the %s', (date, time, part, message) => {
    expect(ask(date, time)).toEqual({ part, message })
  })

  test('LEAD-11 a time that has passed since it was shown is refused, but not within a quarter of an hour', () => {
    expect(ask(monday, '09:00', { nowMs: mondayMorning + 15 * 60_000 })).toBeNull()
    expect(ask(monday, '09:00', { nowMs: mondayMorning + 15 * 60_000 + 1 })).toMatchObject({ part: 'time' })
    expect(ask(monday, '', { nowMs: mondayMorning + 3 * 3_600_000 })).toMatchObject({ part: 'date' })
  })

  test('LEAD-11 a time that another visitor has taken is refused; a retry of the same visitor is not', () => {
    const taken = [takenBy(monday, '09:30')]
    expect(ask(monday, '09:30', { taken })).toEqual({
      part: 'time',
      message: 'Someone has just taken that time. Choose another.',
    })
    expect(ask(monday, '09:30', { taken }, 'other@example.com')).toBeNull()
    expect(
      findAppointmentProblem(request({ taken }), { date: monday, time: '09:30', email: '', phone: '+61400999999' }),
    ).toBeNull()
    const nameless = [{ ...takenBy(monday, '09:30', ''), phone: '' }]
    expect(
      findAppointmentProblem(request({ taken: nameless }), { date: monday, time: '09:30', email: '', phone: '' }),
    ).toMatchObject({ part: 'time' })
  })

  test('LEAD-11 a time is taken at one vehicle or one location alone, by as many visitors as the site says', () => {
    const two = buildDriveSite({ test_drive: { slot_capacity: 2 } })
    const once = [takenBy(monday, '09:30')]
    const twice = [...once, takenBy(monday, '09:30', 'third@example.com')]
    expect(ask(monday, '09:30', { site: two, taken: once })).toBeNull()
    expect(ask(monday, '09:30', { site: two, taken: twice })).toMatchObject({ part: 'time' })
    expect(listTestDriveDays(request({ site: two, taken: twice }))[0]?.times).not.toContain('09:30')
    expect(ask(monday, '09:30', { vehicleId: 'other', taken: twice })).toBeNull()
    const atYard = [takenBy(monday, '09:30', 'other@example.com', 'location:main')]
    const both = { vehicleId: null, taken: atYard }
    expect(ask(monday, '09:30', both)).toMatchObject({ part: 'time' })
    expect(ask(monday, '09:30', { taken: atYard })).toBeNull()
    // The other yard still has the time.
    expect(ask('2026-11-24', '09:30', { ...both, locations: [...atMain, ...atSouth] })).toBeNull()
    const site1 = [takenBy(monday, '09:30', 'other@example.com', 'site')]
    expect(ask(monday, '09:30', { vehicleId: null, locations: [], taken: site1 })).toMatchObject({ part: 'time' })
  })

  test('LEAD-11 at several locations what one of them offers is accepted', () => {
    expect(ask('2026-11-28', '09:30', { locations: [...atMain, ...atSouth] })).toBeNull()
    expect(ask('2026-11-29', '', { locations: [...atMain, ...atSouth] })).toEqual({
      part: 'date',
      message: 'That day cannot be booked. Choose one of the days shown.',
    })
  })
})
