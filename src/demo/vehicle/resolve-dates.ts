import { addDays, addMonths, formatInstant, startOfMonth, yearOf } from '../calendar.ts'
import type { ModelLine } from '../catalogue/model-line.ts'
import type { Random } from '../random.ts'
import type { DemoVehicle } from './demo-vehicle.ts'

interface DateFacts {
  readonly line: ModelLine
  readonly carType: 'new' | 'used' | 'demo'
  readonly year: number
  readonly today: string
  /** Whole days, 1 or more. */
  readonly daysListed: number
}

const dayOfYear = (date: string): number => Temporal.PlainDate.from(date).dayOfYear

/**
 * Days since a vehicle was listed, 1 to 149, most of them recent; a new model year is not listed before the October
 * ahead of it.
 */
export function resolveDaysListed(carType: 'new' | 'used' | 'demo', today: string, random: Random): number {
  const most = carType === 'used' ? 149 : Math.min(149, dayOfYear(today) + 80)
  return 1 + Math.floor(most * random.next() ** 1.35)
}

/** A vehicle for sale as new was built one to four months before it was listed, a used one six months or more. */
function resolveBuildDate({ carType, year, today, daysListed }: DateFacts, random: Random): string {
  const listed = addDays(today, -daysListed)
  if (carType !== 'used') return startOfMonth(addMonths(listed, -random.integer(1, 4)))
  const latest = startOfMonth(addMonths(listed, -6))
  const built = `${year}-${String(random.integer(1, 12)).padStart(2, '0')}-01`
  return built < latest ? built : latest
}

/** Build and compliance before the listing, registration of what has been on the road after it. */
export function resolveDates(
  facts: DateFacts,
  random: Random,
): Pick<DemoVehicle, 'created_at' | 'build_date' | 'compliance_date' | 'rego_expiry'> {
  const { line, carType, year, today, daysListed } = facts
  const listed = addDays(today, -daysListed)
  const build_date = resolveBuildDate(facts, random)
  const complied = startOfMonth(addMonths(build_date, random.integer(0, 2)))
  const known = random.chance(0.82)
  const isUnregistered = carType === 'new' || random.chance(line.itemType === 'caravan' ? 0.4 : 0.18)
  return {
    created_at: formatInstant(listed, random.integer(0, 1439)),
    build_date: known ? build_date : null,
    compliance_date: known && random.chance(0.85) ? (complied > listed ? startOfMonth(listed) : complied) : null,
    rego_expiry: isUnregistered || year > yearOf(today) ? null : addDays(today, random.integer(6, 352)),
  }
}
