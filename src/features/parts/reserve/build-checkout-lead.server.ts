import type { SiteContext } from '#data/context.ts'
import type { HoldContact } from '#data/holds/hold-records.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { buildCarFields, resolveEnquiryEvent, type EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { parseVisit } from '#domain/enquiry/visit-attributes.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { visitLimitsOf } from '#features/parts/lead-form/lead-form-view.ts'
import { boundSender, buildConsent, buildLeadCar } from '#features/parts/lead-form/lead-surroundings.server.ts'
import { resolveLeadChannels } from '#site/lead-routes.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import type { Site } from '#site/site.ts'

export interface CheckoutLead {
  readonly kind: EnquiryKind
  readonly contact: HoldContact
  readonly optIn: boolean
  /** What the browser sent of the visit; null without scripts. */
  readonly visit: string | null
  /** Further fields of the form, under the names that the dealer's systems get. */
  readonly form: Readonly<Record<string, string | boolean | null>>
  readonly vehicle: Vehicle | null
  readonly visitorId: string | null
  /** Why the sender may be a robot; absent: nothing says so. */
  readonly suspicion?: NewLead['suspicion']
  readonly idempotencyKey: string
}

/** Builds a lead of the checkout: a reservation, an online purchase or a payment. */
export function buildCheckoutLead(
  { site, ctx }: { readonly site: Site; readonly ctx: SiteContext },
  { kind, contact, optIn, visit, form, vehicle, visitorId, suspicion = null, idempotencyKey }: CheckoutLead,
  request: Request,
): NewLead {
  const locationId = vehicle === null ? null : (findVehicleLocation(vehicle, site)?.id ?? null)
  return {
    ...kind,
    event: resolveEnquiryEvent(vehicle, kind),
    form: {
      ...contact,
      ...form,
      ...kind,
      opt_in: optIn,
      ...(vehicle === null ? {} : buildCarFields(vehicle)),
    },
    car: buildLeadCar(vehicle),
    ...boundSender({
      // The address of a reservation holds its key, which is nobody's business but the visitor's.
      pageUrl: request.headers.get('referer')?.split('?')[0] ?? null,
      userAgent: request.headers.get('user-agent'),
    }),
    consent: buildConsent(site, optIn, ctx.now()),
    source: site.leads.source,
    attributes: parseVisit(visit, visitLimitsOf(site)),
    locationId,
    visitorId,
    suspicion,
    idempotencyKey,
    channels: resolveLeadChannels(site, {
      category: kind.category,
      locationId,
      dealershipSlug: vehicle?.dealership_slug ?? null,
    }),
  }
}
