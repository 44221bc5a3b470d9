import { buildPhoneHref, formatPhone, maskPhone } from '#domain/phone/format-phone.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Location, Site } from '#site/site.ts'
import { isMapOn } from '#site/switches.ts'

export interface PagePhone {
  readonly text: string
  readonly href: string
  /** Shown until the number is asked for (VDP-13); null: the number stands there openly. */
  readonly masked: string | null
}

/** Who sells the vehicle and where it stands. */
export interface PagePlace {
  readonly dealership: string
  /** 'Perth, WA', or the suburb of a vehicle that stands with its owner. */
  readonly area: string | null
  readonly name: string | null
  readonly address: string | null
  /** The vehicle stands with its owner, not at the dealership. */
  readonly consignment: boolean
  readonly directionsHref: string | null
  /** The map section is shown (VDP-14). */
  readonly map: boolean
  readonly phone: PagePhone | null
  readonly licence: string | null
  /** Names of further places that sell it. */
  readonly alsoAt: readonly string[]
  readonly moreHref: string
  readonly moreText: string
}

const join = (parts: readonly (string | null | undefined)[], by: string): string | null => parts.filter((part) => part !== null && part !== undefined && part !== '').join(by) || null

function findLocation(site: Site, vehicle: Vehicle): Location | null {
  const dealership = site.dealerships.find(({ slug }) => slug === vehicle.dealership_slug)
  const all = site.dealerships.flatMap(({ locations }) => locations)
  const own = vehicle.location
  const named = own === null ? undefined : all.find(({ id, slug }) => id === own.id || slug === own.slug)
  const ownPlaces = dealership?.locations.filter(({ visible }) => visible) ?? []
  return named ?? ownPlaces.find(({ primary }) => primary) ?? ownPlaces[0] ?? null
}

/** LOC-11: the number of the car type, then of the place, then of the dealership, then of the site. */
function resolvePhone(vehicle: Vehicle, site: Site, location: Location | null): string | null {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  if (dealership.hides('phone')) return null
  const contact = location?.contact_detail
  return dealership.carTypePhone(vehicle.car_type) ?? vehicle.location?.phone ?? contact?.phone ?? contact?.landline_phone ?? dealership.phone
}

export function buildPlace(vehicle: Vehicle, site: Site): PagePlace {
  const location = findLocation(site, vehicle)
  const dealership = site.dealerships.find(({ slug }) => slug === vehicle.dealership_slug)
  const { street = null, city = null, state = null, postcode = null, place_url = null } = vehicle.location?.address ?? location?.address ?? {}
  const consignment = vehicle.private_suburb !== null || vehicle.private_postcode !== null
  const address = consignment ? null : join([street, join([city, state, postcode], ' ')], ', ')
  const phone = resolvePhone(vehicle, site, location)
  const soldAlso = vehicle.location?.distribution_locations ?? []
  return {
    dealership: vehicle.dealership_name,
    area: consignment ? join([vehicle.private_suburb, vehicle.private_postcode], ' ') : join([vehicle.city ?? city, vehicle.state ?? state], ', '),
    name: vehicle.location?.name ?? location?.name ?? null,
    address,
    consignment,
    directionsHref: consignment || address === null ? null : (place_url ?? location?.address.place_url ?? `https://www.google.com/maps/search/?${new URLSearchParams({ api: '1', query: `${vehicle.dealership_name}, ${address}` }).toString()}`),
    map: isMapOn(site),
    phone: phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone), masked: site.vdp_config.phone_reveal ? maskPhone(phone) : null },
    licence: location?.dealer_license_number ?? dealership?.dealer_license_number ?? null,
    alsoAt: site.dealerships.flatMap(({ locations }) => locations.filter(({ slug }) => soldAlso.includes(slug)).map(({ name }) => name)),
    moreHref: `/search/${vehicle.dealership_slug}`,
    moreText: site.buttons.text.see_more,
  }
}
