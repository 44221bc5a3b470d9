import type { HoursSchedule, SpecialDay } from '#domain/hours/hours-schedule.ts'
import type { Location, Site } from './site.ts'

type SpecialHours = Site['special_hours'][number]

/** Reads the hours of a special day in either of the two shapes of dealers' data (STOCK-08). */
function readSpecialDay({ date, name, status, start_hour, end_hour, hours }: SpecialHours): SpecialDay {
  return { date, name, status, open: start_hour ?? hours?.begin ?? null, close: end_hour ?? hours?.end ?? null }
}

/**
 * Returns the hours of a location. Its own weekdays replace the site's as a whole (TEN-09); special days of the
 * location go before special days of every location (LOC-08); alternating Saturdays apply to the department that the
 * site names (LOC-09); the time zone is the location's, else the site's (LOC-10). `null` gives the hours of the site
 * itself, which has neither special days of one location nor a department.
 */
export function resolveHours(site: Site, location: Location | null): HoursSchedule {
  const isOwn = ({ location_id }: SpecialHours): boolean => location_id !== null && location_id === location?.id
  const isShared = ({ location_id }: SpecialHours): boolean => location_id === null
  const fortnightly = site.locations.fortnightly_saturday
  return {
    timeZone: location?.time_zone ?? site.time_zone,
    // A resolved location without hours of its own already has those of the site.
    weekly: location === null ? site.opening_hours : location.contact_detail.opening_hours,
    special: [...site.special_hours.filter(isOwn), ...site.special_hours.filter(isShared)].map(readSpecialDay),
    appointmentSaturdaysFrom:
      fortnightly !== null && fortnightly.department === location?.location_type ? fortnightly.base_date : null,
  }
}
