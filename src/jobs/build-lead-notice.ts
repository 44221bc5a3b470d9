import type { Lead } from '#data/leads/lead-records.ts'
import { describeLeadForm, type LeadForm } from '#domain/enquiry/describe-lead-form.ts'
import { cents, dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type {
  LeadNotice,
  NoticeCar,
  NoticeConsent,
  NoticePerson,
  NoticeSeller,
  NoticeSite,
  NoticeTradeIn,
} from '#integrations/lead-delivery/lead-notice.ts'
import { addressOf } from '#site/addresses.ts'
import type { LeadPlace } from '#site/lead-routes.ts'
import { buildAbsoluteUrl, findConfiguredOrigin, isStandIn } from '#site/site-origin.ts'
import type { Dealership, Location, Site } from '#site/site.ts'

/** Related records of a lead. Each is null if it is no longer stored. */
export interface NoticeSources {
  readonly vehicle: Vehicle | null
  readonly earlier: Lead | null
}

/** Builds the notice that receivers get about a lead, in the wording and theme of its site. */
export function buildLeadNotice(site: Site, lead: Lead, { vehicle, earlier }: NoticeSources): LeadNotice {
  const { form, attributes, earlierLead } = lead
  const { location, dealership } = findSeller(site, lead)
  const origin = findOrigin(site)
  return {
    id: lead.id,
    createdAt: lead.createdAt,
    timeZone: location?.time_zone ?? site.time_zone,
    category: lead.category,
    subcategory: lead.subcategory,
    source: lead.source,
    person: buildPerson(form),
    message: readText(form, 'message'),
    details: [...describeChosen(site, lead), ...describeLeadForm(form, lead.car !== null)],
    car: buildCar(lead, vehicle, origin === null ? null : (slug) => `${origin}${addressOf(site, 'vehicle', { slug })}`),
    tradeIn: buildTradeIn(form),
    consents: buildConsents(lead, site),
    pageUrl: lead.pageUrl,
    userAgent: lead.userAgent,
    visitedPages: attributes.visited_pages,
    queryParams: attributes.linked_query_params,
    earlier: earlierLead === null ? null : { id: earlierLead, createdAt: earlier?.createdAt ?? null },
    seller: buildSeller(site, dealership, location),
    site: buildSite(site, origin),
    form,
  }
}

/** The place by which a lead is routed: the chosen location, else the dealership of its car or of its form. */
export function placeOf(lead: Lead): LeadPlace {
  return {
    category: lead.category,
    locationId: lead.locationId,
    dealershipSlug: lead.car?.dealership_slug ?? readText(lead.form, 'dealership_slug'),
  }
}

function findSeller(
  { dealerships }: Site,
  lead: Lead,
): { readonly location: Location | null; readonly dealership: Dealership | null } {
  const { locationId, dealershipSlug } = placeOf(lead)
  const chosen = dealerships.flatMap(({ locations }) => locations).find(({ id }) => id === locationId) ?? null
  const dealership = dealerships.find(({ slug }) => slug === (chosen?.dealership_slug ?? dealershipSlug)) ?? null
  const main = dealership?.locations.find(({ primary }) => primary) ?? dealership?.locations[0] ?? null
  return { location: chosen ?? main, dealership }
}

/** Name of the location that the visitor chose, if the form does not contain it. */
function describeChosen({ dealerships }: Site, lead: Lead): LeadNotice['details'] {
  const { locationId } = placeOf(lead)
  const chosen = dealerships.flatMap(({ locations }) => locations).find(({ id }) => id === locationId)
  if (chosen === undefined || readText(lead.form, 'location') !== null) return []
  return [{ label: 'Location', value: chosen.name }]
}

/** Origin of the public site; null for the placeholder host of a demonstration. */
function findOrigin(site: Site): string | null {
  const host = site.hosts.find((each) => !isStandIn(each))
  return findConfiguredOrigin(site) ?? (host === undefined ? null : `https://${host}`)
}

const readText = (form: LeadForm, name: string): string | null => {
  const value = form[name]
  return typeof value === 'string' && value.trim() !== '' ? value : null
}

function buildPerson(form: LeadForm): NoticePerson {
  const prefers = readText(form, 'PreferredContactMethod')?.toLowerCase()
  return {
    firstName: readText(form, 'name'),
    lastName: readText(form, 'last_name'),
    email: readText(form, 'email'),
    phone: readText(form, 'phone'),
    postcode: readText(form, 'postcode'),
    prefers: prefers === 'phone' || prefers === 'email' || prefers === 'sms' ? prefers : null,
  }
}

function buildCar(
  { car, form }: Lead,
  vehicle: Vehicle | null,
  addressOfCar: ((slug: string) => string) | null,
): NoticeCar | null {
  if (car === null) return null
  const { parameters } = car
  return {
    id: car.id,
    name: car.name,
    stockNumber: car.stocknum,
    dealershipId: car.dealership_id,
    dealershipSlug: car.dealership_slug,
    make: parameters.vehicleMake,
    model: parameters.vehicleModel,
    grade: parameters.vehicleGrade,
    year: parameters.vehicleYear,
    kilometres: parameters.vehicleKilometers,
    status: parameters.vehicleStatus,
    isNew: form.car_type === 'new',
    price: car.price === null ? null : cents(car.price),
    url: addressOfCar?.(car.slug) ?? null,
    extra:
      vehicle === null
        ? null
        : {
            vin: vehicle.vin,
            body: vehicle.body,
            transmission: vehicle.simple_transmission,
            doors: vehicle.doors,
            colour: vehicle.colour,
            interiorColour: vehicle.interior_colour,
          },
  }
}

/** The visitor's own car, as a valuation describes it. */
function buildTradeIn(form: LeadForm): NoticeTradeIn | null {
  const [make, model] = [readText(form, 'trade_make'), readText(form, 'trade_model')]
  if (make === null || model === null) return null
  const read = (name: string): number | null => {
    const text = readText(form, name)
    return text !== null && /^\d{1,7}$/.test(text) ? Number(text) : null
  }
  const estimate = read('offer_price')
  return {
    make,
    model,
    grade: readText(form, 'trade_badge'),
    year: read('trade_year'),
    kilometres: read('kms'),
    estimate: estimate === null ? null : dollars(estimate),
  }
}

function buildConsents({ consent, form }: Lead, { forms }: Site): readonly NoticeConsent[] {
  return [
    { label: 'News and offers', given: consent.opt_in, words: consent.opt_in_text },
    ...(form.terms_agreed === true ? [{ label: 'Terms of use', given: true, words: forms.terms_text }] : []),
  ]
}

function buildSeller(site: Site, dealership: Dealership | null, location: Location | null): NoticeSeller {
  return {
    id: dealership?.id ?? site.slug,
    name: dealership?.name ?? site.name,
    email: location?.contact_detail.email ?? dealership?.email ?? site.email,
    phone: location?.contact_detail.phone ?? location?.contact_detail.landline_phone ?? dealership?.phone ?? site.phone,
    address: location === null ? null : buildAddress(location),
  }
}

/** Picks the fields that receivers may see: the address of a location also contains keys of the map service. */
function buildAddress({ address: { street, city, state, postcode } }: Location): NoticeSeller['address'] {
  return { street, city, state, postcode }
}

function buildSite(site: Site, origin: string | null): NoticeSite {
  const { colors, radius_px: radiusPx } = site.theme
  return {
    slug: site.slug,
    name: site.name,
    fromName: site.leads.from_name ?? site.name,
    origin,
    demo: site.demo,
    look: {
      brand: colors.brand,
      brandText: colors.brand_text,
      header: colors.header,
      headerText: colors.header_text,
      surface: colors.surface,
      surfaceAlt: colors.surface_alt,
      text: colors.text,
      textMuted: colors.text_muted,
      line: colors.line,
      warning: colors.warning,
      warningText: colors.warning_text,
      radiusPx,
      logo: findLogo(site, origin),
    },
  }
}

/** Mail clients display bitmaps only, loaded over https. */
function findLogo({ logo }: Site, origin: string | null): string | null {
  if (logo === null || !/\.(?:png|jpe?g|gif)(?:\?|$)/i.test(logo)) return null
  if (logo.startsWith('https://')) return logo
  return origin === null ? null : buildAbsoluteUrl(logo, origin)
}
