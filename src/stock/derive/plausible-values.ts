import type { VehicleVariant } from '#domain/vehicle/vehicle-fields.ts'
import type { FieldProblem } from '../mapping/row-mapper.ts'

interface Range {
  readonly least: number
  readonly most: number
}

const earliestYear = 1900

/** Greatest plausible values of a vehicle; more is a typing error or a shifted column. */
const vehicleRanges = {
  /** Kilometres. */
  km: { least: 0, most: 2_000_000 },
  seats: { least: 1, most: 60 },
  doors: { least: 0, most: 9 },
} as const satisfies Readonly<Record<string, Range>>

/** The same for figures of the variant, in the units of their fields. Those of prime movers and coaches fit. */
const variantRanges: Readonly<Partial<Record<keyof VehicleVariant, Range>>> = {
  cylinders: { least: 0, most: 16 },
  enginesize: { least: 0, most: 18_000 },
  enginesize_litres: { least: 0, most: 18 },
  fuelconsumptioncombined: { least: 0, most: 60 },
  fuelcapacity: { least: 0, most: 2_000 },
  grossvehiclemass: { least: 0, most: 100_000 },
  vehiclelength: { least: 0, most: 30_000 },
  vehicleheight: { least: 0, most: 5_000 },
  vehiclewidth: { least: 0, most: 5_000 },
  towingcapacitybraked: { least: 0, most: 100_000 },
  ancaprating: { least: 0, most: 5 },
  energyconsumption: { least: 0, most: 200 },
  electricrange: { least: 0, most: 2_000 },
}

/** The value, or null with a warning when it lies outside the range. */
function keepInRange(value: number | null, field: string, range: Range, warnings: FieldProblem[]): number | null {
  if (value === null || (value >= range.least && value <= range.most)) return value
  warnings.push({ field, reason: `expected ${range.least} to ${range.most}, left out`, value: String(value) })
  return null
}

export function keepPlausible(
  value: number | null,
  field: keyof typeof vehicleRanges,
  warnings: FieldProblem[],
): number | null {
  return keepInRange(value, field, vehicleRanges[field], warnings)
}

/** A year from 1900 to next year. Any other is left out with a warning, so that finance and search never meet it. */
export function keepPlausibleYear(year: number | null, thisYear: number, warnings: FieldProblem[]): number | null {
  return keepInRange(year, 'year', plausibleYears(thisYear), warnings)
}

/**
 * A date of building or compliance up to the end of next year, as dealers write next year's plates beforehand. A later
 * one is left out with a warning, because warranties and running costs count from it.
 */
export function keepPlausibleDate(
  date: string | null,
  field: 'build_date' | 'compliance_date',
  thisYear: number,
  warnings: FieldProblem[],
): string | null {
  const { least, most } = plausibleYears(thisYear)
  const year = Number(date?.slice(0, 4))
  if (date === null || (year >= least && year <= most)) return date
  warnings.push({ field, reason: `expected a date from ${least} to ${most}, left out`, value: date })
  return null
}

/** The years of which a vehicle can be. */
export const plausibleYears = (thisYear: number): Range => ({ least: earliestYear, most: thisYear + 1 })

/** The variant without figures that no vehicle has ('999 L'). Returns the same object when all are plausible. */
export function keepPlausibleVariant(variant: VehicleVariant | null, warnings: FieldProblem[]): VehicleVariant | null {
  if (variant === null) return null
  const left: Partial<Record<keyof VehicleVariant, null>> = {}
  for (const [name, range] of Object.entries(variantRanges) as [keyof VehicleVariant, Range][]) {
    const value = variant[name]
    if (typeof value === 'number' && keepInRange(value, `variant.${name}`, range, warnings) === null) left[name] = null
  }
  return Object.keys(left).length === 0 ? variant : { ...variant, ...left }
}
