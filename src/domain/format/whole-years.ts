/** Whole years from one date to another, both 'YYYY-MM-DD'; negative when the second comes first. */
export function countYears(from: string, to: string): number {
  const years = Number(to.slice(0, 4)) - Number(from.slice(0, 4))
  return to.slice(5) < from.slice(5) ? years - 1 : years
}

/** Adds whole years to a date ('YYYY-MM-DD'); 29 February becomes 28 February where the year has no 29th. */
export function addYears(date: string, years: number): string {
  const year = Number(date.slice(0, 4)) + years
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0)
  const rest = date.slice(4) === '-02-29' && !isLeap ? '-02-28' : date.slice(4)
  return `${String(year).padStart(4, '0')}${rest}`
}
