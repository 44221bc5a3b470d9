import type { Site } from './site.ts'
import { findVehicleLocation, type PlacedVehicle } from './vehicle-place.ts'

/** The time zone of the yard where a vehicle stands: its location's, else the site's (LOC-10, BUY-01). */
export function resolveTimeZone(vehicle: PlacedVehicle, site: Site): string {
  return findVehicleLocation(vehicle, site)?.time_zone ?? site.time_zone
}
