import { data, redirect } from 'react-router'
import type { EnquiryView } from '#features/parts/enquiry/enquiry-view.ts'
import { notKept, type FormShowing } from './form-route.ts'
import type { LeadReply } from './lead-reply.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import {
  createSubmission,
  largestForm,
  submitLead,
  type CommonValues,
  type FormName,
  type LeadForm,
  type LeadServices,
} from './submit-lead.server.ts'

/** What the loader of a form's page answers. */
export function showForm(
  services: Pick<LeadServices, 'ctx' | 'site' | 'formSecret'>,
  form: FormName,
  view: EnquiryView,
) {
  const showing: FormShowing = { view, submission: createSubmission(services, form) }
  return data({ showing, siteName: services.site.name }, notKept)
}

/**
 * What the action of a form's page answers: the way to the thanks, or the form with what is wrong. Throws a 413 where
 * the body is longer than any true form (API-04).
 */
export async function receiveLead<Values extends CommonValues>(
  services: LeadServices,
  leadForm: LeadForm<Values>,
  request: Request,
) {
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  const outcome = await submitLead(services, leadForm, body, {
    pageUrl: request.headers.get('referer'),
    userAgent: request.headers.get('user-agent'),
  })
  switch (outcome.kind) {
    case 'stored':
      return redirect(`/success?lead=${outcome.leadId}`, 303)
    case 'refused':
      return data<LeadReply>(
        { reply: outcome.reply, submission: outcome.submission },
        { status: outcome.status, ...notKept },
      )
  }
}
