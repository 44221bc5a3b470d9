import { createContext, data } from 'react-router'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildFormPlaces, type FormPlaces } from '#features/parts/content-forms/form-places.ts'
import { showForm } from '#features/parts/lead-form/form-route.server.ts'
import { noStore, type FormPageData } from '#features/parts/lead-form/form-route.ts'
import type { LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import type { RequestContext } from '#server/request-context.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'

/**
 * Whether the request sends a form. The router asks the loader for the refused form with a request of method GET, so an
 * action leaves word here: a form that was filled in is never answered by a redirect, which would lose what was typed.
 */
export const sendsForm = createContext(false)

/** What a form about a vehicle sends to its page; null: about no vehicle of the site. */
export function loadVehicleForm(
  services: RequestContext,
  { form, vehicle }: { readonly form: LeadForm; readonly vehicle: Vehicle | null },
) {
  const location = vehicle === null ? null : findVehicleLocation(vehicle, services.site)
  const places = buildFormPlaces(services.site, 'sales', {
    nowMs: services.ctx.now(),
    only: location,
    answers: 'enquiry',
  })
  return data({ ...showForm(services, form).data, places }, noStore)
}

/** Without a connection there is no form and nothing around it. */
export interface LoadedVehicleForm extends FormPageData {
  readonly places?: FormPlaces | null
}
