import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'

/** What a year of registration costs in a state, for the vehicles that the row describes. */
export interface RegistrationRow {
  /** 'NSW'. */
  readonly state: string
  /** Empty: all. */
  readonly item_types: readonly ItemType[]
  /** Body types, 'SUV'; empty: all. */
  readonly bodies: readonly string[]
  /** Most cylinders; an electric vehicle has none. null: any number. */
  readonly max_cylinders: number | null
  /** Kilograms; null: any tare. */
  readonly max_tare_kg: number | null
  /** Dollars a year, with compulsory third-party insurance. */
  readonly yearly: number
}

/** Rows and the day on which they were right, '2026-11-01'; without a day nothing is shown: an old fee misleads. */
export interface RegistrationTable {
  readonly asOf: string | null
  readonly rows: readonly RegistrationRow[]
}

export interface Registration {
  readonly state: string
  readonly asOf: string
  /** Dollars a year. */
  readonly yearly: number
}

/** What decides the registration of a vehicle. */
type RegisteredVehicle = Pick<
  ListedVehicle,
  'item_type' | 'body' | 'simple_body' | 'simple_fuel' | 'variant' | 'specifications' | 'state' | 'location'
>

const fold = (text: string): string => text.trim().toLowerCase()

/** Whether a fact is at most its limit; a limit on a fact that is not known fits nothing. */
const isWithin = (fact: number | null, limit: number | null): boolean =>
  limit === null || (fact !== null && fact <= limit)

/** The state where the vehicle stands; null: not known. */
const stateOf = ({ state, location }: RegisteredVehicle): string | null => state ?? location?.address.state ?? null

/**
 * A year of registration in the state where the vehicle stands: of the first row of the dealer's table that fits it.
 * null where none fits. The platform knows no fee of its own, because states change theirs each year.
 */
export function resolveRegistration(
  vehicle: RegisteredVehicle,
  { asOf, rows }: RegistrationTable,
): Registration | null {
  const state = stateOf(vehicle)
  if (asOf === null || state === null) return null
  const cylinders = vehicle.simple_fuel === 'Electric' ? 0 : (vehicle.variant?.cylinders ?? null)
  const tare = vehicle.specifications?.tare_weight ?? null
  const bodies = [vehicle.simple_body, vehicle.body].flatMap((body) => (body === null ? [] : [fold(body)]))
  const row = rows.find(
    (each) =>
      fold(each.state) === fold(state) &&
      (each.item_types.length === 0 || each.item_types.includes(vehicle.item_type)) &&
      (each.bodies.length === 0 || each.bodies.some((body) => bodies.includes(fold(body)))) &&
      isWithin(cylinders, each.max_cylinders) &&
      isWithin(tare, each.max_tare_kg),
  )
  return row === undefined ? null : { state: row.state, asOf, yearly: row.yearly }
}
