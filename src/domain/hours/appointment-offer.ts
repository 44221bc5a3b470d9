import { listAppointmentSlots, type SlotSettings } from './appointment-slots.ts'
import type { HoursSchedule } from './hours-schedule.ts'

/** The times of one date at which an appointment may begin, by the clocks of the location. */
export interface AppointmentDay {
  /** '2026-11-23'. */
  readonly date: string
  /** '08:30', '09:00'; in order, each once, at least one. */
  readonly times: readonly string[]
}

/** An appointment that a visitor asks for; '' leaves the date or the time open. */
export interface AskedAppointment {
  readonly date: string
  readonly time: string
}

const sortDays = (timesByDate: ReadonlyMap<string, ReadonlySet<string>>): readonly AppointmentDay[] =>
  [...timesByDate]
    .filter(([, times]) => times.size > 0)
    .map(([date, times]) => ({ date, times: [...times].toSorted() }))
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))

function collect(each: Iterable<AskedAppointment>): readonly AppointmentDay[] {
  const timesByDate = new Map<string, Set<string>>()
  for (const { date, time } of each) timesByDate.set(date, (timesByDate.get(date) ?? new Set()).add(time))
  return sortDays(timesByDate)
}

/**
 * Returns the appointments that may be asked for (LEAD-11), by the date and time that the clocks of the location will
 * show; hours past midnight stand under the date on which they fall.
 */
export function listAppointmentDays(
  schedule: HoursSchedule,
  nowMs: number,
  settings: SlotSettings,
): readonly AppointmentDay[] {
  return collect(
    listAppointmentSlots(schedule, nowMs, settings)
      .flatMap(({ starts }) => starts)
      .map((start) => {
        const clock = Temporal.Instant.fromEpochMilliseconds(start).toZonedDateTimeISO(schedule.timeZone)
        return {
          date: clock.toPlainDate().toString(),
          time: clock.toPlainTime().toString({ smallestUnit: 'minute' }),
        }
      }),
  )
}

const flatten = (days: readonly AppointmentDay[]): readonly AskedAppointment[] =>
  days.flatMap(({ date, times }) => times.map((time) => ({ date, time })))

/** The appointments that at least one of several locations offers. */
export function mergeAppointmentDays(offers: readonly (readonly AppointmentDay[])[]): readonly AppointmentDay[] {
  return collect(offers.flatMap(flatten))
}

/** The offered appointments without those that somebody else has asked for. */
export function removeTaken(
  days: readonly AppointmentDay[],
  taken: readonly AskedAppointment[],
): readonly AppointmentDay[] {
  const keys = new Set(taken.map(({ date, time }) => `${date} ${time}`))
  return collect(flatten(days).filter(({ date, time }) => !keys.has(`${date} ${time}`)))
}

/** Whether an appointment is offered; a date alone needs a time on it, a time alone a date that has it. */
export function isOffered(days: readonly AppointmentDay[], { date, time }: AskedAppointment): boolean {
  if (date === '' && time === '') return true
  return days.some((day) => (date === '' || day.date === date) && (time === '' || day.times.includes(time)))
}
