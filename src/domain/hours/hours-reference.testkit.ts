import type { HoursSchedule } from './hours-schedule.ts'

/** A stretch of days in one zone, minute by minute, as Intl tells what its clocks show: the oracle of the tests. */
export interface Window {
  readonly timeZone: string
  /** Epoch milliseconds of minute 0. */
  readonly start: number
  /** Dates of the window in order. */
  readonly dates: readonly string[]
  /** What the clocks show at each minute: days since the first date × 1440 + minute of the day. */
  readonly readings: Int32Array
  /** For each reading the first minute at which the clocks show it or later. */
  readonly firstMinute: Int32Array
}

const dayMinutes = 1440

/** Reads the clocks of a zone for each minute of `days` days from 12:00 UTC of a date on. */
export function readClocks(timeZone: string, from: string, days: number): Window {
  const start = Date.parse(`${from}T12:00:00Z`)
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  })
  const dates: string[] = []
  const readings = new Int32Array(days * dayMinutes)
  for (let minute = 0; minute < readings.length; minute += 1) {
    const [date = '', time = ''] = format.format(start + minute * 60_000).split(', ')
    if (!dates.includes(date)) dates.push(date)
    const [hours = '0', minutes = '0'] = time.split(':')
    readings[minute] = dates.indexOf(date) * dayMinutes + Number(hours) * 60 + Number(minutes)
  }
  const firstMinute = new Int32Array(dates.length * dayMinutes + 1).fill(readings.length)
  let shown = -1
  readings.forEach((reading, minute) => {
    for (; shown < reading; shown += 1) firstMinute[shown + 1] = minute
  })
  return { timeZone, start, dates, readings, firstMinute }
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/** Whether the department is open at each minute of the window: 1 or 0. Written without the code under test. */
export function markOpenMinutes(schedule: HoursSchedule, window: Window): Uint8Array {
  const open = new Uint8Array(window.readings.length)
  const firstOf = (reading: number): number =>
    reading >= window.firstMinute.length ? open.length : (window.firstMinute[Math.max(reading, 0)] ?? open.length)
  // The periods that began on the two dates before the window are those of its first dates, which tests leave out.
  window.dates.forEach((date, at) => {
    const weekday = new Date(`${date}T00:00:00Z`).getUTCDay()
    const special = schedule.special.find((day) => day.date === date)
    const base = schedule.appointmentSaturdaysFrom
    const days = base === null ? Number.NaN : (Date.parse(date) - Date.parse(base)) / 86_400_000
    const isAppointment = weekday === 6 && ((Math.floor(days / 7) % 2) + 2) % 2 === 0
    const hours = special ?? (isAppointment ? undefined : schedule.weekly.find((entry) => entry.weekday === weekday))
    if (hours?.status !== 'Open' || hours.open === null || hours.close === null) return
    const from = at * dayMinutes + minutesOf(hours.open)
    const until = (hours.close > hours.open ? at : at + 1) * dayMinutes + minutesOf(hours.close)
    open.fill(1, firstOf(from), firstOf(until))
  })
  return open
}
