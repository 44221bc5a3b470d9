import { listPlaces } from '#domain/location/list-places.ts'
import { buildPhoneHref, formatPhone } from '#domain/phone/format-phone.ts'
import { buildOpeningHours, type OpeningHoursView } from '#features/parts/opening-hours/opening-hours-view.ts'
import { addressOf } from '#site/addresses.ts'
import { hasAddress, listAddressLines, listLocations, resolveLocationPhone } from '#site/location-place.ts'
import type { Location, Site } from '#site/site.ts'
import type { LeadField } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Department } from './department.ts'
import { describeNextSteps, describeReply, type AnswerKind } from './next-steps.ts'

const typesOf = {
  sales: ['sales', ''],
  service: ['service'],
  parts: ['parts'],
  buying: ['sales', '', 'car-buying'],
} as const satisfies Readonly<Record<Exclude<Department, null>, readonly Location['location_type'][]>>

const ofDepartment = (locations: readonly Location[], department: Exclude<Department, null>): readonly Location[] => {
  const types: readonly string[] = typesOf[department]
  return locations.filter((location) => types.includes(location.location_type))
}

/**
 * The visible locations that a department has; those of sales where it has none of its own, since every site sells; all
 * of them where nothing fits. Without a department the first location of each place (see `listPlaces`).
 */
function listFormLocations(site: Site, department: Department): readonly Location[] {
  const visible = listLocations(site)
  if (department === null) return listPlaces(visible).map(([first]) => first)
  const own = ofDepartment(visible, department)
  if (own.length > 0) return own
  const sales = ofDepartment(visible, 'sales')
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

const departmentOfCategory: Readonly<Record<string, Department>> = {
  'Service Enquiry': 'service',
  'Parts Enquiry': 'parts',
  'New Vehicle Enquiry': 'sales',
  'Used Vehicle Enquiry': 'sales',
  'Fleet Enquiry': 'sales',
}

/** Department that answers the enquiries of a category; null: any may. */
export const departmentOf = (category: string): Department =>
  Object.hasOwn(departmentOfCategory, category) ? (departmentOfCategory[category] ?? null) : null

/** The location of a place that answers a category: its workshop for a question about a service. */
function findAnswering(site: Site, chosen: Location, category: string): Location {
  const department = departmentOf(category)
  if (department === null) return chosen
  const place = listPlaces(listLocations(site)).find(([first]) => first.id === chosen.id) ?? [chosen]
  return ofDepartment(place, department)[0] ?? chosen
}

/**
 * What a lead stores of the location that was chosen, or of the only one that there is. `category`: what the visitor
 * says the enquiry is about, on a form of no department.
 */
export function resolveFormLocation(site: Site, department: Department, chosen: string | undefined, category?: string) {
  const locations = listFormLocations(site, department)
  const found = locations.find(({ id }) => id === chosen) ?? (locations.length === 1 ? locations[0] : undefined)
  const location =
    found === undefined || category === undefined || department !== null ? found : findAnswering(site, found, category)
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
  /** Its opening hours of now; null on a page that may be kept longer than they hold. */
  readonly hours: OpeningHoursView | null
}

/** The places beside a form, and what becomes of what is sent. */
export interface FormPlaces {
  /** 'We answer within two working hours.'; null where the dealer says nothing of it. */
  readonly reply: string | null
  /** What happens once the form is sent, in order; empty where nothing is said of it. */
  readonly next: readonly string[]
  readonly list: readonly FormPlace[]
  /** The page of all locations, where the list shows a part of them; else null. */
  readonly all: { readonly text: string; readonly href: string } | null
}

/** Most places beside a form; a group of dealerships has a page for the rest. */
export const mostFormPlaces = 6

/** The link to all locations below a list that shows a part of `count` places; null where it shows them all. */
export const buildAllPlaces = (site: Site, count: number): FormPlaces['all'] =>
  count > mostFormPlaces
    ? { text: `See all ${listLocations(site).length} locations`, href: addressOf(site, 'locations') }
    : null

function buildFormPlace(site: Site, location: Location, nowMs: number | null): FormPlace {
  const phone = resolveLocationPhone(site, location)
  return {
    name: location.name,
    address: hasAddress(location) ? listAddressLines(location) : [],
    phone: phone === null ? null : { text: formatPhone(phone), href: buildPhoneHref(phone) },
    hours: nowMs === null ? null : buildOpeningHours(site, location, nowMs),
  }
}

export interface FormPlacesOptions {
  /** The instant for which the opening hours are given, epoch milliseconds; null gives none. */
  readonly nowMs: number | null
  /** The one location that answers, as that of a vehicle; absent or null: all that the department has. */
  readonly only?: Location | null
  /** What is sent, whose further way is described; absent or null: nothing is said of it. */
  readonly answers?: AnswerKind | null
}

/** The places of a department as they stand beside its form, with a way to call or to come, and what happens next. */
export function buildFormPlaces(
  site: Site,
  department: Department,
  { nowMs, only = null, answers = null }: FormPlacesOptions,
): FormPlaces {
  // Without a department each may be called: a place by all of its doors.
  const all = department === null ? listLocations(site) : listFormLocations(site, department)
  const list = (only === null ? all : [only])
    .map((location) => buildFormPlace(site, location, nowMs))
    .filter(({ address, phone }) => address.length > 0 || phone !== null)
  return {
    reply: describeReply(site),
    next:
      answers === null ? [] : describeNextSteps(site, answers, department, list.length === 1 ? list[0]?.name : null),
    list: list.slice(0, mostFormPlaces),
    all: buildAllPlaces(site, list.length),
  }
}
