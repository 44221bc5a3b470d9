import type { Random } from '../random.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

/**
 * A state in which a dealer's vehicle may be: sold yesterday, on its way, reserved, not yet photographed. A vehicle
 * takes at most one state of a theme.
 */
export interface StockState {
  readonly theme: 'status' | 'price' | 'tag' | 'photos' | 'rego' | 'name' | 'place'
  /** Whether a dealer would have such a vehicle in that state. */
  fits(vehicle: DemoVehicle, facts: StateFacts): boolean
  change(vehicle: DemoVehicle, facts: StateFacts): Partial<DemoVehicle>
}

export interface StateFacts {
  readonly today: string
  readonly random: Random
  readonly consignment: readonly (readonly [suburb: string, postcode: string])[]
}
