import { formatDate, formatTimeOfDay } from '#domain/hours/format-hours.ts'
import { minutesOfDay } from '#domain/hours/wall-clock.ts'

const isText = (value: unknown): value is string => typeof value === 'string' && value !== ''

/**
 * Describes the test drive that a stored lead asked for: 'Monday 23 November at 9:30 am', with the location where it is
 * known. Returns null for a lead that asked for no day and no time.
 */
export function describeAppointment(form: Readonly<Record<string, unknown>>): string | null {
  const { appointment_date: date, appointment_time: time, location } = form
  const when = [isText(date) ? formatDate(date) : 'any day', isText(time) ? formatTimeOfDay(minutesOfDay(time)) : null]
  if (!isText(date) && !isText(time)) return null
  const words = when.filter((part) => part !== null).join(' at ')
  return isText(location) ? `${words}, ${location}` : words
}
