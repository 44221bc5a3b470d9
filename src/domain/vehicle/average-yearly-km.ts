import { countYears } from '#domain/format/whole-years.ts'
import type { ListedVehicle } from './listed-vehicle.ts'

const dayMs = 86_400_000
const yearDays = 365.25

/**
 * Kilometres a year that a vehicle was driven on average since it was built, to the nearest 500; `today` is the
 * calendar date at the site. null where odometer or build date is not known, and in the first year, which says little.
 */
export function averageYearlyKm(
  { km, build_date }: Pick<ListedVehicle, 'km' | 'build_date'>,
  today: string,
): number | null {
  if (km === null || build_date === null || countYears(build_date, today) < 1) return null
  const years = (Date.parse(today) - Date.parse(build_date)) / dayMs / yearDays
  const yearly = Math.round(km / years / 500) * 500
  return yearly > 0 ? yearly : null
}
