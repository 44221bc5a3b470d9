import { buildPhoneHref, formatPhone, maskPhone } from '#domain/phone/format-phone.ts'
import { buildPlan, type PlanView } from '#features/parts/locations/location-detail-view.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Location, Site } from '#site/site.ts'
import { isMapOn } from '#site/switches.ts'
import {
  findVehicleLocation,
  isOnConsignment,
  resolveVehicleLicences,
  resolveVehiclePhone,
} from '#site/vehicle-place.ts'

export interface PagePhone {
  readonly text: string
  readonly href: string
  /** Masked number, shown until the visitor reveals the full one (VDP-13). null: the full number is always visible. */
  readonly masked: string | null
}

/** The seller and location of the vehicle. */
export interface PagePlace {
  readonly dealership: string
  /** 'Perth, WA', or the suburb of a vehicle on consignment, which is kept by its owner. */
  readonly area: string | null
  readonly name: string | null
  readonly address: string | null
  /** The owner keeps the vehicle; it is not at the dealership. */
  readonly consignment: boolean
  readonly directionsHref: string | null
  /** Whether the page has a map section (VDP-14). */
  readonly map: boolean
  /** The drawn plan of the map section; null where it is not known where the vehicle stands. */
  readonly plan: PlanView | null
  readonly phone: PagePhone | null
  readonly licence: string | null
  /** Names of further locations that sell the vehicle. */
  readonly alsoAt: readonly string[]
  readonly moreHref: string
  readonly moreText: string
}

const join = (parts: readonly (string | null | undefined)[], by: string): string | null =>
  parts.filter((part) => part !== null && part !== undefined && part !== '').join(by) || null

/** Google Maps page that searches for the query; opened only when the visitor follows the link. */
const buildMapSearchHref = (query: string): string =>
  `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query }).toString()}`

/** Whether a configured location is where the vehicle stands: a feed may name one that the site does not have. */
function isAtLocation({ location: own }: ListedVehicle, location: Location | null): location is Location {
  return location !== null && (own === null || own.id === location.id || own.slug === location.slug)
}

export function buildPlace(vehicle: ListedVehicle, site: Site): PagePlace {
  const location = findVehicleLocation(vehicle, site)
  const {
    street = null,
    city = null,
    state = null,
    postcode = null,
    place_url = null,
  } = vehicle.location?.address ?? location?.address ?? {}
  const consignment = isOnConsignment(vehicle)
  const address = consignment ? null : join([street, join([city, state, postcode], ' ')], ', ')
  const phone = resolveVehiclePhone(vehicle, site)
  const soldAlso = vehicle.location?.distribution_locations ?? []
  return {
    dealership: vehicle.dealership_name,
    area: consignment
      ? join([vehicle.private_suburb, vehicle.private_postcode], ' ')
      : join([vehicle.city ?? city, vehicle.state ?? state], ', '),
    name: vehicle.location?.name ?? location?.name ?? null,
    address,
    consignment,
    directionsHref:
      consignment || address === null
        ? null
        : (place_url ?? location?.address.place_url ?? buildMapSearchHref(`${vehicle.dealership_name}, ${address}`)),
    map: isMapOn(site),
    plan: isMapOn(site) && !consignment && isAtLocation(vehicle, location) ? buildPlan(location) : null,
    phone:
      phone === null
        ? null
        : {
            text: formatPhone(phone),
            href: buildPhoneHref(phone),
            masked: site.vdp_config.phone_reveal ? maskPhone(phone) : null,
          },
    licence: resolveVehicleLicences(vehicle, site).dealer,
    alsoAt: site.dealerships.flatMap(({ locations }) =>
      locations.filter(({ slug }) => soldAlso.includes(slug)).map(({ name }) => name),
    ),
    moreHref: `/search/${vehicle.dealership_slug}`,
    moreText: site.buttons.text.see_more,
  }
}
