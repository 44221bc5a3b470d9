import { isCarKey } from '#domain/vehicle/car-key.ts'
import { createContentForm } from '#features/parts/content-forms/content-forms.ts'
import { isContentFormId, isContentPageOn, resolveContentPage } from '#features/parts/content-forms/content-pages.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm, isOfferTaken } from '#features/parts/enquiry/offer-form.ts'
import type { LeadTarget } from '#features/parts/lead-form/build-lead.server.ts'
import { createFinanceForm, parseFinanceAddress } from '#features/screens/finance/finance-form.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { RequestContext } from '#server/request-context.ts'

/** Why there is no form, as a sentence for the developer of the call. */
interface MissingForm {
  readonly missing: string
}

interface FoundForm extends LeadTarget {
  /** Whether the form was open when the vehicle was sold; what was sent is an enquiry for something similar then. */
  readonly soldMeanwhile: boolean
}

const noForm = { missing: 'This site has no form of that name.' } as const

/**
 * Finds a form by the name under which JSON calls know it (API-01): 'enquiry', 'similar', 'offer', 'finance', or the id
 * of a content page. `carId`: id or slug of a vehicle of this site, null for a form without one. One that `isSent` is
 * found also when the vehicle was sold while it was open, as on the form's own page.
 */
export async function findForm(
  { site, stock, ctx }: RequestContext,
  name: string,
  carId: string | null,
  isSent: boolean,
): Promise<FoundForm | MissingForm> {
  const vehicle = carId === null || !isCarKey(carId) ? null : await stock.findByIdOrSlug(ctx, carId)
  if (carId !== null && vehicle === null) return { missing: 'There is no such vehicle.' }
  const found = (form: LeadTarget['form'], about = vehicle): FoundForm => ({
    form,
    vehicle: about,
    soldMeanwhile: false,
  })
  switch (name) {
    case 'enquiry':
    case 'similar': {
      const about = name === 'similar' ? name : 'vehicle'
      return found(createEnquiryForm({ vehicle, about, missing: false }, site))
    }
    case 'offer': {
      const isTaken = vehicle !== null && isOfferTaken(vehicle, site)
      if (vehicle === null || !(isTaken || (isSent && site.vdp_config.make_an_offer)))
        return { missing: 'No offer can be made for that vehicle.' }
      const form = createOfferForm(resolveListing(vehicle, site, ctx.now()), site)
      return { form, vehicle, soldMeanwhile: !isTaken }
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
