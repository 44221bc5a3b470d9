import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'

export interface FinancedVehicle {
  readonly id: string
  readonly car_type: CarType
  readonly vin: string | null
  readonly dealership_slug: string
  /** The price that visitors are shown; null: no price is shown, and the link holds none. */
  readonly priceCents: Cents | null
}

/**
 * The finance link of a vehicle, with parameters that prefill the form and the fragment #finance-form (FIN-06). `base`
 * is the configured path or address; its own query is kept.
 */
export function buildFinanceHref(base: string, vehicle: FinancedVehicle): string {
  const [withoutHash = ''] = base.split('#', 1)
  const [path = '', query = ''] = withoutHash.split('?', 2)
  const parameters = new URLSearchParams(query)
  parameters.set('preferredDealership', vehicle.dealership_slug)
  if (vehicle.priceCents !== null) parameters.set('vehiclePriceBudget', String(toDollars(vehicle.priceCents)))
  parameters.set('car_id', vehicle.id)
  parameters.set('car_type', vehicle.car_type)
  if (vehicle.vin !== null) parameters.set('vin', vehicle.vin)
  return `${path}?${parameters.toString()}#finance-form`
}
