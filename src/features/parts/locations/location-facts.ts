import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { findMainPhone } from '#site/content/conditions.ts'
import { hasAddress, listAddressLines, resolveLocationPhone } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'

export interface TextLink {
  readonly text: string
  readonly href: string
}

const departmentNames: Readonly<Record<Location['location_type'], string>> = {
  sales: 'Sales',
  service: 'Service',
  parts: 'Parts',
  'car-buying': 'Car buying',
  '': 'General',
}

/** 'Sales', 'Service'; what a visitor reads of the department of a location. */
export const nameDepartment = ({ location_type }: Location): string => departmentNames[location_type]

/** The phone number of a location as a link (LOC-11); null where none is shown. */
export function buildLocationPhone(site: Site, location: Location): TextLink | null {
  const phone = resolveLocationPhone(site, location)
  return phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) }
}

/** The phone number of the site as a link; null where it has none. */
export function buildSiteCall(site: Site): TextLink | null {
  const phone = findMainPhone(site)
  return phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) }
}

/** '1440 Ipswich Road, Rocklea QLD 4106'; null where no more than the state is known. */
export const buildAddressText = (location: Location): string | null =>
  hasAddress(location) ? listAddressLines(location).join(', ') : null
