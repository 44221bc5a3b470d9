import { isCarKey } from '#domain/vehicle/car-key.ts'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { isContentFormId, isContentPageOn, resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-form.ts'
import type { LeadTarget } from '#features/parts/lead-form/build-lead.server.ts'
import { createFinanceForm, parseFinanceAddress } from '#features/screens/finance/finance-form.ts'
import type { RequestContext } from '#server/request-context.ts'
import { findVehicleFormOfName, openVehicleForm, vehicleFormNames } from './vehicle-forms.ts'

/** Why there is no form, as a sentence for the developer of the call. */
interface MissingForm {
  readonly missing: string
}

interface FoundForm extends LeadTarget {
  /** Whether the form was open when the vehicle was sold; what was sent is an enquiry for something similar then. */
  readonly soldMeanwhile: boolean
}

/** Names of the forms besides the content pages, whose names are their ids. */
export const formNames: readonly string[] = ['enquiry', 'similar', ...vehicleFormNames, 'finance']

const noForm = { missing: 'This site has no form of that name.' } as const

/**
 * Finds a form by the name under which JSON calls know it (API-01): one of `formNames`, or the id of a content page.
 * `carId`: id or slug of a vehicle of this site, null for a form without one. One that `isSent` is found also when the
 * vehicle was sold while it was open, as on the form's own page.
 */
export async function findForm(
  services: RequestContext,
  name: string,
  carId: string | null,
  isSent: boolean,
): Promise<FoundForm | MissingForm> {
  const { site, stock, ctx } = services
  const vehicle = carId === null || !isCarKey(carId) ? null : await stock.findByIdOrSlug(ctx, carId)
  if (carId !== null && vehicle === null) return { missing: 'There is no such vehicle.' }
  const found = (form: LeadTarget['form'], about = vehicle): FoundForm => ({
    form,
    vehicle: about,
    soldMeanwhile: false,
  })
  const vehicleForm = findVehicleFormOfName(name)
  if (vehicleForm !== null) {
    const opened = openVehicleForm(services, vehicleForm, vehicle, isSent)
    return opened.kind === 'open'
      ? { ...opened.target, soldMeanwhile: opened.soldMeanwhile }
      : { missing: 'The form is not offered for that vehicle.' }
  }
  switch (name) {
    case 'enquiry':
    case 'similar': {
      const about = name === 'similar' ? name : 'vehicle'
      return found(createEnquiryForm({ vehicle, about, missing: false }, site))
    }
    case 'finance': {
      if (!site.finance.enabled) return noForm
      const address = parseFinanceAddress(new URLSearchParams())
      return found(createFinanceForm({ address, vehicle, price: null, site, action: site.routes.finance }))
    }
    default:
      if (!isContentFormId(name) || !isContentPageOn(site, name)) return noForm
      return found(createContentForm(name, site, resolveContentPage(name, site)), null)
  }
}
