import { collectionNoticeOf } from '#features/parts/lead-form/lead-form-view.ts'
import { listPolicies } from '#site/content/policies.ts'
import type { Site } from '#site/site.ts'
import type { CheckoutConsent } from './checkout-fields.tsx'

/** The consent of a checkout form. `sent`: what was sent before, of a form that is shown again. */
export function buildCheckoutConsent(site: Site, sent: URLSearchParams | null = null): CheckoutConsent {
  return {
    optInText: site.forms.opt_in_text,
    optIn: sent === null ? site.forms.opt_in_default : sent.has('opt_in'),
    notice: collectionNoticeOf(site),
    policies: listPolicies(site),
  }
}
