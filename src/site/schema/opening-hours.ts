import { z } from 'zod'
import { choice, entry, must, optional, optionalText } from './field.ts'
import { date, slug, time } from './values.ts'

export const openingHourSchema = entry({
  weekday: must(z.int().min(0).max(6), '0 Sunday to 6 Saturday', 'LOC-01 LOC-07'),
  status: choice(
    ['Open', 'Closed'],
    'Open',
    'Closed shows the day as closed whatever hours stand beside it',
    'LOC-01 LOC-07',
  ),
  formated_hours: optionalText(
    'Shown in place of the hours, "8.30am – 5.30pm"; null writes them from open and close',
    'LOC-01',
  ),
  open: optional(time, 'Wall-clock time of opening in the time zone of the location', 'LOC-01 LOC-10'),
  close: optional(time, 'Wall-clock time of closing; at or before open it is past midnight', 'LOC-01 LOC-10'),
})

const beginAndEnd = entry({
  begin: must(time, 'Opening on that day', 'STOCK-08'),
  end: must(time, 'Closing on that day', 'STOCK-08'),
})

/**
 * Both shapes of hours that dealers' data has are read (STOCK-08): start_hour with end_hour, or hours.begin with
 * hours.end.
 */
export const specialHoursSchema = entry({
  date: must(date, 'The day that differs from its weekday', 'LOC-08'),
  name: optionalText('What the day is, "Christmas Day"; shown in the holiday dialog', 'LOC-08'),
  status: choice(['Open', 'Closed'], 'Closed', 'Closed replaces the hours of the weekday by none', 'LOC-08'),
  start_hour: optional(time, 'Opening on that day', 'LOC-08 STOCK-08'),
  end_hour: optional(time, 'Closing on that day', 'LOC-08 STOCK-08'),
  hours: optional(beginAndEnd, 'Opening and closing in the other shape', 'STOCK-08'),
  location_id: optional(slug, 'The location it is for; null means every location of the site', 'LOC-08'),
})
