import { data, redirect } from 'react-router'
import { readLimitedText } from '#http/read-limited-text.ts'
import { notKept, type FormShowing, type LeadReply } from './form-route.ts'
import type { LeadForm } from './lead-form-definition.ts'
import { buildLeadFormView } from './lead-form-view.ts'
import { createSubmission, largestForm, submitLead, type LeadServices, type LeadTarget } from './submit-lead.server.ts'

/** What the loader of a form's page answers. */
export function showForm(services: Pick<LeadServices, 'ctx' | 'site' | 'formSecret'>, form: LeadForm) {
  const showing: FormShowing = {
    view: buildLeadFormView(form, services.site),
    submission: createSubmission(services, form.name),
  }
  return data({ showing, siteName: services.site.name }, notKept)
}

/**
 * What the action of a form's page answers: a redirect to the page of thanks, or the form with what is wrong. Throws a
 * 413 where the body is longer than any true form (API-04).
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
        { status: outcome.status, ...notKept },
      )
  }
}
