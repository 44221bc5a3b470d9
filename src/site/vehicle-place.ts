import { findStateOfPostcode } from '#domain/place/state-of-postcode.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveDealership } from './resolve-dealership.ts'
import type { Location, Site } from './site.ts'

/** What decides where a vehicle stands. */
export type PlacedVehicle = Pick<
  Vehicle,
  'dealership_slug' | 'location' | 'car_type' | 'private_suburb' | 'private_postcode'
>

/** The configured location of a vehicle; else the main visible location of its dealership. */
export function findVehicleLocation(vehicle: PlacedVehicle, site: Site): Location | null {
  const own = vehicle.location
  const named =
    own === null
      ? undefined
      : site.dealerships
          .flatMap(({ locations }) => locations)
          .find(({ id, slug }) => id === own.id || slug === own.slug)
  const places =
    site.dealerships.find(({ slug }) => slug === vehicle.dealership_slug)?.locations.filter(({ visible }) => visible) ??
    []
  return named ?? places.find(({ primary }) => primary) ?? places[0] ?? null
}

/**
 * LOC-11: the phone number of the car type, else of the location, the dealership or the site; null when numbers are
 * hidden.
 */
export function resolveVehiclePhone(vehicle: PlacedVehicle, site: Site): string | null {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  if (dealership.hides('phone')) return null
  const contact = findVehicleLocation(vehicle, site)?.contact_detail
  return (
    dealership.carTypePhone(vehicle.car_type) ??
    vehicle.location?.phone ??
    contact?.phone ??
    contact?.landline_phone ??
    dealership.phone
  )
}

/** Whether the vehicle is with its owner (on consignment); then only its suburb is shown, not the street. */
export function isOnConsignment(vehicle: Pick<Vehicle, 'private_suburb' | 'private_postcode'>): boolean {
  return vehicle.private_suburb !== null || vehicle.private_postcode !== null
}

/** Where its owner keeps a vehicle on consignment, as an address: 'Carindale QLD 4152'; null for any other vehicle. */
export function describeOwnerPlace({
  private_suburb: suburb,
  private_postcode: postcode,
}: Pick<Vehicle, 'private_suburb' | 'private_postcode'>): string | null {
  return [suburb, findStateOfPostcode(postcode), postcode].filter((part) => part !== null).join(' ') || null
}

/**
 * The seller and the place of a vehicle, to follow its name in a sentence: 'at Acme Motors, Perth'. A vehicle on
 * consignment is with its owner and not at the dealership: 'from Acme Motors, located in Subiaco'.
 */
export function describeSellerPlace(
  vehicle: Pick<Vehicle, 'dealership_name' | 'city' | 'private_suburb' | 'private_postcode'>,
): string {
  const { dealership_name: seller, city, private_suburb: suburb, private_postcode: postcode } = vehicle
  if (isOnConsignment(vehicle)) return `from ${seller}, located in ${suburb ?? `postcode ${postcode}`}`
  return city === null ? `at ${seller}` : `at ${seller}, ${city}`
}

/** Each part is null when unknown. */
export interface PostalAddress {
  readonly street: string | null
  readonly city: string | null
  readonly state: string | null
  readonly postcode: string | null
}

/** The address at which a buyer finds the vehicle; null on consignment and when unknown. */
export function resolveVehicleAddress(vehicle: PlacedVehicle, site: Site): PostalAddress | null {
  if (isOnConsignment(vehicle)) return null
  return vehicle.location?.address ?? findVehicleLocation(vehicle, site)?.address ?? null
}

/** Licence numbers of the seller: the location's, else the dealership's (LOC-13). */
export function resolveVehicleLicences(
  vehicle: PlacedVehicle,
  site: Site,
): { readonly dealer: string | null; readonly repairer: string | null } {
  const location = findVehicleLocation(vehicle, site)
  const dealership = site.dealerships.find(({ slug }) => slug === vehicle.dealership_slug)
  return {
    dealer: location?.dealer_license_number ?? dealership?.dealer_license_number ?? null,
    repairer: location?.motor_vehicle_repairer ?? dealership?.motor_vehicle_repairer ?? null,
  }
}
