import type { MessageVehicle } from '#domain/enquiry/build-message.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { FormCar } from '#features/parts/lead-form/lead-form-definition.ts'
import { buildFormCar } from '#features/parts/lead-form/lead-form-view.ts'

/** One title of those parts that the vehicle has. */
const joinNames = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null).join(' ')

/** The vehicle as a prefilled message names it. */
export function describeVehicle({
  year,
  make,
  model,
  badge,
  stocknum,
  status,
  reserved,
}: ListedVehicle): MessageVehicle {
  return { title: joinNames([year, make, model, badge]), stocknum, status, reserved }
}

/**
 * The vehicle at the top of a form, named as buyers do, without the maker's code of its series: '2012 Toyota Corolla'
 * and below it the badge with `details`, those of which are null left out.
 */
export function describeFormCar(vehicle: ListedVehicle, details: readonly (string | null)[]): FormCar | null {
  const { year, make, model, badge } = vehicle
  const detail = [badge, ...details].filter((part) => part !== null).join(' · ')
  return buildFormCar(vehicle, { title: joinNames([year, make, model]), detail: detail === '' ? null : detail })
}
