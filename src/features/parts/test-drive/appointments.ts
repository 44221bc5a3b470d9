import {
  isOffered,
  listAppointmentDays,
  mergeAppointmentDays,
  removeTaken,
  type AppointmentDay,
  type AskedAppointment,
} from '#domain/hours/appointment-offer.ts'
import { formatDate, formatTimeOfDay } from '#domain/hours/format-hours.ts'
import { minutesOfDay } from '#domain/hours/wall-clock.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Location, Site } from '#site/site.ts'

/** Shortest time between a request and the test drive, minutes. */
const noticeMinutes = 60
/** Minutes that a visitor may take to fill in the form after a time was shown. */
const graceMinutes = 15

/** What a visitor reads in place of days for a vehicle that has not arrived. */
export const awaitedText =
  'This vehicle has not arrived yet. Send your request now, and we will arrange a day with you once it is here.'

/** Locations at which vehicles are driven: the visible ones that sell, else every visible one. */
export function listTestDriveLocations(site: Site): readonly Location[] {
  const visible = site.dealerships.flatMap(({ locations }) => locations).filter((location) => location.visible)
  const selling = visible.filter(({ location_type: type }) => type === 'sales' || type === '')
  return selling.length > 0 ? selling : visible
}

/** An appointment that somebody has asked for already, and who. */
export interface TakenAppointment extends AskedAppointment {
  /** See `placeOf`. */
  readonly place: string
  readonly email: string
  readonly phone: string
}

export interface AppointmentRequest {
  readonly site: Site
  /** The locations that the visitor may choose from; empty where none is configured, which leaves the site's hours. */
  readonly locations: readonly Location[]
  /** The vehicle that is driven; null: the visitor names it in words. */
  readonly vehicleId: string | null
  /** Whether the vehicle has not arrived yet: then no day can be offered. */
  readonly isAwaited: boolean
  readonly taken: readonly TakenAppointment[]
  /** Epoch milliseconds. */
  readonly nowMs: number
}

/** What an appointment takes: the vehicle, else the location, else the time of the whole site. */
export function placeOf(vehicleId: string | null, locationId: string | null): string {
  if (vehicleId !== null) return `car:${vehicleId}`
  return locationId === null ? 'site' : `location:${locationId}`
}

/** The times of a place that as many visitors have taken as the site admits. */
function listFull(taken: readonly TakenAppointment[], place: string, capacity: number): readonly AskedAppointment[] {
  const counts = new Map<string, number>()
  return taken.filter((each) => {
    if (each.place !== place) return false
    const key = `${each.date} ${each.time}`
    const count = (counts.get(key) ?? 0) + 1
    counts.set(key, count)
    return count === capacity
  })
}

function listDays(
  { site, locations, vehicleId, isAwaited, nowMs }: AppointmentRequest,
  notice: number,
  taken: readonly TakenAppointment[],
): readonly AppointmentDay[] {
  if (isAwaited) return []
  const { appointment_days: days, appointment_minutes: minutes, slot_capacity: capacity } = site.test_drive
  const places = locations.length === 0 ? [null] : locations
  return mergeAppointmentDays(
    places.map((location) =>
      removeTaken(
        listAppointmentDays(resolveHours(site, location), nowMs, { days, minutes, noticeMinutes: notice }),
        listFull(taken, placeOf(vehicleId, location?.id ?? null), capacity),
      ),
    ),
  )
}

/** Returns the dates and times that a visitor may ask for at any of the locations (LEAD-11), without the taken ones. */
export function listTestDriveDays(request: AppointmentRequest): readonly AppointmentDay[] {
  return request.site.test_drive.date_time ? listDays(request, noticeMinutes, request.taken) : []
}

/** What a visitor sent with the request for an appointment. */
interface SentAppointment extends AskedAppointment {
  readonly email: string
  readonly phone: string
}

/**
 * Returns what speaks against an appointment that a visitor asks for, by its field; null where nothing does. A time
 * that was shown up to a quarter of an hour ago is still accepted, and so is a time that the same visitor asked for
 * before.
 */
export function findAppointmentProblem(
  request: AppointmentRequest,
  { date, time, email, phone }: SentAppointment,
): { readonly part: 'date' | 'time'; readonly message: string } | null {
  if (request.isAwaited && (date !== '' || time !== '')) return { part: 'date', message: awaitedText }
  const taken = request.taken.filter(
    (other) => !((email !== '' && other.email === email) || (phone !== '' && other.phone === phone)),
  )
  const open = listDays(request, noticeMinutes - graceMinutes, [])
  const free = listDays(request, noticeMinutes - graceMinutes, taken)
  if (isOffered(free, { date, time })) return null
  const [only] = request.locations.length === 1 ? request.locations : []
  const where = only === undefined ? '' : ` at ${only.name}`
  if (time === '' || !isOffered(open, { date, time: '' }))
    return { part: 'date', message: `That day cannot be booked${where}. Choose one of the days shown.` }
  const when = date === '' ? formatTime(time) : `${formatTime(time)} on ${formatDate(date)}`
  const message = isOffered(open, { date, time })
    ? 'Someone has just taken that time. Choose another.'
    : `${when} cannot be booked${where}. Choose one of the times shown.`
  return { part: 'time', message }
}

/** '8:30 am' for '08:30'. */
function formatTime(time: string): string {
  return formatTimeOfDay(minutesOfDay(time))
}
