import { addYears } from '#domain/format/whole-years.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'

/** New-vehicle warranty of makes, as the dealer states it. */
export interface MakerWarrantyTerms {
  readonly makes: readonly string[]
  /** A make may build cars and motorcycles with different terms. */
  readonly item_type: ItemType
  /** Years from the first delivery. */
  readonly years: number
  /** Kilometres at which it ends before its years are over; null: unlimited. */
  readonly km: number | null
  /** First build date, 'YYYY-MM-DD', of the vehicles with these terms; null: of all. */
  readonly built_from: string | null
}

export type MakerWarranty =
  /** A new vehicle has all of it. */
  | { readonly kind: 'full'; readonly years: number; readonly km: number | null }
  /** It lasts until this day or later: it begins with the first delivery, which comes after the build date. */
  | { readonly kind: 'balance'; readonly until: string; readonly km: number | null }
  /** There is a balance, and when it began is not known. */
  | { readonly kind: 'ask' }

const fold = (text: string): string => text.trim().toLowerCase()

/**
 * What is left of the maker's warranty; the first terms that name make, kind and build date count. `today` is the
 * calendar date at the site. A used vehicle has a balance only where its build date says so, and its odometer where the
 * terms end at a distance. null: there is none, or it is unknown.
 */
export function resolveMakerWarranty(
  vehicle: Pick<ListedVehicle, 'make' | 'item_type' | 'car_type' | 'build_date' | 'km'>,
  terms: readonly MakerWarrantyTerms[],
  today: string,
): MakerWarranty | null {
  const { make, item_type, car_type, build_date, km } = vehicle
  const found = terms.find(
    (row) =>
      row.item_type === item_type &&
      row.makes.some((name) => fold(name) === fold(make)) &&
      // Without a build date it is taken for one built lately: new ones are, and used ones get no answer below.
      (row.built_from === null || build_date === null || build_date >= row.built_from),
  )
  if (found === undefined) return null
  if (car_type === 'new') return { kind: 'full', years: found.years, km: found.km }
  if (build_date === null || (found.km !== null && km === null)) return car_type === 'demo' ? { kind: 'ask' } : null
  const until = addYears(build_date, found.years)
  const isOver = until <= today || (found.km !== null && km !== null && km >= found.km)
  return isOver ? null : { kind: 'balance', until, km: found.km }
}
