import { countYears } from '#domain/format/whole-years.ts'
import { dollars, type Cents } from '#domain/money/cents.ts'
import type { BodyWord } from '#domain/vehicle/body-types.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** The used cars that one warranty covers, and how long it lasts: months or kilometres, whichever comes first. */
interface WarrantyBand {
  /** Age in years that the car is below, counted from its build date. */
  readonly belowYears: number
  /** The odometer shows less than this; null: any distance. */
  readonly belowKm: number | null
  /** Price in dollars: this or more, and less than `belowDollars`; null: the law asks for no price. */
  readonly fromDollars: number | null
  readonly belowDollars: number | null
  readonly months: number
  readonly km: number
}

const band = (
  [belowYears, belowKm]: readonly [years: number, km: number | null],
  [months, km]: readonly [months: number, km: number],
  [fromDollars, belowDollars]: readonly [from: number | null, below: number | null] = [null, null],
): WarrantyBand => ({ belowYears, belowKm, fromDollars, belowDollars, months, km })

/**
 * The statutory warranty of a used passenger car that a licensed dealer sells, by state, read in November 2026 from
 * what the consumer protection bodies publish; the first band that fits counts. Where a limit changes each year or
 * leaves room for doubt, the table takes the narrower reading, because a page must not promise more than the law gives.
 * Tasmania and the Northern Territory are left out: what is published there does not decide a case.
 */
const warranties: Readonly<Record<string, readonly WarrantyBand[]>> = {
  // Motor Dealers and Repairers Act 2013. Luxury cars are excluded; their limit moves each July and lies above this.
  NSW: [band([10, 160_000], [3, 5_000], [null, 75_000])],
  // Motor Car Traders Act 1986, section 54.
  VIC: [band([10, 160_000], [3, 5_000])],
  // Motor Dealers and Chattel Auctioneers Act 2014: class A, then class B, which a buyer of a car for restoration may
  // waive from 20 years on.
  QLD: [band([10, 160_000], [3, 5_000]), band([20, null], [1, 1_000])],
  // Motor Vehicle Dealers Act 1973: up to and including 150,000 and 180,000 km.
  WA: [band([10, 150_001], [3, 5_000], [4_000, null]), band([12, 180_001], [1, 1_500], [4_000, null])],
  // Second-hand Vehicle Dealers Act 1995, section 23; whole dollars, so that 6,000 belongs to the lower range.
  SA: [band([15, 200_000], [3, 5_000], [6_001, null]), band([15, 200_000], [2, 3_000], [3_001, 6_001])],
  // Sale of Motor Vehicles Act 1977.
  ACT: [band([10, 160_000], [3, 5_000])],
}

/** Bodies of passenger cars. The law of most states leaves commercial vehicles out, and a ute may be either. */
const passengerBodies: ReadonlySet<string> = new Set<BodyWord>([
  'Sedan',
  'Hatch',
  'Wagon',
  'SUV',
  'Coupe',
  'Convertible',
  'People Mover',
])

export type StatutoryWarranty =
  | { readonly kind: 'covered'; readonly months: number; readonly km: number }
  /** The facts do not decide it. */
  | { readonly kind: 'ask' }

/**
 * The statutory warranty of a vehicle that stands in `vehicle.state`. `price` is what the buyer pays, null while it is
 * not shown; `today` is the calendar date at the site. null: none is known of, so nothing is said; that is so for new
 * vehicles, for caravans and motorcycles, and for cars beyond the limits. Vehicles on consignment are the caller's to
 * leave out, because the law treats them as private sales.
 */
export function resolveStatutoryWarranty(
  vehicle: Pick<ListedVehicle, 'item_type' | 'car_type' | 'simple_body' | 'state' | 'build_date' | 'km'>,
  price: Cents | null,
  today: string,
): StatutoryWarranty | null {
  const { item_type, car_type, simple_body, state, build_date, km } = vehicle
  if (item_type !== 'car' || car_type !== 'used') return null
  const bands = state !== null && Object.hasOwn(warranties, state) ? warranties[state] : undefined
  const asksPrice = bands?.some(({ fromDollars, belowDollars }) => fromDollars !== null || belowDollars !== null)
  const isUndecided =
    bands === undefined ||
    simple_body === null ||
    !passengerBodies.has(simple_body) ||
    build_date === null ||
    km === null ||
    (asksPrice === true && price === null)
  if (isUndecided) return { kind: 'ask' }
  const age = countYears(build_date, today)
  // A car that is not built yet is a mistake in its data, and any band would fit it.
  if (age < 0) return { kind: 'ask' }
  const found = bands.find(
    ({ belowYears, belowKm, fromDollars, belowDollars }) =>
      age < belowYears &&
      (belowKm === null || km < belowKm) &&
      (fromDollars === null || (price !== null && price >= dollars(fromDollars))) &&
      (belowDollars === null || (price !== null && price < dollars(belowDollars))),
  )
  return found === undefined ? null : { kind: 'covered', months: found.months, km: found.km }
}
