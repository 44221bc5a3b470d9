import { data, redirect } from 'react-router'
import { readLimitedText } from '#http/read-limited-text.ts'
import { buildRetryAfter } from '#http/retry-after.ts'
import { noStore, type FormShowing, type LeadReply } from './form-route.ts'
import type { LeadForm } from './lead-form-definition.ts'
import { buildLeadFormView } from './lead-form-view.ts'
import type { LeadTarget } from './build-lead.server.ts'
import { createSubmission, largestForm, submitLead, type LeadServices } from './submit-lead.server.ts'

type FormServices = Pick<LeadServices, 'ctx' | 'site' | 'formSecret'>

/** Makes one rendering of a form, with a submission token of its own. */
export const buildShowing = (services: FormServices, form: LeadForm): FormShowing => ({
  view: buildLeadFormView(form, services.site),
  submission: createSubmission(services, form.name),
})

/** Builds the loader data of a form's page. */
export function showForm(services: FormServices, form: LeadForm) {
  return data({ showing: buildShowing(services, form), siteName: services.site.name }, noStore)
}

/**
 * Handles a form submission: redirects to the success page, or returns the form with its errors, with Retry-After where
 * only time helps. Throws a 413 for a body larger than any valid form (API-04).
 */
export async function receiveLead(services: LeadServices, target: LeadTarget, request: Request) {
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  const outcome = await submitLead(services, target, body, {
    pageUrl: request.headers.get('referer'),
    userAgent: request.headers.get('user-agent'),
  })
  switch (outcome.kind) {
    case 'stored':
      return redirect(`/success?lead=${outcome.leadId}`, 303)
    case 'refused':
      return data<LeadReply>(
        { reply: outcome.reply, submission: outcome.submission },
        {
          status: outcome.status,
          headers: { ...noStore.headers, ...buildRetryAfter(outcome.retryAfterSeconds) },
        },
      )
  }
}
