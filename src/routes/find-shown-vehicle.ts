import { isCarKey } from '#domain/vehicle/car-key.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { RequestContext } from '#server/request-context.ts'
import { isOnWebsite } from '#site/on-website.ts'

/**
 * Finds the vehicle of a POST call that is no form, by id or slug. Forms read the whole stock, since theirs may have
 * been withdrawn while they were open; a call must say nothing of a vehicle that the website does not show (SRCH-13).
 */
export async function findShownVehicle(
  { site, ctx, stock }: Pick<RequestContext, 'site' | 'ctx' | 'stock'>,
  carId: string,
): Promise<Vehicle | null> {
  const vehicle = isCarKey(carId) ? await stock.findByIdOrSlug(ctx, carId) : null
  return vehicle !== null && isOnWebsite(vehicle, site) ? vehicle : null
}
