import type { ListedVehicle } from './listed-vehicle.ts'
import type { CarType, ItemType } from './vehicle-fields.ts'

/** Which vehicles something of the dealer is for. An empty list stands for all. */
export interface VehicleKinds {
  readonly car_types: readonly CarType[]
  readonly item_types: readonly ItemType[]
  /** Values of `simple_fuel`. A vehicle whose fuel is not known has none of them. */
  readonly fuels: readonly string[]
}

export function appliesTo(
  { car_type, item_type, simple_fuel }: Pick<ListedVehicle, 'car_type' | 'item_type' | 'simple_fuel'>,
  { car_types, item_types, fuels }: VehicleKinds,
): boolean {
  return (
    (car_types.length === 0 || car_types.includes(car_type)) &&
    (item_types.length === 0 || item_types.includes(item_type)) &&
    (fuels.length === 0 || (simple_fuel !== null && fuels.includes(simple_fuel)))
  )
}
