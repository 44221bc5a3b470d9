import type { ListedVehicle } from './listed-vehicle.ts'
import type { CarType, ItemType } from './vehicle-fields.ts'

/** Which vehicles something of the dealer is for. An empty list stands for all. */
export interface VehicleKinds {
  readonly car_types: readonly CarType[]
  readonly item_types: readonly ItemType[]
}

export function appliesTo(
  { car_type, item_type }: Pick<ListedVehicle, 'car_type' | 'item_type'>,
  { car_types, item_types }: VehicleKinds,
): boolean {
  return (
    (car_types.length === 0 || car_types.includes(car_type)) &&
    (item_types.length === 0 || item_types.includes(item_type))
  )
}
