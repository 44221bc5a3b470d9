import { describe, expect, test } from 'vitest'
import { listAppointmentSlots } from './appointment-slots.ts'
import { formatDayHours, formatOpenState, formatTimeOfDay } from './format-hours.ts'
import { resolveDay, type HoursSchedule, type SpecialDay, type WeekdayHours } from './hours-schedule.ts'
import { findOpenState, isOpenAt } from './open-state.ts'
import { buildWeekTable, listComingSpecialDays } from './week-table.ts'

const weekday = (day: number, open: string | null, close: string | null, more: Partial<WeekdayHours> = {}) => ({
  weekday: day,
  status: 'Open' as const,
  formated_hours: null,
  open,
  close,
  ...more,
})
const closedOn = (day: number): WeekdayHours => weekday(day, null, null, { status: 'Closed' })
const special = (date: string, open: string | null, close: string | null, name: string | null = null): SpecialDay => ({
  date,
  name,
  status: open === null ? 'Closed' : 'Open',
  open,
  close,
})

function schedule(more: Partial<HoursSchedule> = {}): HoursSchedule {
  return {
    timeZone: 'Australia/Sydney',
    weekly: [
      ...[1, 2, 3, 4, 5].map((day) => weekday(day, '08:30', '17:30')),
      weekday(6, '08:30', '13:00'),
      closedOn(0),
    ],
    special: [],
    appointmentSaturdaysFrom: null,
    ...more,
  }
}

/** An instant by the clocks of the zone. */
const at = (wallClock: string, timeZone = 'Australia/Sydney'): number =>
  Temporal.PlainDateTime.from(wallClock).toZonedDateTime(timeZone).epochMilliseconds

describe('what applies on a date', () => {
  test('LOC-07 a weekday without an entry has missing hours, a closed one is closed whatever hours it has', () => {
    const weekly = [weekday(1, '09:00', '17:00', { status: 'Closed' }), weekday(2, null, null)]
    expect(resolveDay(schedule({ weekly }), '2026-11-23')).toEqual({ kind: 'closed', name: null })
    expect(resolveDay(schedule({ weekly }), '2026-11-24')).toEqual({ kind: 'missing' })
    expect(resolveDay(schedule({ weekly }), '2026-11-25')).toEqual({ kind: 'missing' })
  })

  test('LOC-08 a special day replaces its weekday on that date only, with its name', () => {
    const given = schedule({ special: [special('2026-12-24', '08:30', '14:00', 'Christmas Eve')] })
    expect(resolveDay(given, '2026-12-24')).toEqual({
      kind: 'open',
      open: '08:30',
      close: '14:00',
      text: null,
      name: 'Christmas Eve',
    })
    expect(resolveDay(given, '2026-12-17')).toMatchObject({ close: '17:30', name: null })
    expect(isOpenAt(given, at('2026-12-24T13:59'))).toBe(true)
    expect(isOpenAt(given, at('2026-12-24T14:00'))).toBe(false)
  })

  test('LOC-08 an open special day without times counts as closed', () => {
    const given = schedule({ special: [{ ...special('2026-12-24', null, null, 'Stocktake'), status: 'Open' }] })
    expect(resolveDay(given, '2026-12-24')).toEqual({ kind: 'closed', name: 'Stocktake' })
  })

  test.each([
    ['09:00', null],
    [null, '17:00'],
  ])('LOC-07 LOC-08 hours from %j to %j are no hours', (open, close) => {
    expect(resolveDay(schedule({ weekly: [weekday(4, open, close)] }), '2026-12-24').kind).toBe('missing')
    const day: SpecialDay = { date: '2026-12-24', name: null, status: 'Open', open, close }
    expect(resolveDay(schedule({ special: [day] }), '2026-12-24').kind).toBe('closed')
  })

  test('LOC-08 a closed special day is closed whatever hours it has', () => {
    const given = schedule({ special: [{ ...special('2026-12-24', '09:00', '12:00'), status: 'Closed' }] })
    expect(resolveDay(given, '2026-12-24').kind).toBe('closed')
  })

  test.each([
    ['2025-06-14', 'appointment'],
    ['2025-06-21', 'open'],
    ['2025-06-28', 'appointment'],
    ['2025-06-07', 'open'],
    ['2025-05-31', 'appointment'],
    ['2026-11-28', 'appointment'],
    ['2026-12-05', 'open'],
  ])('LOC-09 with the base date 14 June 2025 the Saturday %s is %s', (date, kind) => {
    const given = schedule({ appointmentSaturdaysFrom: '2025-06-14' })
    expect(resolveDay(given, date).kind).toBe(kind)
    expect(isOpenAt(given, at(`${date}T10:00`))).toBe(kind === 'open')
  })

  test('LOC-09 other days of an even week keep their hours, and a special day goes before the Saturday rule', () => {
    const given = schedule({
      appointmentSaturdaysFrom: '2025-06-14',
      special: [special('2025-06-28', '09:00', '10:00')],
    })
    expect(resolveDay(given, '2025-06-16').kind).toBe('open')
    expect(resolveDay(given, '2025-06-28')).toMatchObject({ kind: 'open', open: '09:00' })
  })
})

describe('the table of a week', () => {
  const days = (given: HoursSchedule, now: string) =>
    buildWeekTable(given, at(now)).map(
      ({ weekdays, hours }) => `${weekdays.join('')} ${formatDayHours(hours, 'Closed')}`,
    )

  test('LOC-07 five identical weekdays are one line; Saturday and Sunday stay lines of their own', () => {
    const alike = schedule({ weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => weekday(day, '09:00', '17:00')) })
    expect(days(alike, '2026-11-22T10:00')).toEqual([
      '12345 9:00 am – 5:00 pm',
      '6 9:00 am – 5:00 pm',
      '0 9:00 am – 5:00 pm',
    ])
  })

  test('LOC-07 LOC-08 each line names the coming dates of its weekdays', () => {
    expect(buildWeekTable(schedule(), at('2026-11-25T10:00')).map(({ dates }) => dates)).toEqual([
      ['2026-11-30', '2026-12-01', '2026-11-25', '2026-11-26', '2026-11-27'],
      ['2026-11-28'],
      ['2026-11-29'],
    ])
  })

  test('LOC-07 one different weekday keeps all five apart', () => {
    const friday = schedule({
      weekly: schedule().weekly.map((entry) => (entry.weekday === 5 ? weekday(5, '08:30', '16:00') : entry)),
    })
    expect(days(friday, '2026-11-22T10:00').slice(0, 5)).toEqual([
      '1 8:30 am – 5:30 pm',
      '2 8:30 am – 5:30 pm',
      '3 8:30 am – 5:30 pm',
      '4 8:30 am – 5:30 pm',
      '5 8:30 am – 4:00 pm',
    ])
  })

  test('LOC-08 the table shows a special day of the coming seven days and not a later one', () => {
    const given = schedule({ special: [special('2026-12-25', null, null, 'Christmas Day')] })
    expect(days(given, '2026-12-19T10:00')).toContain('5 Closed')
    expect(days(given, '2026-12-18T10:00')[0]).toBe('12345 8:30 am – 5:30 pm')
    expect(days(given, '2026-12-25T23:00')).toContain('5 Closed')
    expect(days(given, '2026-12-26T00:00')[0]).toBe('12345 8:30 am – 5:30 pm')
  })

  test('LOC-09 the table shows the coming Saturday', () => {
    const given = schedule({ appointmentSaturdaysFrom: '2025-06-14' })
    expect(days(given, '2025-06-16T10:00')).toContain('6 8:30 am – 1:00 pm')
    expect(days(given, '2025-06-22T10:00')).toContain('6 By Appointment Only')
  })

  test('LOC-07 configured words stand in place of the times, and missing hours take the words of the site', () => {
    const given = schedule({ weekly: [weekday(1, '08:30', '17:30', { formated_hours: '8.30am till late' })] })
    expect(days(given, '2026-11-22T10:00')[0]).toBe('1 8.30am till late')
    expect(formatDayHours({ kind: 'missing' }, 'By appointment only')).toBe('By appointment only')
  })

  test('LOC-10 today is the date of the location, not of the visitor', () => {
    const today = (timeZone: string) =>
      buildWeekTable(schedule({ timeZone, weekly: [] }), Date.parse('2026-11-22T14:00:00Z'))
        .filter(({ isToday }) => isToday)
        .map(({ weekdays }) => weekdays)
    expect(today('Australia/Perth')).toEqual([[0]])
    expect(today('Australia/Sydney')).toEqual([[1, 2, 3, 4, 5]])
  })

  test('LOC-08 coming special days: soonest first, today included, past ones and second entries left out', () => {
    const given = schedule({
      special: [
        special('2027-01-01', null, null, "New Year's Day"),
        special('2026-12-25', null, null, 'Christmas Day'),
        special('2026-12-25', '09:00', '10:00', 'again'),
        special('2026-12-24', null, null, 'yesterday'),
        special('2027-01-26', null, null, 'Australia Day'),
        special('2026-12-28', null, null, 'Boxing Day holiday'),
      ],
    })
    const names = (limit: number) => listComingSpecialDays(given, at('2026-12-25T23:59'), limit).map(({ name }) => name)
    expect(names(9)).toEqual(['Christmas Day', 'Boxing Day holiday', "New Year's Day", 'Australia Day'])
    expect(names(1)).toEqual(['Christmas Day'])
  })
})

describe('open now, in words', () => {
  const words = (given: HoursSchedule, now: string) =>
    formatOpenState(given, findOpenState(given, at(now, given.timeZone)), at(now, given.timeZone))

  test.each([
    ['2026-11-23T08:29', 'Opens 8:30 am'],
    ['2026-11-23T08:30', 'Open until 5:30 pm'],
    ['2026-11-23T17:29', 'Open until 5:30 pm'],
    ['2026-11-23T17:30', 'Opens 8:30 am tomorrow'],
    ['2026-11-28T13:00', 'Opens 8:30 am Monday'],
  ])('LOC-10 at %s: %s', (now, expected) => {
    expect(words(schedule(), now)).toBe(expected)
  })

  test('LOC-08 a long closure names the date of the next opening', () => {
    const closure = Array.from({ length: 10 }, (_, day) =>
      special(Temporal.PlainDate.from('2026-12-25').add({ days: day }).toString(), null, null),
    )
    expect(words(schedule({ special: closure }), '2026-12-24T18:00')).toBe('Opens 8:30 am Monday 4 January')
  })

  test('LOC-10 hours past midnight, always open and never open', () => {
    const late = schedule({ weekly: [weekday(5, '18:00', '02:00')] })
    expect(words(late, '2026-11-28T01:59')).toBe('Open until 2:00 am')
    expect(words(late, '2026-11-27T23:00')).toBe('Open until 2:00 am tomorrow')
    const midnight = schedule({ weekly: [weekday(5, '18:00', '24:00')] })
    expect(words(midnight, '2026-11-27T23:00')).toBe('Open until midnight')
    const always = schedule({ weekly: [0, 1, 2, 3, 4, 5, 6].map((day) => weekday(day, '00:00', '24:00')) })
    expect(words(always, '2026-11-27T23:00')).toBe('Open')
    expect(words(schedule({ weekly: [] }), '2026-11-27T23:00')).toBe('Closed')
    const mondays = schedule({ weekly: [weekday(1, '08:30', '08:30')] })
    expect(words(mondays, '2026-11-24T08:29')).toBe('Open until 8:30 am')
    expect(words(mondays, '2026-11-24T08:30')).toBe('Opens 8:30 am Monday')
    expect(words(schedule({ weekly: [weekday(1, '08:30', '17:30')] }), '2026-11-23T17:30')).toBe(
      'Opens 8:30 am Monday 30 November',
    )
  })

  test('LOC-10 hours that meet at midnight end on the last day, and a day within another does not end it early', () => {
    const weekend = schedule({ weekly: [weekday(5, '00:00', '24:00'), weekday(6, '00:00', '24:00')] })
    expect(words(weekend, '2026-11-27T10:00')).toBe('Open until midnight Sunday')
    const within = schedule({ weekly: [weekday(5, '08:00', '08:00'), weekday(6, '01:00', '02:00')] })
    expect(words(within, '2026-11-27T23:00')).toBe('Open until 8:00 am tomorrow')
  })

  test('LOC-10 the next opening is looked for 60 days ahead', () => {
    const opensOn = (date: string) => schedule({ weekly: [], special: [special(date, '09:00', '17:00')] })
    const now = at('2026-11-01T10:00')
    expect(findOpenState(opensOn('2026-12-31'), now)).toEqual({ open: false, changesAt: at('2026-12-31T09:00') })
    expect(findOpenState(opensOn('2027-01-01'), now)).toEqual({ open: false, changesAt: null })
  })

  test.each([
    ['2026-11-27T17:59', false],
    ['2026-11-27T18:00', true],
    ['2026-11-28T01:59', true],
    ['2026-11-28T02:00', false],
    ['2026-11-26T23:00', false],
  ])('LOC-10 with hours from 18:00 on Friday to 02:00, open at %s: %j', (now, open) => {
    expect(isOpenAt(schedule({ weekly: [weekday(5, '18:00', '02:00')] }), at(now))).toBe(open)
  })

  test('LOC-10 times read as people write them', () => {
    expect([0, 30, 719, 720, 765, 1439, 1440].map(formatTimeOfDay)).toEqual([
      'midnight',
      '12:30 am',
      '11:59 am',
      'noon',
      '12:45 pm',
      '11:59 pm',
      'midnight',
    ])
  })
})

describe('appointments', () => {
  const slots = (given: HoursSchedule, now: string, more = {}) =>
    listAppointmentSlots(given, at(now), { days: 7, minutes: 30, noticeMinutes: 0, ...more })
  const times = (starts: readonly number[] = []) =>
    starts.map((start) =>
      Temporal.Instant.fromEpochMilliseconds(start)
        .toZonedDateTimeISO('Australia/Sydney')
        .toPlainTime()
        .toString()
        .slice(0, 5),
    )

  test('LEAD-11 slots fit whole into the opening hours and begin after the notice', () => {
    const [saturday, ...rest] = slots(schedule(), '2026-11-28T10:15', { noticeMinutes: 60 })
    expect(saturday?.date).toBe('2026-11-28')
    expect(times(saturday?.starts)).toEqual(['11:30', '12:00', '12:30'])
    expect(times(slots(schedule(), '2026-11-28T11:30', { noticeMinutes: 30 })[0]?.starts)).toEqual(['12:00', '12:30'])
    expect(rest.map(({ date }) => date)).toEqual(['2026-11-30', '2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'])
    expect(times(slots(schedule(), '2026-11-28T08:00', { minutes: 120 })[0]?.starts)).toEqual(['08:30', '10:30'])
  })

  test('LEAD-11 a date whose slots have all passed is left out', () => {
    expect(slots(schedule(), '2026-11-28T12:31', { days: 3 }).map(({ date }) => date)).toEqual(['2026-11-30'])
  })

  test('LEAD-11 closed days, Saturdays by appointment and days with missing hours have no slots', () => {
    const given = schedule({
      weekly: [weekday(6, '08:30', '13:00'), closedOn(0)],
      special: [special('2025-06-23', '09:00', '10:00')],
      appointmentSaturdaysFrom: '2025-06-14',
    })
    expect(slots(given, '2025-06-22T00:00', { days: 8 }).map(({ date }) => date)).toEqual(['2025-06-23'])
  })
})
