import { describe, expect, test } from 'vitest'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildOpeningHours } from './opening-hours-view.ts'

const week = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open: '08:30', close: '17:30' }))
const hours = [...week, { weekday: 6, open: '08:30', close: '16:00' }, { weekday: 0, status: 'Closed' as const }]
/** Monday 23 November 2026, 10:00 in Brisbane. */
const mondayMorning = Date.parse('2026-11-23T00:00:00Z')

function show(part: DocumentPart = {}, own: object = {}, nowMs = mondayMorning) {
  const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const }, ...own }
  const site = buildTestSite({
    time_zone: 'Australia/Brisbane',
    opening_hours: hours,
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [location] }],
    ...part,
  })
  return buildOpeningHours(site, site.dealerships[0]?.locations[0] ?? null, nowMs)
}
const text = (view: ReturnType<typeof show>) =>
  view.lines.map(({ days, hours: shown, name }) => [days, shown, name].filter((part) => part !== null).join(' | '))

describe('opening hours as a page shows them', () => {
  test('LOC-07 five alike weekdays are one line; the day of today is marked', () => {
    const view = show()
    expect(text(view)).toEqual([
      'Monday – Friday | 8:30 am – 5:30 pm',
      'Saturday | 8:30 am – 4:00 pm',
      'Sunday | Closed',
    ])
    expect(view.lines.map(({ isToday }) => isToday)).toEqual([true, false, false])
  })

  test.each([
    ['closed', 'Closed', null],
    ['by_appointment', 'By appointment only', null],
    ['enquire_link', 'Enquire Now', '/enquire'],
  ] as const)('LOC-07 with missing_hours %s a day without hours shows %s', (missing_hours, words, href) => {
    const sunday = show({ opening_hours: week, locations: { missing_hours } }).lines.at(-1)
    expect(sunday).toMatchObject({ days: 'Sunday', hours: words, href })
    const closed = show({ locations: { missing_hours } }).lines.at(-1)
    expect(closed).toMatchObject({ hours: 'Closed', href: null })
  })

  test('LOC-08 a special day of the coming week opens the lines and is named; later ones are listed', () => {
    const view = show({
      special_hours: [
        { date: '2026-11-25', name: 'Stocktake', status: 'Open', start_hour: '12:00', end_hour: '17:30' },
        { date: '2026-12-25', name: 'Christmas Day' },
        { date: '2026-11-20', name: 'Past' },
        { date: '2026-12-26', name: 'Elsewhere', location_id: 'other' },
      ],
    })
    expect(text(view).slice(0, 3)).toEqual([
      'Monday | 8:30 am – 5:30 pm',
      'Tuesday | 8:30 am – 5:30 pm',
      'Wednesday | noon – 5:30 pm | Stocktake',
    ])
    expect(view.specialDays).toEqual([
      { date: 'Wednesday 25 November', name: 'Stocktake', hours: 'noon – 5:30 pm' },
      { date: 'Friday 25 December', name: 'Christmas Day', hours: 'Closed' },
    ])
  })

  test('LOC-09 the coming Saturday of the alternating department is by appointment, and other departments stay', () => {
    const locations = { fortnightly_saturday: { base_date: '2026-11-28', department: 'service' as const } }
    expect(text(show({ locations }, { location_type: 'service' }))).toContain('Saturday | By Appointment Only')
    expect(text(show({ locations }, { location_type: 'sales' }))).toContain('Saturday | 8:30 am – 4:00 pm')
    const weekLater = show({ locations }, { location_type: 'service' }, mondayMorning + 7 * 86_400_000)
    expect(text(weekLater)).toContain('Saturday | 8:30 am – 4:00 pm')
  })

  test('LOC-10 open now follows the clocks of the location, not those of the site', () => {
    // 08:00 in Brisbane, 09:00 in Sydney, where daylight saving is on.
    const early = Date.parse('2026-11-22T22:00:00Z')
    expect(show({}, {}, early)).toMatchObject({ open: false, state: 'Opens 8:30 am' })
    expect(show({}, { time_zone: 'Australia/Sydney' }, early)).toMatchObject({
      open: true,
      state: 'Open until 5:30 pm',
    })
  })

  test('LOC-07 where no hours are configured the page does not claim to be closed', () => {
    expect(show({ opening_hours: [] })).toMatchObject({ open: false, state: null })
  })
})
