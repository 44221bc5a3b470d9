import type { Random } from '../random.ts'
import type { DemoVehicle } from '../vehicle/demo-vehicle.ts'

/**
 * The edges that the rules of prices, tags, availability and comments turn on, each planted in a vehicle that is otherwise
 * ordinary. Cases of one theme never meet in one vehicle; cases of different themes may.
 */
export interface FeedCase {
  readonly theme: 'status' | 'price' | 'tag' | 'comments' | 'photos' | 'rego' | 'finance' | 'name' | 'place' | 'variant' | 'sparse'
  fits(vehicle: DemoVehicle): boolean
  change(vehicle: DemoVehicle, facts: CaseFacts): Partial<DemoVehicle>
}

export interface CaseFacts {
  readonly today: string
  readonly random: Random
  readonly consignment: readonly (readonly [suburb: string, postcode: string])[]
}
