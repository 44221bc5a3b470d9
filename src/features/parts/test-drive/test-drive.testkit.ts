import type { TakenAppointment } from './appointments.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'

/** Monday 23 November 2026, 08:00 in Brisbane; in Sydney it is 09:00. */
export const mondayMorning = Date.parse('2026-11-22T22:00:00Z')

const weekdays = (open: string, close: string) => [1, 2, 3, 4, 5].map((weekday) => ({ weekday, open, close }))
const locate = (id: string, more: object = {}) => ({
  id,
  name: `Yard ${id}`,
  slug: `yard-${id}`,
  address: { state: 'QLD' as const },
  ...more,
})

/**
 * A site whose main yard is open on weekdays from 09:00 to 11:00 in Brisbane, whose second yard is in Sydney and also
 * open on Saturday, and which has a service department and a hidden yard.
 */
export function buildDriveSite(part: DocumentPart = {}) {
  return buildTestSite({
    time_zone: 'Australia/Brisbane',
    opening_hours: weekdays('09:00', '11:00'),
    leads: { minimum_seconds: 0 },
    dealerships: [
      {
        id: 'd-main',
        slug: 'main',
        name: 'Main Motors',
        locations: [locate('main', { primary: true }), locate('service', { location_type: 'service' })],
      },
      {
        id: 'd-south',
        slug: 'south',
        name: 'South Motors',
        locations: [
          locate('south', {
            time_zone: 'Australia/Sydney',
            contact_detail: {
              opening_hours: [...weekdays('09:00', '10:00'), { weekday: 6, open: '09:00', close: '10:00' }],
            },
          }),
          locate('hidden', { visible: false }),
        ],
      },
    ],
    ...part,
  })
}

export const takenBy = (
  date: string,
  time: string,
  email = 'other@example.com',
  place = 'car:used',
): TakenAppointment => ({
  place,
  date,
  time,
  email,
  phone: '+61400999999',
})
