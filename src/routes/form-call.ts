import { z } from 'zod'
import { largestForm, submitLead } from '#features/parts/lead-form/submit-lead.server.ts'
import { soldMeanwhileText } from '#domain/enquiry/sold-meanwhile.ts'
import { longestVisit } from '#domain/enquiry/visit-attributes.ts'
import type { HandlerAnswer } from '#http/endpoint.ts'
import type { RequestContext } from '#server/request-context.ts'
import { findForm, formNames } from './find-form.ts'

/** Largest body of a call that submits a form, bytes: that of the same form without scripts. */
export const largestCall = largestForm

/** A field as a form sends it: text, a ticked or empty checkbox, several checkboxes, or nothing. */
export const fieldSchema = z.union([z.string(), z.boolean(), z.array(z.string()).max(100), z.null()])

export const formNameSchema = z
  .string()
  .max(50)
  .describe(
    `${formNames.map((name) => `'${name}'`).join(', ')}, or the name of a content form such as 'service_enquiry'`,
  )

export const submissionSchema = z
  .string()
  .max(100)
  .describe('Token of GET /api/forms/{form}. The same token with the same values is the same lead, however often sent')

const errorsSchema = z.record(z.string(), z.array(z.string())).describe('Messages by field; empty when stored')

/** The fields of every answer that describes a form, besides those of the endpoint itself. */
export const formAnswerFields = {
  error: z.string().nullable(),
  notice: z
    .string()
    .nullable()
    .describe('For the visitor whose form is stored, such as that the vehicle was sold meanwhile; null: nothing'),
  errors: errorsSchema,
  submission: submissionSchema,
}

interface FormCall {
  readonly form: string
  readonly submission: string
  readonly carId: string | null
  readonly fields: Readonly<Record<string, z.infer<typeof fieldSchema>>>
  readonly visit: { readonly pages: readonly string[]; readonly params: Readonly<Record<string, string>> } | null
  readonly pageUrl: string | null
  readonly request: Request
}

/** What a call was answered: the lead, or why there is none. */
interface FormCallResult {
  readonly leadId: string | null
  /** For the visitor; null when the lead is stored. */
  readonly error: string | null
  /** For the visitor, beside the thanks; null: nothing. */
  readonly notice: string | null
  readonly errors: Readonly<Record<string, readonly string[]>>
  /** Token for the next attempt. */
  readonly submission: string
}

/** A refusal, or a result that the endpoint words in its own way. */
type FormCallAnswer = Exclude<HandlerAnswer<never>, { readonly status: 200 | 204 }> | FormCallResult

/** Submits a form for a JSON call, as `submitLead` does for every page: one way to make a lead (API-01). */
export async function submitFormCall(services: RequestContext, call: FormCall): Promise<FormCallAnswer> {
  const target = await findForm(services, call.form, call.carId, true)
  if ('missing' in target) return { status: 404, detail: target.missing }
  const outcome = await submitLead(services, target, writeBody(call), {
    pageUrl: call.pageUrl,
    userAgent: call.request.headers.get('user-agent'),
  })
  if (outcome.kind === 'stored') {
    const notice = target.soldMeanwhile ? soldMeanwhileText : null
    return { leadId: outcome.leadId, error: null, notice, errors: {}, submission: call.submission }
  }
  const { '': formErrors, ...fieldErrors } = outcome.reply.error ?? {}
  const [formError = null] = formErrors ?? []
  switch (outcome.status) {
    case 422:
      return {
        leadId: null,
        error: formError ?? 'Please fix the following errors:',
        notice: null,
        errors: Object.fromEntries(Object.entries(fieldErrors).map(([name, messages]) => [name, messages ?? []])),
        submission: outcome.submission,
      }
    case 429:
      return { status: 429, detail: formError ?? '', retryAfterSeconds: outcome.retryAfterSeconds ?? 0 }
    case 503:
      return { status: 503, detail: formError ?? '' }
  }
}

/** The fields as a form would post them, so that one parser reads both. */
function writeBody({ fields, submission, visit }: FormCall): string {
  const body = new URLSearchParams()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === false) continue
    for (const text of Array.isArray(value) ? value : [value === true ? 'on' : value])
      body.append(name, text.toWellFormed())
  }
  body.set('submission', submission)
  const visitText = visit === null ? '' : JSON.stringify(visit)
  body.set('visit', visitText.length > longestVisit ? '' : visitText)
  return body.toString()
}
