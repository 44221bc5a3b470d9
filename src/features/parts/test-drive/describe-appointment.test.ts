import { expect, test } from 'vitest'
import { describeAppointment } from './describe-appointment.ts'

test.each([
  [{ appointment_date: '2026-11-23', appointment_time: '09:30' }, 'Monday 23 November at 9:30 am'],
  [{ appointment_date: '2026-11-23', appointment_time: '12:00', location: 'Yard' }, 'Monday 23 November at noon, Yard'],
  [{ appointment_date: '2026-11-23', appointment_time: null }, 'Monday 23 November'],
  [{ appointment_date: null, appointment_time: '09:30' }, 'any day at 9:30 am'],
  [{ appointment_date: null, appointment_time: null, location: 'Yard' }, null],
  [{ name: 'Ana' }, null],
])('LEAD-11 a lead with %j asked for %j', (form, words) => {
  expect(describeAppointment(form)).toBe(words)
})
