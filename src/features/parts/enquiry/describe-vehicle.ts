import type { MessageVehicle } from '#domain/enquiry/build-message.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'

/** One title of those parts that the vehicle has. */
export const joinNames = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')

/** The vehicle as a prefilled message names it. */
export function describeVehicle({ year, make, model, badge, stocknum, status }: ListedVehicle): MessageVehicle {
  return { title: joinNames([year, make, model, badge]), stocknum, status }
}
