import type { SiteContext } from '#data/context.ts'
import type { HoldContact } from '#data/holds/hold-records.ts'
import type { NewLead } from '#data/leads/lead-records.ts'
import { buildVehicleParameters } from '#domain/analytics/event-catalogue.ts'
import { buildCarFields, resolveEnquiryEvent, type EnquiryKind } from '#domain/enquiry/resolve-enquiry.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { removeControlCharacters } from '#features/parts/lead-form/read-form-fields.server.ts'
import { resolveLeadChannels } from '#site/lead-routes.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import type { Site } from '#site/site.ts'

export interface CheckoutLead {
  readonly kind: EnquiryKind
  readonly contact: HoldContact
  readonly optIn: boolean
  /** Further fields of the form, under the names that the dealer's systems get. */
  readonly form: Readonly<Record<string, string | boolean | null>>
  readonly vehicle: Vehicle | null
  readonly visitorId: string | null
  readonly idempotencyKey: string
}

/** Builds a lead of the checkout: a reservation, an online purchase or a payment. */
export function buildCheckoutLead(
  { site, ctx }: { readonly site: Site; readonly ctx: SiteContext },
  { kind, contact, optIn, form, vehicle, visitorId, idempotencyKey }: CheckoutLead,
  request: Request,
): NewLead {
  const text = (value: string | null, most: number): string | null =>
    value === null ? null : removeControlCharacters(value).slice(0, most)
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
    car:
      vehicle === null
        ? null
        : {
            id: vehicle.id,
            slug: vehicle.slug,
            name: vehicle.name,
            stocknum: vehicle.stocknum,
            dealership_id: vehicle.dealership_id,
            dealership_slug: vehicle.dealership_slug,
            price: currentPrice(vehicle),
            parameters: buildVehicleParameters(vehicle),
          },
    // The address of a reservation holds its key, which is nobody's business but the visitor's.
    pageUrl: text(request.headers.get('referer')?.split('?')[0] ?? null, 2_000),
    userAgent: text(request.headers.get('user-agent'), 500),
    consent: {
      opt_in: optIn,
      opt_in_text: site.forms.opt_in_text,
      collection_notice: site.forms.collection_notice,
      at: ctx.now(),
    },
    source: site.leads.source,
    attributes: { visited_pages: [], linked_query_params: {} },
    locationId,
    visitorId,
    suspicion: null,
    idempotencyKey,
    channels: resolveLeadChannels(site, {
      category: kind.category,
      locationId,
      dealershipSlug: vehicle?.dealership_slug ?? null,
    }),
  }
}
