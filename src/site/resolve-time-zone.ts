import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from './site.ts'
import { findVehicleLocation } from './vehicle-place.ts'

/** The time zone of the yard where a vehicle stands: its location's, else the site's (LOC-10, BUY-01). */
export function resolveTimeZone(vehicle: Vehicle, site: Site): string {
  return findVehicleLocation(vehicle, site)?.time_zone ?? site.time_zone
}
