import type { FilledColumn, IncomingVehicle } from '#data/stock/stock-records.ts'

/**
 * Whether the odometers of a file are in kilometres. A single wrong figure is reported with its row; a column in
 * another unit is plausible in every row and wrong in all of them, so that only the file as a whole shows it: by the
 * median of its used cars, against that of the last import, and against their age when there was none.
 */
export interface OdometerCheck {
  /**
   * Every accepted vehicle. Those that are new, sold, no car or without an odometer are passed over; an odometer of 0
   * is counted by itself.
   */
  see(vehicle: IncomingVehicle): void
  /** Kilometres; null: fewer used cars than a median needs. */
  readonly median: number | null
  /** What looks wrong, one line each. `lastMedian`: of the last good import; null: none, or not known. */
  describe(lastMedian: number | null): readonly string[]
}

/** Used cars. The median of fewer moves too much from one file to the next. */
const fewestCars = 20

/**
 * A change of the median beyond which the unit has changed: a mile is 1.6 km, and the stock of a yard never changes so
 * much from one file to the next.
 */
const usualShift = { least: 0.7, most: 1.4 } as const

/**
 * Kilometres a year. Used cars on offer in Australia have driven 14,000 to 15,000; of yards of 30 of them, 98 in 100
 * have a median between 10,800 and 19,000. The same figures in miles begin at 6,700 and end at 11,800, and kilometres
 * that are converted once more begin at 17,400.
 */
const usualKmPerYear = { least: 9_500, most: 22_000 } as const
/** A median outside of this range is wrong for any yard, and is always reported. */
const possibleKmPerYear = { least: 1_000, most: 100_000 } as const

/** Units that are taken for kilometres, by the factor that the median then has. */
const mistakes: readonly { readonly factor: number; readonly words: string }[] = [
  { factor: 1 / 1.609344, words: 'as if miles were read as kilometres' },
  { factor: 1.609344, words: 'as if kilometres were converted from miles once more' },
  { factor: 1 / 1000, words: 'as if thousands of kilometres were read as kilometres' },
  { factor: 1000, words: 'as if kilometres were multiplied by 1,000, or metres were given' },
]

/**
 * `thisYear`: calendar year of the import. `multiplier`: the factor by which the mapping converts the odometer already;
 * null: it does not.
 */
export function createOdometerCheck(thisYear: number, multiplier: number | null = null): OdometerCheck {
  const advice = describeAdvice(multiplier)
  const odometers: number[] = []
  const perYear: number[] = []
  let zeros = 0
  const readMedian = (): number | null => (odometers.length < fewestCars ? null : medianOf(odometers))
  function describeMedian(lastMedian: number | null): readonly string[] {
    const median = readMedian()
    if (median === null) return []
    const cars = `the median odometer of ${show(odometers.length)} used cars is ${show(median)} km`
    const shift = lastMedian === null || lastMedian <= 0 ? null : median / lastMedian
    if (shift !== null && isOutside(shift, usualShift))
      return [`${cars}, and was ${show(lastMedian ?? 0)} km in the last import, ${describeMistake(shift)}; ${advice}`]
    if (perYear.length < fewestCars) return []
    const yearly = medianOf(perYear)
    if (!isOutside(yearly, shift === null ? usualKmPerYear : possibleKmPerYear)) return []
    const { least, most } = usualKmPerYear
    const factor = yearly / typicalKmPerYear
    return [
      `${cars}, ${show(yearly)} km for each year of age where ${show(least)} to ${show(most)} are usual, ` +
        `${describeMistake(factor)}; ${advice}`,
    ]
  }

  return {
    see({ car_type, item_type, status, km, year }) {
      if (km === 0 && car_type === 'used' && item_type !== 'caravan' && status !== 'sold') zeros += 1
      if (car_type !== 'used' || item_type !== 'car' || status === 'sold' || km === null || km <= 0) return
      odometers.push(km)
      // A car of this year counts as one of a year.
      if (year !== null) perYear.push(km / Math.max(1, thisYear - year))
    },
    get median() {
      return readMedian()
    },
    describe: (lastMedian) => [...describeZeros(zeros), ...describeMedian(lastMedian)],
  }
}

/** Systems write 0 where nobody has read the odometer, and a page that says '0 km' of a used car misleads its buyer. */
function describeZeros(zeros: number): readonly string[] {
  if (zeros === 0) return []
  return [
    `${show(zeros)} used ${zeros === 1 ? 'vehicle has' : 'vehicles have'} an odometer of 0 km, and pages say so; if ` +
      "0 means that it is not known, leave it out in the mapping: km: { from: …, absent: ['0'] }",
  ]
}

const typicalKmPerYear = 14_500
/** What the operator does about it: a mapping that converts the unit already may be right. */
const describeAdvice = (multiplier: number | null): string =>
  multiplier === null
    ? 'check whether the column of km is in kilometres (a step multiply of the mapping converts another unit)'
    : `the mapping already multiplies km by ${multiplier}; if the figures are right, nothing is to be done`

/** The mistake whose factor is nearest, on the scale of ratios. */
function describeMistake(factor: number): string {
  const [nearest] = mistakes
    .map(({ factor: known, words }) => ({ words, steps: Math.abs(Math.log(factor / known)) }))
    .toSorted((a, b) => a.steps - b.steps)
  return nearest?.words ?? ''
}

const isOutside = (value: number, { least, most }: { readonly least: number; readonly most: number }): boolean =>
  value < least || value > most

function medianOf(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}

const show = (value: number): string =>
  value < 100 ? String(Math.round(value * 10) / 10) : Math.round(value).toLocaleString('en-AU')

/** Keeps the median with the columns that filled the odometer, for the next file of the feed. */
export function noteMedian(columns: readonly FilledColumn[], median: number | null): readonly FilledColumn[] {
  if (median === null) return columns
  return columns.map((column) => (column.field === 'km' ? { ...column, median } : column))
}

/** The median of the last import; null: not known. */
export function findMedian(columns: readonly FilledColumn[]): number | null {
  return columns.find(({ field, median }) => field === 'km' && median !== undefined)?.median ?? null
}
