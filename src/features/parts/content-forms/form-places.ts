import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Location, Site } from '#site/site.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'

/** Department that answers a form; null: any location of the site may. */
export type Department = 'sales' | 'service' | 'parts' | null

/**
 * The visible locations that a department has; those of sales where it has none of its own, since every site sells; all
 * of them where nothing fits.
 */
function listFormLocations({ dealerships }: Site, department: Department): readonly Location[] {
  const visible = dealerships.flatMap(({ locations }) => locations).filter((location) => location.visible)
  if (department === null) return visible
  const of = (types: readonly string[]) => visible.filter((location) => types.includes(location.location_type))
  const own = of([department])
  if (own.length > 0) return own
  const sales = of(['sales', ''])
  return sales.length > 0 ? sales : visible
}

/** Select of the location, required where the site has several and shows it (LEAD-06). */
export function buildLocationField(site: Site, department: Department, label = 'Location') {
  const locations = listFormLocations(site, department)
  return {
    name: 'location',
    kind: 'choice',
    label,
    required: true,
    asked: site.forms.location_select && locations.length > 1,
    none: 'Choose a location',
    options: locations.map(({ id, name, address }) => ({
      value: id,
      name: address.city === null || name.includes(address.city) ? name : `${name}, ${address.city}`,
    })),
    preselectsNearest: true,
    invalid: 'Choose a location',
  } as const satisfies LeadField
}

/** What a lead stores of the location that was chosen, or of the only one that there is. */
export function resolveFormLocation(site: Site, department: Department, chosen: string | undefined) {
  const locations = listFormLocations(site, department)
  const location = locations.find(({ id }) => id === chosen) ?? (locations.length === 1 ? locations[0] : undefined)
  return {
    locationId: location?.id ?? null,
    fields: location === undefined ? {} : { location: location.name, dealership_slug: location.dealership_slug },
  }
}

/** A place beside a form, with what a visitor needs to call or to come. */
export interface FormPlace {
  readonly name: string
  /** Lines of the postal address. */
  readonly address: readonly string[]
  readonly phone: { readonly text: string; readonly href: string } | null
}

/** Most places beside a form; a group of dealerships has a page for the rest. */
const mostPlaces = 8

/** The places of a department as they stand beside its form; `only`: the one that answers, as that of a vehicle. */
export function buildFormPlaces(
  site: Site,
  department: Department,
  only: Location | null = null,
): readonly FormPlace[] {
  return (only === null ? listFormLocations(site, department) : [only])
    .slice(0, mostPlaces)
    .map(({ name, address: { street, city, state, postcode }, contact_detail: contact, dealership_slug }) => {
      const dealership = resolveDealership(site, dealership_slug)
      const phone = dealership.hides('phone') ? null : (contact.phone ?? contact.landline_phone ?? dealership.phone)
      const town = [city, state, postcode].filter((part) => part !== null).join(' ')
      return {
        name,
        address: [street ?? '', town].filter((line) => line !== ''),
        phone: phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) },
      }
    })
}
