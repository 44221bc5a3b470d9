import type { Vehicle } from './vehicle-fields.ts'

/** Fields that become outdated on an open page; every view request returns them again (VDP-15). */
export const carFieldNames = [
  'status',
  'sold',
  'reserved',
  'tag',
  'price',
  'before_price',
  'offer_price',
  'subscription_price',
  'price_type',
  'km',
  'photos_count',
  'updated_at',
] as const

export type CarFields = Pick<Vehicle, (typeof carFieldNames)[number]>

/** The answer of view.json (VDP-15). */
export interface VehicleView {
  readonly views: number
  readonly car_fields: CarFields
}

/** Selects only these fields, because the response is public. */
export function pickCarFields(vehicle: CarFields): CarFields {
  return Object.fromEntries(carFieldNames.map((name) => [name, vehicle[name]])) as unknown as CarFields
}

/**
 * The car with what the answer says of it; an answer that could not be had yields nothing and leaves the car as it was.
 */
export function mergeVehicleView<Car extends Partial<CarFields> & { readonly views: number | null }>(
  car: Car,
  view: VehicleView | null,
): Car {
  return view === null ? car : { ...car, ...view.car_fields, views: view.views }
}
