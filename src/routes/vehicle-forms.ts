import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { createOfferForm } from '#features/parts/enquiry/offer-form.ts'
import type { LeadTarget } from '#features/parts/lead-form/build-lead.server.ts'
import type { LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { RequestContext } from '#server/request-context.ts'
import type { AddressId } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'

/** A form about one vehicle that can be bought, with a page of its own. */
interface VehicleForm {
  /** Name under which JSON calls know it (API-01). */
  readonly name: string
  /** Whether the site has the form. */
  readonly isOn: (site: Site) => boolean
  readonly create: (listing: Listing, site: Site) => LeadForm
}

/**
 * The forms about a vehicle, by the id of their address. The enquiry is not among them: it takes a sold vehicle, and
 * none.
 */
const vehicleForms = {
  make_offer: { name: 'offer', isOn: (site) => site.vdp_config.make_an_offer, create: createOfferForm },
} as const satisfies Readonly<Partial<Record<AddressId, VehicleForm>>>

const formsByAddress: ReadonlyMap<string, VehicleForm> = new Map(Object.entries(vehicleForms))
const formsByName: ReadonlyMap<string, VehicleForm> = new Map(
  Object.values<VehicleForm>(vehicleForms).map((form) => [form.name, form]),
)

/** Names of the forms in JSON calls. */
export const vehicleFormNames: readonly string[] = [...formsByName.keys()]

export const findVehicleFormOfAddress = (id: AddressId | null): VehicleForm | null =>
  formsByAddress.get(id ?? '') ?? null

export const findVehicleFormOfName = (name: string): VehicleForm | null => formsByName.get(name) ?? null

type OpenedForm =
  | {
      readonly kind: 'open'
      readonly target: LeadTarget
      /** Whether the vehicle was sold while the form was open. What was sent is an enquiry for a similar one then. */
      readonly soldMeanwhile: boolean
    }
  /** The site does not have the form, or not the vehicle. */
  | { readonly kind: 'unknown' }
  /** The vehicle can no longer be bought. */
  | { readonly kind: 'unavailable'; readonly vehicle: Vehicle }

/**
 * Opens a form for a vehicle. One that `isSent` opens for a sold vehicle too, which may have been sold while the
 * visitor filled it in: nothing that was typed is lost.
 */
export function openVehicleForm(
  { site, ctx }: Pick<RequestContext, 'site' | 'ctx'>,
  { isOn, create }: VehicleForm,
  vehicle: Vehicle | null,
  isSent: boolean,
): OpenedForm {
  if (vehicle === null || !isOn(site)) return { kind: 'unknown' }
  const isForSale = isInStockOnPage(vehicle)
  if (!isForSale && !isSent) return { kind: 'unavailable', vehicle }
  const form = create(resolveListing(vehicle, site, ctx.now()), site)
  return { kind: 'open', target: { form, vehicle }, soldMeanwhile: !isForSale }
}
