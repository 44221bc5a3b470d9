import { describe, expect, test } from 'vitest'
import { resolveDay } from '#domain/hours/hours-schedule.ts'
import { resolveHours } from './resolve-hours.ts'
import type { Site } from './site.ts'
import { buildTestSite, type DocumentPart } from './test-site.ts'

const monday = { weekday: 1, open: '08:30', close: '17:30' }
const location = { id: 'yard', name: 'Yard', slug: 'yard', address: { state: 'QLD' as const } }

function build(part: DocumentPart = {}, own: object = {}) {
  const site = buildTestSite({
    opening_hours: [monday],
    dealerships: [{ id: 'main', slug: 'main', name: 'Main', locations: [{ ...location, ...own }] }],
    ...part,
  })
  return { site, yard: requireLocation(site) }
}

function requireLocation(site: Site) {
  const found = site.dealerships[0]?.locations[0]
  if (found === undefined) throw new Error('the test site has a location')
  return found
}

describe('the hours of a location', () => {
  test('TEN-09 LOC-07 a location without hours takes those of the site, and one with hours only its own', () => {
    const inherited = build()
    expect(resolveHours(inherited.site, inherited.yard).weekly).toMatchObject([monday])
    const tuesday = { weekday: 2, open: '09:00', close: '16:00' }
    const own = build({}, { contact_detail: { opening_hours: [tuesday] } })
    expect(resolveHours(own.site, own.yard).weekly).toMatchObject([tuesday])
    expect(resolveDay(resolveHours(own.site, own.yard), '2026-11-23').kind).toBe('missing')
    expect(resolveHours(own.site, null).weekly).toMatchObject([monday])
  })

  test.each([
    ['the location', 'Australia/Sydney', 'Australia/Brisbane', 'Australia/Sydney'],
    ['the site', null, 'Australia/Brisbane', 'Australia/Brisbane'],
    ['the platform', null, undefined, 'Australia/Perth'],
  ])('LOC-10 the time zone is that of %s', (_whose, own, ofSite, expected) => {
    const { site, yard } = build(ofSite === undefined ? {} : { time_zone: ofSite }, { time_zone: own })
    expect(resolveHours(site, yard).timeZone).toBe(expected)
    expect(resolveHours(site, null).timeZone).toBe(ofSite ?? 'Australia/Perth')
  })

  test('STOCK-08 LOC-08 special hours are read in both shapes', () => {
    const { site, yard } = build({
      special_hours: [
        { date: '2026-12-24', status: 'Open', start_hour: '09:00', end_hour: '12:00' },
        { date: '2026-12-31', status: 'Open', hours: { begin: '10:00', end: '14:00' } },
        { date: '2027-01-01', name: "New Year's Day" },
      ],
    })
    const hours = resolveHours(site, yard)
    expect(resolveDay(hours, '2026-12-24')).toMatchObject({ kind: 'open', open: '09:00', close: '12:00' })
    expect(resolveDay(hours, '2026-12-31')).toMatchObject({ kind: 'open', open: '10:00', close: '14:00' })
    expect(resolveDay(hours, '2027-01-01')).toEqual({ kind: 'closed', name: "New Year's Day" })
  })

  test('LOC-08 special hours of another location do not apply; those of the location go before shared ones', () => {
    const { site, yard } = build({
      special_hours: [
        { date: '2026-12-25', name: 'Everybody', status: 'Closed' },
        {
          date: '2026-12-25',
          name: 'This yard',
          status: 'Open',
          start_hour: '09:00',
          end_hour: '10:00',
          location_id: 'yard',
        },
        { date: '2026-12-28', name: 'Other yard', status: 'Closed', location_id: 'other' },
      ],
    })
    expect(resolveHours(site, yard).special.map(({ name }) => name)).toEqual(['This yard', 'Everybody'])
    expect(resolveDay(resolveHours(site, yard), '2026-12-25')).toMatchObject({ kind: 'open', name: 'This yard' })
    expect(resolveHours(site, null).special.map(({ name }) => name)).toEqual(['Everybody'])
  })

  test.each([
    ['service', 'service', '2025-06-14'],
    ['service', 'sales', null],
    ['service', '', null],
    ['parts', 'parts', '2025-06-14'],
    [null, 'service', null],
  ] as const)(
    'LOC-09 with the department %s the Saturdays of a %s location alternate from %s',
    (department, type, from) => {
      const { site, yard } = build(
        department === null ? {} : { locations: { fortnightly_saturday: { base_date: '2025-06-14', department } } },
        { location_type: type },
      )
      expect(resolveHours(site, yard).appointmentSaturdaysFrom).toBe(from)
      expect(resolveHours(site, null).appointmentSaturdaysFrom).toBeNull()
    },
  )
})
