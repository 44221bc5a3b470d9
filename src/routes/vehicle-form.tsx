import { data } from 'react-router'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildFormPlaces, type FormPlace } from '#features/parts/content-forms/form-places.ts'
import { showForm } from '#features/parts/lead-form/form-route.server.ts'
import { notKept, type FormPageData } from '#features/parts/lead-form/form-route.ts'
import type { LeadForm } from '#features/parts/lead-form/lead-form-definition.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import type { RequestContext } from '#server/request-context.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'

/** What a form about a vehicle sends to its page; null: about no vehicle of the site. */
export function loadVehicleForm(
  services: RequestContext,
  { form, vehicle }: { readonly form: LeadForm; readonly vehicle: Vehicle | null },
) {
  const location = vehicle === null ? null : findVehicleLocation(vehicle, services.site)
  const places = buildFormPlaces(services.site, 'sales', location)
  return data({ ...showForm(services, form).data, places }, notKept)
}

/** Without a connection there is no form and nothing around it. */
interface LoadedForm extends FormPageData {
  readonly places?: readonly FormPlace[]
}

interface VehicleFormPageProps {
  readonly loaderData: LoadedForm
  readonly actionData: Parameters<typeof LeadFormPage>[0]['refused']
}

/** The page of a form about a vehicle, with the places of the dealer beside it. */
export function VehicleFormPage({ loaderData: { showing, places = [] }, actionData }: VehicleFormPageProps) {
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
